"""A table on which chance may still have to say what comes."""

from collections.abc import Callable
from typing import Any, NamedTuple

Action = tuple[int, int]
Weights = list[tuple[int, int]]


class Position(NamedTuple):
    """A table, and what still waits for chance; nothing of it is ever changed.

    `step` is what is being done once the cards it looks at are chosen: a seat's action, or `GO_ON`.
    """

    table: Any
    wanted: str = ""
    step: Action | None = None
    chosen: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())


class Dealer(NamedTuple):
    """How chance deals in one game.

    `begin(table)` is the position before all chance; `act(position, actions)` the one after some seats' actions, with
    the actions that all have seen by then; `outcomes(position)` what chance may bring now, each with its weight, and
    nothing where seats decide; `bring(position, outcome)` the position after it; `forget(table)` takes from a whole
    table what no draw has shown; `text(position, outcome, edition)` is for people.
    """

    begin: Callable[[Any], Position]
    act: Callable[[Position, tuple[Action, ...]], tuple[Position, tuple[Action, ...]]]
    outcomes: Callable[[Position], Weights]
    bring: Callable[[Position, int], Position]
    forget: Callable[[Any], None]
    text: Callable[[Position, int, Any], str]


def weights_of(counts: list[int]) -> Weights:
    """An outcome for each kind, from kind 1, of which there is at least one card."""
    return [(kind - 1, count) for kind, count in enumerate(counts) if kind and count > 0]
