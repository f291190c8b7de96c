"""Kudos: the square of four piles, and the arrow at its centre."""

from math import atan2, degrees
from typing import Any

from pioche.draw.cards import HEIGHT, WIDTH, card
from pioche.draw.palette import AMBER, DIM, INK, IVORY, LINE, WELL
from pioche.draw.parts import heap
from pioche.draw.svg import Markup, circle, group, join, path, place, rect, write
from pioche.draw.symbols import flag, pawn, turning

View = dict[str, Any]
CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))
ACROSS = 96
DOWN = 84
SCALE = 1.3


def square(view: View, x: float, y: float, width: float, high: float) -> Markup:
    """KUD-S4, KUD-S5: the piles clockwise from the upper left, the arrow, the round and the points that end it."""
    middle, centre = x + width / 2, y + high / 2 + 14
    return group(
        place(turning(IVORY), x + 26, y + 26, 1),
        write(x + 46, y + 26, view["round"], 22, IVORY, "start"),
        place(flag(DIM), x + width - 70, y + 26, 1),
        write(x + width - 18, y + 26, view["target"], 22, DIM, "end"),
        *(pile(view, number, middle, centre) for number in range(4)),
        place(circle(0, 0, 40, fill=WELL, stroke=LINE, stroke_width=2), middle, centre),
        *(arrow(number, middle, centre, view["arrow"] is None) for number in pointed_at(view)),
    )


def pointed_at(view: View) -> list[int]:
    """KUD-S5: the pile under the arrow; while it has to be chosen, all four."""
    return list(range(4)) if view["arrow"] is None else [view["arrow"] - 1]


def pile(view: View, number: int, middle: float, centre: float) -> Markup:
    """KUD-T2, KUD-T3: a pile, its height and its number; bright under the arrow; a pawn where play has come to."""
    across, down = CORNERS[number]
    x = middle + across * ACROSS - WIDTH * SCALE / 2
    y = centre + down * DOWN - HEIGHT * SCALE / 2
    seen = view["piles"][number]
    chosen = view["arrow"] == number + 1
    pieces = [heap(x, y, SCALE, card("kudos", seen[0]) if seen else None, len(seen))]
    if chosen:
        ring = rect(-5, -5, WIDTH * SCALE + 10, HEIGHT * SCALE + 10, rx=14, fill="none", stroke=AMBER, stroke_width=5)
        pieces.insert(0, place(ring, x, y))
    outside = middle + across * (ACROSS + WIDTH * SCALE / 2 + 22)
    level = y + HEIGHT * SCALE / 2
    pieces.append(write(outside, level, number + 1, 20, AMBER if chosen else DIM))
    if view["at"] == number + 1 and (view["played"] or view["filled"]) and view["to_act"]:
        pieces.append(place(pawn(AMBER if view["to_act"] == [view["you"]] else IVORY), outside, level - 32))
    return join(*pieces)


def arrow(number: int, middle: float, centre: float, to_choose: bool) -> Markup:
    """KUD-S5, KUD-T4: the arrow, pointing at a pile."""
    across, down = CORNERS[number]
    turn = degrees(atan2(down * DOWN, across * ACROSS))
    shape = "M-28 -8H8V-22L46 0L8 22V8H-28Z"
    look: dict[str, str | float] = {"stroke": INK, "stroke_width": 2, "stroke_linejoin": "round", "fill": AMBER}
    if to_choose:
        shape = "M16 -6H26V-14L46 0L26 14V6H16Z"
    return place(path(shape, **look), middle, centre, 1, turn)
