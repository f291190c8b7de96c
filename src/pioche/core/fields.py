"""A table is a fixed set of named fields: small numbers, and lists and grids of them.

A game declares its fields once, as annotations. From these come the plain table of Python lists that people's games
are played on, its bytes, and (in `pioche.fast`) the record that the compiled rules work on.
"""

import struct
from typing import Annotated, ClassVar, NamedTuple, Self, get_args

I8, I16, I64 = "i1", "i2", "i8"
WIDEST = 8
CODES = {I8: "b", I16: "h", I64: "q"}

Small = Annotated[int, I8]
Wide = Annotated[int, I16]
Row = list[int]
Grid = list[list[int]]


class Field(NamedTuple):
    """One field: its name, the width of its numbers, and its shape: () is a number, (n,) a list, (m, n) a grid."""

    name: str
    width: str
    shape: tuple[int, ...]


class Fields:
    """The base of every table: all fields start at 0, which everywhere means nothing there, or not known.

    As bytes the widest fields come first, and the whole is as long as whole numbers of the widest: every number then
    lies where a GPU can read it, with no gap but at the end.
    """

    FIELDS: ClassVar[tuple[Field, ...]] = ()
    _format: ClassVar[struct.Struct]
    _rows: ClassVar[tuple[str, ...]] = ()
    _grids: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        fields = (_field(name, hint) for name, hint in cls.__annotations__.items())
        cls.FIELDS = tuple(sorted(fields, key=lambda field: field.width, reverse=True))
        cls._rows = tuple(field.name for field in cls.FIELDS if len(field.shape) == 1)
        cls._grids = tuple(field.name for field in cls.FIELDS if len(field.shape) == 2)
        codes = "".join(f"{_count(field.shape)}{CODES[field.width]}" for field in cls.FIELDS)
        cls._format = struct.Struct(f"<{codes}{-struct.calcsize('<' + codes) % WIDEST}x")

    def __init__(self) -> None:
        for name, _, shape in self.FIELDS:
            if len(shape) == 2:
                setattr(self, name, [[0] * shape[1] for _ in range(shape[0])])
            else:
                setattr(self, name, [0] * shape[0] if shape else 0)

    def copy(self) -> Self:
        """Another table with the same numbers."""
        state = self.__dict__.copy()
        for name in self._rows:
            state[name] = state[name][:]
        for name in self._grids:
            state[name] = [row[:] for row in state[name]]
        other = object.__new__(type(self))
        other.__dict__ = state
        return other

    def pack(self) -> bytes:
        """All numbers as bytes, field by field, lowest byte first: the same as the compiled record's."""
        numbers: list[int] = []
        for name, _, shape in self.FIELDS:
            value = getattr(self, name)
            if len(shape) == 2:
                for row in value:
                    numbers += row
            elif shape:
                numbers += value
            else:
                numbers.append(value)
        return self._format.pack(*numbers)

    @classmethod
    def unpack(cls, data: bytes) -> Self:
        """The table whose bytes these are."""
        numbers = iter(cls._format.unpack(data))
        table = cls()
        for name, _, shape in cls.FIELDS:
            if len(shape) == 2:
                setattr(table, name, [[next(numbers) for _ in range(shape[1])] for _ in range(shape[0])])
            else:
                setattr(table, name, [next(numbers) for _ in range(shape[0])] if shape else next(numbers))
        return table


def _field(name: str, hint: object) -> Field:
    _, width, *shape = get_args(hint)
    return Field(name, width, tuple(shape))


def _count(shape: tuple[int, ...]) -> int:
    count = 1
    for length in shape:
        count *= length
    return count
