"""Kobito: the three gold cards and their rainbows, what is owed, every studio, and the own hand."""

from typing import Any

from pioche.draw.cards import HEIGHT, WIDTH, back, card, gold_back, gold_card, in_rainbow
from pioche.draw.palette import AMBER, DIM, INK, IVORY, LINE, PANEL, WELL, hue
from pioche.draw.parts import GAP, SPAN, around, board, breadth, cells, heap, hollow, panel, seat_mark, spread
from pioche.draw.studios import HEAD, LABEL, TIGHT, seat_head, studio, studio_height, won, won_height
from pioche.draw.svg import Markup, group, join, place, rect, write
from pioche.draw.symbols import cross, tick, turning
from pioche.draw.symbols import heap as heap_sign

View = dict[str, Any]
GAME = "kobito"
GOLDS = 600
ROW = 88
TOP = 3 * ROW + 16
HAND = 1.1
LONGEST = 7
NUMBERS = 12
KINDS = (*map(str, range(1, NUMBERS + 1)), "K", "P")


def draw(view: View) -> str:
    """KOB-E5: the whole table as the view tells it."""
    you, seats = view["you"], around(view["seats"], view["you"])
    frames = cells(len(seats), min(len(seats), 2))
    pieces = [golds(view), status(view)]
    y: float = TOP + 2 * GAP
    for row in range(frames[-1][0] + 1):
        here = [(seat, x, width) for seat, (at, x, width) in zip(seats, frames, strict=True) if at == row]
        high = max(seat_height(view, seat, width) for seat, _, width in here)
        pieces += [seat_panel(view, seat, x, y, width, high) for seat, x, width in here]
        y += high + GAP
    if you is not None:
        high = own_height(view, you)
        pieces.append(own_panel(view, you, y, high))
        y += high + GAP
    return board(y, GAME, *pieces)


def golds(view: View) -> Markup:
    """KOB-S3, KOB-S4: the gold cards with their rainbows."""
    longest = max(LONGEST, *(gold["length"] for gold in view["golds"] if gold), 0)
    scale = min(0.9, ((GOLDS - 118) / longest - 5) / WIDTH)
    rows = [gold_row(slot, gold, GAP + 12 + ROW * slot, scale) for slot, gold in enumerate(view["golds"])]
    return join(panel(GAP, GAP, GOLDS, TOP), *rows)


def gold_row(slot: int, gold: dict[str, Any] | None, y: float, scale: float) -> Markup:
    """KOB-G3: a gold card, the cards beside it, and an empty place for each that it still needs."""
    label = write(GAP + 20, y + 38, f"g{slot + 1}", 16, DIM)
    if gold is None:
        return join(label, hollow(GAP + 40, y, 0.9))
    cards = [in_rainbow(step["card"], step["number"], step["painted"]) for step in gold["rainbow"]]
    x, inside = GAP + 110, y + (0.9 - scale) * HEIGHT / 2
    step = WIDTH * scale + 5
    needed = [hollow(x + step * i, inside, scale) for i in range(len(cards), gold["length"])]
    return join(
        label,
        place(gold_card(gold["length"], gold["gold"]), GAP + 40, y, 0.9),
        spread(cards, x, inside, scale, 5),
        *needed,
    )


def status(view: View) -> Markup:
    """KOB-T1, KOB-T3, KOB-E1: the draw pile, the gold deck, the turn, what is owed, and the discard."""
    x = GOLDS + 2 * GAP
    return group(
        panel(x, GAP, SPAN - GAP - x, TOP),
        heap(x + 22, GAP + 20, 1, back(GAME), view["draw_pile"]),
        heap(x + 112, GAP + 20, 1, gold_back(), view["gold_deck"]),
        place(turning(IVORY), x + 216, 58, 1.1),
        write(x + 238, 58, view["turn"], 26, IVORY, "start"),
        debt(view, x + 16, 170),
        discard(view["discard"], x + 14, 222),
    )


def debt(view: View, x: float, y: float) -> Markup:
    """KOB-T1, KOB-T4: the cards owed this turn: those played, those paid as penalties, and those to come."""
    if not view["to_act"]:
        return join()
    done = ["played"] * view["played"] + ["paid"] * view["penalties_paid"]
    boxes = []
    for i, kind in enumerate(done + ["owed"] * view["still_owed"]):
        look: dict[str, str | float] = {"fill": WELL, "stroke": LINE if kind != "owed" else AMBER, "stroke_width": 2}
        sign = {"played": tick(IVORY), "paid": cross("#ff8a7a"), "owed": join()}[kind]
        boxes.append(place(join(rect(-11, -13, 22, 26, rx=4, **look), place(sign, 0, 0, 0.8)), 92 + 27 * i, 0))
    seat = view["to_act"][0]
    return place(join(seat_mark(0, 0, seat, True, seat == view["you"]), *boxes), x, y)


def discard(counts: dict[str, int], x: float, y: float) -> Markup:
    """KOB-T3: how many of each card lie in the discard."""
    columns = [place(heap_sign(DIM, PANEL), x + 8, y + 12)]
    for i, kind in enumerate(KINDS):
        number = counts.get(kind, 0)
        left = x + 26 + 19.4 * i
        columns += [
            rect(
                left, y, 17.6, 24, rx=4, fill=hue(int(kind)) if kind.isdigit() else IVORY, opacity=1 if number else 0.4
            ),
            write(left + 8.8, y + 12, kind, 11, INK),
            write(left + 8.8, y + 37, number or "·", 14, IVORY if number else LINE),
        ]
    return group(*columns)


def studio_scale(width: float) -> float:
    """KOB-A5: the size at which twelve cards in a line have room, and no larger than the viewer's own."""
    return min(0.66, ((width - 28 - LABEL) / NUMBERS - TIGHT) / WIDTH)


def seat_height(view: View, seat: int, width: float) -> float:
    """How high a seat's panel has to be."""
    return HEAD + studio_height(view, seat, width - 28, studio_scale(width)) + won_height(view, seat) + 8


def seat_panel(view: View, seat: int, x: float, y: float, width: float, high: float) -> Markup:
    """KOB-E5: another seat: its hidden hand, its studio, its gold and its penalties."""
    return group(
        panel(x, y, width, high, seat in view["to_act"]),
        seat_head(view, seat, x, y, width),
        studio(view, seat, x + 14, y + HEAD, width - 28, studio_scale(width)),
        won(view, seat, x + 14, y + high - won_height(view, seat), width - 28),
    )


def own_height(view: View, you: int) -> float:
    """How high the viewer's panel has to be."""
    return max(HEAD + studio_height(view, you, SPAN - 436, 0.66) + won_height(view, you) + 8, HEIGHT * HAND + 48)


def own_panel(view: View, you: int, y: float, high: float) -> Markup:
    """The viewer's seat: the studio, then the open hand."""
    hand = [card(GAME, text) for text in view["hand"]]
    side = SPAN - GAP - 20 - breadth(5, HAND)
    return group(
        panel(GAP, y, SPAN - 2 * GAP, high, you in view["to_act"]),
        seat_head(view, you, GAP, y, side - 30),
        studio(view, you, GAP + 14, y + HEAD, SPAN - 436, 0.66),
        won(view, you, GAP + 14, y + high - won_height(view, you), side - 58),
        rect(side - 20, y + 20, 2, high - 40, rx=1, fill=LINE),
        spread(hand, side, y + (high - HEIGHT * HAND) / 2, HAND),
    )
