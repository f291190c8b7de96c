"""5211: the gauges of the colours, every seat with its laid cards, and the own hand."""

from typing import Any

from pioche.draw.cards import HEIGHT, WIDTH, back, card, plain_back
from pioche.draw.gauges import HIGH, gauges
from pioche.draw.palette import AMBER, DIM, IVORY, PANEL
from pioche.draw.parts import (
    GAP,
    SPAN,
    around,
    backs,
    board,
    breadth,
    cells,
    dots,
    heap,
    hollow,
    panel,
    result,
    result_start,
    seat_mark,
    spread,
)
from pioche.draw.svg import Markup, group, join, place, rect, write
from pioche.draw.symbols import flag, star, turning
from pioche.draw.symbols import heap as heap_sign

View = dict[str, Any]
GAME = "5211"
PLACES = 4
HAND = 5
OPEN = 1.25
TURNS = 3
HEAD = 44
COLUMNS = {1: 1, 2: 2, 3: 3, 4: 2, 5: 3}
OWN = 178


def draw(view: View) -> str:
    """5211-R2, 5211-E4: the whole table as the view tells it."""
    you = view["you"]
    seats = around(view["seats"], you)
    top = HIGH + 2 * GAP
    scale = card_scale(view, len(seats))
    high = HEAD + HEIGHT * scale + 14
    others = []
    for seat, (row, x, width) in zip(seats, cells(len(seats), COLUMNS[len(seats)]), strict=True):
        others.append(seat_panel(view, seat, x, top + row * (high + GAP), width, scale))
    end = top + (row + 1) * (high + GAP)
    pieces = [panel(GAP, GAP, SPAN - 2 * GAP, HIGH), status(view), gauges(view, 250, GAP), *others]
    if you is not None:
        pieces.append(own_panel(view, you, end))
        end += OWN + GAP
    return board(end, GAME, *pieces)


def card_scale(view: View, panels: int) -> float:
    """The largest size at which the laid cards of a seat have room in its panel."""
    width = cells(panels, COLUMNS[panels])[0][2] - 2 * GAP
    most = max(PLACES, *(places(view, seat) for seat in range(view["seats"])))
    return min(1.0, (width / most - 6) / WIDTH)


def places(view: View, seat: int) -> int:
    """5211-R1: how many cards a seat will have laid when this turn is over."""
    return int(len(view["laid"][seat]) + view["sealed"][seat] + view["to_lay"][seat])


def status(view: View) -> Markup:
    """5211-S5, 5211-R1, 5211-L1: the draw pile, the round and its turn, and in the longer game deck and target."""
    x = 128
    pieces = [
        heap(GAP + 18, GAP + 34, 1.3, back(GAME), view["draw_pile"]),
        place(turning(IVORY), x + 12, 46, 1.1),
        write(x + 34, 46, view["round"], 26, IVORY, "start"),
        dots(x + 8, 84, view["turn"], TURNS),
    ]
    if view["target"]:
        pieces += [
            place(heap_sign(DIM, PANEL), x + 12, 122),
            write(x + 34, 122, view["deck"], 18, DIM, "start"),
            place(flag(DIM), x + 13, 156),
            write(x + 34, 156, view["target"], 18, DIM, "start"),
        ]
    return join(*pieces)


def seat_panel(view: View, seat: int, x: float, y: float, width: float, scale: float) -> Markup:
    """Another seat: its hidden hand, its points where they are shown, and what it has laid."""
    acting = seat in view["to_act"]
    middle = y + HEAD / 2 + 1
    wide = breadth(max(PLACES, places(view, seat)), scale)
    return group(
        panel(x, y, width, HEAD + HEIGHT * scale + 14, acting),
        seat_mark(x + 14, middle, seat, acting, False),
        backs(x + 86, middle, view["held"][seat]),
        points(view, seat, x + width - 14, middle),
        laid(view, seat, x + (width - wide) / 2, y + HEAD, scale),
    )


def own_panel(view: View, you: int, y: float) -> Markup:
    """The viewer's seat: the laid cards, then the open hand."""
    acting = you in view["to_act"]
    hand = [card(GAME, text) for text in view["hand"]]
    side = SPAN - GAP - 18 - breadth(HAND, OPEN)
    return group(
        panel(GAP, y, SPAN - 2 * GAP, OWN, acting),
        seat_mark(GAP + 14, y + 26, you, acting, True),
        points(view, you, side - 36, y + 26),
        laid(view, you, GAP + 18, y + 54, OPEN),
        rect(side - 18, y + 22, 2, OWN - 44, rx=1, fill=DIM),
        spread(hand, side, y + 54, OPEN),
    )


def laid(view: View, seat: int, x: float, y: float, scale: float) -> Markup:
    """5211-R2: open cards, sealed ones (the viewer sees what the own ones are), and places for those to come."""
    pieces = [card(GAME, text) for text in view["laid"][seat]]
    if seat == view["you"]:
        pieces += [sealed(text) for text in view["your_sealed"]]
    else:
        pieces += [back(GAME)] * view["sealed"][seat]
    step = WIDTH * scale + 6
    awaited = [hollow(x + step * i, y, scale, owed=True) for i in range(len(pieces), places(view, seat))]
    later = [hollow(x + step * i, y, scale) for i in range(places(view, seat), PLACES)]
    return join(spread(pieces, x, y, scale), *awaited, *later)


def sealed(text: str) -> Markup:
    """5211-R2: an own card that lies face down: its back, and a small picture of what it is."""
    return group(plain_back(), place(card(GAME, text), 12, 16.8, 0.6))


def points(view: View, seat: int, x: float, y: float) -> Markup:
    """5211-M4, 5211-E4, 5211-L1: the points, if the viewer may know them, those noted before, and the cards."""
    score, number, noted = view["scores"][seat], view["scored_cards"][seat], view["noted"][seat]
    known = str(score) if score is not None else f"{noted}+?" if noted else "?"
    pieces = [result(x, y, known, star(AMBER))]
    left = result_start(x, known) - 10
    if number is not None:
        pieces += [write(left, y, number, 15, DIM, "end"), place(heap_sign(DIM, PANEL), left - 32, y, 0.8)]
    return join(*pieces)
