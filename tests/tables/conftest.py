"""Tests that await run on asyncio."""

import pytest


@pytest.fixture
def anyio_backend() -> str:
    """The loop the tables live in."""
    return "asyncio"
