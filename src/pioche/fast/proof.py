"""Proof of equality: random games whose every table, after every action, goes into one number.

Where plain Python, the CPU and the GPU give the same number for a seed, they gave the same bytes all the way.
"""

from collections.abc import Callable
from typing import Any

from pioche.core.contract import Rules
from pioche.core.fields import Fields
from pioche.core.luck import WORD, seeded, step
from pioche.play.match import DICE

FACTOR = 0x01000193


def fold(number: int, value: int) -> int:
    """One more value into the number."""
    return ((number ^ (value & WORD)) * FACTOR) & WORD


def digest_of(table: type[Fields]) -> Callable[[Any, int], int]:
    """A function that folds every field of a table into a number, written from the table's fields."""
    lines = ["def digest(table, number):"]
    for name, _, shape in table.FIELDS:
        lines += [f"{'    ' * (depth + 1)}for i{depth} in range({length}):" for depth, length in enumerate(shape)]
        places = "".join(f"[i{depth}]" for depth in range(len(shape)))
        lines.append(f"{'    ' * (len(shape) + 1)}number = fold(number, table.{name}{places})")
    space: dict[str, Any] = {"fold": fold, "__name__": __name__}
    exec("\n".join([*lines, "    return number"]), space)
    digest: Callable[[Any, int], int] = space["digest"]
    return digest


def proved_game(rules: Rules, digest: Callable[[Any, int], int] | None = None) -> Callable[..., int]:
    """`play(table, seed, actions)`: a random game, and the number of all its tables."""
    deal, to_act, legal, apply = rules.deal, rules.to_act, rules.legal, rules.apply
    digest = digest or digest_of(rules.table)

    def play(table: Any, seed: int, actions: Any) -> int:
        deal(table, seed)
        a, b, c, counter = seeded(seed ^ DICE)
        number = digest(table, 0)
        while True:
            waiting = to_act(table)
            if waiting == 0:
                return number
            seat = 0
            while waiting:
                if waiting & 1:
                    found = legal(table, seat, actions)
                    word, a, b, c, counter = step(a, b, c, counter)
                    apply(table, seat, actions[(word * found) >> 32])
                    number = digest(table, number)
                waiting >>= 1
                seat += 1

    return play
