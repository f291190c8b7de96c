"""The table of Kudos in words."""

from typing import Any

from rich.text import Text

from pioche.cli.table.boards.kudos import warning_lines
from pioche.cli.table.marks import said, written
from pioche.i18n.words import Words


def lines(view: dict[str, Any], names: list[str], words: Words) -> list[Text]:
    """KUD-S4, KUD-S6: the square, every row, who is nearly out."""
    return [
        *(pile_line(view, pile, words) for pile in range(len(view["piles"]))),
        *(seat_line(view, seat, names, words) for seat in range(view["seats"])),
        *warning_lines(view, names, words),
    ]


def pile_line(view: dict[str, Any], pile: int, words: Words) -> Text:
    """KUD-T2, KUD-T3: the top card of a pile, its cards, the arrow, and whether it was played last."""
    line = Text(words.say("table-pile", number=pile + 1) + words.say("colon"))
    line.append_text(said("kudos", view["piles"][pile][0]))
    line.append(", " + words.say("table-cards", count=len(view["piles"][pile])))
    if view["arrow"] == pile + 1:
        line.append(f", ▶ {words.say('table-arrow')}", style="bold")
    if view["at"] == pile + 1 and view["played"] + view["filled"]:
        line.append(f", ✓ {words.say('table-played-last')}", style="bold")
    return line


def seat_line(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Text:
    """KUD-S3, KUD-E3: a seat's row, piles and points."""
    line = Text(f"{seat + 1} {names[seat]}{words.say('colon')}").append_text(written("kudos", view["rows"][seat]))
    numbers = (
        words.say("table-draw-pile", count=view["draw_piles"][seat]),
        words.say("table-discard", count=len(view["discards"][seat])),
        words.say("table-points", points=view["scores"][seat]),
    )
    return line.append(words.say("semicolon") + ", ".join(numbers))


def own_cards(view: dict[str, Any]) -> list[str]:
    """The own row."""
    return list(view["rows"][view["you"]])
