"""A small client of the table's protocol, for programs: a browser without a page.

browser = Browser("http://localhost:8000")
seated = await browser.open(game="5211", name="Ana", bots={"1": "greedy"})
async with browser.listen(seated.table, seated.seat) as line:
    await line.do(Start())
    async for message in line: ...
"""

import asyncio
import http.client
import json
from collections.abc import AsyncIterator
from contextlib import suppress
from http.cookies import SimpleCookie
from itertools import count
from time import time_ns
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlsplit

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from pioche.tables.commands import AnyCommand
from pioche.web.rest.messages import Claimed, Seated
from pioche.web.wire import (
    PROTOCOL,
    AnyFromServer,
    Do,
    Done,
    HappenedNow,
    Hello,
    Language,
    Ping,
    Refused,
    WholeTable,
)

decode = msgspec.json.Decoder(AnyFromServer).decode
encode = msgspec.json.Encoder().encode
TOKEN = "csrftoken"


class WasRefused(Exception):
    """What the server did not do: its code, the sentence for people, the rule and the legal moves."""

    def __init__(self, code: str, text: str, rule: str | None = None, legal: tuple[str, ...] = ()) -> None:
        super().__init__(code, text)
        self.code, self.text, self.rule, self.legal = code, text, rule, legal


class WasCut(ConnectionError):
    """The line ended before the answer came: whether the wish was carried out, its number sent again will tell."""


class Answer(msgspec.Struct, frozen=True):
    """What a request got."""

    status: int
    headers: dict[str, str]
    body: bytes


class Browser:
    """Cookies, requests and sockets at one server."""

    def __init__(self, address: str, **headers: str) -> None:
        self.address = address.rstrip("/")
        self.headers = headers
        self.cookies: dict[str, str] = {}

    async def open(self, **opening: Any) -> Seated:
        """Open a table: `game`, `name` and whatever else `Opening` has."""
        return msgspec.convert(await self.post("/api/tables", opening), Seated)

    async def sit(self, table: str, name: str, seat: int | None = None) -> Seated:
        """Take a chair."""
        return msgspec.convert(await self.post(f"/api/tables/{table}/sit", {"name": name, "seat": seat}), Seated)

    async def claim(self, table: str, secret: str) -> Claimed:
        """Open a seat by its secret."""
        return msgspec.convert(await self.post(f"/api/tables/{table}/claim", {"secret": secret}), Claimed)

    def listen(
        self, table: str, seat: int | None = None, *, since: int | None = None, lang: Language = "en"
    ) -> "Listening":
        """A line to a table, as a seat or as a spectator."""
        return Listening(self, table, Hello(protocol=PROTOCOL, seat=seat, since=since, lang=lang))

    async def get(self, path: str) -> Any:
        """Read something."""
        return read(await self.ask("GET", path))

    async def post(self, path: str, data: Any) -> Any:
        """Have something done."""
        if TOKEN not in self.cookies:
            await self.ask("GET", "/api/games")
        return read(await self.ask("POST", path, json.dumps(data).encode(), {"x-csrftoken": self.cookies[TOKEN]}))

    async def ask(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> Answer:
        """One request, as it is."""
        return await asyncio.to_thread(self._ask, method, path, body, headers or {})

    @property
    def cookie(self) -> str:
        """The cookies as a header."""
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _ask(self, method: str, path: str, body: bytes | None, headers: dict[str, str]) -> Answer:
        place = urlsplit(self.address)
        kind = http.client.HTTPSConnection if place.scheme == "https" else http.client.HTTPConnection
        connection = kind(place.netloc, timeout=60)
        sent = {"cookie": self.cookie, "content-type": "application/json", **self.headers, **headers}
        try:
            connection.request(method, path, body, {name: value for name, value in sent.items() if value})
            response = connection.getresponse()
            content = response.read()
        finally:
            connection.close()
        for cookie in response.headers.get_all("set-cookie") or ():
            for name, morsel in SimpleCookie(cookie).items():
                self.cookies[name] = morsel.coded_value
        return Answer(response.status, {name.lower(): value for name, value in response.headers.items()}, content)


def read(answer: Answer) -> Any:
    """What an answer says; a WasRefused where it is one."""
    told = json.loads(answer.body or b"null")
    if answer.status >= 400:
        raise WasRefused(told["code"], told["text"], told.get("rule"), tuple(told.get("legal", ())))
    return told


class Listening:
    """An open socket: iterate over what happens, `do` what you wish; `table` is as it was told of last."""

    def __init__(self, browser: Browser, table: str, hello: Hello) -> None:
        self._browser, self._hello, self.table_id = browser, hello, table
        self._address = f"ws{browser.address.removeprefix('http')}/ws/tables/{table}"
        self._socket: ClientConnection | None = None
        self._waiting: dict[int, asyncio.Future[Done]] = {}
        self._messages: asyncio.Queue[AnyFromServer | None] = asyncio.Queue()
        self._reading: asyncio.Task[None] | None = None
        self._ids = count(time_ns() // 1000 % 2**53)
        self.table: Any = None
        self.code: int | None = None

    async def __aenter__(self) -> Self:
        origin: Any = self._browser.headers.get("origin", self._browser.address)
        cookies = {"cookie": self._browser.cookie} if self._browser.cookie else {}
        self._socket = await connect(
            self._address, origin=origin, additional_headers=cookies, compression=None, proxy=None, max_size=2**22
        )
        self._reading = asyncio.create_task(self._read())
        with suppress(ConnectionClosed):  # what the server had to say can still be read
            await self.send(self._hello)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._socket is not None
        assert self._reading is not None
        await self._socket.close()
        await self._reading

    async def do(self, command: AnyCommand, number: int | None = None) -> Done:
        """Have a wish carried out; WasRefused if it is not, WasCut if nobody knows. The same number is done once."""
        number = next(self._ids) if number is None else number
        answer: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._waiting[number] = answer
        try:
            await self.send(Do(id=number, command=command))
            return await answer
        except ConnectionClosed:
            raise WasCut from None
        finally:
            self._waiting.pop(number, None)

    async def send(self, message: Hello | Do | Ping) -> None:
        """A message as it is."""
        await self.send_raw(encode(message).decode())

    async def send_raw(self, content: str | bytes) -> None:
        """Anything at all."""
        assert self._socket is not None
        await self._socket.send(content)

    def __aiter__(self) -> AsyncIterator[AnyFromServer]:
        return self

    async def __anext__(self) -> AnyFromServer:
        message = await self._messages.get()
        if message is None:
            self._messages.put_nowait(None)
            raise StopAsyncIteration
        return message

    async def _read(self) -> None:
        assert self._socket is not None
        try:
            while True:
                self._hear(decode(await self._socket.recv()))
        except ConnectionClosed as closed:
            self.code = closed.rcvd.code if closed.rcvd else None
        finally:
            for answer in self._waiting.values():
                if not answer.done():
                    answer.set_exception(WasCut())
            self._messages.put_nowait(None)

    def _hear(self, message: AnyFromServer) -> None:
        if isinstance(message, WholeTable | HappenedNow):
            self.table = message.table
        answer = self._waiting.pop(message.id, None) if isinstance(message, Done | Refused) else None
        if answer is None or answer.done():
            self._messages.put_nowait(message)
        elif isinstance(message, Done):
            answer.set_result(message)
        elif isinstance(message, Refused):
            answer.set_exception(WasRefused(message.code, message.text, message.rule, message.legal))
