"""Lines that are cut again and again, in the middle of everything: nothing is lost, told twice or done twice."""

import asyncio
import random
from contextlib import suppress
from itertools import count
from typing import Any

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from pioche.tables.commands import Play, Start
from pioche.web.client import Browser, WasCut
from pioche.web.wire import AnyFromServer, Do, Done, HappenedNow, Refused, WholeTable
from tests.web.evening import SEATS, friends, playing
from tests.web.hearing import PATIENCE, heard
from tests.web.server import Running

pytestmark = pytest.mark.anyio

LONGEST = 6  # messages until a line is cut
LOST = 0.3  # of the answers to long requests


class Story:
    """What one viewer was told, checked to be without gaps and doubles."""

    def __init__(self) -> None:
        self.table: Any = None
        self.told: dict[int, Any] = {}

    @property
    def number(self) -> int | None:
        """How far it goes."""
        return None if self.table is None else int(self.table.number)

    @property
    def is_over(self) -> bool:
        """Whether the game is."""
        return self.table is not None and self.table.stage == "over"

    def hear(self, message: AnyFromServer) -> None:
        """A message more."""
        if isinstance(message, WholeTable):
            assert self.number is None
            self.table = message.table
        elif isinstance(message, HappenedNow):
            assert message.number == message.table.number == self.table.number + 1
            self.table = message.table
            self.told[message.number] = (message.kind, message.about, message.by, message.lines, message.scoring)


class Player:
    """Somebody who plays on over a line that does not last; a wish without an answer is sent again by its number."""

    def __init__(self, browser: Browser, table: str, seat: int, chance: random.Random) -> None:
        self.browser, self.table, self.seat, self.chance = browser, table, seat, chance
        self.story, self.ids, self.asked = Story(), count(1), 0
        self.wish: Do | None = None

    async def play(self) -> int:
        """To the end; says how many moves that were."""
        while not self.story.is_over:
            with suppress(ConnectionClosed):
                await self.play_until_cut()
        return self.asked

    async def play_until_cut(self) -> None:
        """Over one line."""
        async with self.browser.listen(self.table, self.seat, since=self.story.number) as line:
            if self.wish:
                await line.send(self.wish)
            left = self.chance.randrange(1, LONGEST)
            async for message in line:
                self.hear(message)
                if self.story.is_over:
                    return
                if self.wish is None and (wish := self.next_wish()):
                    self.wish = wish
                    await line.send(wish)
                left -= 1
                if not left:
                    assert line._socket is not None
                    line._socket.transport.abort()

    def hear(self, message: AnyFromServer) -> None:
        """A message more; every wish is granted, however often it is sent."""
        self.story.hear(message)
        assert not isinstance(message, Refused)
        if isinstance(message, Done) and self.wish and message.id == self.wish.id:
            self.wish = None

    def next_wish(self) -> Do | None:
        """A move, if one is asked for that has not been made."""
        ask = self.story.table and self.story.table.ask
        if not ask or not ask.moves or ask.number <= self.asked:
            return None
        assert ask.number == self.asked + 1
        self.asked = ask.number
        return Do(id=next(self.ids), command=Play(self.chance.choice(ask.moves), ask.number))


async def watched(browser: Browser, table: str) -> Story:
    """The story as somebody hears it whose line lasts."""
    story = Story()
    async with browser.listen(table) as line:
        while not story.is_over:
            story.hear(await anext(line))
    return story


async def asked_for(browser: Browser, table: str, chance: random.Random) -> Story:
    """The story by long requests; some answers never arrive."""
    story = Story()
    while not story.is_over:
        since = "" if story.number is None else f"&since={story.number}"
        news = await browser.get(f"/api/tables/{table}/events?wait=1&lang=en{since}")
        if chance.random() > LOST:
            for message in news:
                story.hear(msgspec.convert(message, AnyFromServer))
    return story


@pytest.mark.parametrize("game", ["5211", "kudos"])
async def test_a_game_over_lines_that_are_cut_is_told_to_all_as_it_was_and_no_move_is_made_twice(
    server: Running, game: str
) -> None:
    one, other, table = await friends(server, game)
    chance = random.Random(game)
    seats = [(one if seat != 1 else other, seat) for seat in range(SEATS[game])]
    players = [Player(browser, table, seat, random.Random(f"{game} {seat}")) for browser, seat in seats]
    async with one.listen(table, 0) as line, asyncio.timeout(4 * PATIENCE), asyncio.TaskGroup() as all_of_them:
        await heard(line, WholeTable)
        tasks = [all_of_them.create_task(player.play()) for player in players]
        stories = [
            all_of_them.create_task(watched(server.browser(), table)),
            all_of_them.create_task(asked_for(server.browser(), table, chance)),
        ]
        while sum(name.endswith(f"{table}") for name in server.asked) < len(players) + 2:
            await asyncio.sleep(0)
        await line.do(Start())
    told = [story.result().told for story in stories] + [player.story.told for player in players]
    whole = max(told, key=len)
    assert all(all(whole[number] == entry for number, entry in each.items()) for each in told)
    assert {max(each) for each in told} == {max(whole)}
    for player, task in zip(players, tasks, strict=True):
        moves = [entry for entry in whole.values() if entry[:2] == ("moved", player.seat)]
        assert len(moves) == task.result()


async def test_whoever_waits_for_an_answer_when_the_line_is_cut_is_told_so(server: Running) -> None:
    async with playing(server, "5211") as (ana, _):
        ask = ana.table.ask
        assert ana._socket is not None
        ana._socket.transport.abort()
        with pytest.raises(WasCut):
            await ana.do(Play(ask.moves[0], ask.number))
