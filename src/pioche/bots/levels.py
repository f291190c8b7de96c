"""The levels there are, by name."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pioche.bots.greedy import g5211, kobito, kudos
from pioche.core.luck import below
from pioche.play.setup import find

Choose = Callable[[Any, int, Sequence[int], list[int]], int]


class Bot(NamedTuple):
    """A player: its level, and the choice of one of the legal actions from what its seat knows.

    `choose(known, seat, actions, luck)` gets the output of `know`, the legal actions, and luck of its own.
    """

    level: str
    choose: Choose
    needs_to_know: bool = True


def choose_any(known: Any, seat: int, actions: Sequence[int], luck: list[int]) -> int:  # noqa: ARG001
    """Any legal action, each as likely."""
    return actions[below(luck, len(actions))]


LEVELS = ("random", "greedy")
GREEDY: dict[str, Choose] = {"5211": g5211.choose, "kobito": kobito.choose, "kudos": kudos.choose}


def bot_of(level: str, game: str) -> Bot:
    """The bot of that level for a game."""
    name = find("bot", level, list(LEVELS))
    if name == "random":
        return Bot(name, choose_any, needs_to_know=False)
    return Bot(name, GREEDY[game])
