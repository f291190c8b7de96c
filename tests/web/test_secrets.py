"""The law of secrets on the bytes that leave the server: whole games, every viewer, both ways of listening, the log."""

import asyncio
import json
import random
from contextlib import AsyncExitStack
from typing import Any

import pytest
import structlog

from pioche.tables.commands import Play, Start
from pioche.web.client import Browser, Listening, WasRefused
from pioche.web.sessions import COOKIE
from pioche.web.wire import HappenedNow, WholeTable
from tests.web.evening import SEATS, friends
from tests.web.hearing import PATIENCE, heard
from tests.web.server import KEY, Running

pytestmark = pytest.mark.anyio

GAMES = ("5211", "kobito", "kudos")
MOVES = 40
PRIVATE = ("view", "ask", "seat")


async def play(line: Listening, told: list[HappenedNow], chance: random.Random, enough: asyncio.Event) -> None:
    """Make any moves, try some that are not allowed, and keep what is told."""
    asked = 0
    while not enough.is_set():
        ask = line.table.ask
        if line.table.seat is not None and ask and ask.moves and ask.number > asked:
            asked = ask.number
            with pytest.raises(WasRefused):
                await line.do(Play(move="start K K", ask=asked))
            await line.do(Play(move=chance.choice(ask.moves), ask=asked))
        message = await anext(line)
        if isinstance(message, HappenedNow):
            told.append(message)
            if len(told) > MOVES or message.table.stage == "over":
                enough.set()


async def watched(server: Running, game: str) -> tuple[Any, dict[int | None, list[HappenedNow]], list[Browser]]:
    """A game, and what each viewer was told of it; one of them listens by long requests."""
    one, other, table = await friends(server, game)
    live = next(each for each in server.house.tables if each.id == table)
    enough, told = asyncio.Event(), dict[int | None, list[HappenedNow]]()
    eyes = [(one, 0), (other, 1), (server.browser(), None), *((one, seat) for seat in range(2, SEATS[game]))]
    async with AsyncExitStack() as stack, asyncio.timeout(PATIENCE):
        lines = [await stack.enter_async_context(browser.listen(table, seat)) for browser, seat in eyes]
        for line in lines:
            await heard(line, WholeTable)
        await lines[0].do(Start())
        chance = random.Random(game)
        told |= {seat: [] for _, seat in eyes}
        heaps = zip(lines, told.values(), strict=True)
        tasks = [asyncio.create_task(play(line, heap, chance, enough)) for line, heap in heaps]
        await enough.wait()
        for task in tasks:
            task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return live, told, [one, other]


@pytest.mark.parametrize("game", GAMES)
async def test_all_are_told_the_same_but_for_their_own_view_and_question(server: Running, game: str) -> None:
    _, told, _ = await watched(server, game)
    heard_by = {seat: {each.number: each for each in heap} for seat, heap in told.items()}
    shared = set.intersection(*map(set, heard_by.values()))
    assert len(shared) > 10
    for number in shared:
        rests = set()
        for seat, heap in heard_by.items():
            message = json.loads(server.encoded(heap[number]))
            message.pop("scored_view", None)
            assert message["table"]["seat"] == seat
            for part in (*PRIVATE, "chairs", "clocks"):  # who is here and the clocks go their own way
                message["table"].pop(part)
            rests.add(json.dumps(message, sort_keys=True))
        assert len(rests) == 1


@pytest.mark.parametrize("game", GAMES)
async def test_views_are_those_that_the_rules_let_out(server: Running, game: str) -> None:
    live, told, _ = await watched(server, game)
    states = server.states(live)
    for seat, heap in told.items():
        for message in heap:
            played = states[message.number].game
            assert played is not None
            plain = json.loads(json.dumps(played.view(seat)))
            assert json.loads(json.dumps(message.table.view)) == plain
            if seat is None:
                assert message.table.ask is None
            elif message.table.ask is not None:
                assert message.table.ask.moves == played.legal(seat)


@pytest.mark.parametrize("game", GAMES)
async def test_seeds_secrets_and_hashes_never_leave(server: Running, game: str) -> None:
    with structlog.testing.capture_logs() as logs:
        live, _, browsers = await watched(server, game)
        for browser in browsers:
            await browser.ask("GET", f"/api/tables/{live.id}/events?seat=1&wait=0")
            await browser.ask("GET", f"/api/tables/{live.id}/record")
            await browser.ask("GET", f"/t/{live.id}")
        await browsers[0].ask("GET", "/metrics")
    sent = b"".join(server.sent_of(live.id))
    hidden = [place.secret_hash for place in live.state.places if place.secret_hash]
    if live.state.stage != "over":
        hidden.append(live.state.seed)
    assert len(hidden) > 1
    for secret in [*hidden, KEY.hex(), repr(KEY)[2:-1]]:
        assert secret.encode() not in sent
        assert secret not in repr(logs)
    links = [line for line in server.sent_of(live.id) if b"#seat=" in line]
    assert len(links) == SEATS[game]  # each to the browser that sat down, and to nobody else
    for secret in server.secrets_in(links):
        assert secret not in repr(logs)
        assert all(secret not in value for browser in browsers for value in browser.cookies.values())
    assert all(COOKIE in browser.cookies for browser in browsers)
