"""A day per move: the clock keeps its word though nobody is here, and though the server was not."""

import gc
from collections import Counter
from typing import NamedTuple

import pytest

from pioche.core.errors import Busy
from pioche.games.catalogue import GAMES
from pioche.store.memory import MemoryLog
from pioche.tables.commands import Leave, Start
from pioche.tables.due import WAKING
from pioche.tables.entries import By, Moved
from pioche.tables.house import LiveHouse
from pioche.tables.ports import Kept, Standing, Viewer
from pioche.tables.settings import Pace
from pioche.tables.thinking import ThinksHere
from pioche.tables.waking import LOOK_EVERY
from tests.tables.evenings import Evening, Seated
from tests.tables.fakes import FakeClock

pytestmark = pytest.mark.anyio

DAY = 24 * 60 * 60.0


async def two_people(log: MemoryLog | None = None, pace: Pace = "day") -> Seated:
    """Ana and Bo in a running game of 5211, and both have gone."""
    evening = Evening(log)
    evening.house.keep_time()
    seated = await evening.open("Ana", seats=2, pace=pace)
    await seated.sit("Bo")
    return await seated.start()


async def restarted(seated: Seated, after: float) -> Seated:
    """The same table at a server that starts a while after the other has ended."""
    await seated.table.close()
    await seated.evening.house.close()
    evening = Evening(seated.evening.log, clock=FakeClock(seated.evening.clock.now() + after))
    evening.house.keep_time()
    return Seated(evening, await evening.house.table(seated.table.id), seated.tickets)


class Made(NamedTuple):
    """A move, and when it was made."""

    at: float
    seat: int
    by: By


async def moves(seated: Seated) -> list[Made]:
    """All moves in the log."""
    _, log = await seated.evening.log.read(seated.table.id)
    return [Made(kept.at, kept.entry.seat, kept.entry.by) for kept in log if isinstance(kept.entry, Moved)]


def answers(seated: Seated) -> tuple[int, ...]:
    """How many questions each seat has answered."""
    return seated.table.state.answers


async def test_when_a_day_is_over_the_move_is_made_though_nobody_is_here() -> None:
    seated = await two_people()
    begun = seated.evening.clock.now()
    await seated.evening.pass_by(DAY - 1)
    assert await moves(seated) == []
    await seated.evening.pass_by(2)
    assert [(made.seat, made.by) for made in await moves(seated)] == [(0, "clock"), (1, "clock")] * 2
    assert {made.at for made in await moves(seated)} == {begun + DAY}
    await seated.evening.pass_by(DAY)
    assert {made.at for made in await moves(seated)} == {begun + DAY, begun + 2 * DAY}


@pytest.mark.parametrize("game", ["kobito", "kudos"])
async def test_whoever_lets_a_day_pass_loses_the_rest_of_the_turn_and_no_more_days(game: str) -> None:
    evening = Evening()
    evening.house.keep_time()
    seated = await evening.open("Ana", game=game, seats=3, pace="day")
    await seated.sit("Bo")
    await seated.sit("Chloé")
    await seated.start()
    begun, first = evening.clock.now(), seated.table.state.to_act
    await evening.pass_by(DAY + 1)
    assert {(made.seat, made.at) for made in await moves(seated)} == {(seat, begun + DAY) for seat in first}
    assert seated.table.state.to_act != first
    await evening.pass_by(DAY - 2)
    assert {made.at for made in await moves(seated)} == {begun + DAY}


async def test_whoever_has_moved_in_time_leaves_the_other_their_day_and_no_more() -> None:
    seated = await two_people()
    begun = seated.evening.clock.now()
    await seated.evening.pass_by(DAY / 2)
    await seated.move(0)
    await seated.move(0)
    await seated.evening.pass_by(DAY / 2 + 1)
    assert [made.at for made in await moves(seated)] == [begun + DAY / 2] * 2 + [begun + DAY] * 2


async def test_after_the_clock_s_move_bots_go_on_until_the_table_waits_for_a_person() -> None:
    evening = Evening()
    evening.house.keep_time()
    seated = await (await evening.open("Ana", seats=3, pace="day", bot_pause=5.0)).start()
    begun = evening.clock.now()
    await evening.pass_by(DAY + 1)
    state = seated.table.state
    assert state.to_act == (0,)
    assert answers(seated) == (2, 3, 3)
    assert state.asked_at[0] == begun + DAY
    assert seated.table.due == begun + 2 * DAY


@pytest.mark.parametrize("game", GAMES)
async def test_a_game_that_nobody_comes_back_to_takes_a_day_for_every_move_of_theirs(game: str) -> None:
    evening = Evening()
    evening.house.keep_time()
    seated = await (await evening.open("Ana", game=game, seats=3, pace="day")).start()
    for _ in range(10):
        await evening.pass_by(DAY)
    told = [made.at for made in await moves(seated) if made.by == "clock"]
    assert len({round(at / DAY, 3) for at in told}) == 10


async def test_bots_whose_turn_it_is_go_on_when_the_lid_is_closed_at_once() -> None:
    evening = Evening()
    evening.house.keep_time()
    seated = await evening.open("Ana", seats=2, bots={1: "greedy"}, pace="day", bot_pause=5.0)
    await seated.do(0, Start())
    other = await restarted(seated, 0.0)
    await other.evening.pass_by(50)
    assert answers(other) == (0, 0)
    await other.evening.pass_by(15)
    assert answers(other) == (0, 2)


@pytest.mark.parametrize("pace", ["relaxed", "brisk"])
async def test_at_the_other_paces_nothing_moves_without_people(pace: Pace) -> None:
    seated = await two_people(pace=pace)
    await seated.evening.pass_by(100)
    number = seated.table.state.number
    await seated.evening.pass_by(3 * DAY)
    assert seated.table.state.number == number
    assert await seated.evening.log.due(seated.evening.clock.now()) == ({}, None)


async def test_a_table_that_all_have_left_rests() -> None:
    seated = await two_people()
    assert seated.table.due is not None
    await seated.do(0, Leave())
    await seated.do(1, Leave())
    assert seated.table.due is None


async def test_a_finished_game_rests() -> None:
    seated = await two_people()
    await seated.play_out()
    assert await seated.evening.log.due(float("inf")) == ({}, None)


async def test_a_day_that_ended_while_the_server_was_away_is_over_a_moment_after_it_is_back() -> None:
    seated = await restarted(await two_people(), 3 * DAY)
    back = seated.evening.clock.now()
    await seated.evening.pass_by(WAKING - 1)
    assert await moves(seated) == []
    await seated.evening.pass_by(2)
    assert {made.at for made in await moves(seated)} == {back + WAKING}
    assert seated.table.state.asked_at == (back + WAKING,) * 2


async def test_whoever_comes_back_when_the_server_does_may_still_move() -> None:
    seated = await restarted(await two_people(), 3 * DAY)
    back = seated.evening.clock.now()
    await seated.evening.pass_by(10)
    await seated.table.watch(Viewer(0))
    ask = seated.ask(0)
    assert ask is not None
    assert ask.until == back + WAKING
    await seated.move(0)
    await seated.move(0)
    await seated.evening.pass_by(WAKING)
    told = [(made.seat, made.by) for made in await moves(seated)]
    assert told == [(0, "player"), (0, "player"), (1, "clock"), (1, "clock")]


async def test_whoever_comes_at_the_last_moment_has_that_moment() -> None:
    seated = await two_people()
    begun = seated.evening.clock.now()
    await seated.evening.pass_by(DAY - 5)
    await seated.table.watch(Viewer(0))
    ask = seated.ask(0)
    assert ask is not None
    assert ask.until == begun + DAY
    await seated.evening.pass_by(6)
    assert {made.at for made in await moves(seated)} == {begun + DAY}


async def test_a_machine_that_slept_leaves_people_the_same_moment() -> None:
    seated = await two_people()
    await seated.evening.pass_by(100)
    seated.evening.clock.time += 2 * DAY
    await seated.evening.pass_by(1)
    assert await moves(seated) == []
    await seated.evening.pass_by(WAKING)
    assert len(await moves(seated)) == 4


async def test_a_table_that_was_woken_is_let_go_again() -> None:
    seated = await two_people()
    evening = seated.evening
    await evening.pass_by(100)
    del seated
    assert evening.house.tables == ()
    await evening.pass_by(DAY)
    assert evening.house.tables == ()
    gc.collect()
    assert len(evening.house._tables) == 0


async def test_a_day_begun_at_another_server_that_died_is_ended_here() -> None:
    seated = await two_people()
    other = Evening(seated.evening.log, clock=FakeClock(seated.evening.clock.now()))
    other.house.keep_time()
    await other.pass_by(DAY + LOOK_EVERY)
    assert len(await moves(seated)) == 4


async def test_a_time_that_the_store_has_wrong_is_set_right() -> None:
    seated = await two_people()
    log, due = seated.evening.log, seated.table.due
    assert due is not None
    await log.put_off(seated.table.id, due, 0.0)
    assert await log.due(1.0) == ({seated.table.id: 0.0}, None)
    other = await restarted(seated, 0.0)
    await other.evening.pass_by(WAKING)
    assert await log.due(due) == ({seated.table.id: due}, None)
    assert await moves(seated) == []


class Trying(MemoryLog):
    """A log with tables that cannot be read, and that is away now and then."""

    def __init__(self) -> None:
        super().__init__()
        self.is_away = False
        self.bad: set[str] = set()
        self.tried: Counter[str] = Counter()

    async def due(self, until: float) -> tuple[dict[str, float], float | None]:
        if self.is_away:
            raise Busy
        return await super().due(until)

    async def read(self, table: str, after: int = 0) -> tuple[str, list[Kept]]:
        self.tried[table] += 1
        seed, log = await super().read(table, after)
        return seed, [*log, Kept(99, 0.0, Moved(0, "nonsense"))] if table in self.bad else log


async def test_a_table_that_cannot_be_loaded_does_not_stop_the_others() -> None:
    log = Trying()
    bad = await two_people(log)
    good = await bad.evening.open("Cy", seats=2, pace="day")
    await good.start()
    log.bad.add(bad.table.id)
    other = Evening(log, clock=FakeClock(bad.evening.clock.now()))
    other.house.keep_time()
    await other.pass_by(DAY + 10)
    assert len(await moves(good)) > 2
    assert log.tried[bad.table.id] == 1
    await other.pass_by(DAY)
    assert log.tried[bad.table.id] == 1


async def test_a_store_that_is_away_for_a_moment_is_asked_again() -> None:
    log = Trying()
    seated = await two_people(log)
    begun = seated.evening.clock.now()
    await seated.evening.pass_by(DAY - 100)
    log.is_away = True
    await seated.evening.pass_by(200)
    assert await moves(seated) == []
    log.is_away = False
    await seated.evening.pass_by(31)
    assert {made.at for made in await moves(seated)} <= {begun + DAY + 100 + step for step in range(32)}
    assert len(await moves(seated)) == 4


class SometimesFull(MemoryLog):
    """A log that can be read and not written for a while."""

    is_full = False

    async def append(self, table: str, entries: list[Kept], standing: Standing | None = None) -> None:
        if self.is_full:
            raise Busy
        await super().append(table, entries, standing)


async def test_a_move_of_the_clock_that_could_not_be_written_is_made_later() -> None:
    log = SometimesFull()
    seated = await two_people(log)
    log.is_full = True
    await seated.evening.pass_by(DAY + 100)
    assert await moves(seated) == []
    log.is_full = False
    await seated.evening.pass_by(31)
    assert len(await moves(seated)) == 4


async def test_what_went_wrong_is_told() -> None:
    log, told = Trying(), list[tuple[str, str]]()
    seated = await two_people(log)
    log.bad.add(seated.table.id)
    clock = FakeClock(seated.evening.clock.now() + DAY)
    house = LiveHouse(
        log, ThinksHere(), clock=clock, trouble=lambda *what: told.append((what[0], type(what[1]).__name__))
    )
    evening = Evening(clock=clock, house=house)
    evening.house.keep_time()
    await evening.pass_by(WAKING)
    log.is_away = True
    await evening.pass_by(LOOK_EVERY)
    assert told[:2] == [(seated.table.id, "OtherRules"), ("", "Busy")]
