"""One real server for all tests of a process, on a port of its own; tests meet at tables of their own."""

from collections.abc import Iterator

import pytest

from tests.web.server import Running


@pytest.fixture
def anyio_backend() -> str:
    """The loop the tests live in."""
    return "asyncio"


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    """A server with limits that no test meets by chance."""
    with Running() as running:
        yield running
