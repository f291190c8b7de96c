"""The kernels for a GPU play the same games, in numba-cuda's simulator; where there is no GPU this is said in words."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from benchmarks import gpu as report
from pioche.core.errors import MissingExtra
from pioche.fast import gpu
from pioche.games.catalogue import GAMES
from tests.conformance.cases import CASES, Case

SMALL = Case("5211", CASES[0].edition, 2)
MACHINE = {"GPU": "made up", "multiprocessors": "132"}


@pytest.mark.parametrize("game", GAMES)
def test_a_simulated_gpu_plays_the_games_of_the_cpu_and_of_plain_python(game: str) -> None:
    """In a process of its own: numba-cuda is either simulated in a process or not."""
    command = [sys.executable, "-m", "tests.fast.simulated_gpu", game]
    path = os.pathsep.join(["src", ".", os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(command, capture_output=True, text=True, check=False, env={**os.environ, "PYTHONPATH": path})
    assert done.returncode == 0, done.stderr
    found = json.loads(done.stdout)
    assert set(found) == {*(str(case) for case in CASES if case.game == game), "weights"}
    assert not any(found.values()), found


@pytest.fixture
def no_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    """A machine without one, whatever this is."""

    def fail() -> None:
        raise RuntimeError("no driver\nto be found:\n")

    gpu.device.cache_clear()
    monkeypatch.setattr(gpu.kernels().cuda, "current_context", fail)


@pytest.mark.usefixtures("no_gpu")
def test_without_a_gpu_it_says_so_and_why() -> None:
    with pytest.raises(MissingExtra) as refusal:
        gpu.device()
    assert refusal.value.details["name"] == "NVIDIA GPU"
    assert refusal.value.details["why"] == "no driver to be found"


def found_with(**more: Any) -> report.Found:
    """Figures that were never measured."""
    speeds = [report.Speed(game, blocks, 600e6 + blocks) for game in GAMES for blocks in report.BLOCKS]
    proofs = [report.Proved("5211", "ouchi", 3, 20, 0, 10_000, 0)]
    return report.Found(MACHINE, dict.fromkeys(GAMES, 4.25), speeds, proofs)._replace(**more)


def test_the_page_on_the_gpu_tells_each_figure_beside_what_is_asked_for() -> None:
    page = report.page(found_with())
    assert "| GPU | made up |" in page
    assert "| 5211 | 600 | 5,000 | missed | 4.2 s |" in page
    assert "| kobito | 600 | 300 | reached | 4.2 s |" in page
    assert "| 5211 ouchi | 3 | 20 | 0 | 10,000 | 0 |" in page
    assert "Every table after every action was the same" in page


@pytest.mark.parametrize("differ", [{"plain_differ": 1}, {"cpu_differ": 2}])
def test_the_page_on_the_gpu_says_where_games_differ(differ: dict[str, Any]) -> None:
    proofs = found_with().proofs
    found = found_with(proofs=[*proofs, proofs[0]._replace(seats=4, **differ)])
    assert not found.is_proved
    assert "**Not the same everywhere**" in report.page(found)
    assert not found_with(proofs=[]).is_proved


def test_the_proof_compares_with_the_cpu_and_with_plain_python() -> None:
    setup = SMALL.new(0).setup
    assert report.prove(setup, 3, 2, report.cpu_numbers) == ("5211", "next-move", 2, 2, 0, 3, 0)
    wrong = report.prove(setup, 3, 2, lambda *case: report.cpu_numbers(*case) + 1)
    assert wrong == ("5211", "next-move", 2, 2, 2, 3, 3)


def test_one_command_proves_measures_and_writes_the_page(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(gpu, "device", lambda: None)
    monkeypatch.setattr(report, "described", lambda _: MACHINE)
    monkeypatch.setattr(gpu, "totals", lambda *_: [10**9])
    monkeypatch.setattr(report, "setups", lambda: [SMALL.new(0).setup])
    monkeypatch.setattr(report, "prove", lambda *_: found_with().proofs[0])
    path = tmp_path / "gpu.md"
    monkeypatch.setattr(sys, "argv", ["gpu", "--out", str(path), "--runs", "1"])
    with pytest.raises(SystemExit) as ended:
        report.main()
    assert ended.value.code == 0
    assert "| 5211 ouchi | 3 | 20 | 0 | 10,000 | 0 |" in path.read_text(encoding="utf-8")


@pytest.mark.usefixtures("no_gpu")
def test_the_command_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(sys, "argv", ["gpu", "--out", str(tmp_path / "gpu.md")])
    with pytest.raises(SystemExit, match="NVIDIA GPU: no driver"):
        report.main()
    assert not list(tmp_path.iterdir())
