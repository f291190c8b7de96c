"""Somebody who is here and does nothing: the others may ask that a bot stands in, and nobody loses their seat by it."""

from typing import Any

import pytest

from pioche.core import errors
from pioche.tables.commands import ComeBack, Cover, Play
from pioche.tables.due import PATIENCE
from pioche.tables.notices import Happened
from pioche.tables.ports import Viewer
from tests.tables.evenings import Evening, Seated
from tests.tables.test_watching import told

pytestmark = pytest.mark.anyio


async def waiting(**more: Any) -> Seated:
    """Ana and Bo in a running game of 5211, both here; Ana has laid her cards."""
    seated = await Evening().open("Ana", **{"seats": 2, **more})
    await seated.sit("Bo")
    for seat in (0, 1):
        await seated.table.watch(Viewer(seat))
    await seated.start()
    for _ in range(2):
        await seated.move(0)
    return seated


async def refused(seated: Seated, asker: int | None, seat: int) -> str:
    """The code with which a stand-in is refused; nothing has changed."""
    number = seated.table.state.number
    with pytest.raises(errors.PiocheError) as told:
        await seated.do(asker, Cover(seat))
    assert seated.table.state.number == number
    return told.value.code


async def covered() -> Seated:
    """Ana has asked for a bot in Bo's place."""
    seated = await waiting()
    await seated.evening.pass_by(PATIENCE)
    await seated.do(0, Cover(1))
    return seated


async def test_a_bot_plays_for_somebody_who_does_nothing_when_another_asks_for_it() -> None:
    seated = await waiting()
    await seated.evening.pass_by(PATIENCE)
    assert seated.table.state.answers == (2, 0)
    await seated.do(0, Cover(1))
    assert seated.table.state.answers == (2, 3)
    assert seated.table.state.places[1].is_covered
    assert seated.table.state.to_act == (0,)


async def test_it_is_too_early_until_the_time_that_all_are_told() -> None:
    seated = await waiting()
    begun = seated.table.state.asked_at[1]
    assert seated.table.whole(Viewer(0)).cover_from == (None, begun + PATIENCE)
    await seated.evening.pass_by(PATIENCE - 1)
    assert await refused(seated, 0, 1) == "too-early"
    await seated.evening.pass_by(1)
    await seated.do(0, Cover(1))
    assert seated.table.whole(Viewer(0)).cover_from[1] is None


async def test_no_stand_in_can_be_asked_for_where_the_table_does_not_wait() -> None:
    seated = await waiting(seats=3)
    await seated.evening.pass_by(PATIENCE)
    assert await refused(seated, 1, 0) == "no-stand-in"  # Ana has laid her cards
    assert await refused(seated, 0, 2) == "no-stand-in"  # a bot
    assert await refused(seated, 1, 1) == "no-stand-in"  # oneself
    assert await refused(seated, 0, 5) == "seats-not-allowed"
    assert await refused(seated, None, 1) == "not-your-seat"
    assert await refused(seated, 2, 1) == "not-your-seat"


async def test_before_the_deal_and_after_the_end_there_is_nobody_to_stand_in_for() -> None:
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.evening.pass_by(PATIENCE)
    assert await refused(seated, 0, 1) == "no-stand-in"
    await seated.start()
    await seated.play_out()
    await seated.evening.pass_by(PATIENCE)
    assert await refused(seated, 0, 1) == "no-stand-in"


@pytest.mark.parametrize("pace", ["brisk", "day"])
async def test_where_a_clock_runs_it_sees_to_that(pace: str) -> None:
    seated = await waiting(pace=pace)
    assert seated.table.whole(Viewer(0)).cover_from == (None, None)
    assert await refused(seated, 0, 1) == "no-stand-in"


async def test_on_a_shared_device_nobody_is_asked_for() -> None:
    seated = await Evening().open(["Ana", "Bo"], seats=2, is_shared=True)
    await seated.start()
    await seated.table.watch(Viewer(0))
    await seated.evening.pass_by(2 * PATIENCE)
    assert seated.table.whole(Viewer(0)).cover_from == (None, None)
    assert await refused(seated, 0, 1) == "no-stand-in"


async def test_while_nobody_was_here_nobody_waited() -> None:
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.start()
    await seated.evening.pass_by(10_000)
    await seated.table.watch(Viewer(0))
    back = seated.evening.clock.now()
    assert seated.table.whole(Viewer(0)).cover_from == (back + PATIENCE,) * 2


async def test_two_who_ask_for_the_same_get_the_same() -> None:
    seated = await waiting(seats=3)
    cy = await seated.sit("Cy")
    await seated.evening.pass_by(PATIENCE)
    number = await seated.do(0, Cover(1))
    answers = seated.table.state.answers
    assert await seated.do(cy.seat, Cover(1)) >= number
    assert seated.table.state.answers == answers


async def test_being_here_does_not_take_the_seat_back_but_a_word_does() -> None:
    seated = await covered()
    await seated.table.watch(Viewer(1))
    await seated.evening.settle()
    assert seated.table.state.places[1].is_covered
    await seated.do(1, ComeBack())
    place = seated.table.state.places[1]
    assert (place.is_covered, place.is_idle) == (False, False)


async def test_a_move_takes_the_seat_back() -> None:
    seated = await waiting(bot_pause=5.0)
    await seated.evening.pass_by(PATIENCE)
    ask = seated.ask(1)
    assert ask is not None
    await seated.do(0, Cover(1))
    assert seated.table.state.places[1].is_covered
    await seated.do(1, Play(ask.moves[0], ask.number))
    assert not seated.table.state.places[1].is_covered
    assert seated.table.state.answers[1] == ask.number


async def test_who_is_away_later_takes_the_seat_back_by_opening_the_link_as_ever() -> None:
    seated = await covered()
    await seated.do(1, ComeBack())
    for watch in [watch for watch in seated.table._audience._watches if watch.viewer == Viewer(1)]:
        await watch.close()
    await seated.move(0)
    await seated.evening.pass_by(100)
    assert seated.table.state.places[1].is_covered
    await seated.table.watch(Viewer(1))
    await seated.evening.settle()
    assert not seated.table.state.places[1].is_covered


async def test_all_are_told_who_asked() -> None:
    seated = await waiting()
    watch = await seated.table.watch(Viewer(None))
    await seated.evening.pass_by(PATIENCE)
    await seated.do(0, Cover(1))
    notices = [notice for notice in await told(watch) if isinstance(notice, Happened)]
    assert [(each.about, each.asked_by) for each in notices if each.kind == "covered"] == [(1, 0)]
