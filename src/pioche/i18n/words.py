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
FILES = ("names", "events", "refusals", "errors", "command", "terminal", "happened", "reading", "page")
SEAT_FACTS = {"seat", "victim"}
COLOUR_FACTS = {"colour", "colours"}
# every fact that the words for errors may use, so that one that is missing breaks no sentence
ERROR_FACTS = (
    "allowed", "count", "entry", "expected", "extra", "field", "found", "game", "kind", "known", "least", "most",
    "move", "moves", "name", "nearest", "option", "path", "place", "reason", "rule", "seat", "seats", "text",
    "to_act", "told", "value", "why",
)  # fmt: skip
COUNTED_FACTS = {"count", "least", "moves"}
MOST_COUNTED = 10**9
MISSING = "…"
LONGEST = 300
MOST_SEATS = 6


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

    def blame(self, error: PiocheError, players: Sequence[str] | None = None) -> str:
        """What is wrong, in a sentence, with the rule where one is the reason; `has_x` says whether fact x is there."""
        details = {"rule": error.rule, **error.details}
        there = [name for name, fact in details.items() if fact not in (None, "", [], ())]
        facts: dict[str, Any] = dict.fromkeys(ERROR_FACTS, MISSING)
        facts |= {f"has_{name}": "yes" if name in there else "no" for name in ERROR_FACTS}
        facts |= {name: self._charge(name, fact, players) for name, fact in details.items() if fact is not None}
        reason = str(details.get("reason", ""))
        key = f"{error.code}-{reason}"
        if not self.has(key):
            key = error.code
            if reason and self.has(reason):
                facts |= {"why": self.say(reason, **facts), "has_why": "yes"}
        return self.say(key, **facts)

    def _charge(self, name: str, fact: Any, players: Sequence[str] | None) -> Any:
        """A fact of an error, which may be anything that came in, in words that are not too long."""
        if name == "seat" and type(fact) is int and 0 <= fact < len(players or range(MOST_SEATS)):
            return self.seat(fact, players)
        if name == "to_act":
            return self.list([self.seat(seat, players) for seat in fact])
        if name == "nearest":
            return format_list(list(fact), style="or", locale=self.language)
        if name == "game" and self.has(f"game-{fact}"):
            return self.say(f"game-{fact}")
        if name in COUNTED_FACTS and isinstance(fact, int) and abs(fact) < MOST_COUNTED:
            return fact
        text = str(self._plain(fact))
        return text if len(text) <= LONGEST else text[:LONGEST] + MISSING

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
            return ", ".join(map(str, fact)) or "–"
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
            language = value.split(".")[0].split("@")[0].split("_")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"
