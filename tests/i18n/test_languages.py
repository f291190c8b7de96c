"""The four languages say the same, message by message."""

import re
from importlib.resources import files
from itertools import product

import pytest
from fluent.runtime.errors import FluentReferenceError
from fluent.syntax import ast

from pioche.bots import LEVELS
from pioche.games.catalogue import GAMES, rules_of
from pioche.games.kudos.cards import COLOUR_NAMES, SHAPE_NAMES
from pioche.i18n import LANGUAGES, words_in
from pioche.i18n.pages import rules_text
from pioche.i18n.words import FILES
from tests.i18n.messages import all_messages, entries, facts_of, messages

OTHERS = [language for language in LANGUAGES if language != "en"]
EDITIONS = [edition for game in GAMES for edition in rules_of(game).editions]
SAMPLES = ("yes", "no", "both", "colour", "K", "P", "g1", "s4", "game", "first", 0, 1, 2, 3, 11, 1000, -1, -3)


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_every_file_can_be_read_to_its_end(language: str, file: str) -> None:
    assert not [entry.content for entry in entries(language, file) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize(("language", "file"), [*product(OTHERS, FILES)])
def test_every_language_has_the_same_messages_in_the_same_order(language: str, file: str) -> None:
    assert list(messages(language, file)) == list(messages("en", file))


@pytest.mark.parametrize(("language", "file"), [*product(LANGUAGES, FILES)])
def test_no_message_is_there_twice(language: str, file: str) -> None:
    keys = [entry.id.name for entry in entries(language, file) if isinstance(entry, ast.Message)]
    others = [key for other in FILES if other != file for key in messages(language, other)]
    assert len(set(keys)) == len(keys)
    assert not set(keys) & set(others)


@pytest.mark.parametrize(("language", "file"), [*product(OTHERS, FILES)])
def test_every_message_uses_the_same_facts_in_every_language(language: str, file: str) -> None:
    theirs = messages(language, file)
    for key, ours in messages("en", file).items():
        assert (theirs[key].facts, theirs[key].messages) == (ours.facts, ours.messages), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_whatever_its_facts(language: str) -> None:
    words = words_in(language)
    for key in all_messages(language):
        for sample in SAMPLES:
            text = words.say(key, **dict.fromkeys(facts_of(language, key), sample))
            assert not set("{}$") & set(text), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_message_that_lacks_a_fact_is_an_error_and_not_a_gap(language: str) -> None:
    with pytest.raises(FluentReferenceError):
        words_in(language).say("g5211-revealed", seat="Ana")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_has_a_name_has_one_in_every_language(language: str) -> None:
    colours = {colour for edition in EDITIONS for colour in edition.values.get("colours", ())} | {*COLOUR_NAMES}
    about = [f"game-{game}" for game in GAMES] + [f"bot-{level}" for level in LEVELS]
    about += [f"edition-{edition.game}-{edition.name}" for edition in EDITIONS]
    keys = [f"colour-{colour}" for colour in colours] + [f"shape-{shape}" for shape in SHAPE_NAMES]
    keys += [f"language-{other}" for other in LANGUAGES]
    for key in [*keys, *about, *(f"{key}-about" for key in about)]:
        assert words_in(language).say(key)
    assert words_in(language).seat(1).endswith(" 2")


@pytest.mark.parametrize("game", GAMES)
def test_french_signs_are_never_parted_from_their_words_in_the_rules(game: str) -> None:
    assert not re.findall(r".* [:;?!»](?:[ *|]|$)|« ", rules_text("fr", game), re.MULTILINE)


@pytest.mark.parametrize("file", FILES)
def test_french_signs_are_never_parted_from_their_words(file: str) -> None:
    text = (files("pioche.i18n") / "fr" / f"{file}.ftl").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith("#")]
    assert [line for line in lines if re.search(" [:;?!»]( |$)|« ", line)] == []
