"""Facts into sentences: every sentence lives in the languages' files, under the key of what it tells."""

import os
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from pioche.core.contract import Event
from pioche.core.errors import PiocheError, UnknownName

LANGUAGES = ("en", "fr", "nl", "de")
FILES = ("names", "events", "refusals", "errors", "command", "terminal")
SEAT_FACTS = {"seat", "victim"}
COLOUR_FACTS = {"colour", "colours"}


class Words:
    """The words of one language."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._bundle = FluentBundle([language], use_isolating=False)
        folder = files("pioche.i18n") / language
        for name in FILES:
            self._bundle.add_resource(FluentResource((folder / f"{name}.ftl").read_text(encoding="utf-8")))

    def has(self, key: str) -> bool:
        """Whether there are words under that key."""
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **facts: Any) -> str:
        """The sentence under a key; a missing key or fact is an error of ours, never of the reader."""
        message = self._bundle.get_message(key)
        if message.value is None:
            raise KeyError(key)
        text, errors = self._bundle.format_pattern(message.value, facts)
        if errors:
            raise errors[0]
        return str(text)

    def list(self, items: Sequence[str]) -> str:
        """Some things in a row: a, b and c."""
        return format_list(list(items), locale=self.language)

    def seat(self, seat: int, players: Sequence[str] | None = None) -> str:
        """The name of who sits at a seat."""
        return players[seat] if players else self.say("seat", number=seat + 1)

    def tell(self, event: Event, players: Sequence[str] | None = None) -> str:
        """What happened, in a sentence."""
        return self.say(event.key, **self._spoken(event.facts, players))

    def refuse(self, reason: str, **facts: Any) -> str:
        """Why a move cannot be made, in a sentence."""
        return self.say(reason, **self._spoken(facts, None))

    def blame(self, error: PiocheError) -> str:
        """What is wrong, in a sentence, with the rule where one is the reason."""
        facts = {"rule": error.rule or "", **error.details}
        reason = str(facts.get("reason", ""))
        if reason and self.has(reason):
            facts["why"] = self.say(reason)
        key = f"{error.code}-{reason}" if self.has(f"{error.code}-{reason}") else error.code
        return self.say(key, **{name: self._plain(fact) for name, fact in facts.items()})

    def _spoken(self, facts: Mapping[str, Any], players: Sequence[str] | None) -> dict[str, Any]:
        return {name: self._word(name, fact, players) for name, fact in facts.items()}

    def _word(self, name: str, fact: Any, players: Sequence[str] | None) -> Any:
        if name in SEAT_FACTS:
            return self.seat(fact, players)
        if name == "seats":
            return self.list([self.seat(seat, players) for seat in fact])
        if name in COLOUR_FACTS:
            names = [fact] if isinstance(fact, str) else fact
            return self.list([self.say(f"colour-{colour}") for colour in names])
        return self._plain(fact)

    def _plain(self, fact: Any) -> Any:
        if isinstance(fact, bool) or fact is None:
            return str(fact).lower()
        if isinstance(fact, list | tuple):
            return ", ".join(map(str, fact))
        return fact if isinstance(fact, int | str) else str(fact)


@cache
def words_in(language: str) -> Words:
    """The words of a language, read once."""
    return Words(language)


def pick_language(wanted: str | None = None, environment: Mapping[str, str] = os.environ) -> str:
    """The language asked for, or that of the locale, or English."""
    if wanted is not None:
        language = wanted.strip().lower().replace("-", "_").split("_")[0]
        if language not in LANGUAGES:
            raise UnknownName(kind="language", name=wanted, nearest=[], known=list(LANGUAGES))
        return language
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            language = value.split(".")[0].split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
