"""The language asked for, or that of the locale, or English."""

import pytest

from pioche import UnknownName
from pioche.i18n import LANGUAGES, pick_language, words_in


@pytest.mark.parametrize(
    ("wanted", "language"),
    [("fr", "fr"), ("FR", "fr"), (" nl ", "nl"), ("de-AT", "de"), ("nl_BE", "nl"), ("en-US", "en")],
)
def test_the_language_asked_for_wins_over_the_locale(wanted: str, language: str) -> None:
    assert pick_language(wanted, {"LC_ALL": "de_DE.UTF-8"}) == language


@pytest.mark.parametrize("wanted", ["", "es", "french", "-", "f"])
def test_a_language_nobody_here_speaks_is_an_error_with_those_there_are(wanted: str) -> None:
    with pytest.raises(UnknownName) as caught:
        pick_language(wanted, {"LANG": "fr_FR.UTF-8"})
    assert caught.value.details["known"] == list(LANGUAGES)
    for language in LANGUAGES:
        assert "en, fr, nl, de" in words_in(language).blame(caught.value)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LANG": "fr_BE"}, "fr"),
        ({"LANG": "de"}, "de"),
        ({"LANG": "pt_BR.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": ""}, "en"),
        ({"LC_ALL": "fr_FR.UTF-8", "LANG": "nl_NL.UTF-8"}, "fr"),
        ({"LC_ALL": "C", "LANG": "nl_NL.UTF-8"}, "en"),
        ({"LC_ALL": "", "LANG": "nl_NL.UTF-8"}, "nl"),
        ({"LC_MESSAGES": "de_CH.UTF-8", "LANG": "nl_NL.UTF-8"}, "de"),
        ({"LC_ALL": "nl_BE.UTF-8", "LC_MESSAGES": "de_CH.UTF-8"}, "nl"),
    ],
)
def test_without_one_asked_for_the_locale_says_the_language(environment: dict[str, str], language: str) -> None:
    assert pick_language(None, environment) == language


def test_the_words_of_a_language_are_read_once() -> None:
    assert words_in("fr") is words_in("fr")
    assert words_in("fr").language == "fr"
