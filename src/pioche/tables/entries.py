"""The log of a table: what happened, in order. A table is its settings, its seed and this log, and nothing else."""

from typing import Literal

import msgspec

from pioche.tables.settings import Settings

By = Literal["player", "bot", "clock"]


class Entry(msgspec.Struct, frozen=True, tag_field="kind"):
    """One thing that happened; the store adds its number and when."""


class Opened(Entry, frozen=True, tag="opened"):
    """A table was opened, with a commitment to its secret seed."""

    settings: Settings
    commitment: str


class Sat(Entry, frozen=True, tag="sat"):
    """Somebody took a chair; the seat's secret is kept as its hash alone. The first to sit is the host."""

    seat: int
    name: str
    secret_hash: str


class BotSat(Entry, frozen=True, tag="bot-sat"):
    """A bot was put on a chair."""

    seat: int
    level: str


class Left(Entry, frozen=True, tag="left"):
    """A chair became free, by whoever sat there or by the host; in a running game a bot takes it at once.

    After the end the chair keeps its name, but there is no rematch with whoever left.
    """

    seat: int


class HostPassed(Entry, frozen=True, tag="host-passed"):
    """The host was away, and somebody who is here is the host now."""

    seat: int


class Renamed(Entry, frozen=True, tag="renamed"):
    """Somebody goes by another name."""

    seat: int
    name: str


class Started(Entry, frozen=True, tag="started"):
    """The cards were dealt, under the rules of that version; empty chairs are for bots."""

    rules_version: int = 1


class Moved(Entry, frozen=True, tag="moved"):
    """A seat made a move, in notation; by its player, by a bot, or by a bot since the clock ran out."""

    seat: int
    move: str
    by: By = "player"


class TookBack(Entry, frozen=True, tag="took-back"):
    """5211-R2: a seat took its sealed cards back."""

    seat: int


class Covered(Entry, frozen=True, tag="covered"):
    """A stand-in bot plays for somebody who is away, or who does nothing, since another seat asked for it."""

    seat: int
    asked_by: int | None = None


class CameBack(Entry, frozen=True, tag="came-back"):
    """Somebody plays again where a bot had stood in."""

    seat: int


class ChatSwitched(Entry, frozen=True, tag="chat-switched"):
    """The host switched the chat on or off."""

    is_on: bool


class Rematched(Entry, frozen=True, tag="rematched"):
    """The same people go on at another table."""

    table: str


AnyEntry = (
    Opened
    | Sat
    | BotSat
    | Left
    | HostPassed
    | Renamed
    | Started
    | Moved
    | TookBack
    | Covered
    | CameBack
    | ChatSwitched
    | Rematched
)
