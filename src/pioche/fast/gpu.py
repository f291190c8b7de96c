"""The same games on an NVIDIA GPU: one game a thread, the tables in device memory, what they came to reduced there."""

from functools import cache
from typing import Any

import numpy as np
from numba import from_dtype, int64

from pioche.core.errors import MissingExtra
from pioche.core.extras import need
from pioche.fast.loops import random_game, weighted_game
from pioche.fast.proof import digest_of, fold, proved_game
from pioche.fast.records import laid_out, record_type
from pioche.fast.sources import rebound, rules_with, twins
from pioche.play.setup import Setup

THREADS = 128
SHARES = 60  # a victory in parts that two to six seats can share


@cache
def device() -> Any:
    """numba-cuda, where it and a GPU are there; else an error that says what is missing."""
    if not hasattr(np, "row_stack"):
        np.row_stack = np.vstack  # numba-cuda still asks for it
    need("numba_cuda", "gpu")
    cuda = need("numba.cuda", "gpu")
    try:
        cuda.current_context()
    except Exception as error:
        raise MissingExtra(name="NVIDIA GPU", extra="gpu", why=str(error).strip().splitlines()[0]) from None
    return cuda


@cache
def device_functions(game: str) -> dict[Any, Any]:
    """Every rule function of a game as a function of the device."""
    return twins(game, device().jit(device=True))


@cache
def device_loop(game: str, kind: str) -> Any:
    """A loop over one game as a function of the device."""
    make, made = device().jit(device=True), device_functions(game)
    rules = rules_with(game, made)
    if kind == "proved":
        digest = make(rebound(digest_of(rules.table), {fold: make(fold)}))
        return make(rebound(proved_game(rules, digest), made))
    return make(rebound({"random": random_game, "weighted": weighted_game}[kind](rules), made))


@cache
def rows_kernel(game: str, kind: str) -> Any:
    """A kernel that writes a row for each game: its scores, winners and what the loop gives back."""
    cuda, rules = device(), rules_with(game, device_functions(game))
    play, scores_of, winners_of = device_loop(game, kind), rules.scores, rules.winners
    record, actions_there_are = from_dtype(record_type(rules.table)), rules.actions

    def play_rows(template: Any, first: int, scores: Any, winners: Any, found: Any) -> None:
        table = cuda.local.array(1, record)
        actions = cuda.local.array(actions_there_are, int64)
        for number in range(cuda.grid(1), len(winners), cuda.gridsize(1)):
            table[0] = template[0]
            found[number] = play(table[0], first + number, actions)
            scores_of(table[0], scores[number])
            winners[number] = winners_of(table[0])

    return cuda.jit(play_rows)


@cache
def totals_kernel(game: str) -> Any:
    """A kernel that adds up random games on the device: decisions, then by seat scores, their squares and victories."""
    cuda, rules = device(), rules_with(game, device_functions(game))
    play, scores_of, winners_of = device_loop(game, "random"), rules.scores, rules.winners
    record, actions_there_are = from_dtype(record_type(rules.table)), rules.actions

    def play_totals(template: Any, first: int, games: int, totals: Any) -> None:
        table = cuda.local.array(1, record)
        actions = cuda.local.array(actions_there_are, int64)
        points = cuda.local.array(6, int64)
        sums = cuda.local.array(19, int64)
        for place in range(19):
            sums[place] = 0
        for number in range(cuda.grid(1), games, cuda.gridsize(1)):
            table[0] = template[0]
            sums[0] += play(table[0], first + number, actions)
            scores_of(table[0], points)
            won = winners_of(table[0])
            winners = 0
            for seat in range(6):
                winners += won >> seat & 1
            for seat in range(table[0].seats):
                sums[1 + seat] += points[seat]
                sums[7 + seat] += points[seat] * points[seat]
                sums[13 + seat] += (won >> seat & 1) * (SHARES // winners)
        for place in range(19):
            cuda.atomic.add(totals, place, sums[place])

    return cuda.jit(play_totals)


def rows(setup: Setup, first: int, games: int, kind: str = "random", blocks: int | None = None) -> tuple[Any, Any, Any]:
    """Play games and bring back each one's scores, winners and decisions (or the number that proves it)."""
    cuda = device()
    scores = cuda.device_array((games, setup.seats), np.int32)
    winners, found = cuda.device_array(games, np.uint8), cuda.device_array(games, np.int64)
    template = cuda.to_device(laid_out(setup))
    rows_kernel(setup.game, kind)[blocks or fitting_blocks(games), THREADS](template, first, scores, winners, found)
    return scores.copy_to_host(), winners.copy_to_host(), found.copy_to_host()


def totals(setup: Setup, first: int, games: int, blocks: int | None = None) -> Any:
    """Play games and bring back their sums alone."""
    cuda = device()
    sums = cuda.to_device(np.zeros(19, np.int64))
    template = cuda.to_device(laid_out(setup))
    totals_kernel(setup.game)[blocks or fitting_blocks(games), THREADS](template, first, games, sums)
    return sums.copy_to_host()


def fitting_blocks(games: int) -> int:
    """As many blocks of threads as keep every multiprocessor busy, and no more than there are games."""
    most = device().get_current_device().MULTIPROCESSOR_COUNT * 16
    return int(min(most, -(-games // THREADS)))
