"""The law of secrets on every byte that leaves the server: change what a viewer may not know, and no byte changes."""

import random
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from typing import NamedTuple

import pytest

from pioche.games.catalogue import GAMES
from pioche.tables.commands import Play, Start
from pioche.tables.live import LiveTable
from pioche.web.client import Browser, Listening
from pioche.web.wire import WholeTable
from tests.conformance.cases import CASES, Case
from tests.web.everything import everything
from tests.web.hearing import heard
from tests.web.other_worlds import another_table
from tests.web.server import Running

pytestmark = pytest.mark.anyio

SEATS = 3
MOMENTS = (2, 26)  # moves: near the beginning, and in the middle
TABLES = [case for case in CASES if case.seats == SEATS]
ONE_OF_EACH = [next(case for case in TABLES if case.game == game) for game in GAMES]


class Evening(NamedTuple):
    """A game that goes on: its table, a browser for each seat and one more, and their open lines."""

    server: Running
    case: Case
    table: LiveTable
    browsers: list[Browser]
    lines: list[Listening]

    @property
    def number(self) -> int:
        """The number of the log."""
        return self.table.state.number

    async def play(self, moves: int, chance: random.Random) -> None:
        """Any moves; afterwards everybody has heard of them."""
        for _ in range(moves):
            assert self.table.state.stage == "playing"
            seat = chance.choice(self.table.state.to_act)
            ask = self.lines[seat].table.ask
            await self.lines[seat].do(Play(chance.choice(ask.moves), ask.number))
            for line in self.lines:
                while line.table.number < self.number:
                    await anext(line)

    async def settle(self) -> None:
        """Everybody has asked for everything once: cookies are given, all listen by requests too, all is counted."""
        for viewer in (*range(SEATS), None):
            await self.seen(viewer)

    async def seen(self, viewer: int | None) -> list[bytes]:
        """All that a viewer can get."""
        browser = self.browsers[-1 if viewer is None else viewer]
        return await everything(self.server, browser, self.table.id, viewer, self.number)


@asynccontextmanager
async def evening(server: Running, case: Case) -> AsyncIterator[Evening]:
    """People on all chairs, each with a line, and somebody who watches."""
    browsers = [server.browser() for _ in range(SEATS + 1)]
    key, variant = case.edition.key, case.edition.variant
    opened = await browsers[0].open(game=case.game, edition=key, variant=variant, name="P0", seats=SEATS)
    for seat in range(1, SEATS):
        await browsers[seat].sit(opened.table, f"P{seat}", seat)
    table = next(each for each in server.house.tables if each.id == opened.table)
    async with AsyncExitStack() as stack:
        eyes = [*range(SEATS), None]
        listening = [browser.listen(table.id, seat) for browser, seat in zip(browsers, eyes, strict=True)]
        lines = [await stack.enter_async_context(line) for line in listening]
        for line in lines:
            await heard(line, WholeTable)
        await lines[0].do(Start())
        for line in lines:
            while line.table.number < table.state.number:
                await anext(line)
        yield Evening(server, case, table, browsers, lines)


@pytest.mark.parametrize("case", TABLES, ids=str)
async def test_changing_what_a_viewer_may_not_know_changes_no_byte_that_leaves_the_server(
    server: Running, case: Case
) -> None:
    chance, played = random.Random(str(case)), 0
    async with evening(server, case) as now:
        for moment in MOMENTS:
            await now.play(moment - played, chance)
            played = moment
            await now.settle()
            for seat in range(SEATS):
                for viewer in (seat, None):
                    seen = await now.seen(viewer)
                    with another_table(now.table, case, seat, viewer, chance):
                        assert await now.seen(viewer) == seen


@pytest.mark.parametrize("case", ONE_OF_EACH, ids=str)
async def test_it_does_change_bytes_for_whoever_may_know(server: Running, case: Case) -> None:
    chance = random.Random(5)
    async with evening(server, case) as now:
        await now.play(1, chance)
        await now.settle()
        seen = await now.seen(1)
        with another_table(now.table, case, 0, 1, chance):
            assert (await now.seen(1) == seen) == (case.game == "kudos")  # where nobody holds a hand
