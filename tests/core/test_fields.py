"""Tables as bytes: packed, unpacked, copied, and never sharing a list."""

import random
from typing import Any

import pytest

from pioche.games.catalogue import GAMES, rules_of

WIDTHS = {"i1": 1, "i2": 2, "i8": 8}


def filled(game: str) -> Any:
    """A table with a different number in every place."""
    chance = random.Random(game)
    table = rules_of(game).table()
    for field in table.FIELDS:
        most = 2 ** (8 * WIDTHS[field.width] - 1)
        if not field.shape:
            setattr(table, field.name, chance.randrange(-most, most))
            continue
        rows = [getattr(table, field.name)] if len(field.shape) == 1 else getattr(table, field.name)
        for row in rows:
            row[:] = [chance.randrange(-most, most) for _ in row]
    return table


@pytest.mark.parametrize("game", GAMES)
def test_a_table_comes_back_from_its_bytes(game: str) -> None:
    table = filled(game)
    again = type(table).unpack(table.pack())
    assert again.__dict__ == table.__dict__


@pytest.mark.parametrize("game", GAMES)
def test_a_copy_shares_nothing_with_its_table(game: str) -> None:
    table = filled(game)
    packed, copy = table.pack(), table.copy()
    assert copy.pack() == packed
    for field in table.FIELDS:
        if len(field.shape) == 1:
            getattr(copy, field.name)[0] ^= 1
        elif field.shape:
            getattr(copy, field.name)[0][0] ^= 1
        else:
            setattr(copy, field.name, 0)
    assert table.pack() == packed


@pytest.mark.parametrize("game", GAMES)
def test_no_field_has_a_name_that_arrays_use_for_themselves(game: str) -> None:
    taken = {
        "size",
        "round",
        "copy",
        "view",
        "data",
        "shape",
        "dtype",
        "item",
        "fill",
        "sort",
        "all",
        "any",
        "max",
        "min",
    }
    assert not taken & {field.name for field in rules_of(game).table.FIELDS}
