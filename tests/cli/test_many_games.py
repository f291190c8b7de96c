"""`pioche simulate` and `pioche compare` from outside: statistics, files, plots, and polite ends."""

import json
import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from pioche.cli.app import run
from pioche.cli.many import with_address
from pioche.i18n import LANGUAGES
from tests.architecture.sources import ROOT
from tests.cli.test_command import listen_to_ctrl_c

WITHOUT_EXTRAS = """
import sys
sys.modules.update(dict.fromkeys(["numpy", "numba", "llvmlite", "matplotlib", "pyarrow", "ray"]))
from pioche.cli.app import run
run(sys.argv[1:])
"""


def command(capsys: pytest.CaptureFixture[str], *arguments: Any) -> tuple[int, str, str]:
    """The exit code, output and error output of one command line, run in this process."""
    with pytest.raises(SystemExit) as leaving:
        run([str(argument) for argument in arguments])
    return (int(leaving.value.code or 0), *capsys.readouterr())


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_files_hold_the_games_that_are_told_of(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {name: tmp_path / f"games.{name}" for name in ("csv", "parquet", "json", "png", "svg", "jsonl")}
    code, out, err = command(
        capsys, "simulate", "kudos", "--games", 12, "--bots", "greedy,random,random,random", "--lang", language,
        "--csv", files["csv"], "--parquet", files["parquet"], "--json-file", files["json"],
        "--plot", files["png"], "--plot", files["svg"], "--records", files["jsonl"],
    )  # fmt: skip
    assert code == 0
    assert "12" in out
    assert "{ $" not in out + err
    assert sorted(tmp_path.iterdir()) == sorted(files.values())
    facts = json.loads(files["json"].read_text())
    assert facts["result"]["games"] == 12
    table = pq.read_table(files["parquet"])
    assert table.num_rows == len(files["csv"].read_text().splitlines()) - 1 == 12
    assert len(files["jsonl"].read_text().splitlines()) == 12
    assert sum(table["decisions"].to_pylist()) == facts["result"]["decisions"]
    assert sum(facts["result"]["seats"][0]["scores"].values()) == 12


def test_a_file_of_statistics_is_what_is_printed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "a.json"
    code, out, err = command(capsys, "simulate", "5211", "--games", 3, "--seed", 8, "--json", "--json-file", path)
    assert (code, err) == (0, "")
    assert json.loads(out) == json.loads(path.read_text())
    assert json.loads(out)["first_seed"] == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_editions_are_compared_side_by_side(
    language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "150")
    code, out, _ = command(capsys, "compare", "5211", "next-move", "ouchi-aggressive", "--games", 40, "--lang",
                           language, "--csv", tmp_path / "a.csv", "--plot", tmp_path / "a.svg")  # fmt: skip
    assert code == 0
    assert "ouchi-aggressive" in out
    assert "84" in out
    assert "90" in out
    assert "{ $" not in out
    assert len((tmp_path / "a.csv").read_text().splitlines()) == 81
    facts = json.loads(command(capsys, "compare", "5211", "ouchi", "next-move", "--games", 3, "--json")[1])
    assert [edition["edition"] for edition in facts["editions"]] == ["ouchi", "next-move"]
    (difference,) = facts["differences"]
    assert (difference["edition"], difference["to"], len(difference["seats"])) == ("next-move", "ouchi", 4)
    means = [edition["result"]["seats"][2]["score"]["mean"] for edition in facts["editions"]]
    assert difference["seats"][2]["score"]["difference"] == pytest.approx(means[1] - means[0], abs=1e-5)


def test_editions_that_do_not_fit_side_by_side_stand_each_beside_the_first(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = []
    for columns in (80, 160):
        monkeypatch.setenv("COLUMNS", str(columns))
        out = command(capsys, "compare", "5211", "next-move", "next-move-long", "ouchi", "--games", 30)[1]
        assert "…" not in out
        assert max(map(len, out.splitlines())) <= columns
        tables.append(out.count("┡"))
    assert tables == [2, 1]


def test_a_comparison_tells_of_each_edition_what_a_simulation_does(capsys: pytest.CaptureFixture[str]) -> None:
    about = ["--games", 6, "--seed", 5, "--seats", 3, "--bots", "greedy,random,random", "--json"]
    facts = json.loads(command(capsys, "compare", "kudos", *about)[1])
    assert len(facts["editions"]) == 3
    for edition in facts["editions"]:
        alone = json.loads(command(capsys, "simulate", "kudos", "--edition", edition["edition"], *about)[1])
        assert alone["result"] == edition["result"]


def test_the_number_of_workers_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    about = ["simulate", "5211", "--games", 256, "--seats", 2, "--bots", "greedy,random", "--json"]
    reports = {command(capsys, *about, "--workers", workers)[1] for workers in (1, 2, 3)}
    assert len(reports) == 1
    assert json.loads(reports.pop())["result"]["games"] == 256


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "5211", "--plot", "a.gif"], "*.png, *.svg"),
        (["simulate", "5211", "--csv", "a.parquet"], "*.csv"),
        (["simulate", "5211", "--parquet", "a.csv"], "*.parquet"),
        (["simulate", "5211", "--json-file", "a.txt"], "*.json"),
        (["simulate", "5211", "--csv", "a.csv", "--records", "./a.csv"], "a.csv"),
        (["simulate", "5211", "--csv", "/no/such/folder/a.csv"], "a.csv"),
        (["simulate", "5211", "--plot", "/no/such/folder/a.svg"], "a.svg"),
        (["simulate", "5211", "--gpu", "--bots", "greedy"], "random"),
        (["simulate", "5211", "--gpu", "--records", "a"], "--records"),
        (["simulate", "5211", "--gpu", "--ray"], "--ray"),
        (["simulate", "5211", "--ray", "127.0.0.1:1"], "127.0.0.1:1"),
        (["simulate", "5211", "--ray="], "auto"),
        (["simulate", "5211", "--ray=cluster"], "cluster"),
        (["compare", "5211", "ouchi"], "next-move-long"),
        (["compare", "kobito"], "jolly-dutch"),
        (["compare", "5211", "ouchi", "next"], "next-move"),
        (["compare", "5211", "--seats", "4"], "3"),
        (["simulate", "5211", "--seed", str(2**63 - 5)], "seed"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_gets_one_clear_sentence_and_leaves_no_file(
    arguments: list[str], says: str, language: str, capsys: pytest.CaptureFixture[str], tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.chdir(tmp_path)
    code, out, err = command(capsys, *arguments, "--lang", language)
    assert (code, out, err.count("\n")) == (1, "", 1)
    assert says in err
    assert list(tmp_path.iterdir()) == []


def test_ray_without_an_address_begins_a_cluster_here() -> None:
    assert with_address(["simulate", "--ray", "5211"]) == ["simulate", "--ray=local", "5211"]
    assert with_address(["simulate", "5211", "--ray"]) == ["simulate", "5211", "--ray=local"]
    assert with_address(["--ray", "--json"]) == ["--ray=local", "--json"]
    for address in ("auto", "10.0.0.1:6379", "10.0.0.1", "host:1"):
        assert with_address(["--ray", address, "x"]) == ["--ray", address, "x"]


def begun(*arguments: str, code: str | None = None) -> "subprocess.Popen[str]":
    """A command as a process of its own."""
    program = ["-m", "pioche"] if code is None else ["-c", code]
    return subprocess.Popen(
        [sys.executable, *program, *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "en_GB.UTF-8", "LC_ALL": ""},
        preexec_fn=listen_to_ctrl_c,
        start_new_session=True,
    )


@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_ctrl_c_keeps_statistics_files_and_plots_of_what_was_done(bots: str, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.csv", "a.parquet", "a.json", "a.png")]
    running = begun("simulate", "5211", "--games", "100000000", "--bots", bots, "--json", "--csv", str(files[0]),
                    "--parquet", str(files[1]), "--json-file", str(files[2]), "--plot", str(files[3]))  # fmt: skip
    part = tmp_path / "a.csv.part"
    while running.poll() is None and not (part.exists() and part.stat().st_size > 0):
        pass
    os.killpg(running.pid, signal.SIGINT)
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert "100,000,000" in err
    done = json.loads(out)["result"]["games"]
    assert sorted(tmp_path.iterdir()) == sorted(files)
    assert done == len(files[0].read_text().splitlines()) - 1 == pq.read_metadata(files[1]).num_rows > 0
    assert json.loads(files[2].read_text())["result"]["games"] == done


def test_without_extras_games_are_played_and_what_needs_one_says_which() -> None:
    playing = begun(
        "simulate", "5211", "--games", "600", "--seats", "2", "--workers", "1", "--json", code=WITHOUT_EXTRAS
    )
    out, err = playing.communicate(timeout=60)
    assert (playing.returncode, err) == (0, "")
    assert json.loads(out)["result"]["games"] == 600
    for option in (["--parquet", "a.parquet"], ["--plot", "a.png"], ["--ray"], ["--gpu"]):
        running = begun("simulate", "5211", *option, code=WITHOUT_EXTRAS)
        out, err = running.communicate(timeout=60)
        assert (running.returncode, out, err.count("\n")) == (1, "", 1)
        assert f"pioche[{'gpu' if option == ['--gpu'] else 'lab'}]" in err
