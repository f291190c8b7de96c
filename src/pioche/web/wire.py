"""Every message between a browser and the table, as types: from these come the checks, the JSON Schema and OpenAPI.

Protocol 1. The client opens the socket and says `hello`; the server answers `whole`. From then on the server sends
what happens, numbered, and answers each `do` by `done` or `refused` with the client's own `id`.
"""

from typing import Annotated, Any, Literal

import msgspec

from pioche.tables.commands import AnyCommand
from pioche.tables.entries import By
from pioche.tables.notices import Whole

PROTOCOL = 1
MessageId = Annotated[int, msgspec.Meta(ge=1, le=2**53)]
Language = Literal["en", "fr", "nl", "de"]


class FromClient(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type"):
    """What a browser sends."""


class Hello(FromClient, frozen=True, tag="hello"):
    """The first message: which protocol, whose eyes (a seat this browser holds, or none), and what it has seen."""

    protocol: int
    seat: Annotated[int, msgspec.Meta(ge=0, le=5)] | None = None
    since: int | None = None
    lang: Language = "en"


class Do(FromClient, frozen=True, tag="do"):
    """A wish with an id of the client's own; the same id again is answered again and done once."""

    id: MessageId
    command: AnyCommand


class Ping(FromClient, frozen=True, tag="ping"):
    """Whether the server is there."""


class Line(msgspec.Struct, frozen=True):
    """One thing told, in the reader's language, with the rule behind it and the facts it was made from."""

    text: str
    key: str
    rule: str
    seat: int | None = None


class FromServer(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """What the server sends."""


class WholeTable(FromServer, frozen=True, tag="whole"):
    """Everything the viewer may know now."""

    protocol: int
    table: Whole


class HappenedNow(FromServer, frozen=True, tag="happened"):
    """One entry more of the log: what it was, the story in the reader's language, and the table after it.

    `by` says who made a move: a player, a bot, or a bot since the player's clock ran out.
    `scoring` are the lines of a round's scoring, if one was closed, with the table as it lay before it.
    """

    number: int
    kind: str
    about: int | None
    lines: tuple[Line, ...]
    table: Whole
    by: By | None = None
    scored_view: dict[str, Any] | None = None
    scoring: tuple[Line, ...] = ()


class SaidNow(FromServer, frozen=True, tag="said"):
    """Somebody's words or reaction."""

    seat: int | None
    name: str
    words: str | None = None
    reaction: str | None = None


class PresenceNow(FromServer, frozen=True, tag="presence"):
    """Who is here."""

    here: tuple[bool, ...]
    watching: int


class Done(FromServer, frozen=True, tag="done"):
    """A wish was carried out; the number of the log after it."""

    id: int
    number: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A wish, or a message (id 0), that changed nothing: a stable code, the rule if one is the reason, a sentence."""

    id: int
    code: str
    text: str
    rule: str | None = None
    legal: tuple[str, ...] = ()


class Pong(FromServer, frozen=True, tag="pong"):
    """It is."""


AnyFromClient = Hello | Do | Ping
AnyFromServer = WholeTable | HappenedNow | SaidNow | PresenceNow | Done | Refused | Pong
