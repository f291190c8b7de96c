"""The players of the load: each on a socket of its own, decoding of what it hears no more than it needs."""

import asyncio
import random
from collections import defaultdict
from contextlib import suppress
from itertools import count
from multiprocessing.connection import Connection
from time import perf_counter
from typing import Any, NamedTuple

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from pioche.tables.commands import Play, Start
from pioche.web.client import Browser
from pioche.web.wire import PROTOCOL, Do, Hello

encode = msgspec.json.Encoder().encode


class Load(NamedTuple):
    """What one process is to do; moves are measured from `warm` seconds on."""

    address: str
    game: str
    tables: int
    seats: int
    think: float
    warm: float
    seconds: float
    seed: int


class Asked(msgspec.Struct, frozen=True):
    """What a seat is asked."""

    number: int
    moves: tuple[str, ...]


class Lying(msgspec.Struct, frozen=True):
    """As much of a table as a player needs."""

    stage: str
    ask: Asked | None = None


class Heard(msgspec.Struct, frozen=True):
    """As much of a message."""

    type: str
    number: int = 0
    code: str = ""
    table: Lying | None = None


class Tally(NamedTuple):
    """What one process measured."""

    seen: list[float]
    answered: list[float]
    moves: int
    refused: dict[str, int]


hear = msgspec.json.Decoder(Heard).decode


class Players:
    """The people at one table; `sent` and `seen` say when each entry of the log was wished for and heard of."""

    def __init__(self, load: Load, chance: random.Random, tally: Tally, until: float) -> None:
        self.load, self.chance, self.tally, self.until = load, chance, tally, until
        self.sent: dict[int, tuple[int, float]] = {}
        self.seen: dict[int, list[tuple[int, float]]] = defaultdict(list)

    async def play(self) -> None:
        """Game after game."""
        browsers = [Browser(self.load.address) for _ in range(self.load.seats)]
        while True:
            self.sent.clear()
            self.seen.clear()
            opened = await browsers[0].open(game=self.load.game, name="Player", seats=self.load.seats)
            for browser in browsers[1:]:
                await browser.sit(opened.table, "Player")
            seats = enumerate(browsers)
            await asyncio.gather(*(self.sit(opened.table, seat, browser) for seat, browser in seats))

    async def sit(self, table: str, seat: int, browser: Browser) -> None:
        """One person at the table, until the game is over."""
        address = f"ws{browser.address.removeprefix('http')}/ws/tables/{table}"
        cookies = {"cookie": browser.cookie}
        async with connect(address, additional_headers=cookies, compression=None, proxy=None) as socket:
            await socket.send(encode(Hello(protocol=PROTOCOL, seat=seat)).decode())
            if seat == 0:
                await socket.send(encode(Do(id=1, command=Start())).decode())
            await self.listen(socket, seat)

    async def listen(self, socket: ClientConnection, seat: int) -> None:
        """Hear, think and move until the game is over."""
        ids, asked, thinking = count(2), 0, set[asyncio.Task[None]]()
        waiting: list[float] = []
        try:
            while True:
                message = hear(await socket.recv())
                self.note(message, seat, waiting, perf_counter())
                table = message.table
                if table is not None and table.stage == "over":
                    return
                if table is not None and table.ask and table.ask.moves and table.ask.number != asked:
                    asked = table.ask.number
                    task = asyncio.create_task(self.move(socket, table.ask, next(ids), waiting))
                    thinking.add(task)
                    task.add_done_callback(thinking.discard)
        finally:
            for task in thinking:
                task.cancel()

    def note(self, message: Heard, seat: int, waiting: list[float], now: float) -> None:
        """Write down what a message says about time."""
        if message.type == "happened":
            self.note_seen(seat, message.number, now)
        elif message.type == "done" and waiting:
            self.note_sent(seat, message.number, waiting.pop(0), now)
        elif message.type == "refused":
            self.tally.refused[message.code] = self.tally.refused.get(message.code, 0) + 1
            waiting[:1] = []

    async def move(self, socket: ClientConnection, ask: Asked, number: int, waiting: list[float]) -> None:
        """Think, and make any move."""
        await asyncio.sleep(self.load.think * self.chance.uniform(0.5, 1.5))
        command = Play(move=self.chance.choice(ask.moves), ask=ask.number)
        text = encode(Do(id=number, command=command)).decode()
        waiting.append(perf_counter())
        await socket.send(text)

    def note_sent(self, seat: int, number: int, sent: float, now: float) -> None:
        """A move was answered."""
        self.sent[number] = (seat, sent)
        if sent > self.begin:
            self.tally.answered.append(now - sent)
            for other, at in self.seen.pop(number, ()):
                self.count(seat, sent, other, at)

    def note_seen(self, seat: int, number: int, at: float) -> None:
        """A move was heard of, perhaps before its own player had the answer."""
        if number in self.sent:
            self.count(*self.sent[number], seat, at)
        else:
            self.seen[number].append((seat, at))

    def count(self, seat: int, sent: float, other: int, at: float) -> None:
        """How long another player had to wait for a move."""
        if other != seat and sent > self.begin:
            self.tally.seen.append(at - sent)

    @property
    def begin(self) -> float:
        """From when on it counts."""
        return self.until - self.load.seconds


async def play_all(load: Load) -> Tally:
    """All tables of one process; they open one after the other while the rest is playing already."""
    tally = Tally([], [], 0, {})
    until = perf_counter() + load.warm + load.seconds
    tables = []
    for number in range(load.tables):
        players = Players(load, random.Random(load.seed * 10_007 + number), tally, until)
        tables.append(asyncio.create_task(play_until(players)))
        await asyncio.sleep(load.warm * 0.8 / load.tables)
    await asyncio.gather(*tables)
    return tally._replace(moves=len(tally.answered))


async def play_until(players: Players) -> None:
    """Play until the time is up."""
    with suppress(TimeoutError):
        async with asyncio.timeout(players.until - perf_counter()):
            await players.play()


def run(load: Load, answer: Connection) -> None:
    """One process of players."""
    result: Any = asyncio.run(play_all(load))
    answer.send(tuple(result))
