"""Requests: the catalogue, links and codes, listening and moving without a socket, and for those who run the server."""

import asyncio
import json

import msgspec
import pytest
import structlog

from pioche.core.errors import Busy
from pioche.tables.commands import Remove, Start
from pioche.web import ears
from pioche.web.client import Browser, WasRefused
from pioche.web.desk import Desk, Options
from pioche.web.ears import Place
from pioche.web.polling import listen
from pioche.web.wire import HappenedNow, WholeTable
from tests.tables.evenings import Evening
from tests.web.evening import friends
from tests.web.hearing import PATIENCE, heard
from tests.web.server import KEY, Running

pytestmark = pytest.mark.anyio


async def do(browser: Browser, table: str, seat: int, number: int, command: object) -> dict[str, int]:
    """A wish by request."""
    wish = {"seat": seat, "id": number, "command": msgspec.to_builtins(command)}
    told: dict[str, int] = await browser.post(f"/api/tables/{table}/do", wish)
    return told


async def test_the_catalogue_has_every_game_bot_and_pace(server: Running) -> None:
    catalogue = await server.browser().get("/api/games")
    assert [game["game"] for game in catalogue["games"]] == ["5211", "kobito", "kudos"]
    assert "greedy" in catalogue["bots"]
    assert [pace["pace"] for pace in catalogue["paces"]] == ["relaxed", "brisk", "day"]


async def test_a_visitor_sees_who_sits_where_and_no_card(server: Running) -> None:
    _, _, table = await friends(server, "5211")
    seen = await server.browser().get(f"/api/tables/{table}")
    assert [chair["name"] for chair in seen["chairs"]] == ["Ana", "Bo"]
    assert seen["seats"] == []
    assert "view" not in seen


@pytest.mark.parametrize(
    ("opening", "code"),
    [
        ({"game": "chess"}, "unknown-name"),
        ({"edition": "x"}, "unknown-name"),
        ({"seats": 6}, "seats-not-allowed"),
        ({"options": {"open_scores": 7}}, "bad-option"),
        ({"bots": {"1": "genius"}}, "unknown-name"),
        ({"bots": {"9": "greedy"}}, "bad-option"),
        ({"bots": {"x": "greedy"}}, "bad-option"),
        ({"name": ""}, "bad-message"),
        ({"name": "x" * 25}, "bad-message"),
        ({"seats": "four"}, "bad-message"),
        ({"pace": "hasty"}, "bad-message"),
        ({"more": 1}, "bad-message"),
        ({"options": {"open_scores": "x" * 20_000}}, "message-too-large"),
    ],
)
async def test_a_table_that_cannot_be_is_refused_with_a_sentence(
    server: Running, opening: dict[str, object], code: str
) -> None:
    with pytest.raises(WasRefused) as refused:
        await server.browser().open(**{"game": "5211", "name": "Ana", **opening})
    assert refused.value.code == code
    assert refused.value.text


async def test_a_problem_is_told_by_the_standard_for_problems(server: Running) -> None:
    answer = await server.browser(**{"accept-language": "de;q=0.5, fr"}).ask("GET", "/api/tables/nothere")
    assert answer.headers["content-type"] == "application/problem+json"
    told = json.loads(answer.body)
    assert (told["status"], told["type"], told["title"]) == (404, "urn:pioche:unknown-table", "Not Found")
    assert told["text"].startswith("Cette table")


async def test_a_game_can_be_played_without_a_socket(server: Running) -> None:
    one, other, table = await friends(server, "5211")
    whole = (await other.get(f"/api/tables/{table}/events?seat=1"))[0]
    assert whole["type"] == "whole"
    await do(one, table, 0, 1, Start())
    news = await other.get(f"/api/tables/{table}/events?seat=1&since={whole['table']['number']}")
    started = next(message for message in news if message["type"] == "happened")
    ask = started["table"]["ask"]
    move = {"kind": "play", "move": ask["moves"][0], "ask": ask["number"]}
    done = await do(other, table, 1, 2, move)
    assert await do(other, table, 1, 2, move) == done
    news = await other.get(f"/api/tables/{table}/events?seat=1&since={started['number']}&wait=5")
    assert [message["number"] for message in news if message["type"] == "happened"] == [done["number"]]


async def test_words_between_two_requests_are_not_lost(server: Running) -> None:
    one, other, table = await friends(server, "5211")
    whole = (await other.get(f"/api/tables/{table}/events?seat=1&ear=a"))[0]
    await do(one, table, 0, 1, {"kind": "say", "words": "hello"})
    news = await other.get(f"/api/tables/{table}/events?seat=1&ear=a&since={whole['table']['number']}")
    assert "hello" in [message.get("words") for message in news]


async def test_two_spectators_by_requests_each_hear_everything(server: Running) -> None:
    one, _, table = await friends(server, "5211")
    spectators = [server.browser(), server.browser()]
    for watching in spectators:
        assert (await watching.get(f"/api/tables/{table}/events"))[0]["type"] == "whole"
    since = server.whole(table).number
    await do(one, table, 0, 1, Start())
    for watching in spectators:
        news = await watching.get(f"/api/tables/{table}/events?since={since}")
        assert "started" in [message.get("kind") for message in news]


async def test_listening_ends_after_a_while_with_nothing(server: Running) -> None:
    one, _, table = await friends(server, "5211")
    whole = (await one.get(f"/api/tables/{table}/events?seat=0"))[0]
    since = whole["table"]["number"]
    await one.get(f"/api/tables/{table}/events?seat=0&since={since}&wait=0")
    assert await one.get(f"/api/tables/{table}/events?seat=0&since={since}&wait=0") == []


async def test_a_seat_that_is_lost_while_somebody_listens_sees_no_more_from_there() -> None:
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.start()
    desk, place = Desk(seated.evening.house, Options(key=KEY)), Place(seated.table.id, 1, "ear", "address")

    async def news(wait: float) -> list[str]:
        return await listen(desk, seated.table, place, seated.table.state.number, wait, "en")

    while await news(0):
        pass
    waiting = asyncio.create_task(news(PATIENCE))
    await asyncio.sleep(0)  # now it waits
    await seated.do(0, Remove(seat=1))
    told = [json.loads(text)["table"] for text in await waiting]
    assert [(whole["seat"], whole["view"]["you"], whole["view"]["hand"]) for whole in told] == [(None, None, [])]
    await desk.ears.close()


async def test_whoever_sits_down_again_where_a_seat_was_lost_is_here_again(server: Running) -> None:
    one, other, table = await friends(server, "5211")
    await other.get(f"/api/tables/{table}/events?seat=1")
    await do(one, table, 0, 1, Remove(seat=1))
    await other.sit(table, "Bo", seat=1)
    assert not server.whole(table).chairs[1].is_here
    await other.get(f"/api/tables/{table}/events?seat=1")
    assert server.whole(table).chairs[1].is_here


async def test_one_address_has_so_many_ears_and_no_more(server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    one, _, table = await friends(server, "5211")
    await one.get(f"/api/tables/{table}/events?seat=0&ear=a")
    monkeypatch.setattr(ears, "MOST_EARS_EACH", 1)
    await one.get(f"/api/tables/{table}/events?seat=0&ear=a")
    with pytest.raises(WasRefused) as refused:
        await one.get(f"/api/tables/{table}/events?seat=0&ear=b")
    assert refused.value.code == "busy"


async def test_a_seat_that_is_not_held_cannot_be_listened_from_or_played(server: Running) -> None:
    _, other, table = await friends(server, "5211")
    with pytest.raises(WasRefused) as refused:
        await other.get(f"/api/tables/{table}/events?seat=0")
    assert refused.value.code == "not-your-seat"
    with pytest.raises(WasRefused) as refused:
        await do(other, table, 0, 1, Start())
    assert refused.value.code == "not-your-seat"


async def test_links_are_whole_addresses_and_the_own_one_opens_the_seat(server: Running) -> None:
    one, other, table = await friends(server, "5211")
    links = await one.get(f"/api/tables/{table}/links?seat=0")
    assert links["invitation"] == f"{server.address}/t/{table}"
    claimed = await other.claim(table, links["seat"].partition("#seat=")[2])
    assert claimed.seats == (0, 1)
    with pytest.raises(WasRefused):
        await server.browser().get(f"/api/tables/{table}/links?seat=0")


@pytest.mark.parametrize("of", ["//evil.example", "http://evil.example", "/t/x%23seat=y", "/a%20b", "x", "/%5Cevil"])
async def test_codes_are_of_our_own_addresses_without_secrets(server: Running, of: str) -> None:
    assert (await server.browser().ask("GET", f"/api/qr?of={of}")).status == 400


async def test_a_code_is_a_picture(server: Running) -> None:
    one, _, table = await friends(server, "5211")
    for path in (f"/api/qr?of=/t/{table}", f"/api/tables/{table}/qr", f"/api/tables/{table}/qr?seat=0"):
        answer = await one.ask("GET", path)
        assert answer.headers["content-type"].startswith("image/svg+xml")
        assert answer.body.startswith(b"<svg")
    assert (await one.ask("GET", f"/api/tables/{table}/qr?seat=1")).status == 403


async def test_a_server_that_cannot_read_its_store_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    with Running() as server:
        monkeypatch.setattr(server.house, "table", broken)
        answer = await server.browser().ask("GET", "/health")
        assert (answer.status, json.loads(answer.body)["status"]) == (503, "store")
        answer = await server.browser().ask("GET", "/api/tables/abc")
        assert (answer.status, json.loads(answer.body)["code"]) == (500, "error")
        assert b"no such disk" not in answer.body


async def test_who_runs_the_server_reads_why_nothing_can_be_written(monkeypatch: pytest.MonkeyPatch) -> None:
    with Running() as server, structlog.testing.capture_logs() as logs:
        monkeypatch.setattr(server.log, "open", full)
        with pytest.raises(WasRefused) as refused:
            await server.browser().open(game="5211", name="Ana")
    assert refused.value.code == "busy"
    assert "disk" not in refused.value.text
    assert [line["why"] for line in logs if line["event"] == "store"] == ["disk is full"]


async def full(*_: object) -> None:
    """A store that cannot write."""
    raise Busy(reason="disk is full")


async def broken(name: str) -> None:
    """A store that is gone."""
    raise OSError("no such disk", name)


async def test_who_listens_when_the_server_stops_is_told_to_come_again() -> None:
    with Running() as server:
        browser = server.browser()
        table = (await browser.open(game="5211", name="Ana")).table
        line = browser.listen(table, 0)
        await line.__aenter__()
        await heard(line, WholeTable)
        waiting = asyncio.create_task(browser.get(f"/api/tables/{table}/events?since={line.table.number}&wait=60"))
        await server.arrived("events")
        server.server.should_exit = True
        assert [message async for message in line if isinstance(message, HappenedNow)] == []
        assert line.code == 1012
        assert isinstance(await waiting, list)
        await line.__aexit__(None, None, None)


async def test_the_server_says_that_it_is_well_and_what_it_counts(server: Running) -> None:
    await friends(server, "5211")
    assert (await server.browser().get("/health"))["status"] == "ok"
    page = (await server.browser().ask("GET", "/metrics")).body.decode()
    assert 'pioche_tables_opened_total{game="5211"}' in page
    assert "pioche_command_seconds_bucket" in page
