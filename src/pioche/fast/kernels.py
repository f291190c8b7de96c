"""The kernels for an NVIDIA GPU: one game a thread, its table in the thread's own memory.

To be imported where numba-cuda is installed (`pioche.fast.gpu` looks); they can be made, though not run, without a GPU.
"""

from functools import cache
from importlib import import_module
from typing import Any

from numba import from_dtype, int16, int32, int64

from pioche.fast.loops import random_game, weighted_game
from pioche.fast.proof import digest_of, fold, proved_game
from pioche.fast.records import record_type
from pioche.fast.sources import rebound, rules_with, twins

cuda: Any = import_module("numba.cuda")

SHARES = 60  # a victory in parts that two to six seats can share
SUMS = 19  # the decisions, and for each of six seats the scores, their squares and the shares of victories


@cache
def device_functions(game: str) -> dict[Any, Any]:
    """Every rule function of a game as a function of the device."""
    return twins(game, cuda.jit(device=True))


@cache
def device_loop(game: str, kind: str) -> Any:
    """A loop over one game as a function of the device."""
    make, made = cuda.jit(device=True), device_functions(game)
    rules = rules_with(game, made)
    if kind == "proved":
        digest = make(rebound(digest_of(rules.table), {fold: make(fold)}))
        return make(rebound(proved_game(rules, digest), made))
    return make(rebound({"random": random_game, "weighted": weighted_game}[kind](rules), made))


@cache
def rows_kernel(game: str, kind: str) -> Any:
    """A kernel that writes a row for each game: its scores, winners and what the loop gives back."""
    rules = rules_with(game, device_functions(game))
    play, scores_of, winners_of = device_loop(game, kind), rules.scores, rules.winners
    record, actions_there_are = from_dtype(record_type(rules.table)), rules.actions

    def play_rows(template: Any, first: int, scores: Any, winners: Any, found: Any, *weights: Any) -> None:
        table = cuda.local.array(1, record)
        actions = cuda.local.array(actions_there_are, int16)
        for number in range(cuda.grid(1), len(winners), cuda.gridsize(1)):
            table[0] = template[0]
            found[number] = play(table[0], first + number, actions, *weights)
            scores_of(table[0], scores[number])
            winners[number] = winners_of(table[0])

    return cuda.jit(play_rows)


@cache
def totals_kernel(game: str) -> Any:
    """A kernel that adds up random games on the device: decisions, then by seat scores, their squares and victories."""
    rules = rules_with(game, device_functions(game))
    play, scores_of, winners_of = device_loop(game, "random"), rules.scores, rules.winners
    record, actions_there_are = from_dtype(record_type(rules.table)), rules.actions

    def play_totals(template: Any, first: int, games: int, totals: Any) -> None:
        table = cuda.local.array(1, record)
        actions = cuda.local.array(actions_there_are, int16)
        points = cuda.local.array(6, int32)
        sums = cuda.local.array(SUMS, int64)
        block = cuda.shared.array(SUMS, int64)
        for place in range(SUMS):
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
        # the threads of a block add up among themselves first: few then meet in the memory of all
        place = cuda.threadIdx.x
        if place < SUMS:
            block[place] = 0
        cuda.syncthreads()
        for place in range(SUMS):
            cuda.atomic.add(block, place, sums[place])
        cuda.syncthreads()
        place = cuda.threadIdx.x
        if place < SUMS:
            cuda.atomic.add(totals, place, block[place])

    return cuda.jit(play_totals)
