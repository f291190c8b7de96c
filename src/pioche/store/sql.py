"""The log in a database: SQLite or PostgreSQL, by the same statements."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import delete as delete_from
from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pioche.core.errors import Busy, OtherRules, UnknownTable
from pioche.store import schema
from pioche.store.migrating import migrate
from pioche.tables.entries import AnyEntry
from pioche.tables.notices import Stage
from pioche.tables.ports import Kept, LogConflict, News, Standing

MOST_AT_ONCE = 200

read_entry = msgspec.json.Decoder(AnyEntry).decode
write_entry = msgspec.json.Encoder().encode


class Writing(NamedTuple):
    """Some entries of one table that wait to be written, and where to say that they are."""

    table: str
    entries: list[Kept]
    standing: Standing | None
    done: asyncio.Future[None]


class SqlLog:
    """The log as `ports.Log` promises it. What waits while one transaction runs is written by the next one together."""

    has_rivals = False

    def __init__(self, engine: AsyncEngine, let_go: Callable[[], None] = lambda: None) -> None:
        self._engine = engine
        self._let_go = let_go
        self._waiting: list[Writing] = []
        self._writer: asyncio.Task[None] | None = None
        self._at_work = 0
        self._all_done = asyncio.Event()

    async def start(self) -> None:
        """Bring the database up to date."""
        async with self.transaction() as connection:
            await connection.run_sync(migrate)

    async def open(self, table: str, seed: str, entries: list[Kept]) -> None:
        """A new table."""
        try:
            async with self.transaction() as connection:
                await connection.execute(insert(schema.tables).values(id=table, seed=seed, stage="gathering"))
                await connection.execute(insert(schema.entries), rows_of(table, entries))
        except IntegrityError:
            raise LogConflict from None

    async def append(self, table: str, entries: list[Kept], standing: Standing | None = None) -> None:
        """Some entries more, together with those of other tables."""
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(Writing(table, entries, standing, done))
        if self._writer is None:
            self._writer = asyncio.create_task(self._write())
        await done

    async def read(self, table: str, after: int = 0) -> tuple[str, list[Kept]]:
        """The seed and the entries after a number."""
        columns = (schema.entries.c.number, schema.entries.c.at, schema.entries.c.entry)
        mine = select(*columns).where(schema.entries.c.table_id == table, schema.entries.c.number > after)
        async with self.transaction() as connection:
            seed = await connection.scalar(select(schema.tables.c.seed).where(schema.tables.c.id == table))
            if seed is None:
                raise UnknownTable(name=table)
            rows = (await connection.execute(mine.order_by(schema.entries.c.number))).all()
        try:
            return seed, [Kept(number, at, read_entry(entry)) for number, at, entry in rows]
        except msgspec.MsgspecError:  # an entry of a kind that is not known here
            raise OtherRules(name=table) from None

    async def due(self, until: float) -> tuple[dict[str, float], float | None]:
        """The tables that have to act up to a time, and when the next one has to."""
        when = schema.tables.c.due
        now = select(schema.tables.c.id, when).where(when <= until).order_by(when)
        async with self.transaction() as connection:
            rows = (await connection.execute(now)).all()
            following = await connection.scalar(select(func.min(when)).where(when > until))
        return dict(row._tuple() for row in rows), following

    async def put_off(self, table: str, was_due: float, due: float | None) -> None:
        """A table has to act at another time than was said."""
        said = update(schema.tables).where(schema.tables.c.id == table, schema.tables.c.due == was_due)
        async with self.transaction() as connection:
            await connection.execute(said.values(due=due))

    async def forget(self, idle_since: dict[Stage, float]) -> int:
        """Delete the tables of each stage where nothing has happened since a time, and say how many."""
        count = 0
        async with self.transaction() as connection:
            for stage, since in idle_since.items():
                latest = (
                    select(func.max(schema.entries.c.at))
                    .where(schema.entries.c.table_id == schema.tables.c.id)
                    .scalar_subquery()
                )
                old = delete_from(schema.tables).where(schema.tables.c.stage == stage, latest < since)
                count += (await connection.execute(old)).rowcount
        return count

    async def follow(self, news: News) -> None:
        """Nobody else writes into a file of ours."""

    async def pass_on(self, table: str, text: str) -> None:
        """Nobody else hears it."""

    async def close(self) -> None:
        """Finish writing, and let go of the connections."""
        while self._at_work or self._writer is not None:
            self._all_done.clear()
            await self._all_done.wait()
        await self._engine.dispose()
        self._let_go()

    async def _write(self) -> None:
        try:
            while self._waiting:
                now, self._waiting = self._waiting[:MOST_AT_ONCE], self._waiting[MOST_AT_ONCE:]
                await self._write_together(now)
        finally:
            self._writer = None
            self._all_done.set()

    async def _write_together(self, writings: list[Writing]) -> None:
        """All in one transaction, or where one of them cannot be written each in its own."""
        try:
            async with self.transaction() as connection:
                await self.put(connection, writings)
        except IntegrityError:
            if len(writings) == 1:
                settle(writings, await self._why_not(writings[0].table))
                return
            for writing in writings:
                await self._write_together([writing])
        except Exception as error:
            settle(writings, error)
        else:
            settle(writings, None)

    async def put(self, connection: AsyncConnection, writings: list[Writing]) -> None:
        """The statements of one transaction."""
        rows = [row for writing in writings for row in rows_of(writing.table, writing.entries)]
        await connection.execute(insert(schema.entries), one_or_many(rows))
        for writing in writings:
            if writing.standing is not None:
                other = update(schema.tables).where(schema.tables.c.id == writing.table)
                await connection.execute(other.values(msgspec.structs.asdict(writing.standing)))

    async def _why_not(self, table: str) -> Exception:
        """A number that is taken, or a table that is not there."""
        try:
            await self.read(table, after=MOST_AT_ONCE**4)
        except (UnknownTable, Busy) as error:
            return error
        return LogConflict()

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose statements count together; Busy where the database fails."""
        self._at_work += 1
        try:
            async with self._engine.begin() as connection:
                yield connection
        except IntegrityError:
            raise
        except (SQLAlchemyError, OSError) as error:
            raise Busy(reason=str(getattr(error, "orig", None) or error).partition("\n")[0]) from error
        finally:
            self._at_work -= 1
            self._all_done.set()


def rows_of(table: str, entries: list[Kept]) -> list[dict[str, Any]]:
    """Entries as rows."""
    return [
        {"table_id": table, "number": kept.number, "at": kept.at, "entry": write_entry(kept.entry).decode()}
        for kept in entries
    ]


def one_or_many(rows: list[dict[str, Any]]) -> Any:
    """One row as itself: databases do that with less ado."""
    return rows[0] if len(rows) == 1 else rows


def settle(writings: list[Writing], error: Exception | None) -> None:
    """Say how it went to all who wait."""
    for writing in writings:
        if not writing.done.done():
            if error is None:
                writing.done.set_result(None)
            else:
                writing.done.set_exception(error)
