"""What the tables need from outside, and what they give: the store below, the web above."""

from collections.abc import AsyncIterator
from typing import Protocol

import msgspec

from pioche.tables.commands import AnyCommand
from pioche.tables.entries import AnyEntry
from pioche.tables.notices import AnyNotice, Happened, Whole
from pioche.tables.settings import Settings


class Kept(msgspec.Struct, frozen=True):
    """An entry of a log as it is kept: its number in the table, from 1, and when it was written (Unix seconds)."""

    number: int
    at: float
    entry: AnyEntry


class Log(Protocol):
    """The store: `append` fails with `LogConflict` where the number is taken already."""

    async def open(self, table: str, seed: str, entry: Kept) -> None:
        """A new table: its secret seed and the first entry."""

    async def append(self, table: str, entry: Kept) -> None:
        """One entry more; (table, number) is unique."""

    async def read(self, table: str, after: int = 0) -> tuple[str, list[Kept]]:
        """The seed and the entries after a number; UnknownTable if there is no such table."""


class Viewer(msgspec.Struct, frozen=True):
    """Whose eyes: a seat, or a spectator's."""

    seat: int | None


class Ticket(msgspec.Struct, frozen=True):
    """What somebody who sits down gets: the seat and the secret that opens it from anywhere."""

    table: str
    seat: int
    secret: str


class Watch(Protocol):
    """An open ear at a table: iterate over it; `close` it when the viewer goes."""

    def __aiter__(self) -> AsyncIterator[AnyNotice]:
        """Notices in order, none lost; a viewer too slow to keep up is told to begin again with a whole view."""

    async def close(self) -> None:
        """Stop listening."""


class Table(Protocol):
    """One live table: a single writer takes all commands in order. Store, then tell."""

    id: str

    async def sit(self, name: str, seat: int | None = None) -> Ticket:
        """Take an empty chair, or a bot's in a running game."""

    def seat_of(self, secret: str) -> int | None:
        """The seat a secret opens, if it opens one."""

    async def do(self, viewer: Viewer, command: AnyCommand) -> int:
        """Carry out a command; the number of the log after it, or a PiocheError and nothing changed."""

    def whole(self, viewer: Viewer) -> Whole:
        """All a viewer may know now."""

    def since(self, viewer: Viewer, number: int) -> list[Happened] | None:
        """What happened after a number, if that is still at hand."""

    async def watch(self, viewer: Viewer) -> Watch:
        """Hear from now on what happens; a seat that is watched is here."""


class House(Protocol):
    """All tables: opened, found again from the store, closed when nobody needs them."""

    async def open(self, settings: Settings, name: str, bots: dict[int, str]) -> Ticket:
        """A new table with the host on a chair, and bots on others."""

    async def table(self, name: str) -> Table:
        """The table of that id; UnknownTable if there is none."""
