"""What an NVIDIA GPU does with the rules: `make gpu` proves, measures, and writes docs/gpu.md.

The proof: for every game, edition and number of seats, plain Python, the CPU and the GPU give the same number, into
which every table after every action went. Then decisions a second, beside what is asked for. Needs a CUDA toolkit that
numba-cuda finds, or `pip install 'numba-cuda[cu13]'` (`[cu12]` for drivers of CUDA 12).
"""

import argparse
import platform
import sys
from collections.abc import Callable, Iterator
from datetime import date
from functools import cache
from importlib.metadata import version
from itertools import groupby
from pathlib import Path
from time import perf_counter
from typing import Any, NamedTuple

import numpy as np
from numba import njit

from pioche.core.errors import MissingExtra
from pioche.fast import gpu
from pioche.fast.proof import digest_of, fold, proved_game
from pioche.fast.records import laid_out
from pioche.fast.sources import compilable, make_compilable
from pioche.games.catalogue import GAMES, rules_of
from pioche.play.setup import Setup, prepare
from pioche.play.values import new_table

PAGE = Path("docs/gpu.md")
MILLION = 1_000_000
# decisions a second that are asked for, in millions, and games in one launch
ASKED = {"5211": 5000, "kobito": 300, "kudos": 1500}
AT_ONCE = {"5211": 40_000_000, "kobito": 2_000_000, "kudos": 8_000_000}
# blocks of threads for each multiprocessor: as many as fit at once, or more, so that none waits for the last game
BLOCKS = (4, 8, 16, 32)


class Proved(NamedTuple):
    """How many games of a case were played by each, and how many differ from the GPU's."""

    game: str
    edition: str
    seats: int
    plain_games: int
    plain_differ: int
    cpu_games: int
    cpu_differ: int


class Speed(NamedTuple):
    """Decisions a second of a game with so many blocks for each multiprocessor, the best of several runs."""

    game: str
    blocks: int
    decisions: float


class Found(NamedTuple):
    """All that a run found, and where."""

    machine: dict[str, str]
    first_calls: dict[str, float]
    speeds: list[Speed]
    proofs: list[Proved]

    @property
    def is_proved(self) -> bool:
        """Whether all gave the same."""
        return bool(self.proofs) and not any(each.plain_differ or each.cpu_differ for each in self.proofs)


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


def cpu_numbers(setup: Setup, games: int) -> Any:
    """The numbers of games, as the CPU finds them."""
    template, found = laid_out(setup), np.zeros(games, np.int64)
    proved_on_cpu(setup.game)(template.copy(), np.zeros(setup.rules.actions, np.int64), template, 0, found)
    return found


def plain_numbers(setup: Setup, games: int) -> Any:
    """The numbers of games, as plain Python finds them."""
    play, actions = proved_game(setup.rules), [0] * setup.rules.actions
    return np.array([play(new_table(setup), seed, actions) for seed in range(games)])


def gpu_numbers(setup: Setup, games: int) -> Any:
    """The numbers of games, as the GPU finds them."""
    return gpu.rows(setup, 0, games, "proved")[2]


def setups() -> Iterator[Setup]:
    """Every edition, variant and number of seats."""
    for edition in (edition for game in GAMES for edition in rules_of(game).editions):
        for seats in edition.seats:
            yield prepare(edition.game, edition.key, edition.variant, seats, None, None, "")


def prove(setup: Setup, games: int, plain_games: int, on_gpu: Callable[[Setup, int], Any] = gpu_numbers) -> Proved:
    """Play the same games three ways and compare them."""
    numbers = on_gpu(setup, games)
    plain_games = min(games, plain_games)
    plain_differ = int((plain_numbers(setup, plain_games) != numbers[:plain_games]).sum())
    cpu_differ = int((cpu_numbers(setup, games) != numbers).sum())
    return Proved(setup.game, setup.edition.name, setup.seats, plain_games, plain_differ, games, cpu_differ)


def measure(game: str, runs: int, multiprocessors: int) -> tuple[float, list[Speed]]:
    """Seconds to the first result, and decisions a second in several ways to launch."""
    setup, games = prepare(game, None, None, 4, None, None, ""), AT_ONCE[game]
    begin = perf_counter()
    gpu.totals(setup, 0, 128)
    first, best = perf_counter() - begin, dict.fromkeys(BLOCKS, 0.0)
    for run in range(runs):
        for blocks in BLOCKS:
            begin = perf_counter()
            sums = gpu.totals(setup, run * games, games, multiprocessors * blocks)
            best[blocks] = max(best[blocks], float(sums[0]) / (perf_counter() - begin))
    return first, [Speed(game, blocks, decisions) for blocks, decisions in best.items()]


def described(cuda: Any) -> dict[str, str]:
    """The machine, its driver and the versions of what made the code."""
    found = cuda.get_current_device()
    name = found.name.decode() if isinstance(found.name, bytes) else str(found.name)
    driver = Path("/proc/driver/nvidia/version")
    return {
        "GPU": f"{name}, compute capability {'.'.join(map(str, found.compute_capability))}",
        "multiprocessors": str(found.MULTIPROCESSOR_COUNT),
        "driver": driver.read_text().splitlines()[0] if driver.exists() else "unknown",
        "Python": platform.python_version(),
        **{name: version(name) for name in ("numba", "numba-cuda", "numpy")},
        "day": date.today().isoformat(),
    }


def page(found: Found) -> str:
    """What was found, as a page of the documentation."""
    lines = [
        "# The rules on an NVIDIA GPU",
        "",
        "Written by `make gpu`; [performance](performance.md) says what the words mean.",
        "",
    ]
    lines += ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in found.machine.items()), ""]
    lines += [
        "## Speed",
        "",
        "Random playouts with four seats, shuffles, deals and scoring included, sums reduced on the device.",
    ]
    lines += ["", "| | million decisions a second | asked for | | first call |", "|---|---:|---:|---|---:|"]
    for game, speeds in groupby(found.speeds, lambda speed: speed.game):
        best = max(speed.decisions for speed in speeds) / MILLION
        is_reached = "reached" if best >= ASKED[game] else "missed"
        lines.append(f"| {game} | {best:,.0f} | {ASKED[game]:,} | {is_reached} | {found.first_calls[game]:.1f} s |")
    lines += ["", f"By blocks of {gpu.THREADS} threads for each multiprocessor:", ""]
    lines += ["| | " + " | ".join(map(str, BLOCKS)) + " |", "|---|" + "---:|" * len(BLOCKS)]
    for game, speeds in groupby(found.speeds, lambda speed: speed.game):
        lines.append(f"| {game} | " + " | ".join(f"{speed.decisions / MILLION:,.0f}" for speed in speeds) + " |")
    lines += ["", "## Proof", "", verdict(found), ""]
    lines += [
        "| | seats | games in plain Python | differ | games on the CPU | differ |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for each in found.proofs:
        figures = (each.seats, each.plain_games, each.plain_differ, each.cpu_games, each.cpu_differ)
        lines.append(f"| {each.game} {each.edition} | " + " | ".join(f"{figure:,}" for figure in figures) + " |")
    return "\n".join([*lines, ""])


def verdict(found: Found) -> str:
    """What the proof came to, in a sentence."""
    if found.is_proved:
        return "Every table after every action was the same, to the byte, in plain Python, on the CPU and on the GPU."
    return "**Not the same everywhere**: the games that differ are counted below."


def main() -> None:
    """Prove and measure, write what came of it, and fail if anything differs."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=10_000, help="games of each case on the CPU and the GPU")
    parser.add_argument("--plain-games", type=int, default=20, help="games of each case in plain Python")
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--out", type=Path, default=PAGE)
    arguments = parser.parse_args()
    try:
        machine = described(gpu.device())
    except MissingExtra as missing:
        sys.exit(f"{missing.details['name']}: {missing.details['why'] or 'not installed'}")
    found = Found(machine, {}, [], [])
    for game in GAMES:
        found.first_calls[game], speeds = measure(game, arguments.runs, int(machine["multiprocessors"]))
        found.speeds.extend(speeds)
        print(*speeds, sep="\n", flush=True)
    arguments.out.write_text(page(found), encoding="utf-8")  # kept, whatever happens to the proof
    for setup in setups():
        found.proofs.append(prove(setup, arguments.games, arguments.plain_games))
        print(found.proofs[-1], flush=True)
    arguments.out.write_text(page(found), encoding="utf-8")
    sys.exit(not found.is_proved)


if __name__ == "__main__":
    main()
