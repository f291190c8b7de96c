"""The server as a process: its house, its socket on the network, and a graceful end."""

import asyncio
import gc
import socket
from collections.abc import Callable
from pathlib import Path
from urllib.parse import urlsplit

import msgspec
import structlog
import uvicorn

from pioche.core.errors import BadUsage
from pioche.store.opening import FILE, open_log
from pioche.tables.house import LiveHouse
from pioche.tables.loop_clock import LoopClock
from pioche.tables.thinking import Workers
from pioche.web.app import create_app
from pioche.web.counts import Counts, Timed
from pioche.web.desk import Desk, Options
from pioche.web.headers import ASGIApp
from pioche.web.heads import heads
from pioche.web.keys import server_key
from pioche.web.limits import Limits

LOOPBACK = ("127.0.0.1", "localhost", "::1")
GRACE = 5
TIDY_EVERY = 180.0
A_DAY = 24 * 60 * 60.0
SELDOM = 1_000_000
BESIDE = 1000  # lines beside sockets, and files
log = structlog.get_logger()


class Place(msgspec.Struct, frozen=True, kw_only=True):
    """Where a server stands: its host and port, its folder, its store, its address from outside."""

    host: str = "127.0.0.1"
    port: int = 8000
    data: Path
    store: str = ""
    address: str = ""
    hosts: tuple[str, ...] = ()
    limits: Limits = Limits()


class Server(uvicorn.Server):
    """uvicorn, but whoever listens by a long request or a socket is told before the end."""

    before_end: Callable[[], None] = staticmethod(lambda: None)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Tell all, then close."""
        self.before_end()
        await super().shutdown(sockets)


def bound(place: Place) -> socket.socket:
    """The network socket, taken before anything else so that trouble with it is told at once."""
    family = socket.AF_INET6 if ":" in place.host else socket.AF_INET
    taken = socket.socket(family)
    try:
        taken.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        taken.bind((place.host, place.port))
        taken.set_inheritable(True)
    except (OSError, OverflowError) as error:
        taken.close()
        why = getattr(error, "strerror", "") or str(error)
        raise BadUsage(reason="address", name=f"{place.host}:{place.port}", why=why) from None
    return taken


def serve(place: Place, taken: socket.socket, address: str, ready: Callable[[], None]) -> None:
    """Serve until somebody says stop; `ready` is called when the first page can be asked for."""
    hosts = hosts_of(place)
    make_room(place.limits.sockets + BESIDE)
    options = Options(key=server_key(place.data), address=address, hosts=hosts, limits=place.limits)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(run(place, options, taken, ready))


def make_room(lines: int) -> None:
    """As many files and lines at once as the system allows, where that is more than it begins with."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return
    least, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    allowed = lines if most == resource.RLIM_INFINITY else min(lines, most)
    if least != resource.RLIM_INFINITY and least < allowed:
        resource.setrlimit(resource.RLIMIT_NOFILE, (allowed, most))


def hosts_of(place: Place) -> tuple[str, ...]:
    """The names that are answered to; none means any, where others on the network may come in by many names."""
    if place.hosts or place.address:
        named = urlsplit(place.address).hostname
        return (*LOOPBACK, *place.hosts, *([named] if named else []))
    return LOOPBACK if place.host in LOOPBACK else ()


async def open_house(place: Place, counts: Counts) -> LiveHouse:
    """The house with its log and its bots, which think in processes of their own."""
    clock = LoopClock()
    store = await open_log(place.store or place.data / FILE)
    house = LiveHouse(store, Timed(Workers(clock), counts), clock=clock, trouble=tell_trouble)
    counts.tables.set_function(lambda: len(house.tables))
    house.keep_time()
    return house


def tell_trouble(table: str, error: Exception) -> None:
    """What went wrong while nobody was here; without a table it was the store."""
    log.warning("not woken", table=table or None, why=type(error).__name__)


async def run(place: Place, options: Options, taken: socket.socket, ready: Callable[[], None]) -> None:
    """The server's life."""
    counts = Counts()
    house = await open_house(place, counts)
    desk = Desk(house, options, counts)
    server = Server(config(create_app(desk), options))
    server.before_end = desk.closing.set
    beside = [
        asyncio.create_task(work) for work in (tell_when_ready(server, ready), tidy_now_and_then(), forget_daily(house))
    ]
    try:
        await server.serve([taken])
    finally:
        for task in beside:
            task.cancel()


async def tell_when_ready(server: Server, ready: Callable[[], None]) -> None:
    """Say so once the server has started."""
    while not server.started:
        await asyncio.sleep(0.01)
    ready()


async def forget_daily(house: LiveHouse) -> None:
    """Delete tables that nobody has come back to, at the start and once a day."""
    while True:
        try:
            if forgotten := await house.forget_old():
                log.info("forgot", tables=forgotten)
        except Exception as error:  # a store that is away for a while must not end the server
            log.warning("forgot nothing", why=type(error).__name__)
        await asyncio.sleep(A_DAY)


async def tidy_now_and_then() -> None:
    """Look for rings of garbage at long intervals alone: with many tables each search stops all of them for a while."""
    young, middle, _ = gc.get_threshold()
    gc.freeze()  # what is there now stays
    gc.set_threshold(young, middle, SELDOM)
    while True:
        await asyncio.sleep(TIDY_EVERY)
        gc.collect()


def config(app: ASGIApp, options: Options) -> uvicorn.Config:
    """Uvicorn as it suits many small messages."""
    return uvicorn.Config(
        app,
        http=heads(options.limits),
        log_config=None,
        access_log=False,
        server_header=False,
        ws_max_size=options.limits.frame,
        ws_per_message_deflate=False,
        ws_ping_interval=20,
        ws_ping_timeout=20,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
    )


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """The faster loop where there is one."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop
