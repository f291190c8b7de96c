"""5211: how many cards of each colour lie on the table, against the limit; and how many 1s."""

from typing import Any

from pioche.draw.figures import lizard
from pioche.draw.palette import AMBER, DIM, IVORY, LINE, PAINTS, WELL
from pioche.draw.svg import Markup, join, place, rect, write
from pioche.draw.symbols import SYMBOLS, cross, star

STEP = 31
HIGH = 6 * STEP + 22
BAR = 68
CELLS = 500


def gauges(view: dict[str, Any], x: float, y: float) -> Markup:
    """5211-K1, 5211-K2, 5211-M2: a line for each colour, and one for the Kododo."""
    limit, kododo, best = view["limit"], view["kododo"], view["if_scored_now"]
    size = CELLS / max(limit, kododo["needs"])
    lines = [colour_line(letter, number, limit, letter == best, size) for letter, number in view["counts"].items()]
    lines.append(kododo_line(kododo["now"], kododo["needs"], "≥" if kododo["or_more"] else "=", best == "1", size))
    return join(*(place(line, x, y + 11 + STEP * (i + 0.5)) for i, line in enumerate(lines)))


def colour_line(letter: str, number: int, limit: int, best: bool, size: float) -> Markup:
    """5211-M2: a colour's cards; at the limit it is out."""
    paint = PAINTS[letter]
    out = number >= limit
    edge = BAR + size * (limit - 1)
    return join(
        chip(paint.body, SYMBOLS[paint.symbol](paint.ink, paint.body), 0.9, letter, paint.ink),
        bar(number, limit, LINE if out else paint.body, size),
        rect(edge - 5.5, -13, 5, 26, rx=2.5, fill=IVORY),
        place(cross(IVORY if out else LINE), edge + size / 2 - 2, 0, 0.9),
        verdict(number, f"<{limit}", out, best),
    )


def kododo_line(number: int, needs: int, sign: str, best: bool, size: float) -> Markup:
    """5211-K1, 5211-K2: the 1s on the table, and how many of them score."""
    out = sign == "=" and number > needs
    return join(
        chip(WELL, lizard(IVORY, WELL), 0.55, "1", IVORY),
        bar(number, needs, LINE if out else IVORY, size),
        verdict(number, f"{sign}{needs}", out, best),
    )


def chip(body: str, sign: Markup, scale: float, letter: str, ink: str) -> Markup:
    """What a line counts: its colour, its symbol and its letter."""
    plate = rect(0, -12.5, 52, 25, rx=6, fill=body, stroke=IVORY, stroke_width=2)
    return join(plate, place(sign, 16, 0, scale), write(38, 0, letter, 16, ink))


def bar(number: int, most: int, colour: str, size: float) -> Markup:
    """So many cells of which so many are filled."""
    full: dict[str, str | float] = {"fill": colour, "stroke": IVORY}
    empty: dict[str, str | float] = {"fill": WELL, "stroke": LINE}
    return join(
        *(
            rect(BAR + size * i, -10.5, size - 6, 21, rx=4, stroke_width=1.4, **(full if i < number else empty))
            for i in range(most)
        )
    )


def verdict(number: int, rule: str, out: bool, best: bool) -> Markup:
    """The count, what it is held against, and a star where the cards would score now."""
    pieces = [write(594, 0, number, 20, DIM if out else IVORY, "end"), write(602, 0, rule, 15, DIM, "start")]
    if best:
        pieces.append(place(star(AMBER), 662, 0, 1.1))
    return join(*pieces)
