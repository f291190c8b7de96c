"""Ears left at a table by those who listen by long requests, so that nothing passes by unheard between two of them."""

import asyncio
import contextlib
from time import monotonic

from pioche.core.errors import Busy
from pioche.tables.notices import AnyNotice
from pioche.tables.ports import Table, Viewer, Watch

PATIENCE = 45.0  # seconds an ear waits for the next request
MOST_EARS = 1000
MOST_HEARD = 200

Place = tuple[str, int | None, str]


class Ear:
    """A listener at a table who is not always there."""

    def __init__(self, watch: Watch) -> None:
        self.heard: list[AnyNotice] = []
        self.news = asyncio.Event()
        self.asked_at = monotonic()
        self.is_lost = False
        self._watch = watch
        self._task = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for notice in self._watch:
            self.heard.append(notice)
            self.is_lost = self.is_lost or len(self.heard) > MOST_HEARD
            del self.heard[:-MOST_HEARD]
            self.news.set()
        self.is_lost = True
        self.news.set()

    def take(self) -> list[AnyNotice]:
        """All that was heard since the last time."""
        heard, self.heard = self.heard, []
        self.news.clear()
        return heard

    async def close(self) -> None:
        """Listen no more."""
        self._task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await self._task
        await self._watch.close()


class Ears:
    """All who listen by long requests."""

    def __init__(self) -> None:
        self._ears: dict[Place, Ear] = {}

    def at(self, place: Place) -> Ear | None:
        """The ear that somebody left there."""
        ear = self._ears.get(place)
        return None if ear is None or ear.is_lost else ear

    async def new(self, place: Place, table: Table, viewer: Viewer) -> Ear:
        """Another ear; those nobody came back to are taken away."""
        now = monotonic()
        for other, ear in list(self._ears.items()):
            if other == place or now - ear.asked_at > PATIENCE:
                del self._ears[other]
                await ear.close()
        if len(self._ears) >= MOST_EARS:
            raise Busy
        ear = self._ears[place] = Ear(await table.watch(viewer))
        return ear

    async def close(self) -> None:
        """Take all away."""
        while self._ears:
            await self._ears.popitem()[1].close()
