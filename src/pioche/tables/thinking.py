"""Where bots think: in processes of their own, with a deadline and a move to fall back on."""

import asyncio
import json
import os
import sys
from base64 import b64encode
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec

import pioche
from pioche.bots import bot_of
from pioche.core.luck import WORDS, below, seed_luck
from pioche.games.catalogue import rules_of
from pioche.tables.ports import Clock, Question

DEADLINE = 5.0
STARTING = 60.0
MOST_WORKERS = 4
WORKER = (sys.executable, "-m", "pioche.bots.worker")


class Lost(Exception):
    """A worker that gave no answer: it was late, or it is gone."""


class Worker:
    """One process; started at its first question, and again after it was lost."""

    def __init__(self, command: Sequence[str], clock: Clock, deadline: float) -> None:
        self._command = command
        self._clock = clock
        self._deadline = deadline
        self._process: asyncio.subprocess.Process | None = None

    async def ask(self, line: bytes) -> bytes:
        """The answer to a question, or Lost."""
        try:
            process = self._process or await self._start()
            return await self._exchange(process, line, self._deadline)
        except (OSError, Lost, asyncio.CancelledError) as error:
            await self.close()
            if isinstance(error, asyncio.CancelledError):
                raise
            raise Lost from None

    async def close(self) -> None:
        """End the process, if there is one."""
        process, self._process = self._process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def _start(self) -> asyncio.subprocess.Process:
        home = str(Path(pioche.__file__).parents[1])
        path = os.pathsep.join([home, *filter(None, [os.environ.get("PYTHONPATH")])])
        pipe = asyncio.subprocess.PIPE
        # in a session of its own, so that Ctrl-C at a terminal does not reach it before the house closes
        self._process = await asyncio.create_subprocess_exec(
            *self._command, stdin=pipe, stdout=pipe, env={**os.environ, "PYTHONPATH": path}, start_new_session=True
        )
        await self._exchange(self._process, b"", STARTING)
        return self._process

    async def _exchange(self, process: asyncio.subprocess.Process, line: bytes, limit: float) -> bytes:
        """One line there, one line back; whoever is late is ended, and then there is no line."""
        assert process.stdin is not None
        assert process.stdout is not None
        alarm = self._clock.call_at(self._clock.now() + limit, lambda: _kill(process))
        try:
            process.stdin.write(line)
            await process.stdin.drain()
            answer = await process.stdout.readline()
        finally:
            alarm.cancel()
        if not answer.endswith(b"\n"):
            raise Lost
        return answer


def _kill(process: asyncio.subprocess.Process) -> None:
    with suppress(ProcessLookupError):
        process.kill()


class Workers:
    """Some processes that think for the bots of all tables."""

    def __init__(
        self, clock: Clock, *, count: int | None = None, deadline: float = DEADLINE, command: Sequence[str] = WORKER
    ) -> None:
        number = count or min(MOST_WORKERS, max(1, (os.cpu_count() or 2) - 1))
        self._workers = [Worker(command, clock, deadline) for _ in range(number)]
        self._idle: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self._workers:
            self._idle.put_nowait(worker)

    async def choose(self, question: Question) -> int:
        """The bot's choice, or any action where it gives none."""
        worker = await self._idle.get()
        try:
            action = read_answer(await worker.ask(line_of(question)))
        except Lost:
            action = None
        finally:
            self._idle.put_nowait(worker)
        return action if action in question.actions else any_action(question)

    async def close(self) -> None:
        """End all processes."""
        for worker in self._workers:
            await worker.close()


def line_of(question: Question) -> bytes:
    """A question as a worker reads it."""
    told = msgspec.structs.asdict(question) | {"known": b64encode(question.known).decode()}
    return json.dumps(told).encode() + b"\n"


def read_answer(line: bytes) -> int | None:
    """The action in a worker's answer, if there is one."""
    try:
        answer = json.loads(line)
    except ValueError:
        return None
    action = answer.get("action") if isinstance(answer, dict) else None
    return action if type(action) is int else None


def any_action(question: Question) -> int:
    """The move of a bot that has none: any legal one."""
    luck = [0] * WORDS
    seed_luck(luck, question.luck)
    return question.actions[below(luck, len(question.actions))]


class ThinksHere:
    """Bots that think in this very process: for tests, since the table waits for them."""

    async def choose(self, question: Question) -> int:
        """The bot's choice."""
        luck = [0] * WORDS
        seed_luck(luck, question.luck)
        known = rules_of(question.game).table.unpack(question.known)
        return bot_of(question.level, question.game).choose(known, question.seat, question.actions, luck)

    async def close(self) -> None:
        """Nothing is going on."""
