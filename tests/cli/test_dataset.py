"""`pioche dataset` from outside."""

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pyarrow.parquet as pq
import pytest

from pioche.cli.app import run
from pioche.envs.dataset import about
from pioche.envs.recording import SIDE_BY_SIDE
from pioche.i18n import LANGUAGES
from tests.architecture.sources import ROOT
from tests.cli.test_command import listen_to_ctrl_c


def command(*arguments: Any) -> int:
    """The exit code of one command line, run in this process."""
    with pytest.raises(SystemExit) as leaving:
        run([str(argument) for argument in arguments])
    return int(leaving.value.code or 0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_is_written_and_told_of(language: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "games.parquet"
    about_it = ["5211", "--edition", "ouchi", "--seats", 2, "--games", 3, "--seed", 4, "--bots", "greedy,random"]
    assert command("dataset", *about_it, "--out", path, "--option", "open_scores=true", "--lang", language) == 0
    out = capsys.readouterr().out
    assert str(path) in out
    assert "3" in out
    facts = about(path)
    assert (facts["edition"], facts["players"], facts["first_seed"]) == ("ouchi", ["bot:greedy", "bot:random"], 4)
    assert facts["options"] == {"open_scores": True}
    assert pq.read_metadata(path).num_rows == 3 * 88


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        (["--games", "1"], 2, "--out"),
        (["--out", "/no/such/folder/x.parquet"], 1, "x.parquet"),
        (["--out", "x", "--bots", "oracle"], 1, "greedy"),
        (["--out", "x", "--seats", "9"], 1, "5211-S4"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_gets_one_clear_sentence(
    arguments: list[str], code: int, says: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert command("dataset", "5211", *arguments, "--lang", language) == code
    out, err = capsys.readouterr()
    assert out == ""
    assert says in err
    assert err.count("\n") == 1


def test_ctrl_c_keeps_what_was_done(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    running = subprocess.Popen(
        [sys.executable, "-m", "pioche", "dataset", "5211", "--games", "10000000", "--out", str(path)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LANG": "en_GB.UTF-8", "LC_ALL": ""},
        preexec_fn=listen_to_ctrl_c,
    )
    part = path.with_name(path.name + ".part")
    while running.poll() is None and not (part.exists() and part.stat().st_size > 0):
        pass
    running.send_signal(signal.SIGINT)
    _, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    assert pq.read_metadata(path).num_rows % (SIDE_BY_SIDE * 96) == 0 < pq.read_metadata(path).num_rows
    assert not part.exists()
