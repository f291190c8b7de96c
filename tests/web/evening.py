"""Friends at a table over the network."""

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager

from pioche.tables.commands import Play, Start
from pioche.web.client import Browser, Listening
from pioche.web.wire import Done, HappenedNow, Language
from tests.web.hearing import heard
from tests.web.server import Running

SEATS = {"5211": 2, "kobito": 2, "kudos": 3}


async def friends(server: Running, game: str) -> tuple[Browser, Browser, str]:
    """Ana and Bo at a table; in Kudos Ana holds a third chair for Cy, who has no browser."""
    one, other = server.browser(), server.browser()
    table = (await one.open(game=game, name="Ana", seats=SEATS[game])).table
    await other.sit(table, "Bo")
    if SEATS[game] > 2:
        await one.sit(table, "Cy")
    return one, other, table


@asynccontextmanager
async def playing(
    server: Running, game: str, langs: tuple[Language, Language] = ("en", "en")
) -> AsyncIterator[tuple[Listening, Listening]]:
    """The lines of the two once the cards are dealt."""
    one, other, table = await friends(server, game)
    async with AsyncExitStack() as stack:
        ana = await stack.enter_async_context(one.listen(table, 0, lang=langs[0]))
        bo = await stack.enter_async_context(other.listen(table, 1, lang=langs[1]))
        await ana.do(Start())
        await started(ana)
        await started(bo)
        yield ana, bo


async def started(line: Listening) -> None:
    """Wait for the deal."""
    while (await heard(line, HappenedNow)).kind != "started":
        pass


async def moved(line: Listening) -> tuple[int, Done]:
    """Make the first move there is; the number of the log before it, and the answer."""
    ask, before = line.table.ask, line.table.number
    return before, await line.do(Play(move=ask.moves[0], ask=ask.number))
