"""What somebody at a table can ask for. The same words go over sockets and HTTP; `kind` says which it is."""

from typing import Annotated, Literal

import msgspec

Name = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=5)]
MoveText = Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Level = Annotated[str, msgspec.Meta(min_length=1, max_length=24)]
Reaction = Literal["well-played", "ouch", "thanks", "hurry", "laugh", "think"]


class Command(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """A wish; who wishes is known from the connection, never from the command."""


class Play(Command, frozen=True, tag="play"):
    """Make a move; `ask` is the number of the question it answers, so that a late one changes nothing."""

    move: MoveText
    ask: int


class TakeBack(Command, frozen=True, tag="take-back"):
    """5211-R2: take the sealed cards back."""


class ComeBack(Command, frozen=True, tag="come-back"):
    """Play again where a bot stands in."""


class Cover(Command, frozen=True, tag="cover"):
    """Have a bot stand in for somebody who does nothing, from the time in `cover_from` on; they can come back."""

    seat: Seat


class Leave(Command, frozen=True, tag="leave"):
    """Give up the chair."""


class Rename(Command, frozen=True, tag="rename"):
    """Go by another name."""

    name: Name


class PutBot(Command, frozen=True, tag="put-bot"):
    """The host puts a bot on an empty chair, or changes a bot's level."""

    seat: Seat
    level: Level


class Remove(Command, frozen=True, tag="remove"):
    """The host frees a chair."""

    seat: Seat


class Start(Command, frozen=True, tag="start"):
    """The host has the cards dealt; empty chairs are for bots."""


class SwitchChat(Command, frozen=True, tag="switch-chat"):
    """The host switches the chat on or off."""

    is_on: bool


class Rematch(Command, frozen=True, tag="rematch"):
    """The same people again, seats rotated."""


class Say(Command, frozen=True, tag="say"):
    """Words to all, never stored."""

    words: Words


class React(Command, frozen=True, tag="react"):
    """A quick reaction, never stored."""

    reaction: Reaction


AnyCommand = (
    Play | TakeBack | ComeBack | Cover | Leave | Rename | PutBot | Remove | Start | SwitchChat | Rematch | Say | React
)
