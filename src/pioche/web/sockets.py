"""The socket of a table, protocol 1: who connects says hello, hears everything and has wishes carried out."""

import asyncio
import contextlib
import secrets
from collections.abc import Sequence
from time import perf_counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath

from pioche.core.errors import (
    BadMessage,
    BadOrigin,
    MessageTooLarge,
    PiocheError,
    TooManyMessages,
)
from pioche.i18n.words import words_in
from pioche.tables.notices import Chair, Happened, Whole
from pioche.tables.ports import Table, Viewer, Watch
from pioche.web.desk import Desk, TheDesk
from pioche.web.headers import is_same_origin
from pioche.web.limits import Bucket, address_of
from pioche.web.reader import language_of
from pioche.web.sessions import browser_of, viewer_of
from pioche.web.telling import encoded, names_of
from pioche.web.wire import PROTOCOL, AnyFromClient, Do, Done, Hello, MessageId, Pong, Refused

CLOSED = {
    "unknown-table": 4404, "other-rules": 4410, "bad-origin": 4403, "not-your-seat": 4403, "busy": 1013,
    "too-many-messages": 4429, "bad-message": 4400,
}  # fmt: skip
BROKEN = 1011
GONE = (WebSocketDisconnect, OSError)
AnySocket = WebSocket[Any, Any, Any]
log = structlog.get_logger()
decode = msgspec.json.Decoder(AnyFromClient).decode


class Numbered(msgspec.Struct, frozen=True):
    """The id of a message that cannot be read otherwise."""

    id: MessageId = 0


number_in = msgspec.json.Decoder(Numbered).decode


@websocket("/ws/tables/{table:str}")
async def talk(socket: AnySocket, table: FromPath[str], desk: TheDesk) -> None:
    """Talk with one browser until either goes."""
    await socket.accept()
    address = address_of(socket)
    line = Talk(socket, desk)
    with contextlib.suppress(*GONE):
        try:
            host = socket.headers.get("host", "")
            if not is_same_origin(socket.headers.get("origin", ""), host, desk.options.address):
                raise BadOrigin
            desk.asking.pass_by(address)
            desk.come(address)
        except PiocheError as error:
            await line.end(error)
            return
        try:
            await line.run(table)
        except GONE:
            return
        except Exception:  # an error of ours: told to the log alone
            log.exception("broken", table=line.table.id if line.table else None)
            await socket.close(code=BROKEN)
        finally:
            desk.go(address)


class Talk:
    """One socket: what it says is heard here, and a task tells it what happens."""

    def __init__(self, socket: AnySocket, desk: Desk) -> None:
        self.socket, self.desk = socket, desk
        self.language = language_of(socket)
        self.bucket, self.over = Bucket(desk.limits.messages), 0
        self.client = browser_of(socket) if socket.scope.get("session") else secrets.token_urlsafe(9)
        self.table: Table | None = None
        self.viewer = Viewer(None)
        self.chairs: tuple[Chair, ...] = ()
        self.watch: Watch | None = None
        self.telling: asyncio.Task[None] | None = None

    async def run(self, table: str) -> None:
        """Until the browser goes, misbehaves for long, or the server stops."""
        try:
            self.table = await self.desk.house.table(table)
            async with asyncio.timeout(self.desk.limits.hello):
                while self.watch is None:
                    await self.hear()
            while True:
                await self.hear()
        except PiocheError as error:
            await self.end(error)
        except TimeoutError:
            await self.end(BadMessage())
        finally:
            await self.hush()

    async def hear(self) -> None:
        """One message; one that is refused changes nothing, and only who goes on flooding is sent away."""
        event: Any = await self.socket.receive()
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(detail="gone")
        begin, text = perf_counter(), event.get("text")
        try:
            self.weigh(text)
            message = read(text)
            if isinstance(message, Do):
                await self.do(message, begin)
            elif isinstance(message, Hello):
                await self.greet(message)
            else:
                await self.send(encoded(Pong()))
        except PiocheError as error:
            await self.refuse(error, numbered(text))
            if self.over > self.desk.limits.patience:
                raise TooManyMessages from None

    def weigh(self, text: str | None) -> None:
        """Refuse what comes too fast, is too long, or is no text."""
        if not self.bucket.take():
            self.over += 1
            raise TooManyMessages
        if text is None:
            raise BadMessage
        if len(text) > self.desk.limits.message:
            raise MessageTooLarge

    async def greet(self, hello: Hello) -> None:
        """Begin, or begin again with other eyes or in another language."""
        assert self.table is not None
        if hello.protocol != PROTOCOL:
            raise BadMessage
        viewer = viewer_of(self.socket, self.table, hello.seat)
        self.language = hello.lang
        await self.hush()
        self.viewer = viewer
        self.watch = watch = await self.table.watch(viewer)
        missed = None if hello.since is None else self.table.since(viewer, hello.since)
        whole = self.table.whole(viewer)
        self.chairs, teller = whole.chairs, self.desk.teller(self.table.id)
        if missed is None:
            await self.send(teller.whole(whole))
        for happened in missed or ():
            await self.send(teller.happened(happened, self.language))
        self.telling = asyncio.create_task(self.tell_all(watch, self.table))
        log.info("listens", table=self.table.id, seat=viewer.seat)

    async def tell_all(self, watch: Watch, table: Table) -> None:
        """Tell all that happens from now on; who loses the seat is told the whole table as a spectator sees it."""
        teller = self.desk.teller(table.id)
        try:
            async for notice in watch:
                if isinstance(notice, Happened | Whole):
                    whole = notice if isinstance(notice, Whole) else notice.whole
                    self.viewer, self.chairs = Viewer(whole.seat), whole.chairs
                await self.send(teller.notice(notice, self.language, self.chairs))
        except GONE:  # and so not at the table any more, however long the system still keeps the line
            await watch.close()
        except Exception:  # an error of ours: who hears nothing any more must come again
            log.exception("broken", table=table.id)
            await self.socket.close(code=BROKEN)

    async def do(self, message: Do, begin: float) -> None:
        """Carry out a wish and say so; twice the same one is done once and answered twice."""
        if self.table is None or self.watch is None:
            raise BadMessage
        viewer = viewer_of(self.socket, self.table, self.viewer.seat)
        number = await self.table.do(viewer, message.command, f"{self.client} {message.id}")
        self.desk.counts.done.labels(message.command.__struct_config__.tag).inc()
        await self.send(encoded(Done(id=message.id, number=number)))
        self.desk.counts.latency.observe(perf_counter() - begin)

    async def refuse(self, error: PiocheError, number: int) -> None:
        """Say why nothing was done."""
        self.desk.refuse(error)
        await self.send(encoded(refusal(error, number, self.language, self.chairs)))

    async def end(self, error: PiocheError) -> None:
        """Say why this is the end, and close."""
        await self.refuse(error, 0)
        await self.socket.close(code=CLOSED.get(error.code, 1008))

    async def send(self, text: str) -> None:
        """One message to the browser."""
        self.desk.counts.told.inc()
        try:
            async with asyncio.timeout(self.desk.limits.stuck):
                await self.socket.send({"type": "websocket.send", "text": text, "bytes": None})
        except (RuntimeError, TimeoutError):  # uvicorn has closed the line itself, or nothing gets through any more
            raise WebSocketDisconnect(detail="gone") from None

    async def hush(self) -> None:
        """Tell nothing more."""
        if self.telling is not None:
            self.telling.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self.telling
            self.telling = None
        if self.watch is not None:
            await self.watch.close()
            self.watch = None


def read(text: str | None) -> AnyFromClient:
    """A message, if it is one."""
    try:
        message: AnyFromClient = decode(text or "")
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        raise BadMessage from None
    return message


def numbered(text: str | None) -> int:
    """The id that a message gives itself, as far as it can be read; else 0."""
    try:
        return number_in(text or "").id
    except (msgspec.MsgspecError, UnicodeError, RecursionError):
        return 0


def refusal(error: PiocheError, number: int, language: str, chairs: Sequence[Chair]) -> Refused:
    """Why nothing was done, in the reader's language, with the rule and the legal moves."""
    words = words_in(language)
    names = names_of(chairs, words) or None
    return Refused(
        id=number,
        code=error.code,
        text=words.blame(error, names),
        rule=error.rule,
        legal=tuple(error.details.get("legal") or ()),
    )
