"""The log in PostgreSQL, for several servers: after a commit all hear the number a table is at, and no more."""

import asyncio
import contextlib

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pioche.core.extras import need
from pioche.store.sql import SqlLog, Writing, one_or_many
from pioche.tables.ports import News

CHANNEL = "pioche"
AGAIN_AFTER = 0.2
NOTIFY = text(f"SELECT pg_notify('{CHANNEL}', :news)")


class PostgresLog(SqlLog):
    """A log with several writers."""

    has_rivals = True

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listening: asyncio.Task[None] | None = None
        self._is_there = asyncio.Event()
        self._news: list[News] = []

    async def put(self, connection: AsyncConnection, writings: list[Writing]) -> None:
        """The same statements, and the news, which PostgreSQL gives out when all of it is kept."""
        await super().put(connection, writings)
        news = [{"news": f"{writing.table} {writing.entries[-1].number}"} for writing in writings]
        await connection.execute(NOTIFY, one_or_many(news))

    async def follow(self, news: News) -> None:
        """Call `news` with what is heard, from now on."""
        self._news.append(news)
        if self._listening is None:
            self._listening = asyncio.create_task(self._listen())
        await self._is_there.wait()

    async def pass_on(self, table: str, text: str) -> None:
        """Tell all, this process too."""
        async with self.transaction() as connection:
            await connection.execute(NOTIFY, {"news": f"{table} {text}"})

    async def close(self) -> None:
        """Listen no more, finish writing, and let go of the connections."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await super().close()

    def _tell(self, table: str, told: int | str) -> None:
        for news in self._news:
            news(table, told)

    async def _listen(self) -> None:
        """Listen for ever, over a new connection whenever one is lost."""
        psycopg = need("psycopg", "postgres")
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if self._is_there.is_set():
                        self._tell("", 0)
                    self._is_there.set()
                    async for notice in connection.notifies():
                        table, _, told = notice.payload.partition(" ")
                        self._tell(table, int(told) if told.isdigit() else told)
            await asyncio.sleep(AGAIN_AFTER)
