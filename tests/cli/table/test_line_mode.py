"""The table line by line: whole games through fed input in every language, commands, and polite ends."""

import io
import json
import re
import sys
from typing import Any

import pytest
from rich.console import Console

import pioche
from pioche.bots import bot_of
from pioche.cli.play import has_screen, play_game
from pioche.cli.table.line_mode import LineTable
from pioche.cli.table.session import Session
from pioche.i18n.words import LANGUAGES
from tests.cli.table.playing import finished, new_table, sit_down

SEATS = {"5211": 5, "kobito": 6, "kudos": 6}


def lines_of(session: Session, *typed: str, then: str | None = None) -> str:
    """What is told when this is typed; afterwards the input ends, or goes on as it pleases."""
    page = io.StringIO()
    waiting = list(typed)
    table = LineTable(session, Console(file=page, width=300), lambda _: answer(), pauses=False)

    def answer() -> str:
        if waiting:
            return waiting.pop(0)
        if then is None:
            raise EOFError
        if table.session.game.is_over:
            return "quit"
        return "" if table.session.may_reveal else then

    table.run()
    return page.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", list(SEATS))
def test_a_whole_game_is_played_through_fed_input(game: str, language: str) -> None:
    session = new_table(game, SEATS[game], language)
    told = lines_of(session, then="1")
    assert session.game.is_over
    assert session.words.say("table-over") in told
    assert told.rstrip().endswith(session.words.say("table-bye"))
    for seat in session.game.winners:
        assert f"★ {session.names[seat]}" in told


def test_the_end_of_the_input_ends_the_game_politely() -> None:
    assert lines_of(new_table("kudos")).rstrip().endswith("Goodbye.")


def test_ctrl_c_ends_the_game_politely() -> None:
    page = io.StringIO()

    def interrupted(_: str) -> str:
        raise KeyboardInterrupt

    LineTable(new_table("5211"), Console(file=page), interrupted, pauses=False).run()
    assert page.getvalue().rstrip().endswith("Goodbye.")


def test_a_question_mark_lists_the_moves() -> None:
    assert "1 G4: green 4" in lines_of(new_table("5211"), "?")


def test_an_illegal_move_is_refused_with_its_rule() -> None:
    told = lines_of(new_table("5211"), "G5", "why V6", "why V1")
    assert "✗ “G5” is not possible now (5211-R1)." in told
    assert "✗ “V6” is not possible now (5211-R1)." in told
    assert "“V1” is allowed now." in told


def test_a_choice_is_taken_back() -> None:
    """5211-R2."""
    session = new_table("5211")
    lines_of(session, "G4", "O3", "back")
    assert session.view()["your_sealed"] == ["G4"]
    assert "5211-R2" in lines_of(session, "back", "back")


def test_a_clause_of_the_rules_is_read_aloud() -> None:
    told = lines_of(new_table("5211", language="de"), "regeln 5211-m3", "regeln 5211-M9")
    assert "Die Gewinnerfarbe" in told
    assert "„5211-M9“" in told


def test_the_whole_rules_page_is_there() -> None:
    assert "KOB-J3" in lines_of(new_table("kobito"), "rules")


def test_leaving_is_asked_once() -> None:
    session = new_table("5211")
    told = lines_of(session, "quit", "G4", "quit", "quit", "O3")
    assert session.view()["your_sealed"] == ["G4"]
    assert told.count("Type quit once more") == 2
    assert told.rstrip().endswith("Goodbye.")


def test_the_help_tells_the_commands_and_the_notation() -> None:
    told = lines_of(new_table("kudos"), "help")
    assert "why a move cannot be made" in told
    assert "How to type moves" in told


def test_a_record_is_saved_and_trouble_told(tmp_path, monkeypatch) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.chdir(tmp_path)
    session = sit_down(finished("kudos"))
    told = lines_of(session, "save", "nowhere/game.json", "save", "", "save", "kudos-1.json", "quit")
    assert "✗ The file “nowhere/game.json” cannot be used" in told
    assert "Saved: kudos-1.json" in told
    assert "is there already" in told
    record = json.loads((tmp_path / "kudos-1.json").read_text(encoding="utf-8"))
    assert pioche.replay(record).scores == session.game.scores


@pytest.mark.parametrize("name", ["~nobody-of-that-name/game.json", "x" * 300, "a\0b", "\ud800", "."])
def test_a_name_no_file_can_have_is_told_and_the_game_stays(tmp_path, monkeypatch, name: str) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.chdir(tmp_path)
    told = lines_of(sit_down(finished("kudos")), "save", name, "quit")
    assert "cannot be used" in told
    assert list(tmp_path.iterdir()) == []


def test_a_running_game_has_no_record_yet() -> None:
    assert "when the game is over" in lines_of(new_table("kudos"), "save")


def test_another_game_can_be_played() -> None:
    assert "round 1" in lines_of(sit_down(finished("kudos")), "again")


def test_without_a_terminal_the_game_is_played_in_lines(monkeypatch, capsys) -> None:  # type: ignore[no-untyped-def]
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\n\nquit\nquit\n"))
    session = new_table("5211")
    play_game(session.game, 0, {seat: bot_of("greedy", "5211") for seat in (1, 2, 3)}, session.words)
    told = capsys.readouterr().out
    assert "reveals" in told
    assert told.rstrip().endswith("Goodbye.")


def test_without_colours_every_card_still_has_its_letter() -> None:
    told = lines_of(new_table("kudos"), "table")
    assert "\x1b" not in told
    assert "pile 1: " in told


@pytest.mark.parametrize("game", list(SEATS))
def test_in_french_a_space_stands_before_every_colon(game: str) -> None:
    session = new_table(game, SEATS[game], "fr")
    assert re.findall(r"\S: .*", lines_of(session, then="1")) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_in_a_terminal_lines_break_between_words(language: str) -> None:
    def told(**terminal: Any) -> list[str]:
        page = io.StringIO()
        session = new_table("kudos", 3, language)
        LineTable(session, Console(file=page, color_system=None, **terminal), lambda _: "quit", pauses=False).run()
        return page.getvalue().splitlines()

    whole, broken = told(), told(force_terminal=True, width=40)
    assert max(map(len, broken)) <= 40 < max(map(len, whole))
    assert " ".join(broken).split() == " ".join(whole).split()


@pytest.mark.parametrize(("kind", "drawn"), [("xterm-256color", True), ("dumb", False), ("unknown", False)])
def test_a_whole_screen_needs_a_terminal_that_can_draw_it(
    monkeypatch: pytest.MonkeyPatch, kind: str, drawn: bool
) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    monkeypatch.setenv("TERM", kind)
    monkeypatch.setattr(sys, "stdin", Terminal())
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert has_screen() == drawn
