"""The time of day, and the event loop's alarm."""

import asyncio
import time
from collections.abc import Callable

from pioche.tables.ports import Handle

LONGEST = 24 * 60 * 60.0  # a loop counts other seconds than a calendar: look again at least once a day


class LoopClock:
    """The clock of a running server."""

    def now(self) -> float:
        """Unix seconds."""
        return time.time()

    def call_at(self, when: float, call: Callable[[], None]) -> Handle:
        """Call something at a time, or soon if that has passed; far away it may call early."""
        wait = min(max(when - time.time(), 0.0), LONGEST)
        return asyncio.get_running_loop().call_later(wait, call)
