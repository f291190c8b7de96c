"""Ears left at a table by those who listen by long requests, so that nothing passes by unheard between two of them."""

import asyncio
import contextlib
from typing import NamedTuple

from pioche.core.errors import Busy
from pioche.tables.notices import Presence, Said
from pioche.tables.ports import Table, Viewer, Watch

PATIENCE = 45.0  # seconds an ear waits for the next request
MOST_EARS = 1000
MOST_EARS_EACH = 100  # of one address
MOST_HEARD = 50


class Place(NamedTuple):
    """Who listens where: a table, a seat or none, a name for the ear, and the address the requests come from."""

    table: str
    seat: int | None
    name: str
    address: str


class Ear:
    """A listener who is not always there: it keeps what passes by, and notes that there is news of what does not."""

    def __init__(self, watch: Watch) -> None:
        self.news = asyncio.Event()
        self.leaving: asyncio.TimerHandle | None = None
        self._heard: list[Said | Presence] = []
        self._watch = watch
        self._seat = watch.viewer.seat
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for notice in self._watch:
            if isinstance(notice, Said | Presence):
                self._heard.append(notice)
                del self._heard[:-MOST_HEARD]
            self.news.set()

    @property
    def is_sent_away(self) -> bool:
        """Whether the seat it listened from is lost."""
        return self._watch.viewer.seat != self._seat

    def take(self) -> list[Said | Presence]:
        """What passed by since the last time."""
        heard, self._heard = self._heard, []
        self.news.clear()
        return heard

    async def close(self) -> None:
        """Listen no more."""
        if self.leaving is not None:
            self.leaving.cancel()
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._watch.close()


class Ears:
    """All who listen by long requests."""

    def __init__(self) -> None:
        self._ears: dict[Place, Ear] = {}
        self._closing: set[asyncio.Task[None]] = set()

    async def at(self, place: Place, table: Table) -> Ear:
        """The ear that somebody left there, or another; it stays for a while after the latest request."""
        ear = self._ears.get(place)
        if ear is not None and ear.is_sent_away:
            self._leave(place)
            ear = None
        if ear is None:
            if len(self._ears) >= MOST_EARS or self._of(place.address) >= MOST_EARS_EACH:
                raise Busy
            ear = self._ears[place] = Ear(await table.watch(Viewer(place.seat)))
        if ear.leaving is not None:
            ear.leaving.cancel()
        ear.leaving = asyncio.get_running_loop().call_later(PATIENCE, self._leave, place)
        return ear

    async def close(self) -> None:
        """Take all away."""
        while self._ears:
            await self._ears.popitem()[1].close()

    def _of(self, address: str) -> int:
        """How many there are of one address."""
        return sum(place.address == address for place in self._ears)

    def _leave(self, place: Place) -> None:
        """Nobody came back, or the seat is lost."""
        ear = self._ears.pop(place)
        if ear.leaving is not None:
            ear.leaving.cancel()
        task = asyncio.create_task(ear.close())
        self._closing.add(task)
        task.add_done_callback(self._closing.discard)
