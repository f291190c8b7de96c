"""What the GPU does: the proof that it plays the same games, then decisions a second (python -m benchmarks.gpu)."""

import argparse
import json
import sys
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np
from numba import njit

from pioche.fast import gpu
from pioche.fast.proof import digest_of, fold, proved_game
from pioche.fast.records import laid_out
from pioche.fast.sources import compilable, make_compilable
from pioche.games.catalogue import GAMES, rules_of
from pioche.play.setup import Setup, prepare


@cache
def proved_on_cpu(game: str) -> Any:
    """The compiled loop that gives the number of each game's tables."""
    rules = compilable(game)
    digest = digest_of(rules.table)
    play = proved_game(rules, digest)
    for function in (fold, digest, play):
        make_compilable(function)

    @njit(nogil=True)
    def prove(table: Any, actions: Any, template: Any, first: int, found: Any) -> None:
        for number in range(len(found)):
            table[0] = template[0]
            found[number] = play(table[0], first + number, actions)

    return prove


def cpu_numbers(setup: Setup, first: int, games: int) -> Any:
    """The numbers of games, as the CPU finds them."""
    template, found = laid_out(setup), np.zeros(games, np.int64)
    proved_on_cpu(setup.game)(template.copy(), np.zeros(setup.rules.actions, np.int64), template, first, found)
    return found


def setups() -> list[Setup]:
    """Every edition, variant and number of seats."""
    editions = [edition for game in GAMES for edition in rules_of(game).editions]
    return [
        prepare(each.game, each.key, each.variant, seats, None, None, "") for each in editions for seats in each.seats
    ]


def prove(games: int) -> list[dict[str, Any]]:
    """Compare both, game by game."""
    lines = []
    for setup in setups():
        differ = int((gpu.rows(setup, 0, games, "proved")[2] != cpu_numbers(setup, 0, games)).sum())
        lines.append({"game": setup.game, "edition": setup.edition.name, "seats": setup.seats, "differ": differ})
        print(lines[-1], flush=True)
    return lines


def measure(game: str, games: int, runs: int) -> dict[str, Any]:
    """Decisions a second, the best of several runs."""
    setup = prepare(game, None, None, 4, None, None, "")
    begin = perf_counter()
    gpu.totals(setup, 0, 128)
    first = perf_counter() - begin
    best, sums = 0.0, None
    for run in range(runs):
        begin = perf_counter()
        sums = gpu.totals(setup, run * games, games)
        best = max(best, sums[0] / (perf_counter() - begin))
    line = {"game": game, "games": games, "decisions_a_second": round(best), "first_call": round(first, 1)}
    print(line, flush=True)
    return line


def main() -> None:
    """Prove and measure, and write what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--out", type=Path)
    arguments = parser.parse_args()
    sizes = {"5211": 40_000_000, "kudos": 8_000_000, "kobito": 2_000_000}
    speeds = [measure(game, sizes[game], arguments.runs) for game in GAMES]
    lines = prove(arguments.games)
    if arguments.out:
        arguments.out.write_text(json.dumps({"speeds": speeds, "proof": lines, "games": arguments.games}, indent=1))
    sys.exit(any(line["differ"] for line in lines))


if __name__ == "__main__":
    main()
