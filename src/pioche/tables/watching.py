"""An open ear at a table: a short queue of notices, which a table fills without ever waiting."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Self

from pioche.tables.notices import AnyNotice, Presence, Whole
from pioche.tables.ports import Viewer

MOST_WAITING = 64


class LiveWatch:
    """Notices for one viewer, in order; one who falls behind begins again with the whole table."""

    def __init__(self, viewer: Viewer, begin_again: Callable[[Viewer], Whole], goes: Callable[["LiveWatch"], None]):
        self.viewer = viewer
        self._begin_again = begin_again
        self._goes = goes
        self._waiting: deque[AnyNotice] = deque()
        self._is_behind = False
        self._is_closed = False
        self._news = asyncio.Event()

    def tell(self, notice: AnyNotice) -> None:
        """One notice more; of who is here only the last word counts."""
        if self._is_behind or self._is_closed:
            return
        if isinstance(notice, Presence) and self._waiting and isinstance(self._waiting[-1], Presence):
            self._waiting.pop()
        self._waiting.append(notice)
        if len(self._waiting) > MOST_WAITING:
            self.start_over()
        self._news.set()

    def start_over(self) -> None:
        """Forget what was to be told: the next notice is the whole table."""
        self._waiting.clear()
        self._is_behind = True
        self._news.set()

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> AnyNotice:
        await self._news.wait()
        if self._is_closed:
            raise StopAsyncIteration
        if self._is_behind:
            self._is_behind = False
            self._news.clear()
            return self._begin_again(self.viewer)
        notice = self._waiting.popleft()
        if not self._waiting:
            self._news.clear()
        return notice

    async def close(self) -> None:
        """Stop listening."""
        self.end()

    def end(self) -> None:
        """Tell no more; whoever iterates comes to the end."""
        if not self._is_closed:
            self._is_closed = True
            self._news.set()
            self._goes(self)
