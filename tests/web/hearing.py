"""Waiting for a message, for as long as a slow machine may need and no longer."""

import asyncio
from typing import TypeVar

from pioche.web.client import Listening

PATIENCE = 30
Kind = TypeVar("Kind")


async def heard(line: Listening, kind: type[Kind]) -> Kind:
    """The next message of a kind."""
    async with asyncio.timeout(PATIENCE):
        async for message in line:
            if isinstance(message, kind):
                return message
    raise AssertionError(f"closed: {line.code}")
