"""Every error can be told in every language, whatever facts it has or lacks."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import pioche
from pioche.core.errors import PiocheError
from pioche.i18n import LANGUAGES, words_in
from pioche.i18n.words import LONGEST, MISSING
from tests.conformance.cases import CASES
from tests.i18n.messages import messages
from tests.i18n.sources import error_codes, reasons_given_to, refusal_keys
from tests.i18n.troubles import (
    AT_TABLES,
    LINES,
    MOVES,
    NAMES,
    SETTINGS,
    bad_files,
    bad_records,
    misread,
    raised,
    refused_moves,
    telling_moves,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@cache
def provoked() -> tuple[PiocheError, ...]:
    """Errors of every kind that the public API raises, files left out."""
    errors = [raised(action) for action in [*NAMES, *SETTINGS, *MOVES]]
    for case in CASES:
        if case.seats == 3:
            errors += refused_moves(case, 3)
    return (*errors, *AT_TABLES, *telling_moves(), *bad_records(), *(raised(misread, line) for line in LINES))


def check(error: PiocheError, language: str) -> str:
    """The sentence for an error, as it must be: whole, with its rule, and with none of its facts missing."""
    text = words_in(language).blame(error)
    assert text, error
    assert text[-1] in ".?”“»", text
    assert error.rule is None or error.rule in text, text
    assert MISSING not in text or len(text) > LONGEST, text
    assert "{" not in text or "{" in str(error), text
    assert not re.search(r" {2}|None|True|False", text), text
    return text


@each_language
def test_every_error_of_the_public_api_can_be_told(language: str) -> None:
    for error in provoked():
        check(error, language)


@each_language
def test_every_trouble_with_files_can_be_told(language: str, tmp_path: Path) -> None:
    codes = [error.details.get("reason") for error in bad_files(tmp_path) if check(error, language)]
    assert {"empty", "not-text", "not-json"} <= set(codes)


def test_every_error_and_every_reason_has_been_provoked(tmp_path: Path) -> None:
    errors = [*provoked(), *bad_files(tmp_path)]
    # the base classes are never raised themselves
    assert {error.code for error in errors} == error_codes() - {"error", "bad-move", "table-error"}
    found = {error.details.get("reason") for error in errors if error.code == "bad-record"}
    for reason in reasons_given_to("BadRecord"):
        assert [one for one in found if one and re.fullmatch(reason, one)], reason
    misused = {error.details.get("reason") for error in errors if error.code == "bad-usage"}
    assert misused == reasons_given_to("BadUsage")
    assert found & refusal_keys()


@each_language
def test_no_error_needs_any_of_its_facts_to_be_told(language: str) -> None:
    words = words_in(language)
    for kind in [PiocheError, *vars(pioche).values()]:
        if isinstance(kind, type) and issubclass(kind, PiocheError):
            assert "$" not in words.blame(kind())
    for key in messages(language, "errors"):
        error = pioche.BadRecord(reason=key.removeprefix("bad-record-"))
        assert "$" not in words.blame(error)


@each_language
def test_facts_may_be_anything_that_came_in(language: str) -> None:
    strange: list[Any] = [None, True, -1, 10**30, 1.5, "", "{ $x }", "x" * 10_000, [], [[]], {}, {"a": [1]}, ()]
    for fact in strange:
        names = ("name", "value", "seats", "found", "told", "seat", "text", "field", "count", "moves", "option")
        for code in ("unknown-name", "bad-option", "seats-not-allowed", "field-wrong", "other-scores", "not-over"):
            text = words_in(language).blame(pioche.BadRecord(reason=code, **dict.fromkeys(names, fact)))
            assert len(text) < 5 * LONGEST


def test_an_unknown_name_comes_with_the_nearest_and_with_all() -> None:
    error = raised(lambda: pioche.new("5211", edition="ouchy"))
    assert words_in("en").blame(error) == (
        "There is no edition called “ouchy”. Did you mean ouchi? To choose from: next-move, ouchi."
    )
    assert words_in("en").blame(raised(lambda: pioche.new("chess"))) == (
        "There is no game called “chess”. To choose from: 5211, kobito, kudos."
    )
    assert words_in("de").blame(raised(lambda: pioche.new("kobito", variant="long"))) == (
        "Es gibt keine Variante mit dem Namen „long“. Hier gibt es nichts zu wählen."
    )


def test_an_illegal_move_is_told_with_the_move_the_rule_and_why() -> None:
    error = raised(lambda: pioche.new("kobito", seed=1).play(pioche.new("kobito", seed=1).to_act[0], "start K K"))
    assert words_in("en").blame(error) == (
        "“start K K” is not possible now (KOB-J2). "
        "Two Kobitos alone could be anything: start with at least one number card."
    )


def test_whose_turn_it_is_is_told_by_name() -> None:
    error = pioche.NotYourTurn(rule="KUD-T5", seat=0, move="stop", to_act=(1,))
    assert words_in("fr").blame(error, ["Ana", "Bo"]).endswith("la table attend Bo.")
    assert words_in("fr").blame(error).endswith("la table attend Joueur 2.")


def test_a_bad_record_is_told_with_the_move_and_the_rule_at_which_it_breaks() -> None:
    facts = {"reason": "g5211-not-in-hand", "move": 1234, "seat": 1, "text": "G3"}
    assert words_in("en").blame(pioche.BadRecord(rule="5211-R1", **facts)) == (
        "The record breaks at move 1234 (5211-R1). "
        "To “G3” by Player 2 the table would answer: “That card is not in your hand.”"
    )


@pytest.mark.parametrize("name", ["no/such.jsonl", "", "file/x.jsonl", "x" * 300])
def test_what_is_wrong_with_a_file_is_told_in_the_readers_language(tmp_path: Path, name: str) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(pioche.FileTrouble) as caught:
        list(pioche.read_records(tmp_path / name))
    told = [check(caught.value, language).replace(caught.value.details["path"], "") for language in LANGUAGES]
    assert len({text.partition(":")[2] for text in told}) == len(LANGUAGES)
    assert not any(caught.value.details["reason"] in text for text in told)
