"""Builders: a house, a table with people and bots, whole games played at it."""

import asyncio
import random
from typing import Any

from pioche.store.memory import MemoryLog
from pioche.tables.commands import Play, Start
from pioche.tables.house import LiveHouse
from pioche.tables.live import LiveTable
from pioche.tables.notices import Ask
from pioche.tables.ports import Log, Thinker, Ticket, Viewer
from pioche.tables.settings import Settings
from pioche.tables.thinking import ThinksHere
from tests.tables.fakes import FakeClock

EDITIONS = {"5211": "next-move", "kobito": "jolly-dutch", "kudos": "fr"}


class Evening:
    """A house with a clock that the test turns."""

    def __init__(
        self,
        log: Log | None = None,
        thinker: Thinker | None = None,
        clock: FakeClock | None = None,
        house: LiveHouse | None = None,
    ) -> None:
        self.clock = clock or FakeClock()
        self.log = log or MemoryLog()
        self.luck = random.Random(4)
        self.house = house or LiveHouse(
            self.log, thinker or ThinksHere(), clock=self.clock, luck=lambda: self.luck.getrandbits(60)
        )

    async def open(self, people: list[str] | str = "Ana", bots: dict[int, str] | None = None, **more: Any) -> "Seated":
        """A table with its host."""
        names = [people] if isinstance(people, str) else people
        tickets = await self.house.open(settings(**more), names, bots or {})
        return Seated(self, await self.house.table(tickets[0].table), tickets)

    async def pass_by(self, seconds: float) -> None:
        """Let time go on, and all that happens in it happen."""
        until = self.clock.now() + seconds
        await self.settle()
        while alarm := self.clock.next_alarm(until):
            alarm.call()
            await self.settle()

    async def settle(self) -> None:
        """Let all that is under way come to rest."""
        while busy := self.house._waking.under_way:
            await asyncio.wait(busy)
        for table in self.house.tables:
            await table.settle()


class Seated:
    """A table and the tickets of those who sit at it."""

    def __init__(self, evening: Evening, table: LiveTable, tickets: list[Ticket]) -> None:
        self.evening, self.table, self.tickets = evening, table, tickets

    async def do(self, seat: int | None, command: Any, wish: str | None = None) -> int:
        """A wish of somebody."""
        number = await self.table.do(Viewer(seat), command, wish)
        await self.evening.settle()
        return number

    async def sit(self, name: str, seat: int | None = None) -> Ticket:
        """Somebody sits down."""
        self.tickets.append(await self.table.sit(name, seat))
        await self.evening.settle()
        return self.tickets[-1]

    async def start(self) -> "Seated":
        """The deal."""
        host = self.table.state.host
        await self.do(host, Start())
        return self

    def ask(self, seat: int) -> Ask | None:
        """What a seat is asked."""
        return self.table.whole(Viewer(seat)).ask

    async def move(self, seat: int, move: str | None = None) -> int:
        """A move of a seat: that one, or its first."""
        ask = self.ask(seat)
        assert ask is not None
        return await self.do(seat, Play(move or ask.moves[0], ask.number))

    async def play_out(self, chance: random.Random | None = None) -> None:
        """The game to its end: people play any move, bots their own."""
        chance = chance or random.Random(1)
        while self.table.state.stage == "playing":
            for seat in self.table.state.to_act:
                ask = self.ask(seat)
                if ask is not None and ask.moves:
                    await self.move(seat, chance.choice(ask.moves))
            await self.evening.pass_by(1)


def settings(game: str = "5211", seats: int = 4, **more: Any) -> Settings:
    """Settings of a table where bots do not wait."""
    given: dict[str, Any] = {"edition": EDITIONS[game], "variant": None, "options": {}, "bot_pause": 0.0}
    return Settings(game=game, seats=seats, **{**given, **more})
