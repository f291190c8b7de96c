"""The single writer of a table: wishes in order, each stored before anybody hears of it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from pioche.core.errors import Busy
from pioche.tables.due import due_alone
from pioche.tables.entries import AnyEntry
from pioche.tables.folding import Step, after, played_again
from pioche.tables.ports import Clock, Kept, Log, LogConflict, Standing
from pioche.tables.state import State

MOST_TRIES = 10
MOST_WISHES = 200

Decide = Callable[[State], list[AnyEntry]]
Tell = Callable[[list[Step]], None]


class Wish(NamedTuple):
    """Something somebody wants: what it comes to at the table as it then is, and where the answer goes."""

    decide: Decide
    answer: asyncio.Future[int]


class Writer:
    """Takes wishes one by one; its task lives while there are any."""

    def __init__(self, state: State, log: Log, clock: Clock, tell: Tell) -> None:
        self.state = state
        self._log = log
        self._clock = clock
        self._tell = tell
        self._wishes: deque[Wish] = deque()
        self._task: asyncio.Task[None] | None = None

    def wish(self, decide: Decide) -> asyncio.Future[int]:
        """Line up; the answer is the number of the log afterwards, or the error that changed nothing."""
        answer: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        # nobody may be waiting for it any more
        answer.add_done_callback(lambda done: done.cancelled() or done.exception())
        if len(self._wishes) >= MOST_WISHES:
            answer.set_exception(Busy())
            return answer
        self._wishes.append(Wish(decide, answer))
        if self._task is None:
            self._task = asyncio.create_task(self._write())
        return answer

    def catch_up(self) -> asyncio.Future[int]:
        """Read what another process has written."""
        return self.wish(_read_on)

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """The task that writes, if there is anything to write."""
        return [] if self._task is None else [self._task]

    async def _write(self) -> None:
        try:
            while self._wishes:
                decide, answer = self._wishes.popleft()
                try:
                    number = await self._fulfil(decide)
                except Exception as error:
                    if not answer.done():
                        answer.set_exception(error)
                else:
                    if not answer.done():
                        answer.set_result(number)
        finally:
            self._task = None

    async def _fulfil(self, decide: Decide) -> int:
        if decide is _read_on:
            await self._read_on()
            return self.state.number
        for _ in range(MOST_TRIES):
            steps = self._steps(decide(self.state))
            if not steps:
                return self.state.number
            try:
                kept = [kept for _, kept, _ in steps]
                standing = standing_of(steps[-1][-1])
                is_otherwise = standing != standing_of(self.state)
                await self._log.append(self.state.table, kept, standing if is_otherwise else None)
            except LogConflict:
                await self._read_on()
            else:
                self._go_on(steps)
                return self.state.number
        raise Busy

    def _steps(self, entries: list[AnyEntry]) -> list[Step]:
        at, number = self._clock.now(), self.state.number
        return self._through([Kept(number + place, at, entry) for place, entry in enumerate(entries, start=1)])

    def _through(self, log: list[Kept]) -> list[Step]:
        """The table before and after each entry: what cannot be played again is never written."""
        steps, state = [], self.state
        for kept in log:
            steps.append((state, kept, after(state, kept)))
            state = steps[-1][-1]
        return steps

    async def _read_on(self) -> None:
        _, log = await self._log.read(self.state.table, self.state.number)
        if log:
            with played_again(self.state.table):
                steps = self._through(log)
            self._go_on(steps)

    def _go_on(self, steps: list[Step]) -> None:
        self.state = steps[-1][-1]
        self._tell(steps)


def standing_of(state: State) -> Standing:
    """What the store keeps of a table beside its log."""
    return Standing(state.stage, due_alone(state))


def _read_on(state: State) -> list[AnyEntry]:  # noqa: ARG001
    """No wish: only what others have written is to be read."""
    return []
