"""The log in PostgreSQL, for several servers: after a commit all hear that a table is at a number, and nothing else."""

import asyncio
import contextlib
from collections.abc import Callable

from sqlalchemy import text
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from pioche.core.extras import need
from pioche.store.sql import SqlLog, Writing

CHANNEL = "pioche"
AGAIN_AFTER = 1.0

News = Callable[[str, int], None]


class PostgresLog(SqlLog):
    """A log with several writers."""

    def __init__(self, engine: AsyncEngine) -> None:
        super().__init__(engine)
        self._address = engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        self._listening: asyncio.Task[None] | None = None

    async def put(self, connection: AsyncConnection, writings: list[Writing]) -> None:
        """The same statements, and the news, which PostgreSQL gives out when all of it is kept."""
        await super().put(connection, writings)
        news = [{"channel": CHANNEL, "news": f"{writing.table} {writing.entries[-1].number}"} for writing in writings]
        await connection.execute(text("SELECT pg_notify(:channel, :news)"), news)

    async def follow(self, news: News) -> None:
        """Call `news` with a table and a number; a number without a table means that something may have been missed."""
        is_there = asyncio.Event()
        self._listening = asyncio.create_task(self._listen(news, is_there))
        await is_there.wait()

    async def close(self) -> None:
        """Listen no more, finish writing, and let go of the connections."""
        if self._listening is not None:
            self._listening.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._listening
        await super().close()

    async def _listen(self, news: News, is_there: asyncio.Event) -> None:
        """Listen for ever, over a new connection whenever one is lost."""
        psycopg = need("psycopg", "postgres")
        while True:
            with contextlib.suppress(psycopg.Error, OSError):
                async with await psycopg.AsyncConnection.connect(self._address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    if is_there.is_set():
                        news("", 0)
                    is_there.set()
                    async for notice in connection.notifies():
                        table, number = notice.payload.split()
                        news(table, int(number))
            await asyncio.sleep(AGAIN_AFTER)
