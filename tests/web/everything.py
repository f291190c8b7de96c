"""All that a browser can get out of a server about a table: asked for, heard, refused, counted, written down."""

import re

import structlog

from pioche.i18n.words import LANGUAGES
from pioche.tables import commands
from pioche.web.client import Browser, Listening, WasRefused
from pioche.web.wire import HappenedNow, WholeTable
from tests.web.hearing import heard
from tests.web.server import Running

PASSES_BY = (b'"type":"presence"',)  # who is here changes with those who ask
GONE = "SOCKET"  # that a socket is over is written down when it pleases
TRIES = ("G3", "R1", "Y6", "Rc", "Bt>", "give 0", "arrow 1", "stop", "start 7 8", "add 7 g1 high", "drop 7", "end", "?")


async def everything(server: Running, browser: Browser, table: str, seat: int | None, number: int) -> list[bytes]:
    """Every byte that leaves the server while one viewer asks for all there is; none of it changes the table."""
    server.desk._tellers.clear()  # what was told before is not told again from memory
    counted = (await browser.ask("GET", "/metrics")).body
    begin = len(server.sent)
    with structlog.testing.capture_logs() as logs:
        for path in paths(table, seat, number):
            await browser.ask("GET", path)
        for since in (None, number - 1):
            async with browser.listen(table, seat, since=since) as line:
                await heard(line, WholeTable if since is None else HappenedNow)
        async with browser.listen(table, seat) as line:
            await heard(line, WholeTable)
            await be_refused(line)
    sent = [message for message in server.sent[begin:] if not any(part in message for part in PASSES_BY)]
    written = [repr({**line, "ms": 0, "request": ""}).encode() for line in logs if line.get("method") != GONE]
    return [*sent, *sorted(written), *sorted(set(re.findall(rb"^[^# ]+", counted, re.M)))]


def paths(table: str, seat: int | None, number: int) -> list[str]:
    """All that can be asked for."""
    whose, here = "" if seat is None else f"seat={seat}", f"/api/tables/{table}"
    told = [f"{here}/events?{whose}&lang={lang}{since}" for lang in LANGUAGES for since in ("", f"&since={number - 1}")]
    own = [here, f"{here}/links?{whose}", f"{here}/qr?{whose}", f"/t/{table}", "/health", "/api/games"]
    late = [
        f"{here}/record",
        f"{here}/replay?eyes=0",
        f"{here}/replay",
        f"{here}/picture?at=1",
        f"/g/{table}?at=1&eyes=1",
    ]
    return [*told, *own, *late]


async def be_refused(line: Listening) -> None:
    """Wishes that nobody is granted in the middle of a game."""
    legal, asks = (line.table.ask.moves, line.table.ask.number) if line.table.ask else ((), 1)
    tried = [commands.Play(move, asks) for move in TRIES if move not in legal]
    late = [commands.Play(move, asks + 1) for move in (*TRIES, *legal)]
    others: list[commands.AnyCommand] = [
        commands.Start(),
        commands.Rematch(),
        commands.PutBot(0, "greedy"),
        commands.Remove(5),
    ]
    for number, wish in enumerate([*tried, *late, *others], start=1):
        try:
            await line.do(wish, number)
        except WasRefused:
            continue
        raise AssertionError(wish)
