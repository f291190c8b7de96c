"""What every log promises."""

import asyncio

import pytest

from pioche.core.errors import UnknownTable
from pioche.play.luck import commitment_of, new_seed
from pioche.store.opening import AnyLog
from pioche.tables import entries
from pioche.tables.entries import AnyEntry
from pioche.tables.ports import Kept, LogConflict, Standing
from pioche.tables.tickets import new_table_id
from tests.tables.evenings import settings

pytestmark = pytest.mark.anyio

SEED = new_seed(None)
ALL_KINDS: list[AnyEntry] = [
    entries.Opened(settings("kudos", options={"first": 2}), commitment_of(SEED)),
    entries.Sat(0, "Zoë 😀 \\ \" '; --", "ab" * 32),
    entries.BotSat(1, "greedy"),
    entries.Left(0),
    entries.HostPassed(2),
    entries.Renamed(0, "日本"),
    entries.Started(2),
    entries.Moved(0, "fill Rc", "clock"),
    entries.TookBack(3),
    entries.Covered(3),
    entries.Covered(2, asked_by=0),
    entries.CameBack(3),
    entries.ChatSwitched(False),
    entries.Rematched("abc"),
]


def kept(first: int, *log: AnyEntry, at: float = 0.1 + 0.2) -> list[Kept]:
    """Entries with their numbers."""
    return [Kept(number, at, entry) for number, entry in enumerate(log, start=first)]


async def opened(log: AnyLog, at: float = 5.5) -> str:
    """A table in the log."""
    table = new_table_id()
    await log.open(table, SEED, kept(1, ALL_KINDS[0], at=at))
    return table


async def test_what_was_written_is_read_again_to_the_letter(log: AnyLog) -> None:
    table = new_table_id()
    await log.open(table, SEED, kept(1, *ALL_KINDS[:2]))
    await log.append(table, kept(3, *ALL_KINDS[2:]))
    assert await log.read(table) == (SEED, kept(1, *ALL_KINDS))
    assert await log.read(table, after=11) == (SEED, kept(12, *ALL_KINDS[11:]))
    assert await log.read(table, after=len(ALL_KINDS)) == (SEED, [])


async def test_a_number_is_given_once(log: AnyLog) -> None:
    table = await opened(log)
    await log.append(table, kept(2, entries.Started()))
    for first in (1, 2):
        with pytest.raises(LogConflict):
            await log.append(table, kept(first, entries.Left(0)))
    with pytest.raises(LogConflict):
        await log.open(table, SEED, kept(1, ALL_KINDS[0]))
    assert (await log.read(table))[1][1].entry == entries.Started()


async def test_entries_that_belong_together_are_written_together_or_not_at_all(log: AnyLog) -> None:
    table = await opened(log)
    await log.append(table, kept(2, entries.Started()))
    with pytest.raises(LogConflict):
        await log.append(table, kept(2, entries.Left(0), entries.Left(1)))
    assert len((await log.read(table))[1]) == 2


async def test_an_unknown_table_is_said_to_be_one(log: AnyLog) -> None:
    table = new_table_id()
    with pytest.raises(UnknownTable):
        await log.read(table)
    with pytest.raises(UnknownTable):
        await log.append(table, kept(2, entries.Started()))


async def test_of_two_writers_at_once_one_wins_and_other_tables_do_not_notice(log: AnyLog) -> None:
    tables = [await opened(log) for _ in range(5)]
    rivals = [log.append(tables[0], kept(2, entries.Left(seat))) for seat in range(2)]
    others = [log.append(table, kept(2, entries.Started())) for table in tables[1:]]
    results = await asyncio.gather(*rivals, *others, return_exceptions=True)
    assert sorted(type(result).__name__ for result in results[:2]) == ["LogConflict", "NoneType"]
    assert results[2:] == [None] * 4


async def test_many_tables_write_at_once(log: AnyLog) -> None:
    tables = [await opened(log) for _ in range(8)]

    async def fill(table: str) -> None:
        for number in range(2, 12):
            await log.append(table, kept(number, entries.Moved(0, "G3")))

    await asyncio.gather(*map(fill, tables))
    for table in tables:
        assert [each.number for each in (await log.read(table))[1]] == list(range(1, 12))


async def test_tables_where_nothing_happens_any_more_are_forgotten(log: AnyLog) -> None:
    old, late, playing = await opened(log, at=-9.0), await opened(log, at=-1.0), await opened(log, at=-9.0)
    over = await opened(log, at=-9.0)
    await log.append(playing, kept(2, entries.Started(), at=-9.0), Standing("playing"))
    await log.append(over, kept(2, entries.Started(), at=-9.0), Standing("over"))
    assert await log.forget({"gathering": -5.0, "playing": -20.0, "over": -8.0}) == 2
    for table in (old, over):
        with pytest.raises(UnknownTable):
            await log.read(table)
    for table in (late, playing):
        await log.read(table)
    assert await log.forget({"gathering": 0.0, "playing": 0.0}) == 2


async def test_a_log_knows_which_tables_have_to_act_and_when_the_next_one_has_to(log: AnyLog) -> None:
    first, second, third, resting = [await opened(log) for _ in range(4)]
    for table, due in ((first, -3e9), (second, -2e9 - 0.1), (third, -1e9)):
        await log.append(table, kept(2, entries.Started()), Standing("playing", due))
    await log.append(resting, kept(2, entries.Started()), Standing("playing"))
    assert await log.due(-4e9) == ({}, -3e9)
    assert await log.due(-3e9) == ({first: -3e9}, -2e9 - 0.1)
    assert await log.due(-1.5e9) == ({first: -3e9, second: -2e9 - 0.1}, -1e9)
    await log.append(first, kept(3, entries.Left(0)))
    assert (await log.due(-2.5e9))[0] == {first: -3e9}
    await log.append(first, kept(4, entries.Left(1)), Standing("over"))
    assert (await log.due(-2.5e9))[0] == {}
    await log.forget({"playing": 1e9, "over": 1e9})
    assert (await log.due(-0.5e9))[0] == {}


async def test_a_table_is_put_off_by_whoever_knows_what_was_said_last(log: AnyLog) -> None:
    table = await opened(log)
    await log.append(table, kept(2, entries.Started()), Standing("playing", -9e9))
    await log.put_off(table, -8e9, -7e9)
    assert (await log.due(-6e9))[0] == {table: -9e9}
    await log.put_off(table, -9e9, -7e9)
    assert (await log.due(-6e9))[0] == {table: -7e9}
    await log.put_off(table, -7e9, None)
    assert (await log.due(-6e9))[0] == {}
    await log.put_off(new_table_id(), -9e9, -7e9)


async def test_of_entries_that_cannot_be_written_no_time_is_kept(log: AnyLog) -> None:
    table = await opened(log)
    await log.append(table, kept(2, entries.Started()), Standing("playing", -9e9))
    with pytest.raises(LogConflict):
        await log.append(table, kept(2, entries.Left(0)), Standing("playing", -8e9))
    assert (await log.due(-6e9))[0] == {table: -9e9}
    await log.put_off(table, -9e9, None)
