"""From a log to the table it tells of: one function for each kind of entry, and nothing else changes a table."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, TypeVar

from pioche.core.errors import OtherRules, PiocheError
from pioche.play.luck import commitment_of, source_of
from pioche.play.values import Game, begin
from pioche.tables import entries
from pioche.tables.names import BOT_NAMES, distinct
from pioche.tables.ports import Kept
from pioche.tables.settings import STAND_IN
from pioche.tables.state import Place, State

REMEMBERED = 32  # steps that can be told to those who were gone for a moment
T = TypeVar("T")
Step = tuple[State, Kept, State]  # the table before an entry of its log and after it


def fold(table: str, seed: str, log: Iterable[Kept]) -> tuple[State, deque[Step]]:
    """The table that a whole log tells of, and the latest steps to it."""
    first, *others = log
    state, latest = opened(table, seed, first), deque[Step](maxlen=REMEMBERED)
    with played_again(table):
        for kept in others:
            latest.append((state, kept, after(state, kept)))
            state = latest[-1][-1]
    return state, latest


@contextmanager
def played_again(table: str) -> Iterator[None]:
    """What once was allowed and is refused now was done under other rules."""
    try:
        yield
    except PiocheError as error:
        raise OtherRules(name=table) from error


def opened(table: str, seed: str, kept: Kept) -> State:
    """A table nobody sits at yet."""
    entry = kept.entry
    assert isinstance(entry, entries.Opened)
    assert entry.commitment == commitment_of(seed)
    seats = entry.settings.seats
    empty = (Place(),) * seats
    return State(table, seed, kept.number, entry.settings, entry.commitment, empty, (0,) * seats, (0.0,) * seats)


def after(state: State, kept: Kept) -> State:
    """The table after one entry more."""
    return replace(CHANGES[type(kept.entry)](state, kept.entry, kept.at), number=kept.number)


def sat(state: State, entry: entries.Sat, at: float) -> State:
    """Somebody sits down, in a running game with the whole time to decide; the first is the host."""
    place = Place("player", entry.name, secret_hash=entry.secret_hash)
    host = entry.seat if state.host is None else state.host
    return replace(seated(state, entry.seat, place), host=host, asked_at=put(state.asked_at, entry.seat, at))


def bot_sat(state: State, entry: entries.BotSat, at: float) -> State:  # noqa: ARG001
    """A bot sits down."""
    return seated(state, entry.seat, bot_place(state, entry.seat, entry.level))


def left(state: State, entry: entries.Left, at: float) -> State:  # noqa: ARG001
    """A chair is free, a bot's, or after the end just left; the next person along the table is the host."""
    place = {
        "gathering": Place(),
        "playing": bot_place(state, entry.seat, STAND_IN),
        "over": replace(state.places[entry.seat], has_left=True, is_covered=False, secret_hash=""),
    }[state.stage]
    state = seated(state, entry.seat, place)
    if state.host != entry.seat:
        return state
    seats = state.settings.seats
    others = [(entry.seat + step) % seats for step in range(1, seats)]
    return replace(state, host=next((other for other in others if state.places[other].is_person), None))


def host_passed(state: State, entry: entries.HostPassed, at: float) -> State:  # noqa: ARG001
    """Somebody else is the host."""
    return replace(state, host=entry.seat)


def renamed(state: State, entry: entries.Renamed, at: float) -> State:  # noqa: ARG001
    """Another name."""
    return seated(state, entry.seat, replace(state.places[entry.seat], name=entry.name))


def rules_version(state: State) -> int:
    """The version of the rules that its game is played by now."""
    return state.settings.setup("").rules.version


def started(state: State, entry: entries.Started, at: float) -> State:
    """The deal, with bots on the chairs that are empty; another version of the rules may deal another game."""
    if entry.rules_version != rules_version(state):
        raise OtherRules(name=state.table)
    for seat, place in enumerate(state.places):
        if place.sitter == "empty":
            state = seated(state, seat, bot_place(state, seat, STAND_IN))
    return replace(state, game=first_moment(state), asked_at=(at,) * state.settings.seats)


def first_moment(state: State) -> Game:
    """The game as it was dealt."""
    return begin(state.settings.setup(state.seed), source_of(state.seed))


def moved(state: State, entry: entries.Moved, at: float) -> State:
    """A move; when others are asked by it, their time begins. Who let a day pass gets no other for the same turn."""
    assert state.game is not None
    game = state.game.play(entry.seat, entry.move)
    is_out = entry.by == "clock" and state.settings.timing.runs_on and game.to_act == state.game.to_act == (entry.seat,)
    asked_at = state.asked_at if is_out or game.length == state.game.length else (at,) * game.seats
    return replace(state, game=game, answers=counted(state, entry.seat), asked_at=asked_at)


def took_back(state: State, entry: entries.TookBack, at: float) -> State:  # noqa: ARG001
    """5211-R2: sealed cards are in the hand again; that gives no more time."""
    assert state.game is not None
    return replace(state, game=state.game.take_back(entry.seat), answers=counted(state, entry.seat))


def covered(state: State, entry: entries.Covered, at: float) -> State:  # noqa: ARG001
    """A stand-in plays."""
    is_idle = entry.asked_by is not None
    return seated(state, entry.seat, replace(state.places[entry.seat], is_covered=True, is_idle=is_idle))


def came_back(state: State, entry: entries.CameBack, at: float) -> State:
    """Its player plays again, with the whole time to decide."""
    place = replace(state.places[entry.seat], is_covered=False, is_idle=False)
    return replace(seated(state, entry.seat, place), asked_at=put(state.asked_at, entry.seat, at))


def chat_switched(state: State, entry: entries.ChatSwitched, at: float) -> State:  # noqa: ARG001
    """The chat is on or off."""
    return replace(state, chat_is_on=entry.is_on)


def rematched(state: State, entry: entries.Rematched, at: float) -> State:  # noqa: ARG001
    """The people went on to another table."""
    return replace(state, next_table=entry.table)


def bot_place(state: State, seat: int, level: str) -> Place:
    """A bot's chair, under a name nobody else has."""
    return Place("bot", distinct(BOT_NAMES[seat], state.names_but(seat)), level)


def seated(state: State, seat: int, place: Place) -> State:
    """The table with another one on a chair."""
    return replace(state, places=put(state.places, seat, place))


def counted(state: State, seat: int) -> tuple[int, ...]:
    """The answers, with one more of a seat."""
    return put(state.answers, seat, state.answers[seat] + 1)


def put(items: tuple[T, ...], place: int, item: T) -> tuple[T, ...]:
    """The same items, one of them another."""
    return (*items[:place], item, *items[place + 1 :])


CHANGES: dict[type, Callable[[State, Any, float], State]] = {
    entries.Sat: sat,
    entries.BotSat: bot_sat,
    entries.Left: left,
    entries.HostPassed: host_passed,
    entries.Renamed: renamed,
    entries.Started: started,
    entries.Moved: moved,
    entries.TookBack: took_back,
    entries.Covered: covered,
    entries.CameBack: came_back,
    entries.ChatSwitched: chat_switched,
    entries.Rematched: rematched,
}
