"""What is measured, and how: everything in turn, several times, the best of each."""

from collections.abc import Callable, Iterator, Sequence
from time import perf_counter
from typing import Any, NamedTuple

# gives the decisions made in about so many seconds, and how long they really took
Run = Callable[[float], tuple[int, float]]


class Line(NamedTuple):
    """One thing that is measured: whose it is, what it plays, in which way."""

    library: str
    game: str
    way: str
    make: Callable[[], Run]


class Measured(NamedTuple):
    """A line with the most decisions it made in a second; None where it could not be made, and why."""

    line: Line
    decisions: float | None
    why: str = ""


OURS = "pioche"


def repeated(play: Callable[[], int]) -> Run:
    """The same again and again until the time is up; `play` gives its decisions."""

    def run(seconds: float) -> tuple[int, float]:
        decisions, begin = 0, perf_counter()
        while True:
            decisions += play()
            took = perf_counter() - begin
            if took >= seconds:
                return decisions, took

    return run


def measure(lines: Sequence[Line], runs: int, seconds: float) -> Iterator[tuple[int, list[Measured]]]:
    """After each step how many there were, and at the end all lines measured; a line that fails is told, not hidden."""
    made: list[Run | None] = []
    why = [""] * len(lines)
    best = [0.0] * len(lines)
    steps = 0
    for place, line in enumerate(lines):
        try:
            run = line.make()
            run(seconds / 10)
        except Exception as error:  # whatever others may lack
            why[place] = f"{type(error).__name__}: {error}".splitlines()[0]
            made.append(None)
        else:
            made.append(run)
        steps += 1
        yield steps, []
    for _ in range(runs):
        for place, each in enumerate(made):
            if each is not None:
                decisions, took = each(seconds)
                best[place] = max(best[place], decisions / took)
            steps += 1
            yield steps, []
    yield steps, [Measured(line, None if why[place] else best[place], why[place]) for place, line in enumerate(lines)]


def report(measured: Sequence[Measured]) -> list[dict[str, Any]]:
    """Plain data: each line with its decisions a second and its ratio to the fastest line of others."""
    others = [each.decisions for each in measured if each.line.library != OURS and each.decisions]
    fastest = max(others, default=None)
    return [
        {
            "library": each.line.library,
            "game": each.line.game,
            "way": each.line.way,
            "decisions_a_second": None if each.decisions is None else round(each.decisions),
            "ratio": None if each.decisions is None or fastest is None else round(each.decisions / fastest, 3),
            **({"why": each.why} if each.why else {}),
        }
        for each in measured
    ]
