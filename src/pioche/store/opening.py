"""Opening the log that a server was told to use."""

from pathlib import Path
from typing import Any

from sqlalchemy import URL, event, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import create_async_engine

from pioche.core.errors import BadOption, Busy, FileTrouble
from pioche.core.extras import need
from pioche.store.data_folder import data_folder, private_file
from pioche.store.holding import hold
from pioche.store.memory import MemoryLog
from pioche.store.postgres import PostgresLog
from pioche.store.sql import SqlLog

FILE = "tables.sqlite3"
MEMORY = "memory:"
# a commit survives the end of the process; only a power cut can undo the latest ones, and never damages the file
PRAGMAS = ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000")

DISCREET = {"hide_parameters": True}  # seeds, hashes and sealed cards stay out of what errors say

AnyLog = MemoryLog | SqlLog


async def open_log(address: str | Path | None = None) -> AnyLog:
    """The log at an address: `memory:`, `postgresql://...`, or a file's path; by default in the data folder."""
    if address == MEMORY:
        return MemoryLog()
    if isinstance(address, str) and "://" in address:
        return await open_postgres(address)
    return await open_sqlite(Path(address) if address else data_folder() / FILE)


async def open_sqlite(path: Path) -> SqlLog:
    """A log in a file of its own."""
    address = URL.create("sqlite+aiosqlite", database=str(private_file(path)))
    let_go = hold(path)
    engine = create_async_engine(address, **DISCREET)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    log = SqlLog(engine, let_go)
    try:
        await log.start()
    except (Busy, SQLAlchemyError) as error:
        await log.close()
        raise FileTrouble(path=str(path), reason=str(error.__cause__ or error).splitlines()[0]) from None
    return log


async def open_postgres(address: str) -> PostgresLog:
    """A log that several servers share."""
    need("psycopg", "postgres")
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        kind = address.partition("://")[0]  # what follows may hold a password
        raise BadOption(option="store", value=kind, allowed="postgresql://...") from None
    if url.get_backend_name() not in ("postgresql", "postgres"):
        raise BadOption(option="store", value=url.drivername, allowed="postgresql://...")
    log = PostgresLog(create_async_engine(url.set(drivername="postgresql+psycopg"), **DISCREET))
    try:
        await log.start()
    except Busy:
        await log.close()
        raise
    return log
