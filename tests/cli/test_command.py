"""The command from outside: what it prints, how it leaves, and that bad input never shows a traceback."""

import errno
import io
import json
import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pioche.cli.app import run
from pioche.i18n.words import LANGUAGES
from tests.architecture.sources import ROOT
from tests.conformance.cases import CASES

Command = Callable[..., tuple[int, str, str]]


@pytest.fixture
def pioche(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Command:
    """Run one command line in this process: its exit code, output and error output."""
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.setenv("COLUMNS", "120")
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)

    def command(*arguments: Any) -> tuple[int, str, str]:
        code = 0
        try:
            run([str(argument) for argument in arguments])
        except SystemExit as leaving:
            code = leaving.code if isinstance(leaving.code, int) else 0 if leaving.code is None else 1
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_there_in_every_language(pioche: Command, language: str) -> None:
    for arguments in ([], ["play"], ["rules"], ["simulate"], ["compare"], ["replay"], ["games"]):
        code, out, _ = pioche("--lang", language, *arguments, "--help")
        assert code == 0
        assert "{ $" not in out
    assert pioche("--lang", "fr", "--help")[1] != pioche("--lang", "de", "--help")[1]


def test_the_version_is_shown(pioche: Command) -> None:
    assert pioche("--version")[:2] == (0, "pioche 0.1.0\n")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_every_edition_and_variant(pioche: Command, language: str) -> None:
    code, out, _ = pioche("games", "--lang", language)
    assert code == 0
    assert all(case.edition.key in out for case in CASES)
    listed = json.loads(pioche("games", "--json")[1])
    assert len(listed) == 8


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "clause"), [("5211", "5211-M3"), ("kobito", "KOB-T4"), ("kudos", "KUD-B3")])
def test_rules_are_shown_in_every_language(pioche: Command, language: str, game: str, clause: str) -> None:
    code, page, _ = pioche("rules", game, "--plain", "--lang", language)
    assert code == 0
    assert f"**{clause}**" in page
    code, paragraph, _ = pioche("rules", clause.lower(), "--plain", "--lang", language)
    assert code == 0
    assert paragraph.startswith(f"**{clause}**")
    assert paragraph.strip() in page
    assert len(paragraph) < 2500


@pytest.mark.parametrize("case", CASES, ids=str)
def test_simulated_records_replay(pioche: Command, case: Any, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    variant = ["--variant", case.edition.variant] if case.edition.variant else []
    about = [case.game, "--edition", case.edition.key, *variant, "--seats", case.seats]
    code, out, _ = pioche("simulate", *about, "--games", 3, "--seed", 9, "--records", path, "--json")
    assert code == 0
    result = json.loads(out)["result"]
    assert result["games"] == 3
    assert len(result["seats"]) == case.seats
    code, out, _ = pioche("replay", path)
    assert code == 0
    assert "3" in out


def test_the_same_seed_gives_the_same_report_and_records(pioche: Command, tmp_path: Path) -> None:
    reports = []
    for name in ("a", "b"):
        arguments = ["kudos", "--games", 5, "--seed", 4, "--bots", "greedy", "--records", tmp_path / name]
        reports.append((pioche("simulate", *arguments)[1], (tmp_path / name).read_text(encoding="utf-8")))
    assert reports[0] == reports[1]


def test_bots_can_be_named_chair_by_chair(pioche: Command) -> None:
    arguments = ["kobito", "--seats", 3, "--games", 4, "--bots", "greedy,random,greedy", "--json"]
    seats = json.loads(pioche("simulate", *arguments)[1])["result"]["seats"]
    assert [seat["bot"] for seat in seats] == ["greedy", "random", "greedy"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["simulate", "5221"], "5211"),
        (["simulate", "kudos", "--edition", "en"], "fr, nl, de"),
        (["simulate", "5211", "--variant", "longer"], "long"),
        (["simulate", "kudos", "--seats", "2"], "KUD-E5"),
        (["simulate", "5211", "--edition", "ouchi", "--variant", "aggressive", "--seats", "4"], "3"),
        (["simulate", "5211", "--bots", "grandmaster"], "greedy"),
        (["simulate", "5211", "--bots", "greedy,random"], "4"),
        (["simulate", "5211", "--option", "open=1"], "open_scores"),
        (["simulate", "5211", "--option", "open_scores=yes"], "true, false"),
        (["simulate", "5211", "--option", "=1"], "NAME=VALUE"),
        (["simulate", "kobito", "--option", "gold=" + "[" * 99999], "18"),
        (["simulate", "5211", "--records", "/no/such/folder/x.jsonl"], "x.jsonl"),
        (["replay", "/no/such/file.jsonl"], "file.jsonl"),
        (["rules", "whist"], "kobito"),
        (["rules", "5211-Z9"], "5211-M3"),
        (["games", "--lang", "it"], "en, fr, nl, de"),
        (["play", "chess"], "5211"),
        (["play", "kudos", "--seats", "7"], "6"),
        (["play", "kudos", "--bots", "oracle"], "random"),
    ],
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_bad_input_gets_one_clear_sentence(pioche: Command, arguments: list[str], says: str, language: str) -> None:
    more = [] if "--lang" in arguments else ["--lang", language]
    code, out, err = pioche(*arguments, *more)
    assert code == 1
    assert out == ""
    assert err.startswith("pioche: ")
    assert says in err
    assert "Traceback" not in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["play", "5211", "--seats", "four"], "--seats"),
        (["simulate", "5211", "--games", "0"], "1"),
        (["simulate", "5211", "--gmaes", "3"], "--games"),
        (["simulate", "5211", "--games"], "--games"),
        (["simulate"], "GAME"),
        (["sumilate", "5211"], "simulate"),
        (["games", "5211"], "--help"),
    ],
)
def test_a_command_line_that_cannot_be_read_is_told_in_every_language(
    pioche: Command, arguments: list[str], says: str
) -> None:
    told = set()
    for language in LANGUAGES:
        code, out, err = pioche("--lang", language, *arguments)
        assert (code, out, err.count("\n")) == (2, "", 1)
        assert says in err
        told.add(err)
    assert len(told) == len(LANGUAGES)


def test_of_many_false_records_the_first_are_told_and_the_others_counted(pioche: Command, tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear friend,\n" * 50, encoding="utf-8")
    code, out, _ = pioche("replay", path)
    assert code == 1
    assert out.count("\n") == 12
    assert "40" in out
    assert "50" in out


def test_a_file_that_cannot_be_written_leaves_nothing_behind(pioche: Command, tmp_path: Path) -> None:
    code, _, err = pioche("simulate", "5211", "--games", 2, "--records", tmp_path)
    assert code == 1
    assert str(tmp_path) in err
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_names_the_move_and_the_rule_of_a_false_record(pioche: Command, tmp_path: Path, language: str) -> None:
    path = tmp_path / "games.jsonl"
    pioche("simulate", "kobito", "--games", 2, "--records", path)
    first, second = path.read_text(encoding="utf-8").splitlines()
    record = json.loads(first) | {"seed": None, "commitment": None}
    record["moves"][5][1] = "paint 7 g1"
    path.write_text("\n".join([json.dumps(record), second[:-40], second]), encoding="utf-8")
    code, out, _ = pioche("replay", path, "--lang", language)
    assert code == 1
    assert "KOB-P1" in out
    assert "6" in out
    verdicts = [json.loads(line) for line in pioche("replay", path, "--json")[1].splitlines()]
    assert [verdict["ok"] for verdict in verdicts] == [False, False, True]
    assert (verdicts[0]["move"], verdicts[0]["rule"]) == (6, "KOB-P1")


def test_a_name_that_no_terminal_can_write_is_escaped(pioche: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    pioche("simulate", "kobito", "--seats", 2, "--games", 1, "--records", path)
    record = json.loads(path.read_text(encoding="utf-8"))
    path.write_text(json.dumps(record | {"players": ["\ud800", "Bo"]}), encoding="utf-8")
    code, out, _ = pioche("replay", path)
    assert (code, "\\ud800:" in out) == (0, True)
    record["moves"][3][1] = "\ud800"
    path.write_text(json.dumps(record), encoding="utf-8")
    code, out, _ = pioche("replay", path)
    assert (code, "\\ud800" in out) == (1, True)


def test_a_single_record_tells_its_result(pioche: Command, tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    pioche("simulate", "5211", "--games", 1, "--records", path)
    code, out, _ = pioche("replay", path)
    assert code == 0
    assert all(str(points) in out for points in json.loads(path.read_text(encoding="utf-8"))["scores"])


def listen_to_ctrl_c() -> None:
    """Whoever started the tests may have told their programs to ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_reports_what_was_done_and_keeps_it(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    arguments = ["simulate", "5211", "--games", "1000000", "--records", str(path), "--json"]
    running = subprocess.Popen(
        [sys.executable, "-m", "pioche", *arguments],
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
    out, err = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in err
    done = json.loads(out)["result"]["games"]
    assert done == len(path.read_text(encoding="utf-8").splitlines()) > 0


class FullDisk(io.StringIO):
    """An output that takes no more: at once, or only when all is to be written at last."""

    def __init__(self, at_last: bool) -> None:
        super().__init__()
        self.at_last = at_last

    def write(self, text: str) -> int:
        if not self.at_last:
            self.flush()
        return super().write(text)

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


@pytest.mark.parametrize("at_last", [True, False])
@pytest.mark.parametrize("arguments", [["games", "--json"], ["simulate", "5211", "--games", "1"], ["rules", "kudos"]])
def test_output_that_cannot_be_written_is_told(
    pioche: Command, monkeypatch: pytest.MonkeyPatch, arguments: list[str], at_last: bool
) -> None:
    monkeypatch.setattr(sys, "stdout", FullDisk(at_last))
    code, _, err = pioche(*arguments)
    assert (code, err) == (1, "pioche: The file “stdout” cannot be used: the disk is full.\n")


def test_with_its_input_closed_a_game_is_left_at_once() -> None:
    done = subprocess.run([sys.executable, "-m", "pioche", "play", "5211", "--lang", "en"], capture_output=True,
                          text=True, check=False, preexec_fn=lambda: os.close(0),
                          env={**os.environ, "PYTHONPATH": str(ROOT / "src")})  # fmt: skip
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("Goodbye.\n")


def test_without_its_extra_the_command_says_what_it_needs() -> None:
    code = "import sys; sys.modules['typer'] = None; from pioche.__main__ import main; main()"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False,
                          env={**os.environ, "PYTHONPATH": str(ROOT / "src")})  # fmt: skip
    assert done.returncode == 1
    assert "pioche[cli]" in done.stderr
    assert "Traceback" not in done.stderr
