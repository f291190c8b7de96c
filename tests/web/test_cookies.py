"""What a browser keeps: its seats in one cookie, a token in another, and how neither is lost."""

import json
from time import time

import pytest

from pioche.web import sessions
from pioche.web.sessions import A_DAY
from tests.web.evening import friends
from tests.web.server import Running

pytestmark = pytest.mark.anyio

BODY = b'{"game": "5211", "name": "Ana"}'


async def test_an_answer_that_took_long_does_not_bring_back_what_a_browser_held_before(server: Running) -> None:
    _, other, table = await friends(server, "5211")
    for path in (
        f"/api/tables/{table}/events?seat=1&since=2&wait=0",
        f"/api/tables/{table}/links",
        "/no",
        "/api/games",
    ):
        assert "set-cookie" not in (await other.ask("GET", path)).headers


async def test_what_a_browser_holds_is_kept_anew_on_another_day(
    server: Running, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _, table = await friends(server, "5211")
    assert "pioche=" in (await one.ask("GET", f"/t/{table}")).headers["set-cookie"]
    assert "set-cookie" not in (await one.ask("GET", f"/t/{table}")).headers
    later = time() + A_DAY
    monkeypatch.setattr(sessions, "time", lambda: later)
    assert "pioche=" in (await one.ask("GET", f"/t/{table}")).headers["set-cookie"]
    assert (await one.get(f"/api/tables/{table}"))["seats"] == [0]


async def test_who_holds_nothing_gets_no_cookie_for_seats(server: Running) -> None:
    answer = await server.browser().ask("GET", "/")
    assert answer.headers["set-cookie"].startswith("csrftoken=")


@pytest.mark.parametrize("token", ["x", "a" * 128, "é"])
async def test_a_token_of_another_server_is_replaced_by_the_next_page(server: Running, token: str) -> None:
    browser = server.browser()
    browser.cookies["csrftoken"] = token.encode().decode("latin-1")
    await browser.ask("GET", "/")
    answer = await browser.ask("POST", "/api/tables", BODY, {"x-csrftoken": browser.cookies["csrftoken"]})
    assert answer.status == 201, json.loads(answer.body)
