"""The table of Kobito in words."""

from typing import Any

from rich.text import Text

from pioche.cli.table.boards.kobito import decks, shown
from pioche.cli.table.marks import said
from pioche.games.kobito.cards import PENALTY, after, before
from pioche.i18n.words import Words


def lines(view: dict[str, Any], names: list[str], words: Words) -> list[Text]:
    """KOB-S3, KOB-E5: the golds, the decks, every seat."""
    return [
        *(gold_line(place, gold, words) for place, gold in enumerate(view["golds"], start=1)),
        Text(decks(view, words)),
        *(seat_line(view, seat, names, words) for seat in range(view["seats"])),
    ]


def gold_line(place: int, gold: dict[str, Any] | None, words: Words) -> Text:
    """KOB-A2, KOB-G3: a gold card, its rainbow, and what fits at its ends."""
    line = Text(f"g{place}{words.say('colon')}")
    if gold is None:
        return line.append(words.say("table-no-gold"))
    facts = (words.say("table-gold", count=gold["gold"]), words.say("table-needs", count=gold["needs"]))
    line.append(", ".join(facts) + words.say("colon"))
    line.append_text(rainbow(gold["rainbow"]))
    if gold["rainbow"] and gold["needs"]:
        low, high = before(gold["rainbow"][0]["number"]), after(gold["rainbow"][-1]["number"])
        line.append(f" ({words.say('table-fits', low=low, high=high)})")
    return line


def rainbow(cells: list[dict[str, Any]]) -> Text:
    """KOB-J1, KOB-P3: the cards of a rainbow from its low end."""
    return Text(" ").join(said("kobito", str(cell["number"]), shown(cell)) for cell in cells)


def seat_line(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Text:
    """KOB-E2, KOB-E5: a seat's points, penalties and studio."""
    colon, semicolon = words.say("colon"), words.say("semicolon")
    line = Text(f"{seat + 1} {names[seat]}{colon}{words.say('table-points', points=view['scores'][seat])}")
    lost = len(view["penalties"][seat])
    if lost:
        line.append(f", {words.say('table-penalties', count=lost, points=PENALTY * lost)}")
    owner = "" if seat == view["you"] else f"p{seat + 1}"
    filled = [(place, cells) for place, cells in enumerate(view["studios"][seat], start=1) if cells]
    for place, cells in filled:
        line.append(f"{semicolon}{owner}s{place}{colon}").append_text(rainbow(cells))
    return line if filled else line.append(semicolon + words.say("table-empty-studio"))


def own_cards(view: dict[str, Any]) -> list[str]:
    """The own hand."""
    return list(view["hand"])
