"""What a seat knows, as one row of numbers, and what the numbers are called."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from pioche.core.contract import Rules
from pioche.core.fields import Field

# never known to anyone, or only working space
LEFT_OUT = {"awaits", "luck", "unseen"}


def observed(rules: Rules, known: Any) -> Sequence[int]:
    """The numbers of a seat's knowledge, as many and in the order as their names; each fits in 16 bits."""
    numbers: list[int] = []
    for name, _, shape in kept(rules):
        value = getattr(known, name)
        if len(shape) == 2:
            for row in value:
                numbers += row
        elif shape:
            numbers += value
        else:
            numbers.append(value)
    return numbers


@cache
def observed_names(rules: Rules) -> tuple[str, ...]:
    """The name of each number: a field, with its place in it, such as `hand[0][2]`."""
    names: list[str] = []
    for name, _, shape in kept(rules):
        places = [""]
        for length in shape:
            places = [f"{place}[{number}]" for place in places for number in range(length)]
        names += [name + place for place in places]
    return tuple(names)


@cache
def kept(rules: Rules) -> tuple[Field, ...]:
    """The fields that are shown."""
    return tuple(field for field in rules.table.FIELDS if field.name not in LEFT_OUT)
