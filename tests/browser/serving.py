"""A server for the browser to visit: in a thread, with bots that do not wait and nothing kept."""

import asyncio
import socket
from threading import Event, Thread

import msgspec
import uvicorn

from pioche.store.memory import MemoryLog
from pioche.tables.house import LiveHouse
from pioche.tables.ports import Ticket
from pioche.tables.settings import TIMINGS, Settings, Timing
from pioche.tables.thinking import ThinksHere
from pioche.web.app import create_app
from pioche.web.desk import Desk, Options
from pioche.web.limits import Limits, Pace

ANY = Pace(burst=100_000, a_minute=100_000)
FREE = Limits(messages=ANY, opening=ANY, opening_each=ANY, claiming=ANY, claiming_each=ANY, asking=ANY)
SOON = Timing(decision=45, grace=1)


class QuickHouse(LiveHouse):
    """A house where bots answer at once."""

    async def open(self, settings: Settings, people: list[str], bots: dict[int, str]) -> list[Ticket]:
        """A table as wished, without the pauses."""
        return await super().open(msgspec.structs.replace(settings, bot_pause=0.0), people, bots)


class Serving:
    """The server, from `start` to `stop`; its address is `url`."""

    def __init__(self) -> None:
        self._socket = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._socket.getsockname()[1]}"
        self._ready = Event()
        self._server: uvicorn.Server | None = None
        self._thread = Thread(target=lambda: asyncio.run(self._run()), daemon=True)

    def start(self) -> None:
        """Serve; a brisk table covers for whoever is away after a second."""
        TIMINGS["brisk"] = SOON
        self._thread.start()
        self._ready.wait(30)

    def stop(self) -> None:
        """Serve no longer."""
        if self._server is not None:
            self._server.should_exit = True
        self._thread.join(10)

    async def _run(self) -> None:
        desk = Desk(QuickHouse(MemoryLog(), ThinksHere()), Options(key=b"0" * 32, limits=FREE))
        config = uvicorn.Config(create_app(desk), log_config=None, access_log=False, ws_per_message_deflate=False)
        self._server = uvicorn.Server(config)
        serving = asyncio.create_task(self._server.serve([self._socket]))
        while not self._server.started:
            await asyncio.sleep(0.01)
        self._ready.set()
        await serving
