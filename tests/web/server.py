"""A real server in a thread of its own, with a house in memory; all that it sends can be read back."""

import asyncio
import re
import threading
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import msgspec
import uvicorn

from pioche.store.memory import MemoryLog
from pioche.tables.folding import fold
from pioche.tables.house import LiveHouse
from pioche.tables.live import LiveTable
from pioche.tables.notices import Whole
from pioche.tables.ports import Viewer
from pioche.tables.state import State
from pioche.tables.thinking import ThinksHere
from pioche.web.app import create_app
from pioche.web.client import Browser
from pioche.web.desk import Desk, Options
from pioche.web.limits import Limits, Pace
from pioche.web.serving import LOOPBACK, Place, Server, bound, config
from tests.web.hearing import PATIENCE

ANY = Pace(burst=10**6, a_minute=10**6)
WIDE = Limits(messages=ANY, opening=ANY, opening_each=ANY, claiming=ANY, claiming_each=ANY, asking=ANY, wait=5.0)
KEY = bytes(range(32))


class Running:
    """A server that runs until it is left."""

    def __init__(self, limits: Limits = WIDE, **options: Any) -> None:
        self.options = Options(**{"key": KEY, "hosts": LOOPBACK, "limits": limits, **options})
        self.log = MemoryLog()
        self.house = LiveHouse(self.log, ThinksHere())
        self.sent: list[bytes] = []
        self.asked: list[str] = []
        self._socket = bound(Place(port=0, data=Path()))
        self.address = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._ready = threading.Event()
        self._trouble: BaseException | None = None
        self._thread = threading.Thread(target=self._live)

    def browser(self, **headers: str) -> Browser:
        """Somebody new."""
        return Browser(self.address, **headers)

    def _live(self) -> None:
        try:
            asyncio.run(self._run())
        except BaseException as trouble:
            self._trouble = trouble
        finally:
            self._ready.set()

    async def arrived(self, name: str) -> None:
        """Wait until something with that name was asked for."""
        async with asyncio.timeout(PATIENCE):
            while not any(name in path for path in self.asked):
                await asyncio.sleep(0)

    def whole(self, table: str) -> Whole:
        """A table as a spectator sees it, read past the network."""
        return next(each for each in self.house.tables if each.id == table).whole(Viewer(None))

    def encoded(self, message: msgspec.Struct) -> bytes:
        """A message as its bytes."""
        return msgspec.json.encode(message)

    def states(self, table: LiveTable) -> dict[int, State]:
        """A table at each number of its log, folded anew."""
        log = self.log._entries[table.id]
        return {kept.number: fold(table.id, table.state.seed, log[: kept.number])[0] for kept in log}

    def sent_of(self, table: str) -> list[bytes]:
        """All that was sent since the first word of a table."""
        first = next(place for place, message in enumerate(self.sent) if table.encode() in message)
        return self.sent[first:]

    def secrets_in(self, links: list[bytes]) -> list[str]:
        """The secrets in answers with links."""
        return [found.decode() for link in links for found in re.findall(rb"#seat=([\w-]+)", link)]

    async def _run(self) -> None:
        self.desk = Desk(self.house, self.options)
        self.server = Server(self._config(create_app(self.desk)))
        self.server.before_end = self.desk.closing.set
        task = asyncio.create_task(self.server.serve([self._socket]))
        while not self.server.started:
            await asyncio.sleep(0)
        self._ready.set()
        await task

    def _config(self, app: Any) -> uvicorn.Config:
        async def overheard(scope: Any, receive: Any, send: Any) -> None:
            self.asked.append(scope.get("path", ""))

            async def sending(message: Any) -> None:
                self.sent.append(repr(message).encode())
                await send(message)

            await app(scope, receive, sending)

        return config(overheard, self.options)

    def __enter__(self) -> Self:
        self._thread.start()
        self._ready.wait()
        if self._trouble is not None:
            raise self._trouble
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.server.should_exit = True
        self._thread.join()
        if self._trouble is not None:
            raise self._trouble
