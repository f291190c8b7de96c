"""Kudos: the square of four piles with the arrow, and around it every row, draw pile and discard."""

from typing import Any

from pioche.draw.cards import HEIGHT, WIDTH, back, card
from pioche.draw.palette import AMBER, DIM, PANEL
from pioche.draw.parts import (
    GAP,
    SPAN,
    around,
    board,
    breadth,
    heap,
    hollow,
    panel,
    result,
    result_start,
    seat_mark,
    spread,
)
from pioche.draw.square import square
from pioche.draw.svg import Markup, group, join, place, rect, write
from pioche.draw.symbols import flag, pointer
from pioche.draw.symbols import heap as heap_sign

View = dict[str, Any]
GAME = "kudos"
SIDE = 282
ROW = 3
HEAD = 42
SEAT = 138
SMALL = 0.74
LARGE = 1.3
OWN = 152
SQUARE = 372


def draw(view: View) -> str:
    """KUD-S3, KUD-S4: the whole table as the view tells it."""
    you, seats = view["you"], around(view["seats"], view["you"])
    left = (len(seats) + 1) // 2
    high = max(SQUARE, left * (SEAT + GAP) - GAP)
    width = SPAN - 2 * SIDE - 4 * GAP
    pieces = [
        panel(SIDE + 2 * GAP, GAP, width, high),
        square(view, SIDE + 2 * GAP, GAP, width, high),
        *side(view, seats[:left][::-1], GAP, high),
        *side(view, seats[left:], SPAN - SIDE - GAP, high),
    ]
    y = high + 2 * GAP
    if you is not None:
        pieces.append(own_panel(view, you, y))
        y += OWN + GAP
    return board(y, GAME, *pieces)


def side(view: View, seats: list[int], x: float, high: float) -> list[Markup]:
    """The seats on one side of the square, from the top; clockwise goes up on the left and down on the right."""
    gap = GAP if len(seats) > 2 else (high - len(seats) * SEAT) / (len(seats) + 1)
    start = GAP + (high - len(seats) * SEAT - gap * (len(seats) - 1)) / 2
    return [seat_panel(view, seat, x, start + i * (SEAT + gap)) for i, seat in enumerate(seats)]


def seat_panel(view: View, seat: int, x: float, y: float) -> Markup:
    """KUD-S6: another seat: draw pile, row and discard."""
    acting = seat in view["to_act"]
    return group(
        panel(x, y, SIDE, SEAT, acting),
        head(view, seat, x + 14, x + SIDE - 14, y + HEAD / 2 + 3),
        cards(view, seat, x + SIDE / 2, y + HEAD + 4, SMALL, 12),
    )


def own_panel(view: View, you: int, y: float) -> Markup:
    """The viewer's seat, larger."""
    return group(
        panel(GAP, y, SPAN - 2 * GAP, OWN, you in view["to_act"]),
        head(view, you, GAP + 14, SPAN - GAP - 14, y + HEAD / 2 + 4),
        cards(view, you, SPAN / 2, y + (OWN - HEIGHT * LARGE) / 2 - 4, LARGE, 36),
    )


def head(view: View, seat: int, x: float, end: float, y: float) -> Markup:
    """KUD-E3: a seat's number, what it has to do, and its points with those of the last round scored."""
    acting = seat in view["to_act"]
    pieces = [seat_mark(x, y, seat, acting, seat == view["you"]), result(end, y, view["scores"][seat], flag(DIM))]
    if view["round_scores"][seat]:
        start = result_start(end, view["scores"][seat]) - 8
        pieces.append(write(start, y, f"+{view['round_scores'][seat]}", 15, DIM, "end"))
    if acting:
        pieces.append(duty(view["phase"], x + 84, y))
    return join(*pieces)


def duty(phase: str, x: float, y: float) -> Markup:
    """KUD-B1, KUD-X1, KUD-X2: a pile that comes to the seat, or a pile or a card that it has to give away."""
    away = place(pointer(AMBER), x + 34, y, 0.6)
    if phase == "fill":
        return join(place(pointer(AMBER), x + 4, y, 0.6, 180), place(heap_sign(AMBER, PANEL), x + 24, y))
    if phase == "give-pile":
        return join(place(heap_sign(AMBER, PANEL), x + 12, y), away)
    if phase == "give-card":
        return join(place(card_sign(), x + 12, y), away)
    return join()


def card_sign() -> Markup:
    """One card."""
    return rect(-6, -8.5, 12, 17, rx=1.8, fill=AMBER)


def cards(view: View, seat: int, middle: float, y: float, scale: float, gap: float) -> Markup:
    """KUD-S3, KUD-S6, KUD-B1: the draw pile, the row as it lies, and the discard."""
    row = [card(GAME, text) for text in view["rows"][seat]]
    thrown = view["discards"][seat]
    size = WIDTH * scale
    start = middle - breadth(ROW, scale, 4) / 2
    free = [hollow(start + i * (size + 4), y, scale) for i in range(len(row), ROW)]
    return group(
        heap(start - gap - size, y, scale, back(GAME), view["draw_piles"][seat]),
        spread(row, start, y, scale, 4),
        *free,
        heap(start + breadth(ROW, scale, 4) + gap, y, scale, card(GAME, thrown[0]) if thrown else None, len(thrown)),
    )
