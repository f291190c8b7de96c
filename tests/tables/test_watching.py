"""Those who listen: in order, nothing lost, the slow begin again, words pass by."""

import pytest

from pioche.core import errors
from pioche.tables.commands import Leave, React, Remove, Say, SwitchChat
from pioche.tables.notices import AnyNotice, Happened, Presence, Said, Whole
from pioche.tables.ports import Viewer
from pioche.tables.watching import MOST_WAITING, LiveWatch
from tests.tables.evenings import Evening, Seated

pytestmark = pytest.mark.anyio


async def told(watch: LiveWatch) -> list[AnyNotice]:
    """All that a watch has to tell now."""
    found: list[AnyNotice] = []
    while watch._news.is_set():
        found.append(await anext(watch))
    return found


async def gathering() -> tuple[Seated, LiveWatch]:
    """Ana and Bo, and a spectator."""
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    watch = await seated.table.watch(Viewer(None))
    await told(watch)
    return seated, watch


async def test_everything_is_told_once_and_in_order() -> None:
    seated, watch = await gathering()
    first = seated.table.whole(Viewer(None)).number
    await seated.start()
    numbers = []
    for _ in range(10):
        for seat in seated.table.state.to_act:
            await seated.move(seat)
        numbers += [notice.whole.number for notice in await told(watch) if isinstance(notice, Happened)]
    assert numbers == list(range(first + 1, seated.table.state.number + 1))


async def test_whoever_was_gone_for_a_moment_hears_what_they_missed() -> None:
    seated, _ = await gathering()
    number = seated.table.state.number
    await seated.start()
    await seated.move(0)
    missed = seated.table.since(Viewer(1), number)
    assert missed is not None
    assert [each.kind for each in missed] == ["started", "moved"]
    assert [each.whole.number for each in missed] == [number + 1, number + 2]
    assert missed[-1].whole == seated.table.whole(Viewer(1))
    assert seated.table.since(Viewer(1), seated.table.state.number) == []


async def test_the_story_is_there_from_the_first_chair_on_and_after_a_restart() -> None:
    seated, _ = await gathering()
    await seated.start()
    kinds = ["sat", "sat", "started"]
    assert [each.kind for each in seated.table.since(Viewer(1), 1) or ()] == kinds
    await seated.table.close()
    again = await Evening(seated.evening.log).house.table(seated.table.id)
    assert [each.kind for each in again.since(Viewer(1), 1) or ()] == kinds


async def test_whoever_was_gone_for_long_or_knows_too_much_begins_again() -> None:
    seated, _ = await gathering()
    await seated.start()
    await seated.play_out()
    assert seated.table.since(Viewer(1), 1) is None
    assert seated.table.since(Viewer(1), 10_000) is None


async def test_a_slow_viewer_is_told_to_begin_again() -> None:
    seated, slow = await gathering()
    for number in range(MOST_WAITING + 5):
        await seated.do(0, Say(f"word {number}"))
    assert await told(slow) == [seated.table.whole(Viewer(None))]
    await seated.do(0, Say("and on"))
    assert await told(slow) == [Said(0, words="and on")]


async def test_words_and_reactions_pass_by_and_are_kept_nowhere() -> None:
    seated, watch = await gathering()
    number = seated.table.state.number
    await seated.do(1, Say(" Hello \u202e<b>all</b>\x00 "))
    await seated.do(None, React("laugh"))
    assert await told(watch) == [Said(1, words="Hello <b>all</b>"), Said(None, reaction="laugh")]
    assert seated.table.state.number == number
    with pytest.raises(errors.BadMessage):
        await seated.do(1, Say("\u200b"))


async def test_the_host_can_switch_the_chat_off() -> None:
    seated, _ = await gathering()
    with pytest.raises(errors.NotTheHost):
        await seated.do(1, SwitchChat(False))
    await seated.do(0, SwitchChat(False))
    assert not seated.table.whole(Viewer(1)).chat_is_on
    for command in (Say("psst"), React("ouch")):
        with pytest.raises(errors.ChatIsOff):
            await seated.do(1, command)


async def test_who_is_here_is_told_as_it_changes() -> None:
    seated, watch = await gathering()
    one, two = [await seated.table.watch(Viewer(1)) for _ in range(2)]
    assert await told(watch) == [Presence((False, True), 1)]
    await one.close()
    assert await told(watch) == [Presence((False, True), 1)]
    await two.close()
    await two.close()
    assert await told(watch) == [Presence((False, False), 1)]
    assert [notice async for notice in two] == []


async def test_whoever_loses_a_seat_goes_on_as_a_spectator() -> None:
    for host, command in ((1, Leave()), (0, Remove(1))):
        seated, _ = await gathering()
        await seated.start()
        watch = await seated.table.watch(Viewer(1))
        await told(watch)
        await seated.do(host, command)
        whole, *_ = await told(watch)
        assert isinstance(whole, Whole)
        assert (whole.seat, whole.ask, watch.viewer) == (None, None, Viewer(None))
        assert whole.view is not None
        assert whole.view["hand"] == []
        await seated.sit("Cy")
        await seated.move(0)
        assert all(notice.whole.seat is None for notice in await told(watch) if isinstance(notice, Happened))


async def test_a_closed_house_tells_no_more() -> None:
    seated, watch = await gathering()
    await seated.evening.house.close()
    assert [notice async for notice in watch] == []
