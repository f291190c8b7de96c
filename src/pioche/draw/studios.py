"""Kobito: what lies before a seat: its rainbows packed in lines, the gold it has won, its penalties."""

from typing import Any

from pioche.draw.cards import HEIGHT, WIDTH, card, in_rainbow
from pioche.draw.figures import coin
from pioche.draw.palette import AMBER, DIM
from pioche.draw.parts import backs, hollow, result, seat_mark, spread
from pioche.draw.svg import Markup, join, place, rect, write
from pioche.draw.symbols import cross, star

View = dict[str, Any]
HEAD = 42
LABEL = 22
BETWEEN = 14
TIGHT = 2
FOOT = 40
FREE = 0.6


def seat_head(view: View, seat: int, x: float, y: float, width: float) -> Markup:
    """KOB-E5: a seat's number, its hidden hand with the Kobitos all have seen go there, and its points."""
    mine = seat == view["you"]
    middle = y + HEAD / 2
    pieces = [
        seat_mark(x + 14, middle, seat, seat in view["to_act"], mine),
        result(x + width - 14, middle, view["scores"][seat], star(AMBER)),
    ]
    if not mine:
        pieces.append(backs(x + 86, middle, view["held"][seat]))
        seen = view["known_kobitos"][seat]
        pieces += [place(card("kobito", "K"), x + 196 + 16 * i, middle - 16, 0.38) for i in range(seen)]
    return join(*pieces)


def lines(view: View, seat: int, width: float, scale: float) -> list[list[tuple[int, float]]]:
    """KOB-U1: the studio's places packed in lines, each as place and x."""
    packed: list[list[tuple[int, float]]] = [[]]
    x = 0.0
    for spot, steps in enumerate(view["studios"][seat]):
        need = LABEL + (len(steps) or FREE) * (WIDTH * scale + TIGHT)
        if x and x + need > width + 1:
            packed.append([])
            x = 0.0
        packed[-1].append((spot, x))
        x += need + BETWEEN
    return packed


def studio_height(view: View, seat: int, width: float, scale: float) -> float:
    """How high the studio has to be."""
    return len(lines(view, seat, width, scale)) * (HEIGHT * scale + 8)


def studio(view: View, seat: int, x: float, y: float, width: float, scale: float) -> Markup:
    """KOB-U1, KOB-G2: the four places of a studio; a single card left behind must move on and is marked."""
    pieces = []
    lone = view["lone"] if seat in view["to_act"] else None
    for line, spots in enumerate(lines(view, seat, width, scale)):
        top = y + line * (HEIGHT * scale + 8)
        for spot, left in spots:
            steps = view["studios"][seat][spot]
            cards = [in_rainbow(step["card"], step["number"], step["painted"]) for step in steps]
            pieces.append(write(x + left + 9, top + HEIGHT * scale / 2, f"s{spot + 1}", 13, DIM))
            pieces.append(spread(cards, x + left + LABEL, top, scale, TIGHT))
            if not steps:
                down = (1 - FREE) / 2 * HEIGHT * scale
                pieces.append(hollow(x + left + LABEL, top + down, scale * FREE))
            if lone == spot + 1:
                ring = rect(-2, -2, WIDTH + 4, HEIGHT + 4, rx=9, fill="none", stroke=AMBER, stroke_width=5)
                pieces.append(place(ring, x + left + LABEL, top, scale))
    return join(*pieces)


def won_height(view: View, seat: int) -> float:
    """How high the line of gold and penalties has to be."""
    return FOOT if view["gold_cards"][seat] or view["penalties"][seat] else 0


def won(view: View, seat: int, x: float, y: float, width: float) -> Markup:
    """KOB-G3, KOB-T4: a coin for each gold card won, and the penalty cards."""
    coins, paid = view["gold_cards"][seat], view["penalties"][seat]
    middle = y + FOOT / 2 - 4
    step = min(26, width * 0.6 / max(len(coins), 1))
    pieces = [place(coin(gold), x + 12 + step * i, middle, 1.25) for i, (_, gold) in enumerate(coins)]
    if paid:
        step = min(26, width * 0.3 / len(paid))
        left = x + width - 24 - step * (len(paid) - 1)
        pieces.append(place(cross("#ff8a7a"), left - 18, middle, 0.8))
        pieces += [place(card("kobito", text), left + step * i, middle - 16, 0.39) for i, text in enumerate(paid)]
    return join(*pieces)
