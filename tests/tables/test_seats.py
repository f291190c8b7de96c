"""Who sits where: friends, bots, late friends, the host."""

from typing import Any

import msgspec
import pytest

from pioche.core import errors
from pioche.tables.commands import Leave, PutBot, Remove, Rename, Start, TakeBack
from pioche.tables.ports import Viewer
from tests.tables.evenings import Evening, settings

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


async def test_a_seat_that_is_not_there_can_want_nothing() -> None:
    seated = await Evening().open("Ana", seats=3)
    for seat in (None, 1, 5, -1):
        with pytest.raises(errors.NotYourSeat):
            await seated.do(seat, Start())


async def test_a_game_that_is_not_there_cannot_be_opened() -> None:
    evening = Evening()
    for more in (
        {"edition": "x"},
        {"seats": 9},
        {"options": {"x": 1}},
        {"bots": {1: "genius"}},
        {"bots": {7: "random"}},
    ):
        given: dict[str, Any] = {"seats": 3, **more}
        with pytest.raises(errors.PiocheError):
            await evening.open("Ana", **given)
    with pytest.raises(errors.UnknownName):
        await evening.house.open(msgspec.structs.replace(settings(), game="chess"), ["Ana"], {})
    for people in ([], ["Ana", "Bo"], [" "]):
        with pytest.raises(errors.BadOption):
            await evening.open(people)
    with pytest.raises(errors.ChairTaken):
        await evening.open(["Ana", "Bo"], seats=2, bots={0: "random"}, is_shared=True)
    assert evening.house.tables == ()


async def test_an_unknown_table_is_said_to_be_one() -> None:
    house = Evening().house
    for name in ("", "x", "../../etc/passwd", "a" * 12, "\x00", "a" * 100_000):
        with pytest.raises(errors.UnknownTable):
            await house.table(name)


async def test_a_secret_opens_its_own_seat_and_no_other() -> None:
    seated = await Evening().open("Ana", seats=3)
    await seated.sit("Bo")
    assert [seated.table.seat_of(ticket.secret) for ticket in seated.tickets] == [0, 1]
    for secret in (
        "",
        "x",
        seated.tickets[0].secret + "x",
        "\ud800",
        "y" * 10_000,
        seated.table.state.places[0].secret_hash,
    ):
        assert seated.table.seat_of(secret) is None
