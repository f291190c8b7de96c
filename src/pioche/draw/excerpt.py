"""A part of a table, as much of it as an example needs: small enough to be read on a phone."""

from collections.abc import Sequence
from typing import Any

from pioche.draw import g5211, kobito, kudos
from pioche.draw.cards import HEIGHT, card
from pioche.draw.gauges import HIGH, gauges
from pioche.draw.palette import LINE, TABLE
from pioche.draw.parts import GAP, SPAN, cells, panel, spread
from pioche.draw.square import square
from pioche.draw.studios import HEAD, seat_head, studio, studio_height, won, won_height
from pioche.draw.svg import FONT, NAMESPACE, Markup, join, number, place, rect, tag

View = dict[str, Any]
WIDE_5211 = 708
BESIDE = 0.72


def excerpt(view: View, seats: Sequence[int], label: str) -> Markup:
    """The middle of the table and these seats; without inline styles, so that a page may contain it."""
    parts = {"5211": part_5211, "kobito": part_kobito, "kudos": part_kudos}[view["game"]]
    width, height, drawing = parts(view, seats)
    ground = rect(1, 1, width - 2, height - 2, rx=20, fill=TABLE, stroke=LINE, stroke_width=2)
    return tag(
        "svg",
        ground,
        drawing,
        xmlns=NAMESPACE,
        viewBox=f"0 0 {number(float(width))} {number(float(height))}",
        width=width,
        height=round(height),
        role="img",
        aria_label=label,
        font_family=FONT,
        font_weight="bold",
    )


def part_5211(view: View, seats: Sequence[int]) -> tuple[float, float, Markup]:
    """5211-M2: the gauges, and what these seats have laid."""
    top, high = HIGH + 2 * GAP, g5211.HEAD + HEIGHT + 14
    width = (WIDE_5211 - 3 * GAP) / 2
    pieces = [panel(GAP, GAP, WIDE_5211 - 2 * GAP, HIGH), gauges(view, 2 * GAP, GAP)]
    for seat, (row, left, _) in zip(seats, cells(len(seats), 2), strict=True):
        x = GAP if left < width else 2 * GAP + width
        pieces.append(g5211.seat_panel(view, seat, x, top + row * (high + GAP), width, 1))
    return WIDE_5211, top + (row + 1) * (high + GAP), join(*pieces)


def part_kobito(view: View, seats: Sequence[int]) -> tuple[float, float, Markup]:
    """KOB-S3, KOB-U1: the golds, the studios of these seats, and the open hand."""
    width: float = kobito.GOLDS + 2 * GAP
    pieces, y = [kobito.golds(view)], float(kobito.TOP + 2 * GAP)
    for seat in seats:
        high = HEAD + studio_height(view, seat, kobito.GOLDS - 28, BESIDE) + won_height(view, seat) + 8
        pieces += [
            panel(GAP, y, kobito.GOLDS, high, seat in view["to_act"]),
            seat_head(view, seat, GAP, y, kobito.GOLDS),
            studio(view, seat, 2 * GAP, y + HEAD, kobito.GOLDS - 28, BESIDE),
            won(view, seat, 2 * GAP, y + high - won_height(view, seat), kobito.GOLDS - 28),
        ]
        y += high + GAP
    if view["hand"]:
        hand = spread([card("kobito", text) for text in view["hand"]], 2 * GAP, 8, 1)
        pieces.append(place(join(panel(GAP, 0, kobito.GOLDS, HEIGHT + 16), hand), 0, y))
        y += HEIGHT + 16 + GAP
    return width, y, join(*pieces)


def part_kudos(view: View, seats: Sequence[int]) -> tuple[float, float, Markup]:
    """KUD-S4, KUD-S6: the square, and below it the rows of these seats."""
    inside = SPAN - 2 * kudos.SIDE - 4 * GAP
    width = inside + 2 * GAP
    pieces = [panel(GAP, GAP, inside, kudos.SQUARE), square(view, GAP, GAP, inside, kudos.SQUARE)]
    y = kudos.SQUARE + 2 * GAP
    for seat in seats:
        pieces.append(panel(GAP, y, inside, kudos.SEAT, seat in view["to_act"]))
        pieces.append(kudos.head(view, seat, 2 * GAP, width - 2 * GAP, y + kudos.HEAD / 2 + 3))
        pieces.append(kudos.cards(view, seat, width / 2, y + kudos.HEAD + 4, kudos.SMALL, 14))
        y += kudos.SEAT + GAP
    return width, y, join(*pieces)
