"""What happened at a table, as messages: written once for each seat and language, however many listen."""

import unicodedata
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any

import msgspec

from pioche.core.contract import Event
from pioche.i18n.words import Words, words_in
from pioche.play.rounds import scoring_of, worth_telling
from pioche.tables.notices import AnyNotice, Chair, Happened, Presence, Said, Whole
from pioche.web.wire import PROTOCOL, HappenedNow, Line, PresenceNow, SaidNow, WholeTable

KEPT = 16  # whoever listens hears within a moment of the others, so the latest few are enough
SILENT = {"opened", "moved", "took-back"}
RIGHT_TO_LEFT = {"R", "AL"}
STAYS = {"kobito"}  # where nothing is cleared away for a scoring: the table as it is shows what is counted

encode = msgspec.json.Encoder().encode


def encoded(message: msgspec.Struct) -> str:
    """A message as it goes over the wire."""
    return encode(message).decode()


class Teller:
    """The story of one table: the latest messages, kept for whoever else hears the same."""

    def __init__(self) -> None:
        self._texts: OrderedDict[tuple[int, int | None, str], str] = OrderedDict()
        self._lines: OrderedDict[tuple[int, str], tuple[tuple[Event, ...], tuple[Line, ...]]] = OrderedDict()

    def whole(self, whole: Whole) -> str:
        """Everything a viewer may know."""
        return encoded(WholeTable(protocol=PROTOCOL, table=whole))

    def notice(self, notice: AnyNotice, language: str, chairs: Sequence[Chair]) -> str:
        """Anything that is told, for a viewer's language."""
        if isinstance(notice, Happened):
            return self.happened(notice, language)
        if isinstance(notice, Whole):
            return self.whole(notice)
        if isinstance(notice, Presence):
            return encoded(PresenceNow(here=notice.here, watching=notice.watching))
        return encoded(said(notice, chairs, words_in(language)))

    def happened(self, happened: Happened, language: str) -> str:
        """One entry more of the log."""
        whole = happened.whole
        key = (whole.number, whole.seat, language)
        text = self._texts.get(key)
        if text is None:
            text = self._texts[key] = encoded(self._now(happened, words_in(language)))
            forget(self._texts)
        return text

    def _now(self, happened: Happened, words: Words) -> HappenedNow:
        whole = happened.whole
        scoring = scoring_of(happened.before, happened.events) if happened.before else None
        names = names_of(whole.chairs, words)
        return HappenedNow(
            number=whole.number,
            kind=happened.kind,
            about=happened.about,
            by=happened.by,
            lines=self._told(happened, words, names),
            table=whole,
            scored_view=scoring.view if scoring and whole.settings.game not in STAYS else None,
            scoring=lines_of(scoring.steps, words, names) if scoring else (),
        )

    def _told(self, happened: Happened, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
        """The lines are the same for all who hear the same events."""
        key = (happened.whole.number, words.language)
        other = self._lines.get(key)
        if other is not None and other[0] == happened.events:
            return other[1]
        lines = out_of_time(happened, words, names) + (
            lines_of(happened.events, words, names) or entry_line(happened, words, names)
        )
        self._lines[key] = (happened.events, lines)
        forget(self._lines)
        return lines


def forget(kept: OrderedDict[Any, Any]) -> None:
    """Keep the latest only."""
    while len(kept) > KEPT:
        kept.popitem(last=False)


def lines_of(events: Sequence[Event], words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    """Events as sentences, each with its rule and the seat it is about."""
    return tuple(
        Line(text=words.tell(event, names), key=event.key, rule=event.rule, seat=event.facts.get("seat"))
        for event in events
        if worth_telling(event)
    )


def entry_line(happened: Happened, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    """What happened around the game, in a sentence: who sat down, left, came back."""
    key = f"happened-{happened.kind}"
    if happened.kind == "chat-switched":
        key += "-on" if happened.whole.chat_is_on else "-off"
    if happened.kind in SILENT or not words.has(key):
        return ()
    facts = {} if happened.about is None else {"seat": happened.left or names[happened.about]}
    if happened.left and happened.about is not None and happened.whole.stage == "playing":
        key, facts = f"{key}-to-bot", facts | {"bot": names[happened.about]}
    if happened.asked_by is not None:
        key, facts = f"{key}-asked", facts | {"other": names[happened.asked_by]}
    return (Line(text=words.say(key, **facts), key=key, rule="", seat=happened.about),)


def out_of_time(happened: Happened, words: Words, names: Sequence[str]) -> tuple[Line, ...]:
    """That a bot decided because somebody's clock ran out; of several cards of a turn (5211) it is told once."""
    is_more_to_come = any(event.facts.get("left") for event in happened.events)
    if happened.by != "clock" or happened.about is None or is_more_to_come:
        return ()
    key = "happened-out-of-time"
    return (Line(text=words.say(key, seat=names[happened.about]), key=key, rule="", seat=happened.about),)


def names_of(chairs: Sequence[Chair], words: Words) -> list[str]:
    """The names for sentences; an empty chair has its number."""
    return [isolated(chair.name) or words.seat(seat) for seat, chair in enumerate(chairs)]


def isolated(name: str) -> str:
    """A name that is read from right to left leaves the order of the sentence around it alone."""
    is_turned = any(unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in name)
    return f"\u2068{name}\u2069" if is_turned else name


def said(notice: Said, chairs: Sequence[Chair], words: Words) -> SaidNow:
    """Words or a reaction, with the name of whose they are."""
    name = "" if notice.seat is None else names_of(chairs, words)[notice.seat]
    return SaidNow(seat=notice.seat, name=name, words=notice.words, reaction=notice.reaction)
