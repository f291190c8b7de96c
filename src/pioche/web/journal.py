"""What was asked for, one line of the log each: never what comes after the ?, in a body or in a cookie."""

import secrets
from time import perf_counter

import structlog

from pioche.web.headers import ASGIApp, Message, Receive, Scope, Send

log = structlog.get_logger()
QUIET = ("/health", "/metrics", "/page/", "/words/", "/art/")
LONGEST = 80


class Journal:
    """An ASGI layer that gives every request an id and writes down how it ended."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve one connection."""
        if scope["type"] not in ("http", "websocket") or scope["path"].startswith(QUIET):
            await self.app(scope, receive, send)
            return
        begin, status = perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            status = message.get("status", status)
            await send(message)

        with structlog.contextvars.bound_contextvars(request=secrets.token_hex(6)):
            try:
                await self.app(scope, receive, sending if scope["type"] == "http" else send)
            finally:
                taken = round((perf_counter() - begin) * 1000, 1)
                method = scope.get("method", "SOCKET")
                log.info("asked", method=method, path=told(scope["path"]), status=status or None, ms=taken)


def told(path: str) -> str:
    """A path as it is written down: no seat's secret, even where a program sends along what stands after the #."""
    return path.partition("#")[0][:LONGEST]
