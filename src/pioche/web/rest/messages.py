"""What goes in and comes out of the table's requests, as types."""

from typing import Annotated, Any

import msgspec

from pioche.tables.commands import AnyCommand, Level, Name, Seat
from pioche.tables.notices import Chair, Stage
from pioche.tables.settings import Pace, Settings
from pioche.web.wire import Line, MessageId

Key = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Secret = Annotated[str, msgspec.Meta(min_length=8, max_length=64)]
MOST_OPTIONS = 8


class FromPage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a page sends; nothing in it is passed over in silence."""


class Opening(FromPage, frozen=True, kw_only=True):
    """A table to open: `bots` says which chairs have one, and of which level.

    `names` are all who play where one device is passed around (`shared`); else it is the host's `name` alone.
    """

    game: Key
    name: Name
    edition: Key | None = None
    variant: Key | None = None
    options: Annotated[dict[str, Any], msgspec.Meta(max_length=MOST_OPTIONS)] = {}
    seats: Annotated[int, msgspec.Meta(ge=1, le=6)] | None = None
    pace: Pace = "relaxed"
    shared: bool = False
    names: Annotated[tuple[Name, ...], msgspec.Meta(max_length=6)] = ()
    bots: Annotated[dict[str, Level], msgspec.Meta(max_length=6)] = {}


class Sitting(FromPage, frozen=True):
    """A wish to sit down, on a certain chair or on any."""

    name: Name
    seat: Seat | None = None


class Claiming(FromPage, frozen=True):
    """The secret of a seat, from a seat's link."""

    secret: Secret


class Doing(FromPage, frozen=True):
    """A wish with an id of the client's own, from a seat this browser holds."""

    id: MessageId
    command: AnyCommand
    seat: Seat | None = None


class Seated(msgspec.Struct, frozen=True):
    """A seat this browser now holds; `seats` are all it holds at the table, `link` opens the seat anywhere."""

    table: str
    seat: int
    link: str
    seats: tuple[int, ...]


class Claimed(msgspec.Struct, frozen=True):
    """A seat this browser now holds."""

    table: str
    seat: int
    seats: tuple[int, ...]


class DoneNow(msgspec.Struct, frozen=True):
    """A wish was carried out; the number of the log after it."""

    id: int
    number: int


class TableSeen(msgspec.Struct, frozen=True):
    """What a visitor may know of a table; `seats` are those this browser holds."""

    table: str
    number: int
    stage: Stage
    settings: Settings
    chairs: tuple[Chair, ...]
    commitment: str
    seats: tuple[int, ...]
    next_table: str | None = None


class Links(msgspec.Struct, frozen=True):
    """Addresses to pass on: to sit down, to watch, and of one's own seat."""

    invitation: str
    watch: str
    seat: str | None = None


class Step(msgspec.Struct, frozen=True):
    """One moment of a finished game."""

    number: int
    seat: int | None
    move: str | None
    lines: tuple[Line, ...]
    view: dict[str, Any]


class Replayed(msgspec.Struct, frozen=True):
    """A finished game move by move."""

    table: str
    settings: Settings
    players: tuple[str, ...]
    eyes: int | None
    steps: tuple[Step, ...]


class EditionSeen(msgspec.Struct, frozen=True):
    """An edition or variant: its seats and options, with what each option can be."""

    edition: str
    variant: str | None
    seats: tuple[int, ...]
    usual_seats: int
    language: str | None
    options: dict[str, Any]
    allowed: dict[str, str]


class GameSeen(msgspec.Struct, frozen=True):
    """A game with its editions."""

    game: str
    editions: tuple[EditionSeen, ...]


class PaceSeen(msgspec.Struct, frozen=True):
    """A pace: seconds for a decision (0: any), and until a bot stands in."""

    pace: Pace
    decision: int
    grace: int


class Catalogue(msgspec.Struct, frozen=True):
    """All there is to choose from when a table is opened."""

    games: tuple[GameSeen, ...]
    bots: tuple[str, ...]
    paces: tuple[PaceSeen, ...]
    languages: tuple[str, ...]
