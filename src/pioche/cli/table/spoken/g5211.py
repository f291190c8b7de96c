"""The table of 5211 in words."""

from typing import Any

from rich.text import Text

from pioche.cli.table.boards.g5211 import COLOURS, stands, would_score
from pioche.cli.table.marks import said, written
from pioche.i18n.words import Words


def lines(view: dict[str, Any], names: list[str], words: Words) -> list[Text]:
    """5211-M1, 5211-K1, 5211-R2: the counts, what would score, every seat's cards, the own hand."""
    more = "yes" if view["kododo"]["or_more"] else "no"
    needs = words.say("table-kododo-needs", needs=view["kododo"]["needs"], more=more)
    return [
        Text(words.say("table-counts", limit=view["limit"])),
        Text("  ").append_text(Text(", ").join(count(view, letter, words) for letter in view["counts"])),
        Text(f"  Kododo{words.say('colon')}{view['kododo']['now']}, {needs}"),
        Text("  ").append_text(would_score(view, words)),
        *(seat_line(view, seat, names, words) for seat in range(view["seats"])),
    ]


def count(view: dict[str, Any], letter: str, words: Words) -> Text:
    """5211-M1, 5211-M2: a colour's count, and how it stands."""
    text = said("5211", letter).append(f" {words.say(f'colour-{COLOURS[letter]}')} {view['counts'][letter]}")
    standing = stands(view, letter)
    return text.append(f" ({words.say(f'table-stands-{standing}')})") if standing else text


def seat_line(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Text:
    """5211-R2: a seat's open cards, and how many lie face down."""
    parts = [written("5211", view["laid"][seat])] if view["laid"][seat] else []
    sealed = view["sealed"][seat]
    if sealed:
        own = f" ({' '.join(view['your_sealed'])})" if seat == view["you"] else ""
        parts.append(Text(words.say("table-face-down", count=sealed) + own))
    if view["scores"][seat] is not None:
        parts.append(Text(words.say("table-points", points=view["scores"][seat])))
    name = f"{seat + 1} {names[seat]}{words.say('colon')}"
    return Text(name).append_text(Text(", ").join(parts) if parts else Text("–"))


def own_cards(view: dict[str, Any]) -> list[str]:
    """The own hand."""
    return list(view["hand"])
