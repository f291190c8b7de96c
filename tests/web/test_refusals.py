"""Whatever comes in: a stable code, a sentence, the table untouched, and the line kept where that is safe."""

from contextlib import suppress
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from pioche.i18n.words import LANGUAGES
from pioche.tables.commands import Play, Rename, Start
from pioche.web.client import WasRefused
from pioche.web.limits import Limits, Pace
from pioche.web.wire import PROTOCOL, Hello, Ping, Pong, Refused, WholeTable
from tests.web.evening import friends, moved, playing
from tests.web.hearing import heard
from tests.web.server import ANY, Running

pytestmark = pytest.mark.anyio

BAD_MESSAGES: list[str | bytes] = [
    "", "{", "[]", "null", "1", '"hello"', "\x00", "[" * 3000, '{"type": "dance"}', '{"type": "do"}',
    '{"type": "do", "id": 0, "command": {"kind": "start"}}', '{"type": "do", "id": "7", "command": {"kind": "start"}}',
    '{"type": "do", "id": 1e99, "command": {"kind": "start"}}', '{"type": "do", "id": 7, "command": {"kind": "rob"}}',
    '{"type": "do", "id": 7, "command": {"kind": "play", "move": 7, "ask": 1}}',
    '{"type": "do", "id": 7, "command": {"kind": "play", "move": "", "ask": 1}}',
    '{"type": "do", "id": 7, "command": {"kind": "start", "seat": 1}}', '{"type": "ping", "more": 1}',
    '{"type": "hello", "protocol": 2}', '{"type": "hello", "protocol": 1, "seat": 9}',
    '{"type": "hello", "protocol": 1, "lang": "xx"}', b"\x00\xff", b'{"type": "ping"}',
]  # fmt: skip


@pytest.mark.parametrize("message", BAD_MESSAGES)
async def test_what_cannot_be_read_is_refused_and_the_line_is_kept(server: Running, message: str | bytes) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line:
        before = (await heard(line, WholeTable)).table.number
        await line.send_raw(message)
        refused = await heard(line, Refused)
        assert refused.code == "bad-message"
        assert refused.text
        await line.send(Ping())
        await heard(line, Pong)
        assert server.whole(table).number == before


async def test_a_message_that_cannot_be_read_is_refused_under_its_own_id(server: Running) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line:
        await line.send_raw('{"type": "do", "id": 7, "command": {"kind": "rob"}}')
        assert (await heard(line, Refused)).id == 7


@pytest.mark.parametrize("number", ["-5", "0", "9" * 300, "1.5", '"7"'])
async def test_an_id_that_none_can_be_is_not_given_back(server: Running, number: str) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line:
        await line.send_raw(f'{{"type": "do", "id": {number}, "command": {{"kind": "start"}}}}')
        assert (await heard(line, Refused)).id == 0


async def test_a_message_that_is_too_long_is_refused(server: Running) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line:
        await line.send_raw(" " * 5000)
        assert (await heard(line, Refused)).code == "message-too-large"
        await line.send(Ping())
        await heard(line, Pong)


async def test_a_frame_beyond_all_measure_ends_the_line_and_nothing_else(server: Running) -> None:
    one, other, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line, other.listen(table, 1) as bo:
        await heard(line, WholeTable)
        await line.send_raw(" " * 100_000)
        assert [message async for message in line if isinstance(message, Refused)] == []
        assert line.code == 1009
        await bo.send(Ping())
        await heard(bo, Pong)


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_table_that_is_not_there_is_told_in_the_reader_s_language(server: Running, language: Any) -> None:
    browser = server.browser(**{"accept-language": language})
    with pytest.raises(WasRefused) as refused:
        await browser.get("/api/tables/nothere")
    assert refused.value.code == "unknown-table"
    browser.cookies["lang"] = language
    async with browser.listen("nothere") as line:
        assert (await heard(line, Refused)).text == refused.value.text
        assert [message async for message in line] == []
        assert line.code == 4404


@pytest.mark.parametrize("name", ["", "..", "a b", "x" * 41, "%00", "';--", "é", "../../etc"])
async def test_no_name_of_a_table_is_too_strange(server: Running, name: str) -> None:
    answer = await server.browser().ask("GET", f"/api/tables/{name.replace(' ', '%20').replace('é', '%C3%A9')}")
    assert answer.status in (400, 404, 405)


async def test_a_wrong_secret_opens_nothing(server: Running) -> None:
    _, other, table = await friends(server, "kudos")
    with pytest.raises(WasRefused) as refused:
        await other.claim(table, "x" * 32)
    assert refused.value.code == "wrong-secret"


async def test_a_seat_that_is_not_held_cannot_be_looked_from(server: Running) -> None:
    _, other, table = await friends(server, "kudos")
    async with other.listen(table, 0) as line:
        assert (await heard(line, Refused)).code == "not-your-seat"
        await line.send(Hello(protocol=PROTOCOL, seat=1))
        assert (await heard(line, WholeTable)).table.seat == 1


async def test_a_late_answer_is_stale_and_an_illegal_one_names_the_rule_and_the_legal_moves(server: Running) -> None:
    async with playing(server, "kobito") as lines:
        mover = next(line for line in lines if line.table.ask)
        other = next(line for line in lines if line is not mover)
        ask, number = mover.table.ask, mover.table.number
        with pytest.raises(WasRefused) as refused:
            await mover.do(Play(move="start K K", ask=ask.number))
        assert (refused.value.code, refused.value.rule) == ("illegal-move", "KOB-J2")
        assert refused.value.legal == ask.moves
        with pytest.raises(WasRefused) as refused:
            await other.do(Play(move=ask.moves[0], ask=1))
        assert refused.value.code == "not-your-turn"
        assert server.whole(mover.table_id).number == number
        await moved(mover)
        with pytest.raises(WasRefused) as refused:
            await mover.do(Play(move=ask.moves[0], ask=ask.number))
        assert refused.value.code in ("stale", "not-your-turn")


async def test_a_friend_cannot_do_what_the_host_does(server: Running) -> None:
    one, other, table = await friends(server, "kudos")
    async with one.listen(table, 0), other.listen(table, 1) as bo:
        with pytest.raises(WasRefused) as refused:
            await bo.do(Start())
        assert refused.value.code == "not-the-host"


@pytest.mark.parametrize("name", ["\u202e\u200b", "   ", "\x00\x01", "\u0301"])
async def test_a_name_of_nothing_is_refused(server: Running, name: str) -> None:
    one, _, table = await friends(server, "kudos")
    async with one.listen(table, 0) as line:
        with pytest.raises(WasRefused) as refused:
            await line.do(Rename(name=name))
        assert refused.value.code == "bad-option"


async def test_a_flood_is_refused_and_whoever_goes_on_is_sent_away() -> None:
    limits = Limits(messages=Pace(burst=3, a_minute=1), patience=5, opening=ANY, opening_each=ANY)
    with Running(limits) as server:
        browser = server.browser()
        table = (await browser.open(game="5211", name="Ana")).table
        async with browser.listen(table, 0) as line:
            with suppress(ConnectionClosed):
                for _ in range(12):
                    await line.send(Ping())
            told = [message async for message in line]
            refused = [message.code for message in told if isinstance(message, Refused)]
            assert sum(isinstance(message, Pong) for message in told) == 2
            assert refused[:5] == ["too-many-messages"] * 5
            assert line.code == 4429


async def test_tables_cannot_be_opened_without_end() -> None:
    with Running(Limits(opening=Pace(burst=2, a_minute=1))) as server:
        for browser in (server.browser(), server.browser()):
            await browser.open(game="5211", name="Ana")
        last = server.browser()
        await last.get("/api/games")
        body, token = b'{"game": "5211", "name": "Ana"}', {"x-csrftoken": last.cookies["csrftoken"]}
        answer = await last.ask("POST", "/api/tables", body, token)
        assert answer.status == 429
        assert 1 <= int(answer.headers["retry-after"]) <= 60


async def test_more_tables_than_there_is_room_for_are_not_opened() -> None:
    with Running(Limits(tables=1)) as server:
        await server.browser().open(game="5211", name="Ana")
        with pytest.raises(WasRefused) as refused:
            await server.browser().open(game="5211", name="Bo")
        assert refused.value.code == "busy"


async def test_more_sockets_than_there_is_room_for_are_refused() -> None:
    with Running(Limits(sockets_each=1)) as server:
        browser = server.browser()
        table = (await browser.open(game="5211", name="Ana")).table
        async with browser.listen(table, 0) as first:
            await heard(first, WholeTable)
            async with browser.listen(table, 0) as second:
                assert (await heard(second, Refused)).code == "busy"
