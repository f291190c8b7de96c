"""What surrounds every answer: headers, cookies, tokens, hosts, origins, files and their caches."""

import gzip
import json
import stat
from pathlib import Path

import brotli
import pytest

from pioche.core.errors import FileTrouble
from pioche.i18n import words_in
from pioche.web.assets import Asset, Assets
from pioche.web.headers import HEADERS, host_name, is_same_origin
from pioche.web.keys import server_key
from pioche.web.wire import Refused
from tests.web.evening import friends
from tests.web.hearing import heard
from tests.web.server import Running

pytestmark = pytest.mark.anyio

BODY = b'{"game": "5211", "name": "Ana"}'


@pytest.mark.parametrize(
    "path", ["/", "/health", "/metrics", "/api/games", "/api/tables/no", "/no", "/api/schema/openapi.json"]
)
async def test_every_answer_carries_the_security_headers(server: Running, path: str) -> None:
    answer = await server.browser().ask("GET", path)
    for name, value in HEADERS:
        assert answer.headers[name.decode()] == value.decode()
    assert "server" not in answer.headers


def test_scripts_and_styles_come_from_here_and_stand_in_no_page() -> None:
    policy = dict(HEADERS)[b"content-security-policy"].decode()
    assert "default-src 'none'" in policy
    assert "unsafe" not in policy


async def test_without_the_token_nothing_is_done(server: Running) -> None:
    browser = server.browser()
    await browser.get("/api/games")
    for headers in ({}, {"x-csrftoken": "x"}, {"x-csrftoken": "a" * 128}):
        answer = await browser.ask("POST", "/api/tables", BODY, headers)
        assert (answer.status, json.loads(answer.body)["code"]) == (403, "bad-origin")


async def test_the_session_is_for_the_server_alone(server: Running) -> None:
    browser = server.browser()
    await browser.get("/api/games")
    answer = await browser.ask("POST", "/api/tables", BODY, {"x-csrftoken": browser.cookies["csrftoken"]})
    cookie = answer.headers["set-cookie"].lower()
    assert cookie.startswith("pioche=")
    assert "httponly" in cookie
    assert "samesite=lax" in cookie


async def test_over_https_cookies_are_sent_over_https_alone() -> None:
    with Running(address="https://cards.example") as server:
        answer = await server.browser().ask("GET", "/api/games")
        assert "secure" in answer.headers["set-cookie"].lower()


@pytest.mark.parametrize("cookie", ["x", "null", "AAAA", "é", "A" * 5000, '"', "=" * 40])
async def test_a_cookie_that_somebody_made_up_is_an_empty_one(server: Running, cookie: str) -> None:
    one, _, table = await friends(server, "5211")
    one.cookies["pioche"] = cookie.encode().decode("latin-1")
    assert (await one.get(f"/api/tables/{table}"))["seats"] == []


async def test_a_browser_holds_the_seats_of_its_latest_twenty_tables(server: Running) -> None:
    browser = server.browser()
    tables = [(await browser.open(game="5211", name="Ana")).table for _ in range(21)]
    held = [(await browser.get(f"/api/tables/{table}"))["seats"] for table in tables]
    assert held == [[], *[[0]] * 20]


async def test_a_seat_s_link_opens_it_in_another_browser(server: Running) -> None:
    one, other = server.browser(), server.browser()
    seated = await one.open(game="5211", name="Ana")
    claimed = await other.claim(seated.table, seated.link.partition("#seat=")[2])
    assert claimed.seats == (0,)


async def test_where_one_device_is_passed_around_it_holds_all_seats(server: Running) -> None:
    browser = server.browser()
    seated = await browser.open(game="kudos", name="Ana", shared=True, names=["Ana", "Bo", "Cy"], seats=3)
    assert seated.seats == (0, 1, 2)


@pytest.mark.parametrize("host", ["evil.example", "", "127.0.0.1.evil.example", "[", "localhost:x@evil.example"])
async def test_names_that_are_not_ours_are_turned_away(server: Running, host: str) -> None:
    answer = await server.browser(host=host or "x").ask("GET", "/")
    assert answer.status == 421


def test_a_host_is_read_without_its_port() -> None:
    assert [host_name(host) for host in ("a:1", "[::1]:80", "A.b", "[", "a:x")] == ["a", "::1", "a.b", "", "a"]


@pytest.mark.parametrize(
    "origin", ["http://evil.example", "null", "https://localhost.evil.example", "file://", "127.0.0.1"]
)
async def test_a_page_of_another_site_gets_no_line(server: Running, origin: str) -> None:
    one, _, table = await friends(server, "5211")
    one.headers["origin"] = origin
    async with one.listen(table, 0) as line:
        assert (await heard(line, Refused)).code == "bad-origin"
        assert [message async for message in line] == []
        assert line.code == 4403


def test_an_origin_is_ours_with_its_port_or_not_at_all() -> None:
    assert is_same_origin("", "a:1")
    assert is_same_origin("https://a:1", "a:1")
    assert not is_same_origin("https://a:2", "a:1")
    assert is_same_origin("https://cards.example", "127.0.0.1:8000", "https://cards.example")


def test_the_key_is_made_once_and_its_owner_alone_can_read_it(tmp_path: Path) -> None:
    key = server_key(tmp_path / "data", {})
    assert server_key(tmp_path / "data", {}) == key
    assert stat.S_IMODE((tmp_path / "data" / "server.key").stat().st_mode) == 0o600
    assert server_key(tmp_path / "other", {}) != key


def test_a_key_from_the_environment_is_written_nowhere(tmp_path: Path) -> None:
    assert len(server_key(tmp_path / "data", {"PIOCHE_SECRET": "x"})) == 32
    assert not (tmp_path / "data").exists()


def test_a_damaged_key_is_an_error(tmp_path: Path) -> None:
    (tmp_path / "server.key").write_bytes(b"short")
    with pytest.raises(FileTrouble):
        server_key(tmp_path, {})


async def test_words_are_compressed_and_known_again(server: Running) -> None:
    browser = server.browser()
    plain = await browser.ask("GET", "/words/fr/names.ftl", headers={"accept-encoding": ""})
    small = await browser.ask("GET", "/words/fr/names.ftl", headers={"accept-encoding": "gzip, br"})
    other = await browser.ask("GET", "/words/fr/names.ftl", headers={"accept-encoding": "gzip"})
    assert small.headers["content-encoding"] == "br"
    assert brotli.decompress(small.body) == gzip.decompress(other.body) == plain.body
    again = await browser.ask("GET", "/words/fr/names.ftl", headers={"if-none-match": small.headers["etag"]})
    assert (again.status, again.body) == (304, b"")


@pytest.mark.parametrize(
    "path", ["/words/fr/errors.ftl", "/words/xx/names.ftl", "/page/../app.py", "/page/%2e%2e/app.py", "/page/"]
)
async def test_other_files_are_not_served(server: Running, path: str) -> None:
    answer = await server.browser().ask("GET", path)
    assert (answer.status, json.loads(answer.body)["code"]) == (404, "nothing-here")


@pytest.mark.parametrize("path", ["/zzz", "/rules/bridge", "/t/x/y"])
async def test_whoever_reads_pages_is_told_on_a_page_that_there_is_nothing(server: Running, path: str) -> None:
    headers = {"accept": "text/html,*/*", "accept-language": "de"}
    answer = await server.browser().ask("GET", path, headers=headers)
    assert (answer.status, answer.headers["content-type"]) == (404, "text/html; charset=utf-8")
    assert words_in("de").say("nothing-here") in answer.body.decode()


def test_the_page_s_files_are_named_by_what_is_in_them(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text('<script src="/page/main.js"></script>', encoding="utf-8")
    (tmp_path / "main.js").write_text("1", encoding="utf-8")
    first = Assets(tmp_path)
    assert f"/page/{first.version}/main.js".encode() in first.files["index.html"].content
    assert "immutable" in first.find(f"/{first.version}/main.js")[1]
    assert "immutable" not in first.find("/main.js")[1]
    (tmp_path / "main.js").write_text("2", encoding="utf-8")
    assert Assets(tmp_path).version != first.version


def test_small_files_and_pictures_are_sent_as_they_are() -> None:
    assert Asset("a.woff2", b"x" * 9999).content_for("br") == (b"x" * 9999, "")
    assert Asset("a.js", b"x").content_for("br") == (b"x", "")


@pytest.mark.parametrize("path", ["/", "/health", "/rules/kudos", "/art/5211.svg", "/api/games", "/no"])
async def test_whoever_asks_for_the_head_alone_gets_that_of_the_whole(server: Running, path: str) -> None:
    whole, head = [await server.browser().ask(method, path) for method in ("GET", "HEAD")]
    assert (head.status, head.body) == (whole.status, b"")
    for name in ("content-type", "content-length", "cache-control"):
        assert head.headers[name] == whole.headers[name]


async def test_what_may_show_a_hand_or_open_a_seat_is_kept_by_no_cache(server: Running) -> None:
    one, _, table = await friends(server, "5211")
    for path in ("", "/events?seat=0", "/links?seat=0", "/record", "/replay", "/picture", "/qr?seat=0"):
        assert (await one.ask("GET", f"/api/tables/{table}{path}")).headers["cache-control"] == "no-store"
    for path in ("/", f"/t/{table}", "/rules"):  # they come with cookies, so nobody shares them
        assert (await one.ask("GET", path)).headers["cache-control"] == "private, no-cache"


async def test_texts_say_once_how_they_are_written(server: Running) -> None:
    for path in ("/", "/rules", "/words/fr/names.ftl"):
        assert (await server.browser().ask("GET", path)).headers["content-type"].count("charset=utf-8") == 1
