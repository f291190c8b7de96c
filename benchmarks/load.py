"""How a server stands many tables of people: `python -m benchmarks.load --tables 200 --seats 4`.

Starts a server with a store of its own, then players in processes of their own, each on a socket of its own. A player
who is asked thinks for `--think` seconds (half of it at least, one and a half times at most) and makes any move; no
bots play. Measured is the time from a move being sent until another player at the table has it, all by one clock, and
the server's processor time and memory (on Linux).
"""

import argparse
import os
import subprocess
import sys
import tempfile
from collections import Counter
from multiprocessing import Pipe, get_context
from pathlib import Path
from time import perf_counter

from benchmarks.load_players import Load, Tally, run

PROCESSES = 2
TICKS = 100


def main() -> None:
    """Start everything, and print what was measured."""
    options = read_arguments()
    with tempfile.TemporaryDirectory() as folder:
        begin = perf_counter()
        command = [sys.executable, "-m", "benchmarks.load_server", folder]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            port = int(server.stdout.readline())
            print(f"ready after {perf_counter() - begin:.2f} s, at rest {memory_of(server.pid):.0f} MB")
            try:
                measure(options, f"http://127.0.0.1:{port}", server.pid)
            finally:
                server.terminate()


def measure(options: argparse.Namespace, address: str, pid: int) -> None:
    """Let all play, and watch the server meanwhile."""
    context = get_context("spawn")
    ears = []
    for number in range(PROCESSES):
        tables = options.tables // PROCESSES + (number < options.tables % PROCESSES)
        load = Load(
            address, options.game, tables, options.seats, options.think, options.warm, options.seconds, number + 1
        )
        ear, mouth = Pipe(duplex=False)
        context.Process(target=run, args=(load, mouth), daemon=True).start()
        ears.append(ear)
    ears[0].poll(options.warm + 1)
    used, begin = seconds_of(pid), perf_counter()
    ears[0].poll(options.seconds - 2)
    share = (seconds_of(pid) - used) / (perf_counter() - begin)
    memory = memory_of(pid)
    report(options, [Tally(*ear.recv()) for ear in ears], share, memory)


def report(options: argparse.Namespace, tallies: list[Tally], share: float, memory: float) -> None:
    """The figures."""
    seen = sorted(time for tally in tallies for time in tally.seen)
    answered = sorted(time for tally in tallies for time in tally.answered)
    refused = sum((Counter(tally.refused) for tally in tallies), Counter[str]())
    crowd = f"{options.tables} tables of {options.seats}, {options.game}"
    print(f"{crowd}, {options.think} s for a move, {os.cpu_count()} cores")
    print(f"{len(answered) / options.seconds:.0f} moves a second, {len(seen)} times heard of; refused: {dict(refused)}")
    for name, times in (("seen by another player", seen), ("answered", answered)):
        figures = ", ".join(f"p{part:g} {quantile(times, part) * 1000:.1f} ms" for part in (50, 95, 99, 99.9, 100))
        print(f"{name}: {figures}")
    print(f"server: {share:.0%} of one core, {memory:.0f} MB")


def quantile(times: list[float], part: float) -> float:
    """The time that so many percent do not exceed."""
    return times[min(len(times) - 1, int(len(times) * part / 100))] if times else float("nan")


def seconds_of(pid: int) -> float:
    """The processor time that a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def memory_of(pid: int) -> float:
    """The memory of a process in MB."""
    lines = Path(f"/proc/{pid}/status").read_text(encoding="ascii").splitlines()
    return next(int(line.split()[1]) for line in lines if line.startswith("VmRSS")) / 1024


def read_arguments() -> argparse.Namespace:
    """What is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--game", default="5211")
    parser.add_argument("--think", type=float, default=3.0)
    parser.add_argument("--warm", type=float, default=15.0)
    parser.add_argument("--seconds", type=float, default=30.0)
    return parser.parse_args()


if __name__ == "__main__":
    main()
