"""Everything that the code can say has words, and every word can be said."""

import re

import pytest

from pioche.i18n import LANGUAGES, words_in
from tests.i18n.messages import messages
from tests.i18n.sources import (
    error_codes,
    game_keys,
    game_patterns,
    keyword_texts,
    kinds,
    reasons_given_to,
    refusal_keys,
)

each_language = pytest.mark.parametrize("language", LANGUAGES)


def parts(file: str) -> set[str]:
    """The messages of a file that only stand in other messages."""
    return {key for mentions in messages("en", file).values() for key in mentions.messages}


@each_language
def test_every_event_and_refusal_of_a_game_has_words(language: str) -> None:
    assert len(game_keys()) > 60
    assert game_keys() <= {*messages(language, "events"), *messages(language, "refusals")}


@each_language
def test_every_event_key_put_together_from_parts_has_words(language: str) -> None:
    assert game_patterns()
    for pattern in game_patterns():
        assert [key for key in messages(language, "events") if re.fullmatch(pattern, key)], pattern


@each_language
def test_every_refusal_is_said_without_any_fact(language: str) -> None:
    assert refusal_keys() == set(messages(language, "refusals"))
    for key in refusal_keys():
        assert words_in(language).refuse(key).endswith(".")


@each_language
def test_every_error_has_words(language: str) -> None:
    assert len(error_codes()) > 10
    assert error_codes() <= set(messages(language, "errors"))


@each_language
def test_every_reason_why_a_record_is_bad_has_words(language: str) -> None:
    reasons = reasons_given_to("BadRecord")
    assert len(reasons) > 15
    for reason in reasons:
        pattern = f"bad-record-{reason}"
        assert [key for key in messages(language, "errors") if re.fullmatch(pattern, key)], reason


@each_language
def test_every_kind_of_name_that_may_be_unknown_has_a_sentence_of_its_own(language: str) -> None:
    assert len(kinds()) > 5
    facts = {"name": "x", "has_nearest": "no", "nearest": "", "has_known": "no", "known": ""}
    sentences = {words_in(language).say("unknown-name", kind=kind, **facts) for kind in [*kinds(), "thing"]}
    assert len(sentences) == len(kinds()) + 1


def test_no_event_has_words_that_no_game_can_say() -> None:
    patterns = [*map(re.escape, game_keys() - refusal_keys()), *game_patterns()]
    for key in set(messages("en", "events")) - parts("events"):
        assert [pattern for pattern in patterns if re.fullmatch(pattern, key)], key


def test_no_reason_has_words_that_no_record_and_no_command_line_can_get() -> None:
    patterns = {
        *reasons_given_to("BadRecord"),
        *reasons_given_to("BadUsage"),
        *reasons_given_to("ClusterTrouble"),
        *error_codes(),
    }
    for key in set(messages("en", "errors")) - parts("errors") - error_codes():
        reason = key.removeprefix("bad-record-").removeprefix("bad-usage-").removeprefix("cluster-trouble-")
        assert [pattern for pattern in patterns if re.fullmatch(pattern, reason)], key


def test_reasons_are_read_from_the_sources_where_they_are_chosen_on_the_spot() -> None:
    assert {"field-missing", "field-wrong"} <= set(keyword_texts("reason", "BadRecord"))
    assert {"kobito-studio-full", "kobito-not-neighbours", "kobito-number-only"} <= refusal_keys()
