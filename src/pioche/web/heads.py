"""The head of a request: it must come soon and be short, or the line is closed; uvicorn itself would wait for ever."""

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from pioche.web.limits import Limits

TOO_LONG = b"HTTP/1.1 431 Request Header Fields Too Large\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"


class Heads(HttpToolsProtocol):
    """uvicorn's connections, with an alarm while a head is awaited; between two requests it has an alarm of its own."""

    limits = Limits()
    _alarm: asyncio.TimerHandle | None = None
    _length = 0

    def connection_made(self, transport: Any) -> None:
        """Somebody connects."""
        super().connection_made(transport)
        self._await_head()

    def on_message_begin(self) -> None:
        """The first byte of a head."""
        super().on_message_begin()
        self._await_head()

    def on_headers_complete(self) -> None:
        """A whole head."""
        self._stop_waiting()
        super().on_headers_complete()

    def data_received(self, data: bytes) -> None:
        """Some bytes more."""
        super().data_received(data)
        if self._alarm is not None:
            self._length += len(data)
            if self._length > self.limits.head:
                self._stop_waiting()
                self.transport.write(TOO_LONG)
                self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side is gone."""
        self._stop_waiting()
        super().connection_lost(exc)

    def _await_head(self) -> None:
        if self._alarm is None:
            self._length = 0
            self._alarm = self.loop.call_later(self.limits.for_head, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None


def heads(limits: Limits) -> type[Heads]:
    """Connections with certain limits."""
    return type("Heads", (Heads,), {"limits": limits})
