"""Many random games of every case through the real command: played, recorded, replayed, and checked independently.

`make prove` plays a thousand games of every edition and variant with each number of seats: too long for every test run.
"""

import argparse
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from tests.conformance.cases import CASES, Case

PIOCHE = [sys.executable, "-m", "pioche"]
CHECKER = [sys.executable, "-m", "tests.independent.checker"]


def prove(case: Case, games: int, folder: Path) -> bool:
    """Play, record, replay and check one case."""
    path = folder / f"{case}.jsonl"
    variant = ["--variant", case.edition.variant] if case.edition.variant else []
    about = [case.game, "--edition", case.edition.key, *variant, "--seats", str(case.seats)]
    begin = perf_counter()
    for command in (
        [*PIOCHE, "simulate", *about, "--games", str(games), "--records", str(path)],
        [*PIOCHE, "replay", str(path)],
        [*CHECKER, str(path)],
    ):
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            print(f"{case}: {' '.join(command[2:])} failed\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
            return False
    path.unlink()
    print(f"{case}: {games} games hold ({perf_counter() - begin:.0f} s)", flush=True)
    return True


def main() -> None:
    """Prove every case, and leave with 1 if one fails."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    games = parser.parse_args().games
    with tempfile.TemporaryDirectory() as folder:
        held = [prove(case, games, Path(folder)) for case in CASES]
    print(f"{sum(held)} of {len(held)} cases hold, {games} games each")
    sys.exit(not all(held))


if __name__ == "__main__":
    main()
