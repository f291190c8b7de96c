"""The table of Kudos: the square with the arrow, every row, what each seat still has and has been given."""

from typing import Any

from rich.text import Text

from pioche.cli.table.marks import Block, beside, card, chips, named, padded, stack, styled
from pioche.i18n.words import Words

SIDE = 12
NAME = 12
ROW = 16
NUMBER = 5
NEARLY_OUT = 3
ROW_CARDS = 3
CARD = 4
CARD_WIDTH = 7


def title(view: dict[str, Any], words: Words) -> list[str]:
    """Where the game stands."""
    return [words.say("table-round", number=view["round"]), words.say("table-target", points=view["target"])]


def table(view: dict[str, Any], names: list[str], words: Words, roomy: bool) -> Text:
    """KUD-S4, KUD-S6: the square above, the seats below."""
    lines = [*row_of_piles(view, 0, 1, words), Text("↻".center(2 * SIDE + 15 + 2)), *row_of_piles(view, 3, 2, words)]
    if roomy:
        lines.append(Text())
        for seat in range(view["seats"]):
            lines += seat_block(view, seat, names, words)
    else:
        lines.append(head_line(words))
        lines += [seat_line(view, seat, names) for seat in range(view["seats"])]
    return stack(lines + warning_lines(view, names, words))


def row_of_piles(view: dict[str, Any], left: int, right: int, words: Words) -> Block:
    """KUD-S4: two neighbouring piles of the square, with what is to be said beside them."""
    return beside(
        [
            [padded_left(line) for line in notes(view, left, words)],
            top_card(view, left),
            [Text()] * 4,
            top_card(view, right),
            [padded(line, SIDE) for line in notes(view, right, words)],
        ]
    )


def top_card(view: dict[str, Any], pile: int) -> Block:
    """KUD-S4: the card on top of a pile."""
    return card("kudos", view["piles"][pile][0])


def notes(view: dict[str, Any], pile: int, words: Words) -> Block:
    """KUD-T2, KUD-T3: a pile's number, whether the arrow points at it, whether it was played last, its cards."""
    pointed = view["arrow"] == pile + 1
    last = view["at"] == pile + 1 and (view["played"] > 0 or view["filled"])
    return [
        styled(words.say("table-pile", number=pile + 1), "bold" if pointed else ""),
        styled(f" ▶ {words.say('table-arrow')} " if pointed else "", "bold reverse"),
        styled(f"✓ {words.say('table-played-last')}" if last else "", "bold"),
        styled(words.say("table-cards", count=len(view["piles"][pile])), "dim"),
    ]


def padded_left(text: Text) -> Text:
    """Text at the right of a column as wide as the notes."""
    space = SIDE - text.cell_len
    return Text(" " * max(space, 0)).append_text(text)


def head_line(words: Words) -> Text:
    """What the columns of the seats are."""
    line = Text(" " * (NAME + ROW))
    for column in ("draw", "discard", "total"):
        line.append(words.say(f"table-column-{column}").rjust(NUMBER), style="dim")
    return line


def seat_line(view: dict[str, Any], seat: int, names: list[str]) -> Text:
    """KUD-S3, KUD-E3: a seat's row, its piles and its points."""
    line = padded(seat_name(view, seat, names), NAME).append_text(padded(chips("kudos", view["rows"][seat], ""), ROW))
    for number in (view["draw_piles"][seat], len(view["discards"][seat]), view["scores"][seat]):
        line.append(str(number).rjust(NUMBER))
    return line


def seat_name(view: dict[str, Any], seat: int, names: list[str]) -> Text:
    """A seat's number and the name of who sits there, and whether it is their turn."""
    mark = "▸" if seat in view["to_act"] else " "
    return styled(f"{mark}{seat + 1} {names[seat]}", "bold" if seat == view["you"] else "")


def seat_block(view: dict[str, Any], seat: int, names: list[str], words: Words) -> Block:
    """KUD-S3, KUD-E3: the same where there is room for cards."""
    row = [card("kudos", each) for each in view["rows"][seat]]
    row += [[Text(" " * CARD_WIDTH)] * CARD] * (ROW_CARDS - len(row))
    numbers = [
        styled(words.say("table-points", points=view["scores"][seat]), "bold"),
        Text(words.say("table-draw-pile", count=view["draw_piles"][seat])),
        Text(words.say("table-discard", count=len(view["discards"][seat]))),
    ]
    return beside([named([seat_name(view, seat, names)], NAME, CARD), *row, [*numbers, Text()]])


def warning_lines(view: dict[str, Any], names: list[str], words: Words) -> list[Text]:
    """KUD-E1: who may be out of cards with their next turn."""
    near = [names[seat] for seat in range(view["seats"]) if 0 < cards_left(view, seat) <= NEARLY_OUT]
    return [Text("! " + words.say("table-nearly-out", names=words.list(near)), style="bold")] if near else []


def cards_left(view: dict[str, Any], seat: int) -> int:
    """KUD-E1: the cards a seat has still to get rid of."""
    return int(view["draw_piles"][seat]) + len(view["rows"][seat])


def hand(view: dict[str, Any]) -> Text:
    """The own row."""
    return stack(beside([card("kudos", each) for each in view["rows"][view["you"]]]))
