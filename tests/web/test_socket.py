"""The socket: hello, what happens, wishes and their answers, coming back."""

import asyncio
from typing import Any

import pytest
import structlog
from litestar import WebSocket

from pioche.tables.commands import Leave, Play, React, Remove, Say, Start
from pioche.tables.ports import Viewer
from pioche.web.client import WasRefused
from pioche.web.desk import Desk, Options
from pioche.web.limits import Limits
from pioche.web.sockets import Talk
from pioche.web.wire import PROTOCOL, HappenedNow, Hello, Ping, Pong, PresenceNow, Refused, SaidNow, WholeTable
from tests.tables.evenings import Evening
from tests.web.evening import friends, moved, playing, started
from tests.web.hearing import heard
from tests.web.server import KEY, Running

pytestmark = pytest.mark.anyio


async def test_whoever_says_hello_gets_the_whole_table(server: Running) -> None:
    browser = server.browser()
    seated = await browser.open(game="5211", name="Ana")
    async with browser.listen(seated.table, seated.seat) as line:
        whole = await heard(line, WholeTable)
        assert whole.protocol == PROTOCOL
        assert whole.table.seat == 0
        assert whole.table.chairs[0].name == "Ana"


async def test_a_move_is_answered_and_told_to_the_others_in_their_language(server: Running) -> None:
    async with playing(server, "kobito", langs=("en", "fr")) as lines:
        mover = next(line for line in lines if line.table.ask)
        other = next(line for line in lines if line is not mover)
        number, done = await moved(mover)
        told = await heard(other, HappenedNow)
        assert (told.kind, told.number, told.about, told.by) == ("moved", done.number, mover.table.seat, "player")
        assert number != done.number
        assert told.lines[0].rule.startswith("KOB-")
        same = await heard(mover, HappenedNow)
        assert [line.key for line in same.lines] == [line.key for line in told.lines]
        assert [line.text for line in same.lines] != [line.text for line in told.lines]


async def test_the_same_wish_twice_is_done_once_and_answered_twice(server: Running) -> None:
    async with playing(server, "5211") as (ana, _):
        ask = ana.table.ask
        first = await ana.do(Play(move=ask.moves[0], ask=ask.number), number=77)
        again = await ana.do(Play(move=ask.moves[0], ask=ask.number), number=77)
        assert first == again
        assert ana.table.number == first.number


async def test_a_wish_sent_again_over_another_line_is_done_once(server: Running) -> None:
    one, _, table = await friends(server, "5211")
    async with one.listen(table, 0) as line:
        await line.do(Start())
        await started(line)
        ask = line.table.ask
        first = await line.do(Play(move=ask.moves[0], ask=ask.number), number=5)
    async with one.listen(table, 0) as line:
        assert await line.do(Play(move=ask.moves[0], ask=ask.number), number=5) == first


async def test_whoever_comes_back_hears_what_was_missed(server: Running) -> None:
    one, other, table = await friends(server, "5211")
    async with one.listen(table, 0) as ana:
        await ana.do(Start())
        await started(ana)
        async with other.listen(table, 1) as bo:
            before = (await heard(bo, WholeTable)).table.number
        _, done = await moved(ana)
        async with other.listen(table, 1, since=before) as bo:
            missed = await heard(bo, HappenedNow)
            assert missed.number == before + 1
            assert bo.table.number <= done.number


async def test_whoever_was_away_for_too_long_gets_the_whole_table(server: Running) -> None:
    one, _, table = await friends(server, "5211")
    async with one.listen(table, 0, since=10**6) as line:
        assert (await heard(line, WholeTable)).table.stage == "gathering"


async def test_hello_again_changes_eyes_and_language(server: Running) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line:
        await heard(line, WholeTable)
        await line.send(Hello(protocol=PROTOCOL, lang="nl"))
        assert (await heard(line, WholeTable)).table.seat is None
        with pytest.raises(WasRefused) as refused:
            await line.do(Start())
        assert refused.value.text == "Dat kan alleen wie daar zit."


async def test_words_and_reactions_pass_by(server: Running) -> None:
    one, other, table = await friends(server, "kudos")
    async with one.listen(table, 0) as ana, other.listen(table, 1) as bo:
        await heard(bo, WholeTable)
        await ana.do(Say(words="<b>hello</b>"))
        await ana.do(React(reaction="thanks"))
        assert await heard(bo, SaidNow) == SaidNow(seat=0, name="Ana", words="<b>hello</b>")
        assert (await heard(bo, SaidNow)).reaction == "thanks"


async def test_who_is_here_is_told(server: Running) -> None:
    one, other, table = await friends(server, "kudos")
    async with one.listen(table, 0) as ana:
        async with other.listen(table) as watching:
            await heard(watching, WholeTable)
            while not (await heard(ana, PresenceNow)).watching:
                pass
        while (await heard(ana, PresenceNow)).watching:
            pass


async def test_a_ping_is_answered(server: Running) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table) as line:
        await line.send(Ping())
        await heard(line, Pong)


async def test_whoever_loses_the_seat_goes_on_as_a_spectator(server: Running) -> None:
    one, other, table = await friends(server, "kudos")
    async with one.listen(table, 0) as ana, other.listen(table, 1) as bo:
        await heard(bo, WholeTable)
        await ana.do(Remove(seat=1))
        assert (await heard(bo, WholeTable)).table.seat is None
        with pytest.raises(WasRefused) as refused:
            await bo.do(Leave())
        assert refused.value.code == "not-your-seat"


async def test_a_seat_taken_from_one_socket_is_refused_to_the_other_at_once(server: Running) -> None:
    one, other, table = await friends(server, "kudos")
    async with one.listen(table, 0) as ana, other.listen(table, 1) as bo:
        await asyncio.gather(heard(ana, WholeTable), heard(bo, WholeTable))
        await ana.do(Remove(seat=1))
        await bo.send(Hello(protocol=PROTOCOL, seat=1))
        assert (await heard(bo, Refused)).code == "not-your-seat"


async def closed(message: object) -> None:
    """A line that uvicorn has closed."""
    raise RuntimeError(message)


async def stuck(message: object) -> None:  # noqa: ARG001
    """A line that nothing gets through."""
    await asyncio.Event().wait()


@pytest.mark.parametrize("send", [closed, stuck])
async def test_whoever_cannot_be_told_anything_is_not_here_and_no_error_of_ours(send: Any) -> None:
    seated = await Evening().open("Ana")
    watch = await seated.table.watch(Viewer(0))
    assert seated.table.whole(Viewer(None)).chairs[0].is_here
    scope: Any = {"type": "websocket", "path": "/", "headers": [], "query_string": b"", "session": {}}
    desk = Desk(seated.evening.house, Options(key=KEY, limits=Limits(stuck=0.01)))
    with structlog.testing.capture_logs() as logs:
        await Talk(WebSocket(scope, send=send), desk).tell_all(watch, seated.table)
    assert logs == []
    assert not seated.table.whole(Viewer(None)).chairs[0].is_here
