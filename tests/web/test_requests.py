"""Requests: the catalogue, links and codes, listening and moving without a socket, and for those who run the server."""

import json

import msgspec
import pytest

from pioche.tables.commands import Start
from pioche.web.client import Browser, WasRefused
from tests.web.evening import friends
from tests.web.server import Running

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


async def test_the_server_says_that_it_is_well_and_what_it_counts(server: Running) -> None:
    await friends(server, "5211")
    assert (await server.browser().get("/health"))["status"] == "ok"
    page = (await server.browser().ask("GET", "/metrics")).body.decode()
    assert 'pioche_tables_opened_total{game="5211"}' in page
    assert "pioche_command_seconds_bucket" in page
