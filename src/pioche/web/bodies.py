"""The body of a request: it must come soon, and be JSON that can be read."""

import asyncio
from collections.abc import AsyncGenerator
from typing import Any

from litestar import Request
from litestar.exceptions import ClientException, InternalServerException

SLOW = 408


class Asked(Request[Any, Any, Any]):
    """Litestar's request, but what is wrong with a body is never an error of ours."""

    async def json(self) -> Any:
        """The body as JSON; nested without end or in bytes that are no text it is none."""
        try:
            return await super().json()
        except (RecursionError, UnicodeDecodeError):
            raise ClientException from None

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body piece by piece, all of it within the time there is."""
        until = asyncio.get_running_loop().time() + self.app.state.desk.limits.for_body
        pieces = super().stream()
        while True:
            try:
                async with asyncio.timeout_at(until):
                    piece = await anext(pieces)
            except StopAsyncIteration:
                return
            except TimeoutError:
                raise ClientException(status_code=SLOW, headers={"connection": "close"}) from None
            except InternalServerException:  # whoever sent it has gone
                raise ClientException from None
            yield piece
