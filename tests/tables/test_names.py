"""Names and words that people type."""

import pytest

from pioche.core.errors import BadMessage, BadOption
from pioche.tables.names import clean, clean_name, clean_words, distinct


@pytest.mark.parametrize(
    ("typed", "seen"),
    [
        ("  Ana  ", "Ana"),
        ("A\tn\na", "A n a"),
        ("\u202eanA\u2066", "anA"),
        ("A\u200bn\x00a\x1b[31m", "Ana[31m"),
        ("e\u0301", "é"),
        ("Z" + "\u0335" * 40, "Z" + "\u0335" * 2),
        ("日本 😀", "日本 😀"),
        ("<b>Ana</b>", "<b>Ana</b>"),
        ("A\u3164\u2800n", "A n"),
    ],
)
def test_what_cannot_be_seen_or_turns_text_around_is_taken_out(typed: str, seen: str) -> None:
    assert clean(typed) == seen


def test_a_name_has_1_to_24_characters() -> None:
    assert len(clean_name("A" * 100)) == 24
    for typed in ("", " \t ", "\u200b", "\u0301", "\u3164", "\u2800\uffa0", "\ufe0f"):
        with pytest.raises(BadOption):
            clean_name(typed)


def test_words_have_1_to_200_characters() -> None:
    assert len(clean_words("A" * 1000)) == 200
    with pytest.raises(BadMessage):
        clean_words(" \u202e ")


def test_names_that_look_alike_are_told_apart() -> None:
    assert distinct("Ana", ["Bo"]) == "Ana"
    assert distinct("Ana", ["Ana", "Ana 2"]) == "Ana 3"
    assert distinct("ＡＮＡ", ["ana"]) == "ＡＮＡ 2"
    for twin in ("\u0410n\u0430", "\u0391na", "A\u034fna", "An\ufe0fa", "АΝА"):
        assert distinct(twin, ["Ana"]) == f"{twin} 2"
    assert distinct("I1o0", ["lLO0"]) == "I1o0 2"
    assert distinct("Αλέξης", ["Alexis"]) == "Αλέξης"
    assert distinct("A" * 24, ["a" * 24]) == "A" * 22 + " 2"
