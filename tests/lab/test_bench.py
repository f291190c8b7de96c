"""What is measured is what is told; what cannot be made is told as well."""

import json
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from benchmarks.performance import beside_pettingzoo
from pioche.lab.bench.lines import OURS, Line, Run, measure, repeated, report
from pioche.lab.bench.ours import our_lines
from pioche.lab.bench.picture import Bar, draw_bars


def steady(decisions: int) -> Run:
    """So many decisions in every second."""
    return lambda _seconds: (decisions, 1.0)


def faster_each_time() -> Run:
    """One decision in the first second, two in the second and so on."""
    numbers = count()
    return lambda _seconds: (next(numbers), 1.0)


def broken() -> Run:
    """Something that is not there."""
    raise ImportError("no such game")


def lines() -> list[Line]:
    """Some that can be measured and one that cannot."""
    return [
        Line(OURS, "5211", "plain", lambda: steady(600)),
        Line("other", "hearts", "native", lambda: steady(200)),
        Line("other", "bridge", "native", lambda: steady(300)),
        Line("other", "skat", "native", broken),
    ]


def test_a_ratio_is_to_the_fastest_line_of_others() -> None:
    *_, (_, measured) = measure(lines(), 2, 0.01)
    assert [each["ratio"] for each in report(measured)] == [2.0, 0.667, 1.0, None]


def test_what_cannot_be_made_is_told_with_the_reason() -> None:
    *_, (_, measured) = measure(lines(), 2, 0.01)
    assert report(measured)[3]["why"] == "ImportError: no such game"


def test_the_best_run_counts() -> None:
    *_, (_, measured) = measure([Line(OURS, "5211", "plain", faster_each_time)], 5, 0.01)
    assert measured[0].decisions == 5


def test_progress_is_told_step_by_step() -> None:
    assert [steps for steps, _ in measure(lines(), 2, 0.01)] == [*range(1, 13), 12]


def test_a_run_ends_when_its_time_is_up() -> None:
    decisions, took = repeated(lambda: 3)(0.001)
    assert decisions % 3 == 0
    assert took >= 0.001


@pytest.mark.parametrize("line", [line for line in our_lines(False) if line.game == "kudos"], ids=lambda line: line.way)
def test_each_way_of_ours_makes_decisions(line: Line) -> None:
    decisions, took = line.make()(0.001)
    assert decisions > 0
    assert took > 0


def test_our_environment_is_told_beside_pettingzoos_fastest_card_game() -> None:
    figures = {("pioche", "5211", "parallel-env"): 900, ("pettingzoo", "slow", "PettingZoo, bare"): 80}
    figures |= {("pettingzoo", "quick", "PettingZoo, bare"): 100, ("rlcard", "uno", "RLCard"): 500}
    lines: list[dict[str, Any]] = [
        {"library": library, "game": game, "way": way, "decisions_a_second": decisions}
        for (library, game, way), decisions in figures.items()
    ]
    told = " ".join(beside_pettingzoo(lines))
    assert "9.0 times" in told
    assert "(quick, bare)" in told
    assert beside_pettingzoo(lines[:1]) == []


@pytest.mark.parametrize("ending", [".png", ".svg"])
def test_the_same_figures_make_the_same_picture(ending: str, tmp_path: Path) -> None:
    bars = [Bar("ours", 1e6, json.dumps(1), True), Bar("other", 1e3, "2", False)]
    for name in ("a", "b"):
        with (tmp_path / name).open("wb") as file:
            draw_bars(file, ending, "title", "across", bars, str)
    assert (tmp_path / "a").read_bytes() == (tmp_path / "b").read_bytes()
