"""Write the figures of docs/performance.md anew: `python -m benchmarks.performance` (minutes; on a quiet machine).

First compiles, starts from the disk's cache and memory are measured in processes of their own; the rest is
`pioche bench`.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from pioche.games.catalogue import GAMES

PAGE = Path("docs/performance.md")
PLOT = Path("docs/pictures/bench.svg")
BEGIN, END = "<!-- figures -->", "<!-- end of figures -->"
MILLION = 1_000_000

FIRST_CALL = """
from time import perf_counter
from pioche.play.setup import prepare
setup = prepare({game!r}, None, None, 4, None, None, "")
from pioche.fast import cpu
begin = perf_counter()
cpu.playouts(setup, 0, 10, threads=1)
print(perf_counter() - begin)
"""

MANY_GAMES = """
import resource
from pioche.play.setup import prepare
from pioche.fast import cpu
setup = prepare({game!r}, None, None, 4, None, None, "")
held = []
for number, part in enumerate(cpu.playouts_in_parts(setup, 0, {games})):
    if number in (20, {games} // cpu.PART - 1):
        held.append(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024)
print(*held)
"""


def run(code: str, cache: str | None = None) -> list[float]:
    """The numbers that a process of its own prints."""
    more = {} if cache is None else {"PIOCHE_CACHE": cache}
    done = subprocess.run(
        [sys.executable, "-c", code], check=True, capture_output=True, text=True, env=os.environ | more
    )
    return [float(word) for word in done.stdout.split()]


def starts(game: str) -> tuple[float, float]:
    """Seconds to the first playouts with nothing compiled, and with everything on disk."""
    with tempfile.TemporaryDirectory() as cache:
        first = run(FIRST_CALL.format(game=game), cache)[0]
        return first, min(run(FIRST_CALL.format(game=game), cache)[0] for _ in range(3))


def measured(runs: int, seconds: float) -> dict[str, Any]:
    """What `pioche bench` finds; it draws the plot as well."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "bench.json"
        arguments = ["bench", "--runs", str(runs), "--seconds", str(seconds), "--lang", "en"]
        arguments += ["--json-file", str(path), "--plot", str(PLOT)]
        subprocess.run([sys.executable, "-m", "pioche", *arguments], check=True)
        facts: dict[str, Any] = json.loads(path.read_text())
    return facts


def shown(decisions: int | None) -> str:
    """Decisions a second as a reader wants them."""
    if decisions is None:
        return "–"
    return f"{decisions / MILLION:.1f} million" if decisions >= MILLION else f"{decisions:,}"


def figures(runs: int, seconds: float) -> str:
    """All tables of the page."""
    facts = measured(runs, seconds)
    lines = [
        f"Python {facts['python']}, {facts['cores']} cores ({facts['machine']}), the best of {facts['runs']} runs of "
        f"{facts['seconds']} s.",
        "",
        "| | " + " | ".join(GAMES) + " |",
        "|---|" + "---:|" * len(GAMES),
    ]
    ours: dict[str, dict[str, str]] = {}
    for line in facts["lines"]:
        if line["library"] == "pioche":
            ours.setdefault(line["way"], {})[line["game"]] = shown(line["decisions_a_second"])
    lines += [f"| {way} | " + " | ".join(found[game] for game in GAMES) + " |" for way, found in ours.items()]
    lines += ["", "| beside us | decisions a second | 5211 as machine code, one core, does |", "|---|---:|---:|"]
    best = next(line for line in facts["lines"] if (line["game"], line["way"]) == ("5211", "playouts"))
    for line in facts["lines"]:
        if line["library"] != "pioche" and line["decisions_a_second"]:
            ratio = best["decisions_a_second"] / line["decisions_a_second"]
            lines.append(
                f"| {line['game']} ({line['way']}) | {shown(line['decisions_a_second'])} | {ratio:,.0f} times |"
            )
    lines += ["", *beside_pettingzoo(facts["lines"])]
    if facts["missing"]:
        lines += ["", f"Not installed when this was measured: {', '.join(facts['missing'])}."]
    return "\n".join([*lines, "", *start_lines()])


def beside_pettingzoo(lines: list[dict[str, Any]]) -> list[str]:
    """How many times as fast our simultaneous environment is as PettingZoo's own fastest card game, in this run."""
    theirs = [line for line in lines if line["library"] == "pettingzoo" and line["decisions_a_second"]]
    if not theirs:
        return []
    ours = next(line for line in lines if (line["game"], line["way"]) == ("5211", "parallel-env"))
    fastest = max(theirs, key=lambda line: line["decisions_a_second"])
    ratio = ours["decisions_a_second"] / fastest["decisions_a_second"]
    name = f"{fastest['game']}, {fastest['way'].partition(', ')[2]}"
    return [
        f"Our PettingZoo `ParallelEnv` of 5211 makes {ratio:.1f} times as many decisions as PettingZoo's own fastest",
        f"card game ({name}), both in this run.",
    ]


def start_lines() -> list[str]:
    """First calls, and memory over many games."""
    lines = [
        "| | first compile | from the cache | memory early | memory after a million games |",
        "|---|---:|---:|---:|---:|",
    ]
    for game in GAMES:
        first, again = starts(game)
        early, late = run(MANY_GAMES.format(game=game, games=MILLION))
        lines.append(f"| {game} | {first:.1f} s | {again:.2f} s | {early:.0f} MB | {late:.0f} MB |")
    return lines


def main() -> None:
    """Measure, and put the tables between the marks of the page."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--runs", type=int, default=7)
    parser.add_argument("--seconds", type=float, default=0.3)
    arguments = parser.parse_args()
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, _, after = rest.partition(END)
    found = figures(arguments.runs, arguments.seconds)
    PAGE.write_text(f"{before}{BEGIN}\n{found}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
