"""From wishes to entries of the log: each either can be fulfilled now, or is refused and changes nothing."""

from collections.abc import Callable
from typing import Any

from pioche.bots import bot_of
from pioche.core.errors import (
    AlreadyStarted,
    ChairTaken,
    NoStandIn,
    NotStarted,
    NotTheHost,
    NotYourSeat,
    SeatsNotAllowed,
    Stale,
    TableFull,
    TooEarly,
)
from pioche.play.values import Game
from pioche.tables import commands, entries
from pioche.tables.due import cover_from
from pioche.tables.entries import AnyEntry
from pioche.tables.folding import rules_version
from pioche.tables.names import clean_name, distinct
from pioche.tables.state import State

Entries = list[AnyEntry]


def decide(state: State, seat: int | None, command: commands.AnyCommand) -> Entries:
    """What a wish of somebody at a seat (or of a spectator, who has none) comes to."""
    return DECISIONS[type(command)](state, check_sits(state, seat), command)


def cover(state: State, seat: int | None, other: int, now: float, woken_at: float) -> Entries:
    """A stand-in for somebody who has been waited for long enough, since another who sits there asks for it."""
    asked_by = check_sits(state, seat)
    since = cover_from(state, woken_at)[check_seat(state, other)]
    if state.places[other].is_covered:
        return []
    if since is None or other == asked_by:
        raise NoStandIn(seat=other)
    if now < since:
        raise TooEarly(seat=other)
    return [entries.Covered(other, asked_by)]


def check_sits(state: State, seat: int | None) -> int:
    """The seat of somebody who sits here."""
    if seat is None or seat not in state.people:
        raise NotYourSeat
    return seat


def sit(state: State, name: str, seat: int | None, secret_hash: str) -> Entries:
    """Somebody sits down: on the chair asked for, or the first that is free."""
    wanted = free_chair(state) if seat is None else check_seat(state, seat)
    if wanted is None or state.stage == "over":
        raise TableFull
    if state.places[wanted].sitter == "player":
        raise ChairTaken(seat=wanted)
    return [entries.Sat(wanted, distinct(clean_name(name), state.names_but(wanted)), secret_hash)]


def free_chair(state: State) -> int | None:
    """The first chair that is empty, or else a bot's."""
    for sitter in ("empty", "bot"):
        for seat, place in enumerate(state.places):
            if place.sitter == sitter:
                return seat
    return None


def check_seat(state: State, seat: int) -> int:
    """A seat of this table."""
    last = state.settings.seats - 1
    if not 0 <= seat <= last:
        raise SeatsNotAllowed(game=state.settings.game, seats=seat, least=0, most=last)
    return seat


def check_host(state: State, seat: int) -> None:
    """The host alone may go on."""
    if seat != state.host:
        raise NotTheHost


def game_of(state: State) -> Game:
    """The game, if it has begun."""
    if state.game is None:
        raise NotStarted
    return state.game


def play(state: State, seat: int, command: commands.Play) -> Entries:
    """A move, if it answers the question that is asked."""
    game = game_of(state)
    if command.ask != state.question(seat) and not game.is_over:
        raise Stale
    action = game.action(seat, command.move)
    text = game.setup.rules.write(action, seat, game.setup.edition)
    return [*come_back(state, seat, None), entries.Moved(seat, text)]


def take_back(state: State, seat: int, command: commands.TakeBack) -> Entries:  # noqa: ARG001
    """5211-R2: sealed cards back into the hand."""
    game_of(state).take_back(seat)
    return [*come_back(state, seat, None), entries.TookBack(seat)]


def come_back(state: State, seat: int, command: commands.ComeBack | None) -> Entries:  # noqa: ARG001
    """The seat taken back from a stand-in."""
    return [entries.CameBack(seat)] if state.places[seat].is_covered else []


def leave(state: State, seat: int, command: commands.Leave) -> Entries:  # noqa: ARG001
    """A chair given up."""
    return [entries.Left(seat)]


def rename(state: State, seat: int, command: commands.Rename) -> Entries:
    """Another name, if it is another."""
    name = distinct(clean_name(command.name), state.names_but(seat))
    return [entries.Renamed(seat, name)] if name != state.places[seat].name else []


def put_bot(state: State, seat: int, command: commands.PutBot) -> Entries:
    """A bot on a chair that no person has."""
    check_host(state, seat)
    place = state.places[check_seat(state, command.seat)]
    level = bot_of(command.level, state.settings.game).level
    if state.stage == "over":
        raise AlreadyStarted
    if place.sitter == "player":
        raise ChairTaken(seat=command.seat)
    return [entries.BotSat(command.seat, level)] if place.level != level else []


def remove(state: State, seat: int, command: commands.Remove) -> Entries:
    """A chair freed; in a running game only people can be sent away, and after it nobody."""
    check_host(state, seat)
    place = state.places[check_seat(state, command.seat)]
    if state.stage == "over":
        raise AlreadyStarted
    is_freed = place.is_person or (place.sitter == "bot" and state.stage == "gathering")
    return [entries.Left(command.seat)] if is_freed else []


def start(state: State, seat: int, command: commands.Start) -> Entries:  # noqa: ARG001
    """The deal."""
    check_host(state, seat)
    if state.stage != "gathering":
        raise AlreadyStarted
    return [entries.Started(rules_version(state))]


def switch_chat(state: State, seat: int, command: commands.SwitchChat) -> Entries:
    """The chat on or off."""
    check_host(state, seat)
    return [entries.ChatSwitched(command.is_on)] if command.is_on != state.chat_is_on else []


DECISIONS: dict[type, Callable[[State, int, Any], Entries]] = {
    commands.Play: play,
    commands.TakeBack: take_back,
    commands.ComeBack: come_back,
    commands.Leave: leave,
    commands.Rename: rename,
    commands.PutBot: put_bot,
    commands.Remove: remove,
    commands.Start: start,
    commands.SwitchChat: switch_chat,
}
