"""Bots' turns at one table: they think elsewhere, wait a little, and answer if they are still asked."""

import asyncio
from collections.abc import Callable
from functools import partial
from typing import Any

from pioche.tables.due import move_for
from pioche.tables.entries import By
from pioche.tables.ports import Clock, Question, Thinker
from pioche.tables.settings import STAND_IN
from pioche.tables.state import State
from pioche.tables.writing import Decide, Writer

Key = tuple[int, int, By]
Ended = Callable[[asyncio.Future[Any]], None]


class BotTurns:
    """The questions that bots are asked now; `ended` hears how each turn went."""

    def __init__(self, writer: Writer, thinker: Thinker, clock: Clock, luck: Callable[[], int], ended: Ended) -> None:
        self._writer = writer
        self._thinker = thinker
        self._clock = clock
        self._luck = luck
        self._ended = ended
        self._asked: set[Key] = set()
        self._thinking: set[asyncio.Task[None]] = set()
        self._is_closed = False

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        """The bots that think."""
        return list(self._thinking)

    def ask(self, seat: int, by: By, pause: float = 0.0) -> None:
        """Have a bot decide for a seat, if none is at it already."""
        state = self._writer.state
        key = (seat, state.question(seat), by)
        if key not in self._asked:
            self._asked.add(key)
            task = asyncio.create_task(self._think(key, state, self._clock.now() + pause))
            self._thinking.add(task)
            task.add_done_callback(partial(self._thought, key))

    def close(self) -> None:
        """Answer no more."""
        self._is_closed = True
        for task in self._thinking:
            task.cancel()

    async def _think(self, key: Key, state: State, not_before: float) -> None:
        """An answer, and the time to give it: people must be able to follow."""
        seat, number, by = key
        action = await self._thinker.choose(self._question(state, seat))
        decide = partial(move_for, seat=seat, number=number, action=action, by=by, asked_at=state.asked_at[seat])
        if not_before > self._clock.now():
            self._clock.call_at(not_before, partial(self._answer, key, decide))
        else:
            self._answer(key, decide)

    def _question(self, state: State, seat: int) -> Question:
        """5211-R2: what a seat knows is all a bot gets."""
        game = state.game
        assert game is not None
        actions = tuple(game.action(seat, move) for move in game.legal(seat))
        level = state.places[seat].plays_itself or STAND_IN
        return Question(level, game.name, seat, game.know(seat).pack(), actions, self._luck())

    def _thought(self, key: Key, done: asyncio.Task[None]) -> None:
        self._thinking.discard(done)
        if done.cancelled() or done.exception() is not None:
            self._end(key, done)

    def _answer(self, key: Key, decide: Decide) -> None:
        if not self._is_closed:
            self._writer.wish(decide).add_done_callback(partial(self._end, key))

    def _end(self, key: Key, done: asyncio.Future[Any]) -> None:
        self._asked.discard(key)
        self._ended(done)
