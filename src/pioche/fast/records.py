"""A table as one record of a NumPy array: the same fields in the same order, and the same bytes."""

from typing import Any

import numpy as np

from pioche.core.fields import Fields
from pioche.play.setup import Setup
from pioche.play.values import new_table


def record_type(table: type[Fields]) -> np.dtype[Any]:
    """The record that holds the fields of a table."""
    return np.dtype([(field.name, field.width, field.shape) for field in table.FIELDS], align=True)


def to_record(table: Fields) -> Any:
    """A table as an array of one record."""
    return np.frombuffer(table.pack(), dtype=record_type(type(table))).copy()


def to_table(record: Any, table: type[Fields]) -> Fields:
    """One record as a table of Python lists."""
    return table.unpack(record.tobytes())


def laid_out(setup: Setup) -> Any:
    """An array of one record with the edition's numbers on it and nothing else: every game starts as its copy."""
    return to_record(new_table(setup))
