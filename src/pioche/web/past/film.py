"""A record played again and kept moment by moment, to be looked at through anybody's eyes."""

import json
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from pioche.core.errors import BadRecord, PiocheError
from pioche.i18n.words import Words
from pioche.play.records import to_line
from pioche.play.replay import first_moment, read_setup, replay
from pioche.play.rounds import Scoring, scoring_of
from pioche.play.values import Game
from pioche.web.rest.messages import Step
from pioche.web.wire import Line

KEPT = 4


class Film(NamedTuple):
    """A finished game, every moment of it from the deal on."""

    record: dict[str, Any]
    moments: tuple[Game, ...]

    @property
    def last(self) -> int:
        """The number of the last move."""
        return len(self.moments) - 1

    def view(self, at: int, eyes: int | None) -> dict[str, Any]:
        """The table after so many moves; where a round of 5211 was scored, as it lay then, with the new scores."""
        view = self.moments[at].view(eyes)
        scoring = self.scoring(at, eyes)
        return scoring.view | {"scores": view["scores"], "over": view["over"]} if scoring else view

    def scoring(self, at: int, eyes: int | None) -> Scoring | None:
        """5211-M1: a round of 5211 that was scored by that move, whose cards are gone when it is over."""
        if not at or self.record["game"] != "5211":
            return None
        return scoring_of(self.moments[at - 1].view(eyes), self.moments[at].explain())

    def step(self, at: int, eyes: int | None, words: Words, names: Sequence[str], with_view: bool = True) -> Step:
        """A moment in the reader's language; a sealed card is told to its owner's eyes alone."""
        seat, move = self.record["moves"][at - 1] if at else (None, None)
        events = self.moments[at].explain()
        is_sealed = any(event.key == "g5211-laid" for event in events)
        return Step(
            number=at,
            seat=seat,
            move=None if is_sealed and seat != eyes else move,
            lines=tuple(Line(words.tell(each, names), each.key, each.rule, each.facts.get("seat")) for each in events),
            view=self.view(at, eyes) if with_view else {},
        )

    def scores(self) -> list[tuple[int, tuple[int, ...]]]:
        """The points of all seats at the deal, whenever they changed, and at the end."""
        told = [(0, self.moments[0].scores)]
        for at, game in enumerate(self.moments):
            if game.scores != told[-1][1] or (at == self.last and told[-1][0] != at):
                told.append((at, game.scores))
        return told


def film_of(record: dict[str, Any]) -> Film:
    """The film of a finished game's record."""
    return played_again(to_line(record))


@lru_cache(KEPT)
def played_again(text: str) -> Film:
    """The game of a record's text, move by move."""
    record = json.loads(text)
    game = first_moment(read_setup(record), record["luck"])
    moments = [game]
    for seat, move in record["moves"]:
        game = game.play(seat, move)
        moments.append(game)
    return Film(record, tuple(moments))


@lru_cache(KEPT)
def trouble_in(text: str) -> PiocheError | None:
    """What is wrong with a record's text when everything is dealt and played again; nothing, as a rule."""
    try:
        replay(json.loads(text))
    except BadRecord as error:
        return error
    return None
