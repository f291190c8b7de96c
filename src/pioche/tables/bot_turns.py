"""Bots' turns at one table: they think elsewhere, wait a little, and answer if they are still asked."""

import asyncio
from collections.abc import Callable
from functools import partial

from pioche.tables.due import move_for
from pioche.tables.entries import By
from pioche.tables.ports import Clock, Question, Thinker
from pioche.tables.settings import STAND_IN
from pioche.tables.state import State
from pioche.tables.writing import Writer

Key = tuple[int, int, By]


class BotTurns:
    """The questions that bots think about now."""

    def __init__(self, writer: Writer, thinker: Thinker, clock: Clock, luck: Callable[[], int]) -> None:
        self._writer = writer
        self._thinker = thinker
        self._clock = clock
        self._luck = luck
        self._thinking: dict[Key, asyncio.Task[None]] = {}
        self._pausing: set[Key] = set()

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """What goes on without waiting for the clock."""
        return [task for key, task in self._thinking.items() if key not in self._pausing]

    def ask(self, seat: int, by: By, pause: float = 0.0) -> None:
        """Have a bot decide for a seat, if none is at it already."""
        state = self._writer.state
        key = (seat, state.question(seat), by)
        if key not in self._thinking:
            task = asyncio.create_task(self._turn(key, state, self._clock.now() + pause))
            self._thinking[key] = task
            task.add_done_callback(lambda _: self._thinking.pop(key, None))

    def close(self) -> None:
        """Answer no more."""
        for task in list(self._thinking.values()):
            task.cancel()

    async def _turn(self, key: Key, state: State, not_before: float) -> None:
        seat, number, by = key
        action = await self._thinker.choose(self._question(state, seat))
        await self._pause(key, not_before)
        decide = partial(move_for, seat=seat, number=number, action=action, by=by, asked_at=state.asked_at[seat])
        await self._writer.wish(decide)

    def _question(self, state: State, seat: int) -> Question:
        """5211-R2: what a seat knows is all a bot gets."""
        game = state.game
        assert game is not None
        actions = tuple(game.action(seat, move) for move in game.legal(seat))
        level = state.places[seat].plays_itself or STAND_IN
        return Question(level, game.name, seat, game.know(seat).pack(), actions, self._luck())

    async def _pause(self, key: Key, until: float) -> None:
        """Let people follow."""
        if until > self._clock.now():
            turn = asyncio.Event()

            def go_on() -> None:
                self._pausing.discard(key)
                turn.set()

            self._pausing.add(key)
            self._clock.call_at(until, go_on)
            await turn.wait()
