"""Who sits where: friends, bots, late friends, the host."""

import pytest

from pioche.core import errors
from pioche.tables.commands import Leave, PutBot, Remove, Rename, Start, TakeBack
from pioche.tables.ports import Viewer
from tests.tables.evenings import Evening

pytestmark = pytest.mark.anyio


async def test_whoever_opens_a_table_is_the_host() -> None:
    seated = await Evening().open("Ana", seats=3)
    chairs = seated.table.whole(Viewer(None)).chairs
    assert [(chair.name, chair.is_host) for chair in chairs] == [("Ana", True), ("", False), ("", False)]


async def test_a_friend_takes_the_first_empty_chair() -> None:
    seated = await Evening().open("Ana", bots={1: "random"})
    ticket = await seated.sit("Bo")
    assert ticket.seat == 2
    assert seated.table.seat_of(ticket.secret) == 2


async def test_two_friends_of_one_name_can_be_told_apart() -> None:
    seated = await Evening().open("Ana")
    await seated.sit("ana")
    await seated.sit("  Ana\u202e ")
    assert [place.name for place in seated.table.state.places] == ["Ana", "ana 2", "Ana 3", ""]


async def test_nobody_can_sit_on_somebody_s_chair() -> None:
    seated = await Evening().open("Ana", seats=3)
    with pytest.raises(errors.ChairTaken):
        await seated.sit("Bo", 0)


async def test_a_table_can_be_full() -> None:
    seated = await Evening().open("Ana", game="kobito", seats=2)
    await seated.sit("Bo")
    with pytest.raises(errors.TableFull):
        await seated.sit("Cy")


async def test_empty_chairs_are_for_bots() -> None:
    seated = await (await Evening().open("Ana")).start()
    chairs = seated.table.whole(Viewer(0)).chairs
    assert [chair.sitter for chair in chairs] == ["player", "bot", "bot", "bot"]
    assert {chair.level for chair in chairs[1:]} == {"greedy"}
    assert len({chair.name for chair in chairs}) == 4


async def test_a_late_friend_takes_a_bot_s_chair() -> None:
    seated = await (await Evening().open("Ana")).start()
    ticket = await seated.sit("Bo")
    assert ticket.seat == 1
    ask = seated.ask(1)
    assert ask is not None
    assert ask.may_take_back  # the bot had laid its cards
    await seated.do(1, TakeBack())
    await seated.move(1)


async def test_the_host_goes_on_to_the_next_when_the_host_leaves() -> None:
    seated = await Evening().open("Ana", seats=3)
    await seated.sit("Bo", 2)
    await seated.do(0, Leave())
    assert seated.table.state.host == 2
    assert seated.table.seat_of(seated.tickets[0].secret) is None
    await seated.do(2, Start())


async def test_in_a_running_game_a_bot_takes_the_chair_of_whoever_leaves() -> None:
    seated = await Evening().open("Ana", seats=3)
    await seated.sit("Bo")
    await seated.start()
    await seated.do(1, Leave())
    assert seated.table.whole(Viewer(0)).chairs[1].sitter == "bot"


async def test_only_the_host_starts_and_fills_and_frees_chairs() -> None:
    seated = await Evening().open("Ana", seats=3)
    await seated.sit("Bo")
    for command in (Start(), PutBot(2, "random"), Remove(0)):
        with pytest.raises(errors.NotTheHost):
            await seated.do(1, command)
    await seated.do(0, PutBot(2, "random"))
    await seated.do(0, Remove(1))
    assert [place.sitter for place in seated.table.state.places] == ["player", "empty", "bot"]


async def test_a_name_of_nothing_visible_is_none() -> None:
    seated = await Evening().open("Ana")
    for name in ("", "  ", "\u200b\u202e", "\x00\x1b"):
        with pytest.raises(errors.BadOption):
            await seated.do(0, Rename(name))
    await seated.do(0, Rename("\u202eAnna\x07  Lise"))
    assert seated.table.state.places[0].name == "Anna Lise"
