"""One alarm for all tables that have to act though nobody is here: the earliest in the store rings it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from math import inf

from pioche.core.errors import OtherRules
from pioche.tables.due import WAKING
from pioche.tables.ports import Clock, Handle, Log

LOOK_EVERY = 300.0  # seconds after which the store is asked again: another server may have died with its alarm
TRY_AGAIN = 30.0
AT_ONCE = 4  # tables woken together, so that after a long night those with people still get their bots

Wake = Callable[[str, float], Awaitable[float | None]]
Trouble = Callable[[str, Exception], None]


class Waking:
    """Wakes tables one after the other; `wake` is told when a table was said to be due, and says when it is next."""

    def __init__(self, log: Log, clock: Clock, wake: Wake, trouble: Trouble) -> None:
        self._log = log
        self._clock = clock
        self._wake = wake
        self._trouble = trouble
        self.there_since = self._asked_at = clock.now()
        self._is_on = False
        self._next = inf
        self._alarm: Handle | None = None
        self._round: asyncio.Task[None] | None = None
        self._unreadable: set[str] = set()

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """The round that is being made, if one is."""
        return [] if self._round is None else [self._round]

    def start(self) -> None:
        """Keep time from now on."""
        self._is_on = True
        self.expect(self._clock.now())

    def expect(self, when: float | None) -> None:
        """A table has to act at a time; the store knows it as well, but is asked now and then only."""
        if when is not None and self._is_on and when < self._next:
            self._next = when
            if self._round is None:
                self._set_alarm()

    async def close(self) -> None:
        """Wake nobody any more."""
        self._is_on = False
        if self._alarm is not None:
            self._alarm.cancel()
        if self._round is not None:
            self._round.cancel()
            await asyncio.wait([self._round])

    def _set_alarm(self) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = self._clock.call_at(max(self._next, self.there_since + WAKING), self._ring)

    def _ring(self) -> None:
        self._alarm, self._next = None, inf
        self._round = asyncio.create_task(self._go_round())
        self._round.add_done_callback(self._gone_round)

    def _gone_round(self, _: asyncio.Task[None]) -> None:
        self._round = None
        if self._is_on:
            self._set_alarm()

    async def _go_round(self) -> None:
        now = self._clock.now()
        self.expect(now + LOOK_EVERY)
        try:
            due, following = await self._log.due(now)
        except Exception as error:  # whatever is wrong with the store, it may be well again in a moment
            self._trouble("", error)
            self.expect(now + TRY_AGAIN)
            return
        was_away, self._asked_at = now > self._asked_at + 2 * LOOK_EVERY, now
        if was_away:  # the machine slept, or the store was gone: nobody could come, so all get a moment for it
            self.there_since = now
            self.expect(now)
            return
        self.expect(following)
        tables = iter(due.items())
        await asyncio.gather(*(self._wake_some(tables) for _ in range(AT_ONCE)))

    async def _wake_some(self, tables: Iterator[tuple[str, float]]) -> None:
        """Take one table after the other until none is left; what goes wrong at one is no matter of the others."""
        for table, was_due in tables:
            if table in self._unreadable:
                continue
            soon = self._clock.now() + TRY_AGAIN
            try:
                due = await self._wake(table, was_due)
            except OtherRules as error:  # it will not be another one before the server is
                self._unreadable.add(table)
                self._trouble(table, error)
            except Exception as error:  # told, and tried again
                self._trouble(table, error)
                self.expect(soon)
            else:
                self.expect(None if due is None else max(due, soon))
