"""Tables that outlive their house: random evenings over every log, killed at any point, and two servers at once."""

import asyncio
import random
from typing import Any

import msgspec
import pytest

from pioche.core.errors import PiocheError
from pioche.games.catalogue import GAMES, rules_of
from pioche.store.opening import AnyLog
from pioche.store.postgres import PostgresLog
from pioche.tables import commands
from pioche.tables.entries import Moved
from pioche.tables.notices import Said
from pioche.tables.ports import Viewer
from pioche.tables.state import State
from tests.tables.evenings import Evening, Seated
from tests.tables.fakes import FakeClock

pytestmark = pytest.mark.anyio

STEPS = 50


def any_command(seated: Seated, seat: int, chance: random.Random) -> commands.AnyCommand:
    """Something somebody could want, often nonsense."""
    ask = seated.ask(seat)
    moves = (ask.moves if ask else ()) or ("G3",)
    play = commands.Play(chance.choice(moves), ask.number if ask and chance.random() < 0.9 else 1)
    others: list[commands.AnyCommand] = [
        commands.TakeBack(),
        commands.ComeBack(),
        commands.Cover(chance.randrange(6)),
        commands.Leave(),
        commands.Rename(chance.choice(["Ana", "Zoë", "\u202e", "日本"])),
        commands.PutBot(chance.randrange(6), chance.choice(["random", "greedy", "genius"])),
        commands.Remove(chance.randrange(6)),
        commands.Start(),
        commands.SwitchChat(chance.random() < 0.5),
        commands.Rematch(),
        commands.Say("hello"),
    ]
    return play if chance.random() < 0.8 else chance.choice(others)


async def any_step(seated: Seated, chance: random.Random, watches: list[Any]) -> None:
    """Something happens: a wish, somebody sits down, comes, goes, or time passes."""
    seat = chance.randrange(seated.table.state.settings.seats)
    what = chance.random()
    try:
        if what < 0.75:
            await seated.do(seat, any_command(seated, seat, chance))
        elif what < 0.82:
            await seated.sit("Cy", chance.choice([None, seat]))
        elif what < 0.9:
            watches.append(await seated.table.watch(Viewer(chance.choice([None, seat]))))
        elif watches:
            await watches.pop(chance.randrange(len(watches))).close()
        await seated.evening.pass_by(chance.choice([0, 1, 50, 100]))
    except PiocheError:
        pass


def bytes_of(seated: Seated) -> list[bytes]:
    """All that anybody may know, but for who is here."""
    found = []
    for seat in [None, *range(seated.table.state.settings.seats)]:
        whole = seated.table.whole(Viewer(seat))
        chairs = tuple(msgspec.structs.replace(chair, is_here=False) for chair in whole.chairs)
        ask = whole.ask and msgspec.structs.replace(whole.ask, until=None)
        found.append(
            msgspec.json.encode(msgspec.structs.replace(whole, chairs=chairs, ask=ask, clocks=(), cover_from=()))
        )
    return found


async def killed(seated: Seated) -> None:
    """The end of a house, with all that was not yet written."""
    await seated.table.close()
    await seated.evening.house._outbox.close()


async def again(seated: Seated) -> Seated:
    """The same table in another house over the same log, as after a restart."""
    evening = Evening(seated.evening.log, clock=FakeClock(seated.evening.clock.now()))
    return Seated(evening, await evening.house.table(seated.table.id), seated.tickets)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(2))
async def test_a_table_killed_at_any_point_is_found_again_as_it_was(log: AnyLog, game: str, seed: int) -> None:
    chance = random.Random(f"{game} {seed}")
    edition = chance.choice(rules_of(game).editions)
    evening = Evening(log)
    seated = await evening.open(
        "Ana", game=game, edition=edition.key, variant=edition.variant, seats=chance.choice(edition.seats),
        pace=chance.choice(["relaxed", "brisk", "day"]),
    )  # fmt: skip
    await seated.sit("Bo")
    await seated.start()
    watches: list[Any] = []
    for _ in range(STEPS):
        await any_step(seated, chance, watches)
        if chance.random() < 0.15:
            await killed(seated)
            other = await again(seated)
            assert other.table.state == seated.table.state
            assert bytes_of(other) == bytes_of(seated)
            assert [other.table.seat_of(one.secret) for one in seated.tickets] == [
                seated.table.seat_of(one.secret) for one in seated.tickets
            ]
            seated, watches = other, []


async def test_a_table_that_nobody_needs_is_let_go_and_found_again(log: AnyLog) -> None:
    seated = await (await Evening(log).open("Ana", seats=2, bots={1: "greedy"})).start()
    house, name, ticket = seated.evening.house, seated.table.id, seated.tickets[0]
    number = seated.table.state.number
    await seated.evening.pass_by(500)
    assert house.tables == ()
    evening = seated.evening
    del seated
    found = await house.table(name)
    assert found.state.number == number
    assert found.seat_of(ticket.secret) == 0
    assert await house.table(name) is found
    await evening.house.forget_old()


async def test_two_houses_that_write_at_once_never_disagree(log: AnyLog) -> None:
    here = await Evening(log).open("Ana", seats=2)
    await here.sit("Bo")
    there = await again(here)
    await here.start()
    for _ in range(8):  # each house knows only its own moves until a number is taken
        await there.do(1, commands.Rename(f"Bo {there.table.state.number}"))
        await here.do(0, commands.Rename(f"Ana {here.table.state.number}"))
    await there.do(1, commands.SwitchChat(False)) if there.table.state.host == 1 else None
    there.table.hear()
    here.table.hear()
    await here.evening.settle()
    await there.evening.settle()
    assert here.table.state == there.table.state


async def heard(seated: Seated, number: int) -> State:
    """The table, once it has come to a number."""
    watch = await seated.table.watch(Viewer(None))
    while seated.table.state.number < number:
        await anext(watch)
    await watch.close()
    return seated.table.state


async def test_what_one_server_writes_another_hears(two_servers: tuple[PostgresLog, PostgresLog]) -> None:
    first, second = two_servers
    here = await Evening(first).open("Ana", seats=2)
    evening = Evening(second)
    there = Seated(evening, await evening.house.table(here.table.id), [])
    await here.sit("Bo")
    await here.start()
    number = await here.move(0)
    assert await heard(there, number) == here.table.state
    ask = there.ask(1)
    assert ask is not None
    number = await there.do(1, commands.Play(ask.moves[0], ask.number))
    assert await heard(here, number) == there.table.state


async def test_a_server_whose_line_was_cut_hears_again(two_servers: tuple[PostgresLog, PostgresLog]) -> None:
    first, second = two_servers
    here = await Evening(first).open("Ana", seats=2)
    evening = Evening(second)
    there = Seated(evening, await evening.house.table(here.table.id), [])
    ticket = await here.sit("Bo")
    await heard(there, here.table.state.number)
    async with first._engine.begin() as connection:
        await connection.exec_driver_sql(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE query = 'LISTEN pioche'"
        )
    number = await here.do(ticket.seat, commands.Rename("Bob"))
    assert (await heard(there, number)).places[1].name == "Bob"


async def there_too(first: PostgresLog, second: PostgresLog) -> tuple[Seated, Seated]:
    """A running game of Ana and Bo, seen from two servers."""
    here = await Evening(first).open("Ana", seats=2)
    await here.sit("Bo")
    evening = Evening(second)
    there = Seated(evening, await evening.house.table(here.table.id), [])
    await here.start()
    await heard(there, here.table.state.number)
    return here, there


async def test_nobody_stands_in_for_somebody_who_is_at_another_server(
    two_servers: tuple[PostgresLog, PostgresLog],
) -> None:
    here, there = await there_too(*two_servers)
    ana = await here.table.watch(Viewer(0))
    bo = await there.table.watch(Viewer(1))
    while not here.table.whole(Viewer(0)).chairs[1].is_here:
        await anext(ana)
    await here.evening.pass_by(100)
    assert not here.table.state.places[1].is_covered
    await bo.close()
    while here.table.whole(Viewer(0)).chairs[1].is_here:
        await anext(ana)
    await here.evening.pass_by(100)
    assert here.table.state.places[1].is_covered


async def test_words_are_heard_at_the_other_server(two_servers: tuple[PostgresLog, PostgresLog]) -> None:
    here, there = await there_too(*two_servers)
    bo = await there.table.watch(Viewer(1))
    await here.do(0, commands.Say("hello"))
    while (notice := await anext(bo)) != Said(0, words="hello"):
        assert not isinstance(notice, Said)


async def test_two_houses_that_wake_one_table_make_its_move_once(log: AnyLog) -> None:
    await woken_twice(log, log)


async def test_two_servers_that_wake_one_table_make_its_move_once(
    two_servers: tuple[PostgresLog, PostgresLog],
) -> None:
    await woken_twice(*two_servers)


async def woken_twice(first: AnyLog, second: AnyLog) -> None:
    """A table by the day at the end of that day, with two servers that both see to it."""
    start = 50_000.0  # long before all others of that database
    one, other = Evening(first, clock=FakeClock(start)), Evening(second, clock=FakeClock(start))
    here = await one.open("Ana", game="5211", seats=3, pace="day")
    await here.sit("Bo")
    await here.start()
    there = await other.house.table(here.table.id)
    before = here.table.state.number
    for evening in (one, other):
        evening.clock.time = start + 24 * 60 * 60 - 60
        evening.house._waking.there_since = evening.house._waking._asked_at = start
        evening.house.keep_time()
    await asyncio.gather(one.pass_by(61), other.pass_by(61))
    assert there is await other.house.table(here.table.id)
    for table in (here.table, there):
        table.hear()
    await one.settle()
    await other.settle()
    _, log = await first.read(here.table.id, before)
    moves = [kept.entry for kept in log if isinstance(kept.entry, Moved)]
    assert len(moves) == len(log)
    assert [(move.seat, move.by) for move in moves].count((0, "clock")) == 2
    assert [(move.seat, move.by) for move in moves].count((1, "clock")) == 2
    assert here.table.state == there.state
    assert here.table.state.to_act == (0, 1)
    await one.house._waking.close()
    await other.house._waking.close()
