"""Bots think elsewhere, and nobody ever waits for one for ever."""

import asyncio
import sys
from collections.abc import AsyncIterator
from typing import Any

import pytest

import pioche
from pioche.games.catalogue import GAMES
from pioche.tables.ports import Question
from pioche.tables.thinking import ThinksHere, Workers
from tests.tables.fakes import FakeClock

pytestmark = pytest.mark.anyio

HANGS = """import json, sys, time
print("{}", flush=True)
question = json.loads(sys.stdin.readline())
print(json.dumps({"action": question["actions"][-1]}), flush=True)
time.sleep(600)"""
NEVER_STARTS = "import time; time.sleep(600)"
DIES = "import os, signal, sys; print('{}', flush=True); sys.stdin.readline(); os.kill(os.getpid(), signal.SIGKILL)"
BABBLES = "import sys\nprint('{}', flush=True)\nfor _ in sys.stdin: print('{\"action\": 99}', flush=True)"
RAVES = "import sys\nprint('{}', flush=True)\nfor _ in sys.stdin: print('[[[', flush=True)"


def question(game: str = "5211", level: str = "greedy", luck: int = 7) -> Question:
    """What a bot is asked at the start of a game."""
    start = pioche.new(game, seed=1)
    seat = start.to_act[0]
    actions = tuple(start.action(seat, move) for move in start.legal(seat))
    return Question(level, game, seat, start.know(seat).pack(), actions, luck)


@pytest.fixture
async def workers() -> AsyncIterator[Any]:
    """A way to make workers; they are ended with the test."""
    made: list[Workers] = []

    def make(code: str | None = None, **more: Any) -> Workers:
        if code is not None:
            more["command"] = (sys.executable, "-c", code)
        made.append(Workers(more.pop("clock", FakeClock()), **more))
        return made[-1]

    yield make
    for each in made:
        await each.close()


async def test_a_bot_chooses_the_same_elsewhere_as_here(workers: Any) -> None:
    elsewhere = workers(count=1)
    for game in GAMES:
        for level in ("random", "greedy"):
            for luck in range(3):
                asked = question(game, level, luck)
                assert await elsewhere.choose(asked) == await ThinksHere().choose(asked)


async def out_of_time(thinker: Workers, clock: FakeClock) -> int:
    """What is chosen when all the time there is goes by."""
    choosing = asyncio.ensure_future(thinker.choose(question()))
    while not choosing.done():
        await asyncio.sleep(0)
        while alarm := clock.next_alarm(clock.now() + 100):
            alarm.call()
    return choosing.result()


async def test_a_bot_that_hangs_is_ended_and_any_legal_move_is_made(workers: Any) -> None:
    clock = FakeClock()
    hanging = workers(HANGS, count=1, clock=clock)
    assert await hanging.choose(question()) == question().actions[-1]
    process = hanging._workers[0]._process
    assert await out_of_time(hanging, clock) in question().actions
    assert process.returncode is not None


async def test_a_bot_that_never_starts_is_ended_and_any_legal_move_is_made(workers: Any) -> None:
    clock = FakeClock()
    assert await out_of_time(workers(NEVER_STARTS, count=1, clock=clock), clock) in question().actions


@pytest.mark.parametrize("code", [DIES, BABBLES, RAVES, "raise SystemExit"])
async def test_a_bot_whose_process_dies_or_talks_nonsense_makes_any_legal_move(workers: Any, code: str) -> None:
    ill = workers(code, count=1)
    chosen = {await ill.choose(question(luck=luck)) for luck in range(2)}
    assert chosen <= set(question().actions)


async def test_a_worker_that_was_lost_is_replaced(workers: Any) -> None:
    mortal = workers(count=1)
    await mortal.choose(question())
    mortal._workers[0]._process.kill()
    assert await mortal.choose(question()) in question().actions
    assert await mortal.choose(question(luck=2)) == await ThinksHere().choose(question(luck=2))


async def test_a_level_that_is_not_there_costs_no_worker(workers: Any) -> None:
    one = workers(count=1)
    assert await one.choose(question(level="unheard-of")) in question().actions
    process = one._workers[0]._process
    assert process is not None
    assert await one.choose(question()) == await ThinksHere().choose(question())
    assert one._workers[0]._process is process
