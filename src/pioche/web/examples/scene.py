"""A scene: how the cards were stacked, what was played, and which part of it is shown."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pioche.core.contract import Event
from pioche.play.luck import Recorded
from pioche.play.rounds import scoring_of
from pioche.play.setup import prepare
from pioche.play.values import Game, begin

View = dict[str, Any]
Move = tuple[int, str]


class Example(NamedTuple):
    """A clause shown: tables to draw with the seats to draw, and what the engine says happened."""

    name: str
    clause: str
    views: tuple[View, ...]
    seats: tuple[int, ...]
    events: tuple[Event, ...]


class Scene(NamedTuple):
    """Moves that lead up to an example, and moves that are the example; `name` is the key of its caption."""

    name: str
    clause: str
    opening: Callable[[], Game]
    before: Sequence[Move]
    moves: Sequence[Move]
    eyes: int | None = None
    seats: Sequence[int] = (0,)
    shows_before: bool = False
    shows_after: bool = True

    def play(self) -> Example:
        """The example, played now."""
        game = play_all(self.opening(), self.before)
        views = [game.view(self.eyes)] if self.shows_before else []
        events: list[Event] = []
        for seat, move in self.moves:
            last, game = game, game.play(seat, move)
            events += game.explain()
        scoring = scoring_of(last.view(self.eyes), game.explain())
        if scoring:
            return Example(self.name, self.clause, (scoring.view,), tuple(self.seats), scoring.steps)
        if self.shows_after:
            views.append(game.view(self.eyes))
        return Example(self.name, self.clause, tuple(views), tuple(self.seats), tuple(events))


def play_all(game: Game, moves: Sequence[Move]) -> Game:
    """The game after these moves."""
    for seat, move in moves:
        game = game.play(seat, move)
    return game


def stacked(game: str, edition: str, seats: int, luck: list[Any]) -> Game:
    """A game with this luck."""
    return begin(prepare(game, edition, None, seats, {}, None, ""), Recorded(luck))


def filled(top: Sequence[str], box: Counter[str]) -> list[str]:
    """A whole deck: these cards from the top, the others of the box below."""
    left = box.copy()
    left.subtract(top)
    assert min(left.values()) >= 0, f"the box has not so many of {-left}"
    return [*top, *left.elements()]
