"""What a viewer of a table is told: numbers, plain data and events, no sentences; only what that viewer may know."""

from typing import Any, Literal

import msgspec

from pioche.core.contract import Event
from pioche.tables.entries import By
from pioche.tables.settings import Settings

Sitter = Literal["empty", "player", "bot"]
Stage = Literal["gathering", "playing", "over"]


class Chair(msgspec.Struct, frozen=True):
    """A chair as all may see it; `level` is the bot's, or the stand-in's while its player is away.

    A bot has a given name as people have. After the end `has_left` says with whom there is no rematch.
    """

    sitter: Sitter
    name: str
    level: str | None = None
    is_covered: bool = False
    is_here: bool = False
    is_host: bool = False
    has_left: bool = False


class Ask(msgspec.Struct, frozen=True):
    """What a seat is asked now: the number of the question, the legal moves, and until when (Unix seconds).

    Without moves all is laid (5211), and may still be taken back. The number is that of the seat's answers so far, and
    one: moves, whoever made them, and cards taken back.
    """

    number: int
    moves: tuple[str, ...]
    may_take_back: bool
    until: float | None = None


class Whole(msgspec.Struct, frozen=True):
    """All a viewer may know of a table at one number of its log; `view` is the game's own, None before the deal.

    `clocks` says until when (Unix seconds) each seat must have decided, None where no clock runs. `cover_from` says
    from when the others who sit here may ask for a stand-in at each seat (`cover`), None where they cannot.
    """

    number: int
    stage: Stage
    settings: Settings
    commitment: str
    chairs: tuple[Chair, ...]
    seat: int | None
    view: dict[str, Any] | None
    ask: Ask | None
    chat_is_on: bool
    clocks: tuple[float | None, ...]
    cover_from: tuple[float | None, ...] = ()
    winners: tuple[int, ...] = ()
    seed: str | None = None  # told when the game is over
    next_table: str | None = None


class Happened(msgspec.Struct, frozen=True):
    """One entry of the log as a viewer may hear of it: what it was, what followed and why, and the table after it."""

    whole: Whole
    kind: str
    about: int | None  # the seat it is about
    by: By | None  # who made a move
    asked_by: int | None  # the seat that asked for a stand-in
    events: tuple[Event, ...]
    before: dict[str, Any] | None = None  # how the table lay before a round was scored
    left: str = ""  # the name of who left: the chair has no name now, or that of another


class Said(msgspec.Struct, frozen=True):
    """Words or a reaction; they pass by and are kept nowhere."""

    seat: int | None
    words: str | None = None
    reaction: str | None = None


class Presence(msgspec.Struct, frozen=True):
    """Who is connected, by seat; passes by as well."""

    here: tuple[bool, ...]
    watching: int


# a whole table told out of turn means: begin again with this, for something was missed
AnyNotice = Happened | Said | Presence | Whole
