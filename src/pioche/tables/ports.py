"""What the tables need from outside, and what they give: the store below, the web above."""

from collections.abc import AsyncIterator, Callable, Collection
from typing import Any, Protocol

import msgspec

from pioche.core.contract import Event
from pioche.tables.commands import AnyCommand
from pioche.tables.entries import AnyEntry
from pioche.tables.notices import AnyNotice, Happened, Stage, Whole
from pioche.tables.settings import Settings


class Kept(msgspec.Struct, frozen=True):
    """An entry of a log as it is kept: its number in the table, from 1, and when it was written (Unix seconds)."""

    number: int
    at: float
    entry: AnyEntry


class Standing(msgspec.Struct, frozen=True):
    """What the store keeps of a table beside its log: its stage, and when it has to act though nobody is here."""

    stage: Stage
    due: float | None = None


class LogConflict(Exception):
    """Another process has written under that number: read what is missing and try again."""


News = Callable[[str, int | str], None]


class Log(Protocol):
    """The store. What is to be kept at once is kept together or not at all."""

    has_rivals: bool
    """Whether other processes may write as well."""

    async def open(self, table: str, seed: str, entries: list[Kept]) -> None:
        """A new table: its secret seed and the first entries."""

    async def append(self, table: str, entries: list[Kept], standing: Standing | None = None) -> None:
        """Some entries more, and how the table stands then, if otherwise; LogConflict where a number is taken."""

    async def read(self, table: str, after: int = 0) -> tuple[str, list[Kept]]:
        """The seed and the entries after a number; UnknownTable, or OtherRules where an entry cannot be read."""

    async def due(self, until: float) -> tuple[dict[str, float], float | None]:
        """The tables that have to act up to a time, with when they had to, and when the next one has to."""

    async def put_off(self, table: str, was_due: float, due: float | None) -> None:
        """A table has to act at another time than was said; nothing if something else is said meanwhile."""

    async def follow(self, news: News) -> None:
        """Call `news` whenever another process has written or passed something on, if one can.

        Its second argument is the number a table is at, or the text that was passed on; an empty name of a table means
        that something may have been missed.
        """

    async def pass_on(self, table: str, text: str) -> None:
        """Tell other processes something that is kept nowhere and holds no secret."""

    async def forget(self, idle_since: dict[Stage, float]) -> int:
        """Delete the tables of each stage where nothing has happened since a time (Unix seconds), and say how many."""

    async def close(self) -> None:
        """Let go of files and connections."""


class Handle(Protocol):
    """Something that will be called."""

    def cancel(self) -> None:
        """Do not call it."""


class Clock(Protocol):
    """Time is an argument."""

    def now(self) -> float:
        """Unix seconds."""

    def call_at(self, when: float, call: Callable[[], None]) -> Handle:
        """Call something at a time, or soon if that has passed."""


class Question(msgspec.Struct, frozen=True):
    """What a bot is asked: all that its seat may know as bytes, the legal actions, and luck of its own."""

    level: str
    game: str
    seat: int
    known: bytes
    actions: tuple[int, ...]
    luck: int


class Thinker(Protocol):
    """Where bots think."""

    async def choose(self, question: Question) -> int:
        """One of the actions; never an error, never for ever."""

    async def close(self) -> None:
        """Stop thinking."""


class Viewer(msgspec.Struct, frozen=True):
    """Whose eyes: a seat, or a spectator's."""

    seat: int | None


class Ticket(msgspec.Struct, frozen=True):
    """What somebody who sits down gets: the seat and the secret that opens it from anywhere."""

    table: str
    seat: int
    secret: str

    def __repr__(self) -> str:
        return f"Ticket(table={self.table!r}, seat={self.seat})"


class Moment(msgspec.Struct, frozen=True):
    """One moment of a finished game: after how many moves, the last of them, what it led to, and how the table lay."""

    number: int
    seat: int | None
    move: str | None
    events: tuple[Event, ...]
    view: dict[str, Any]


class Watch(Protocol):
    """An open ear at a table: iterate over it; `close` it when the viewer goes."""

    viewer: Viewer
    """Whose eyes; who loses a seat (left, sent away) goes on as a spectator, and is told to begin again."""

    def __aiter__(self) -> AsyncIterator[AnyNotice]:
        """Notices in order, none lost; a viewer too slow to keep up is told to begin again with a whole view."""

    async def close(self) -> None:
        """Stop listening."""


class Table(Protocol):
    """One live table: a single writer takes all commands in order. Store, then tell."""

    id: str

    async def sit(self, name: str, seat: int | None = None) -> Ticket:
        """Take an empty chair, or a bot's; in a running game just a bot's."""

    def seat_of(self, secret: str) -> int | None:
        """The seat a secret opens, if it opens one; after a rematch the same secret opens the new seat."""

    async def do(self, viewer: Viewer, command: AnyCommand, wish: str | None = None) -> int:
        """Carry out a command; the number of the log after it, or a PiocheError and nothing changed.

        A wish with the same text from the same viewer is carried out once; it must name the client and its message.
        """

    def whole(self, viewer: Viewer) -> Whole:
        """All a viewer may know now."""

    def since(self, viewer: Viewer, number: int) -> list[Happened] | None:
        """What happened after a number, if that is still at hand."""

    async def watch(self, viewer: Viewer) -> Watch:
        """Hear from now on what happens; a seat that is watched is here, and takes itself back from a stand-in.

        Call `whole` or `since` at once afterwards, before anything else is awaited: so nothing is missed or told twice.
        """

    def record(self) -> dict[str, Any]:
        """The record of the finished game; NotOver before."""

    def replay(self, eyes: int | None) -> list[Moment]:
        """The finished game move by move, from a seat's eyes or a spectator's; NotOver before."""


class House(Protocol):
    """All tables: opened, found again from the store, closed when nobody needs them."""

    @property
    def tables(self) -> Collection[Table]:
        """The tables that are live in this process."""

    async def open(self, settings: Settings, people: list[str], bots: dict[int, str]) -> list[Ticket]:
        """A new table with people on the first chairs that are not the bots'; the first of them is the host.

        One name, but where a device is passed around: there everybody who plays on it.
        """

    async def table(self, name: str) -> Table:
        """The table of that id; UnknownTable if there is none, OtherRules if its log cannot be played again."""

    async def close(self) -> None:
        """Let all tables rest, and go."""
