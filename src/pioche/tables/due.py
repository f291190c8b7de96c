"""What happens at a table by itself, and when: bots' moves, clocks that run out, stand-ins, another host."""

from collections.abc import Iterator
from typing import Literal, NamedTuple

from pioche.tables import entries
from pioche.tables.attendance import RESTS_AFTER, Attendance
from pioche.tables.entries import AnyEntry, By
from pioche.tables.state import State

HOST_GRACE = 60.0
PATIENCE = (
    180.0  # seconds that the others wait for somebody who is here: twice an absence's, for here is where one thinks
)
WAKING = 30.0  # seconds that a clock leaves at least to people who come back, where it could not be seen

Kind = Literal["bot", "clock", "cover", "host"]


class Due(NamedTuple):
    """Something that happens at a time, if nothing comes before."""

    when: float
    kind: Kind
    seat: int


def clocks(state: State, seen_since: float) -> tuple[float | None, ...]:
    """Until when each seat must have decided; no clock runs for bots, nor at a relaxed table.

    It could be seen since the table woke up; where it runs on, since the house was there.
    """
    decision = state.settings.timing.decision
    least = seen_since + min(decision, WAKING)
    return tuple(
        max(state.asked_at[seat] + decision, least) if decision and is_awaited(state, seat) else None
        for seat in range(state.settings.seats)
    )


def cover_from(state: State, woken_at: float) -> tuple[float | None, ...]:
    """From when others may ask for a stand-in at each seat; nowhere where a clock sees to it, nor on a shared device.

    While nobody was here nobody waited.
    """
    settings = state.settings
    may_be = not (settings.timing.decision or settings.is_shared)
    return tuple(
        max(state.asked_at[seat], woken_at) + PATIENCE if may_be and is_awaited(state, seat) else None
        for seat in range(settings.seats)
    )


def due_alone(state: State) -> float | None:
    """When a table has to act though nobody is here: where the clock runs on, and while people play.

    Bots move while somebody looks on; a minute after their turn began nobody sees to them any more.
    """
    timing = state.settings.timing
    if not timing.runs_on or not state.people:
        return None
    times = [
        state.asked_at[seat] + (timing.decision if is_awaited(state, seat) else RESTS_AFTER) for seat in state.to_act
    ]
    return min(times, default=None)


def is_awaited(state: State, seat: int) -> bool:
    """Whether the table waits for the person at a seat."""
    place = state.places[seat]
    return seat in state.to_act and place.sitter == "player" and not place.is_covered


def dues(state: State, attendance: Attendance, seen_since: float) -> Iterator[Due]:
    """All that will happen by itself."""
    pause = state.settings.bot_pause
    for seat in state.to_act:
        if state.places[seat].plays_itself:
            yield Due(pause, "bot", seat)  # a pause, not a time: it begins with the thinking
    for seat, until in enumerate(clocks(state, seen_since)):
        if until is not None:
            yield Due(until, "clock", seat)
    if not state.settings.is_shared:
        yield from absences(state, attendance)


def absences(state: State, attendance: Attendance) -> Iterator[Due]:
    """Stand-ins for people the others wait for, and another host; while nobody else is here nobody waits."""
    here, grace = attendance.here, state.settings.timing.grace
    for seat in state.to_act:
        since = attendance.away_since(seat)
        others = [other for other in state.people if other != seat and here[other]]
        if grace and others and since is not None and is_awaited(state, seat):
            yield Due(since + grace, "cover", seat)
    heirs = [seat for seat in state.people if here[seat]]
    if state.host is not None and heirs and (since := attendance.away_since(state.host)) is not None:
        yield Due(since + HOST_GRACE, "host", heirs[0])


def cover(state: State, seat: int) -> list[AnyEntry]:
    """A stand-in for somebody who is away, if the table still waits for them."""
    return [entries.Covered(seat)] if is_awaited(state, seat) else []


def pass_host(state: State, absent: int | None, heir: int) -> list[AnyEntry]:
    """Another host, if it is still the absent one."""
    return [entries.HostPassed(heir)] if state.host == absent and state.places[heir].is_person else []


def move_for(state: State, seat: int, number: int, action: int, by: By, asked_at: float) -> list[AnyEntry]:
    """A bot's move, if the question it thought about is still asked: of a bot, or of somebody out of time."""
    game, place = state.game, state.places[seat]
    is_asked = game is not None and seat in game.to_act and state.question(seat) == number
    is_its_turn = place.plays_itself if by == "bot" else state.asked_at[seat] == asked_at
    if game is None or not is_asked or not is_its_turn:
        return []
    return [entries.Moved(seat, game.setup.rules.write(action, seat, game.setup.edition), by)]
