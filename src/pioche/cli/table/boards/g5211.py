"""The table of 5211: the running counts that decide the round, every seat's cards, the own hand."""

from typing import Any

from rich.text import Text

from pioche.cli.table.marks import (
    SIGNS,
    Block,
    back,
    bar,
    beside,
    card,
    chip,
    face,
    hidden,
    named,
    own_sealed,
    padded,
    stack,
    styled,
)
from pioche.core.contract import NOBODY
from pioche.games.g5211.cards import LETTERS
from pioche.i18n.words import Words

COLOURS = {letter: colour for colour, letter in LETTERS.items()}
NAME = 11
CARD = 4
COLOUR = 8
OUT = ("over", "tied")


def title(view: dict[str, Any], words: Words) -> list[str]:
    """Where the game stands."""
    deck = [words.say("table-deck", number=view["deck"])] if view["target"] else []
    last = [words.say("table-last-round")] if view["last_round"] else []
    return [
        *deck,
        words.say("table-round", number=view["round"]),
        words.say("table-turn-of", number=view["turn"]),
        *last,
        words.say("table-draw-pile", count=view["draw_pile"]),
    ]


def table(view: dict[str, Any], names: list[str], words: Words, roomy: bool) -> Text:
    """5211-M1, 5211-M2: the counts, what would score, and what lies before each seat."""
    lines = [Text(words.say("table-counts", limit=view["limit"]), style="bold")]
    lines += [colour_line(view, letter, words) for letter in view["counts"]]
    lines += [kododo_line(view, words), would_score(view, words), Text()]
    for seat in range(view["seats"]):
        lines += seat_block(view, seat, names, words) if roomy else [seat_line(view, seat, names, words)]
    return stack(lines)


def colour_line(view: dict[str, Any], letter: str, words: Words) -> Text:
    """5211-M1, 5211-M2, 5211-M3: a colour's count against the limit, and how it stands."""
    count = view["counts"][letter]
    line = styled(f" {letter} {SIGNS[letter]} ", face("5211", letter))
    line.append_text(padded(Text(" " + words.say(f"colour-{COLOURS[letter]}")), COLOUR + 1))
    line.append_text(bar(letter, count, view["limit"], face("5211", letter))).append(f" {count}", style="bold")
    standing = stands(view, letter)
    if standing:
        line.append("  " + words.say(f"table-stands-{standing}"), style="dim" if standing in OUT else "bold")
    return line


def stands(view: dict[str, Any], letter: str) -> str:
    """5211-M2, 5211-M3: whether a colour would score now or has scored, is over the limit or tied out; else nothing."""
    counts, limit = view["counts"], view["limit"]
    count = counts[letter]
    if count >= limit:
        return "over"
    if view["if_scored_now"] == letter:
        return "scored" if is_scored(view) else "scores"
    scoring = counts.get(view["if_scored_now"], NOBODY)
    tied = [other for other in counts if counts[other] == count]
    return "tied" if count and len(tied) > 1 and count > scoring and view["if_scored_now"] != "1" else ""


def is_scored(view: dict[str, Any]) -> bool:
    """5211-R4: whether the cards that lie open were scored: none is sealed, and none is still to be laid."""
    return not any((*view["sealed"], *view["to_lay"]))


def kododo_line(view: dict[str, Any], words: Words) -> Text:
    """5211-K1, 5211-K2: how many 1s there are and how many it takes."""
    kododo = view["kododo"]
    style = face("kobito", "K")
    line = styled(" 1   ", style).append_text(padded(Text(" Kododo"), COLOUR + 1))
    line.append_text(bar("1", kododo["now"], kododo["needs"], style)).append(f" {kododo['now']}", style="bold")
    more = "yes" if kododo["or_more"] else "no"
    line.append("  " + words.say("table-kododo-needs", needs=kododo["needs"], more=more), style="dim")
    return line


def would_score(view: dict[str, Any], words: Words) -> Text:
    """5211-K1, 5211-M3: what would score with the cards open now, or what has scored."""
    what = view["if_scored_now"]
    key = "table-has-scored" if is_scored(view) else "table-would-score"
    if what is None:
        return Text(words.say(f"{key}-nobody"), style="dim")
    if what == "1":
        return Text(words.say(f"{key}-kododo"), style="bold")
    colour = words.say(f"colour-{COLOURS[what]}")
    return Text(words.say(key, colour=colour, sign=SIGNS[what]), style="bold")


def seat_line(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Text:
    """5211-R2: a seat's open cards, what lies sealed, whether it has chosen, and its points if they show."""
    line = padded(seat_name(view, seat, names), NAME).append(" ")
    line.append_text(laid_cards(view, seat)).append(chosen(view, seat), style="bold")
    return line.append("  ").append_text(open_score(view, seat, words))


def seat_block(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Block:
    """5211-R2: the same where there is room for cards."""
    what = view["if_scored_now"]
    cards = [card("5211", each, dim=what is not None and what not in each) for each in view["laid"][seat]]
    if seat == view["you"]:
        cards += [own_sealed(each) for each in view["your_sealed"]]
    else:
        cards += [back()] * view["sealed"][seat]
    sides = [seat_name(view, seat, names), styled(chosen(view, seat), "bold"), open_score(view, seat, words)]
    return beside([named(sides, NAME, CARD), *cards])


def seat_name(view: dict[str, Any], seat: int, names: list[str]) -> Text:
    """A seat's number and the name of who sits there."""
    return styled(f"{seat + 1} {names[seat]}", "bold" if seat == view["you"] else "")


def open_score(view: dict[str, Any], seat: int, words: Words) -> Text:
    """5211-E4: another seat's points, if they show."""
    points = view["scores"][seat]
    return Text() if points is None or seat == view["you"] else Text(words.say("table-points", points=points))


def chosen(view: dict[str, Any], seat: int) -> str:
    """5211-R2: whether a seat has chosen, as all may see."""
    if view["to_lay"][seat] and not view["over"]:
        return "…"
    return "✓" if view["sealed"][seat] else ""


def laid_cards(view: dict[str, Any], seat: int) -> Text:
    """5211-R2: open cards, those that would score brightest; the own sealed cards in brackets, others' as backs."""
    what = view["if_scored_now"]
    text = Text()
    for each in view["laid"][seat]:
        text.append_text(chip("5211", each, dim=what is not None and what not in each)).append(" ")
    if seat == view["you"]:
        for each in view["your_sealed"]:
            text.append(f"({each})", style="bold").append(" ")
    elif view["sealed"][seat]:
        text.append_text(hidden(view["sealed"][seat])).append(" ")
    return text


def hand(view: dict[str, Any]) -> Text:
    """The own cards."""
    return stack(beside([card("5211", each) for each in view["hand"]]))
