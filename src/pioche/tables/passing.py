"""What passes by between the processes of one house, and is kept nowhere: who is here, and words to all."""

import asyncio
from collections import deque
from contextlib import suppress

import msgspec

from pioche.core.errors import Busy
from pioche.tables.notices import Said
from pioche.tables.ports import Log


class Passing(msgspec.Struct, frozen=True, tag_field="kind"):
    """Something one process tells the others about a table; which process it was."""

    process: str


class HereThere(Passing, frozen=True, tag="here"):
    """Who listens there, and whether the others are asked to say the same."""

    here: tuple[bool, ...]
    watching: int
    asks: bool = False


class SaidThere(Passing, frozen=True, tag="said"):
    """Words or a reaction of somebody there."""

    said: Said


AnyPassing = HereThere | SaidThere

write_passing = msgspec.json.Encoder().encode
read_passing = msgspec.json.Decoder(AnyPassing).decode

MOST_WAITING = 1000


class Outbox:
    """What is to be passed on, in its order; where that fails, the others do not hear it."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._waiting: deque[tuple[str, AnyPassing]] = deque(maxlen=MOST_WAITING)
        self._sending: asyncio.Task[None] | None = None

    def send(self, table: str, passing: AnyPassing) -> None:
        """Pass something on, soon."""
        self._waiting.append((table, passing))
        if self._sending is None:
            self._sending = asyncio.create_task(self._send())

    async def close(self) -> None:
        """Pass on what is still waiting."""
        if self._sending is not None:
            await self._sending

    async def _send(self) -> None:
        try:
            while self._waiting:
                table, passing = self._waiting.popleft()
                with suppress(Busy):
                    await self._log.pass_on(table, write_passing(passing).decode())
        finally:
            self._sending = None
