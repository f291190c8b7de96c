"""What a random decision costs in plain Python: `python -m benchmarks.decisions`.

A decision is: list the legal moves of a seat, choose one, play it with all that follows, shuffles and deals included.
Each line gives the best of several runs, for the rules on one table and for immutable game values, and beside them a
loop of fixed work on the same machine at the same moment, so that figures from different machines can be compared.
"""

import subprocess
import sys
from time import perf_counter

from pioche.games.catalogue import GAMES, rules_of
from pioche.lab.bench.lines import Run
from pioche.lab.bench.ours import on_a_table, on_values
from pioche.play.setup import prepare

RUNS = 5
SECONDS = 0.2


def cost(run: Run) -> float:
    """Microseconds a decision."""
    decisions, took = run(SECONDS)
    return took / decisions * 1e6


def fixed_work() -> float:
    """Microseconds for one turn of a loop that never changes: the machine's own speed now."""
    begin = perf_counter()
    total = 0
    for number in range(100_000):
        total += number & 7
    return (perf_counter() - begin) * 10


def importing() -> float:
    """Milliseconds for `import pioche`, beyond the start of Python itself."""

    def run(code: str) -> float:
        begin = perf_counter()
        subprocess.run([sys.executable, "-c", code], check=True)
        return perf_counter() - begin

    return 1000 * (min(run("import pioche") for _ in range(RUNS)) - min(run("pass") for _ in range(RUNS)))


def main() -> None:
    """Measure every edition with its most seats."""
    print(f"{'edition':28} {'seats':>5} {'rules µs':>9} {'values µs':>10} {'turns of a fixed loop':>22}")
    for game in GAMES:
        for edition in rules_of(game).editions:
            setup = prepare(game, edition.key, edition.variant, None, None, None, "")
            rules = min(cost(on_a_table(setup)) for _ in range(RUNS))
            values = min(cost(on_values(setup)) for _ in range(RUNS))
            work = min(fixed_work() for _ in range(RUNS))
            name = f"{game} {edition.name}"
            print(f"{name:28} {setup.seats:5} {rules:9.2f} {values:10.2f} {rules / work:22.0f}")
    print(f"import pioche: {importing():.0f} ms")


if __name__ == "__main__":
    main()
