"""Every kind of log there is."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from pioche.store.memory import MemoryLog
from pioche.store.opening import AnyLog, open_log
from pioche.store.postgres import PostgresLog
from tests.store.servers import postgres_programs, postgres_server


@pytest.fixture
def anyio_backend() -> str:
    """The loop the logs live in."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[str]:
    """The address of a PostgreSQL of our own."""
    programs = postgres_programs()
    if programs is None:
        pytest.skip("no PostgreSQL server is installed here (Debian: apt-get install postgresql)")
    with postgres_server(programs) as address:
        yield address


@pytest.fixture(params=["memory", "sqlite", "postgres"])
async def log(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[AnyLog]:
    """A log; PostgreSQL's is used by other tests as well, under other tables."""
    if request.param == "memory":
        opened: AnyLog = MemoryLog()
    elif request.param == "sqlite":
        opened = await open_log(tmp_path / "tables.sqlite3")
    else:
        opened = await open_log(request.getfixturevalue("postgres"))
    yield opened
    await opened.close()


@pytest.fixture
async def two_servers(postgres: str) -> AsyncIterator[tuple[PostgresLog, PostgresLog]]:
    """Two logs over one database, as two servers have them."""
    first, second = await open_log(postgres), await open_log(postgres)
    assert isinstance(first, PostgresLog)
    assert isinstance(second, PostgresLog)
    yield first, second
    await first.close()
    await second.close()
