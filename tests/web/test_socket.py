"""The socket: hello, what happens, wishes and their answers, coming back."""

import pytest

from pioche.tables.commands import Play, Start
from pioche.web.wire import HappenedNow, WholeTable
from tests.web.hearing import heard
from tests.web.server import Running

pytestmark = pytest.mark.anyio


async def test_whoever_says_hello_gets_the_whole_table(server: Running) -> None:
    browser = server.browser()
    seated = await browser.open(game="5211", name="Ana")
    async with browser.listen(seated["table"], seated["seat"]) as line:
        whole = await heard(line, WholeTable)
        assert whole.table.seat == 0
        assert whole.table.chairs[0].name == "Ana"


async def test_a_move_is_answered_and_told_to_the_others(server: Running) -> None:
    ana, bo = server.browser(), server.browser()
    table = (await ana.open(game="kudos", name="Ana", seats=3, bots={"2": "greedy"}))["table"]
    await bo.sit(table, "Bo")
    async with ana.listen(table, 0) as one, bo.listen(table, 1, lang="fr") as other:
        await one.do(Start())
        started = await heard(other, HappenedNow)
        assert started.kind == "started"
        line = one if started.table.view["to_act"] == [0] else other
        if started.table.view["to_act"] == [2]:
            return
        await heard(one, HappenedNow)
        ask = line.table.ask
        done = await line.do(Play(move=ask.moves[0], ask=ask.number))
        told = await heard(other if line is one else one, HappenedNow)
        assert (told.kind, told.number) == ("moved", done.number)
        assert told.lines
