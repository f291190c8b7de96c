"""Requests as bytes: heads and bodies that are too long, too slow, or no text at all."""

import asyncio
import json

import pytest

from pioche.web.limits import Limits
from tests.web.hearing import PATIENCE
from tests.web.server import Running

pytestmark = pytest.mark.anyio

HOST = b"Host: localhost\r\n"


async def answer_to(server: Running, sent: bytes) -> bytes:
    """All that comes back until the server closes the line, which stays open on this side."""
    host, port = server.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(sent)
    async with asyncio.timeout(PATIENCE):
        got = await reader.read()
    writer.close()
    return got


async def post(server: Running, body: bytes, length: int | None = None) -> bytes:
    """A POST with everything it needs but its end."""
    browser = server.browser()
    await browser.get("/api/games")
    token = browser.cookies["csrftoken"].encode()
    head = b"POST /api/tables HTTP/1.1\r\n" + HOST + b"Content-Type: application/json\r\nConnection: close\r\n"
    head += b"Cookie: csrftoken=" + token + b"\r\nX-CSRFToken: " + token + b"\r\n"
    return head + b"Content-Length: %d\r\n\r\n" % (len(body) if length is None else length) + body


@pytest.mark.parametrize(
    "head", [b"", b"GET", b"GET / HTTP/1.1\r\nHost: local", b"GET / HTTP/1.1\r\nHost: localhost\r\n"]
)
async def test_whoever_does_not_come_to_the_point_is_not_waited_for(head: bytes) -> None:
    with Running(Limits(for_head=0.05)) as server:
        assert await answer_to(server, head) == b""


@pytest.mark.parametrize("head", [b"GET /" + b"a" * 40_000, b"GET / HTTP/1.1\r\n" + b"X: " + b"a" * 40_000])
async def test_a_head_without_end_is_cut_off(server: Running, head: bytes) -> None:
    assert (await answer_to(server, head)).startswith(b"HTTP/1.1 431 ")


async def test_a_second_request_on_the_same_line_has_its_own_time_and_length(server: Running) -> None:
    request = b"GET /health HTTP/1.1\r\n" + HOST + b"X: " + b"a" * 20_000 + b"\r\n"
    got = await answer_to(server, request + b"\r\n" + request + b"Connection: close\r\n\r\n")
    assert got.count(b"HTTP/1.1 200 ") == 2


async def test_a_body_that_does_not_come_is_not_waited_for() -> None:
    with Running(Limits(for_body=0.05)) as server:
        got = await answer_to(server, (await post(server, b"{", length=100)).replace(b"Connection: close\r\n", b""))
        assert got.startswith(b"HTTP/1.1 408 ")
        assert json.loads(got.partition(b"\r\n\r\n")[2])["code"] == "bad-message"


@pytest.mark.parametrize("body", [b"[" * 10_000, b'{"game": "5211", "name": "\xff"}', b"\x00", b'{"a":' * 2000])
async def test_a_body_that_is_no_json_is_no_error_of_ours(server: Running, body: bytes) -> None:
    got = await answer_to(server, await post(server, body))
    assert got.startswith(b"HTTP/1.1 400 ")
    assert json.loads(got.partition(b"\r\n\r\n")[2])["code"] == "bad-message"
