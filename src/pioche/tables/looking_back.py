"""Finished games: the record with the names of who played, and the game move by move through anybody's eyes."""

from dataclasses import replace
from typing import Any

from pioche.core.errors import NotOver
from pioche.play.luck import source_of
from pioche.play.values import Game, begin
from pioche.tables.ports import Moment
from pioche.tables.state import State


def finished_game(state: State) -> Game:
    """The game with its players, if it is over."""
    if state.game is None or not state.game.is_over:
        raise NotOver
    players = tuple(f"bot:{place.level}" if place.sitter == "bot" else place.name for place in state.places)
    return replace(state.game, setup=replace(state.game.setup, players=players))


def record_of(state: State) -> dict[str, Any]:
    """The record of a finished game; anyone can check it."""
    return finished_game(state).record()


def moments_of(state: State, eyes: int | None) -> list[Moment]:
    """A finished game move by move, as a seat or a spectator saw it: sealed cards stay sealed until their reveal."""
    end = finished_game(state)
    game = begin(end.setup, source_of(end.setup.seed))
    moments = [Moment(0, None, None, (), game.view(eyes))]
    for number, (seat, move) in enumerate(end.moves, start=1):
        game = game.play(seat, move)
        moments.append(Moment(number, seat, move, game.explain(), game.view(eyes)))
    return moments
