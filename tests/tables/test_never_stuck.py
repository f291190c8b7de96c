"""Nobody is ever stuck: stand-ins, clocks, coming back, another host, a rematch."""

from typing import Any

import pytest

from pioche.core import errors
from pioche.store.memory import MemoryLog
from pioche.tables.commands import ComeBack, Leave, Play, Rematch, Start, TakeBack
from pioche.tables.ports import Kept, Standing, Viewer
from pioche.tables.settings import TIMINGS
from pioche.tables.watching import LiveWatch
from tests.tables.evenings import Evening, Seated

pytestmark = pytest.mark.anyio


async def two_people(here: tuple[int, ...] = (0, 1), seats: int = 2, **more: Any) -> tuple[Seated, list[LiveWatch]]:
    """Ana and Bo in a running game of 5211, with those who are here."""
    seated = await Evening().open("Ana", seats=seats, **more)
    await seated.sit("Bo")
    await seated.start()
    return seated, [await seated.table.watch(Viewer(seat)) for seat in here]


def answers(seated: Seated) -> tuple[int, ...]:
    """How many questions each seat has answered."""
    return seated.table.state.answers


async def test_a_bot_stands_in_for_somebody_who_is_away_when_the_grace_period_is_over() -> None:
    seated, (_, bo) = await two_people()
    await bo.close()
    grace = TIMINGS["relaxed"].grace
    await seated.evening.pass_by(grace - 1)
    assert not seated.table.state.places[1].is_covered
    await seated.evening.pass_by(2)
    assert seated.table.state.places[1].is_covered
    assert answers(seated) == (0, 2)
    chair = seated.table.whole(Viewer(0)).chairs[1]
    assert (chair.sitter, chair.name, chair.is_covered, chair.level) == ("player", "Bo", True, "greedy")


async def test_the_seat_is_taken_back_by_opening_the_link() -> None:
    seated, (_, bo) = await two_people()
    await bo.close()
    await seated.evening.pass_by(100)
    await seated.table.watch(Viewer(1))
    await seated.evening.settle()
    assert not seated.table.state.places[1].is_covered


async def test_the_seat_is_taken_back_by_a_word_or_a_move() -> None:
    for command in (ComeBack(), None):
        seated, (_, bo) = await two_people(game="kudos", seats=3)
        await bo.close()
        while not seated.table.state.places[1].is_covered:
            await seated.evening.pass_by(100)
            if 0 in seated.table.state.to_act:
                await seated.move(0)
        await seated.do(1, command or ComeBack())
        assert not seated.table.state.places[1].is_covered


async def test_while_nobody_else_is_here_nobody_stands_in() -> None:
    seated, (ana, bo) = await two_people()
    await bo.close()
    await ana.close()
    await seated.evening.pass_by(10_000)
    assert answers(seated) == (0, 0)
    await seated.table.watch(Viewer(0))
    await seated.evening.pass_by(TIMINGS["relaxed"].grace - 1)
    assert answers(seated) == (0, 0)
    await seated.evening.pass_by(2)
    assert answers(seated) == (0, 2)


async def test_bots_rest_while_nobody_is_here() -> None:
    evening = Evening()
    seated = await evening.open("Ana", game="kobito", seats=3, bot_pause=5.0)
    watch = await seated.table.watch(Viewer(0))
    await seated.start()
    await watch.close()
    await evening.pass_by(1000)
    number = seated.table.state.number
    await evening.pass_by(1000)
    assert seated.table.state.number == number


async def test_a_bot_waits_a_little_before_it_moves() -> None:
    evening = Evening()
    seated = await evening.open("Ana", seats=2, bots={1: "random"}, bot_pause=0.6)
    await seated.table.watch(Viewer(0))
    await seated.start()
    await evening.pass_by(0.5)
    assert answers(seated) == (0, 0)
    await evening.pass_by(0.2)
    assert answers(seated) == (0, 1)
    await evening.pass_by(0.6)
    assert answers(seated) == (0, 2)


async def test_when_the_clock_runs_out_a_bot_makes_the_moves_that_are_still_owed() -> None:
    seated, _ = await two_people(pace="brisk")
    await seated.evening.pass_by(20)
    await seated.move(0)
    await seated.move(0)
    until = seated.ask(1)
    assert until is not None
    assert until.until == seated.evening.clock.now() + 25
    await seated.evening.pass_by(24)
    assert answers(seated) == (2, 0)
    await seated.evening.pass_by(2)
    assert answers(seated) == (2, 2)
    assert not seated.table.state.places[1].is_covered


async def test_a_move_the_clock_made_is_told_as_such() -> None:
    seated, (ana, _) = await two_people(pace="brisk")
    await seated.evening.pass_by(46)
    told = seated.table.since(ana.viewer, 4)
    assert told is not None
    assert {(each.kind, each.by) for each in told} == {("moved", "clock")}


async def test_taking_cards_back_gives_no_more_time() -> None:
    seated, _ = await two_people(pace="brisk")
    before = seated.ask(0)
    await seated.move(0)
    await seated.evening.pass_by(10)
    await seated.do(0, TakeBack())
    after = seated.ask(0)
    assert before is not None
    assert after is not None
    assert after.until == before.until


async def test_at_a_shared_device_everybody_is_here() -> None:
    evening = Evening()
    seated = await evening.open(["Ana", "Bo"], seats=3, bots={1: "greedy"}, is_shared=True)
    assert [ticket.seat for ticket in seated.tickets] == [0, 2]
    await seated.table.watch(Viewer(0))
    await seated.start()
    await evening.pass_by(1000)
    assert answers(seated) == (0, 2, 0)
    chairs = seated.table.whole(Viewer(2)).chairs
    assert [chair.is_here for chair in chairs] == [True, False, True]


async def test_somebody_who_is_here_becomes_host_when_the_host_stays_away() -> None:
    evening = Evening()
    seated = await evening.open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.table.watch(Viewer(1))
    await evening.pass_by(61)
    assert seated.table.state.host == 1
    await seated.do(1, Start())


async def test_in_a_rematch_everybody_sits_one_chair_further_and_keeps_their_secret() -> None:
    evening = Evening()
    seated = await evening.open("Ana", seats=3, bots={1: "random"})
    await seated.sit("Bo")
    await seated.start()
    with pytest.raises(errors.NoRematchYet):
        await seated.do(0, Rematch())
    await seated.play_out()
    await seated.do(2, Rematch())
    name = seated.table.whole(Viewer(None)).next_table
    assert name is not None
    again = await evening.house.table(name)
    assert [again.seat_of(ticket.secret) for ticket in seated.tickets] == [1, 0]
    assert [(place.name, place.level) for place in again.state.places][:2] == [("Bo", None), ("Ana", None)]
    assert again.state.places[2].level == "random"
    assert again.state.host == 1
    assert again.state.settings.rematch_of == seated.table.id
    assert again.state.commitment != seated.table.state.commitment


async def test_two_who_want_a_rematch_get_the_same() -> None:
    seated, _ = await two_people()
    await seated.play_out()
    number = await seated.do(0, Rematch())
    assert await seated.do(1, Rematch()) == number


async def test_whoever_left_after_the_end_is_not_in_the_rematch() -> None:
    seated, _ = await two_people()
    await seated.play_out()
    await seated.do(0, Leave())
    assert seated.table.record()["players"] == ["Ana", "Bo"]
    assert seated.table.state.host == 1
    await seated.do(1, Rematch())
    again = await seated.evening.house.table(str(seated.table.state.next_table))
    assert [place.sitter for place in again.state.places] == ["player", "empty"]


async def test_a_move_of_somebody_who_is_covered_takes_the_seat_back_first() -> None:
    seated, (_, bo) = await two_people(game="kobito")
    while seated.table.state.to_act != (1,):
        await seated.move(0)
    await bo.close()
    slow = seated.table.state
    await seated.evening.pass_by(89)
    assert seated.table.state is slow
    ask = seated.ask(1)
    assert ask is not None
    await seated.do(1, Play(ask.moves[0], ask.number))
    assert answers(seated)[1] == ask.number


class SometimesBusy(MemoryLog):
    """A log that cannot be written for a while."""

    is_busy = False

    async def append(self, table: str, entries: list[Kept], standing: Standing | None = None) -> None:
        if self.is_busy:
            raise errors.Busy
        await super().append(table, entries, standing)


async def test_what_could_not_be_written_is_tried_again() -> None:
    log = SometimesBusy()
    seated = await Evening(log).open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.table.watch(Viewer(0))
    await seated.start()
    log.is_busy = True
    with pytest.raises(errors.Busy):
        await seated.move(0)
    await seated.evening.pass_by(200)
    assert not seated.table.state.places[1].is_covered
    log.is_busy = False
    await seated.evening.pass_by(6)
    assert seated.table.state.places[1].is_covered
    await seated.evening.pass_by(6)
    assert answers(seated) == (0, 2)


async def test_a_bot_whose_move_could_not_be_written_moves_later() -> None:
    log = SometimesBusy()
    seated = await Evening(log).open("Ana", seats=2, bots={1: "greedy"}, bot_pause=1.0)
    await seated.table.watch(Viewer(0))
    await seated.start()
    log.is_busy = True
    await seated.evening.pass_by(10)
    assert answers(seated) == (0, 0)
    log.is_busy = False
    await seated.evening.pass_by(10)
    assert answers(seated) == (0, 2)
