"""What the three tables share: panels, seats, heaps of cards, counts."""

from collections.abc import Sequence

from pioche.draw.cards import HEIGHT, WIDTH, plain_back
from pioche.draw.palette import AMBER, DIM, INK, IVORY, LINE, PANEL, TABLE
from pioche.draw.svg import Markup, circle, group, join, picture, place, rect, write
from pioche.draw.symbols import pawn, pointer

SPAN = 960
GAP = 12
FREE: dict[str, str | float] = {"fill": "none", "stroke": LINE, "stroke_width": 2, "stroke_dasharray": "5 4"}
OWED: dict[str, str | float] = {"fill": "none", "stroke": AMBER, "stroke_width": 2.6, "stroke_dasharray": "5 4"}


def board(height: float, label: str, *inside: Markup) -> str:
    """A whole table on its own ground, so that the page behind it does not matter."""
    ground = rect(1, 1, SPAN - 2, height - 2, rx=20, fill=TABLE, stroke=LINE, stroke_width=2)
    return picture(SPAN, height, label, ground, *inside)


def panel(x: float, y: float, width: float, height: float, acting: bool = False) -> Markup:
    """A part of the table; bright at its edge where a choice is awaited."""
    edge = AMBER if acting else PANEL
    return rect(x, y, width, height, rx=12, fill=PANEL, stroke=edge, stroke_width=3)


def seat_mark(x: float, y: float, seat: int, acting: bool, mine: bool) -> Markup:
    """A seat's pawn and number, counted from 1; the viewer's own is amber; a pointer where a choice is awaited."""
    colour = AMBER if mine else IVORY
    pieces = [place(pawn(colour), x + 10, y), write(x + 32, y, seat + 1, 20, colour)]
    if acting:
        pieces.append(place(pointer(AMBER), x + 56, y, 0.8))
    return join(*pieces)


def count(x: float, y: float, number: int) -> Markup:
    """How many cards a heap has."""
    width = 26 if number < 100 else 34
    plate = rect(x - width / 2, y - 11, width, 22, rx=11, fill=INK, stroke=IVORY, stroke_width=1.6)
    return join(plate, write(x, y, number, 14, IVORY))


def hollow(x: float, y: float, scale: float, owed: bool = False) -> Markup:
    """A place where a card may lie; amber where one is awaited."""
    look = OWED if owed else FREE
    return place(rect(2, 2, WIDTH - 4, HEIGHT - 4, rx=7, **look), x, y, scale)


def heap(x: float, y: float, scale: float, top: Markup | None, number: int) -> Markup:
    """A pile with its top card, its thickness and its count; an empty place when there is none."""
    if top is None or not number:
        return join(hollow(x, y, scale), count(x + WIDTH * scale / 2, y + HEIGHT * scale, 0))
    under = [
        place(rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, rx=8, fill=DIM, stroke=INK, stroke_width=1), x + d, y + d, scale)
        for d in range(2 * min(3, (number - 1 + 4) // 5), 0, -2)
    ]
    return join(*under, place(top, x, y, scale), count(x + WIDTH * scale / 2, y + HEIGHT * scale, number))


def backs(x: float, y: float, number: int, scale: float = 0.38, step: float = 9) -> Markup:
    """A hidden hand: so many backs, and their count."""
    if not number:
        return join()
    fan = [place(plain_back(), x + step * i, y - HEIGHT * scale / 2, scale) for i in range(number)]
    end = x + step * (number - 1) + WIDTH * scale
    return join(*fan, write(end + 8, y, number, 16, IVORY, "start"))


def spread(cards: Sequence[Markup], x: float, y: float, scale: float, gap: float = 6) -> Markup:
    """Cards side by side."""
    return group(*(place(card, x + i * (WIDTH * scale + gap), y, scale) for i, card in enumerate(cards)))


def breadth(cards: int, scale: float, gap: float = 6) -> float:
    """How wide so many cards side by side are."""
    return max(cards * (WIDTH * scale + gap) - gap, 0)


def around(seats: int, you: int | None) -> list[int]:
    """The other seats clockwise from the viewer; for a spectator all of them."""
    return list(range(seats)) if you is None else [(you + step) % seats for step in range(1, seats)]


def cells(number: int, columns: int) -> list[tuple[int, float, float]]:
    """Places for panels in rows, as row, x and width; a shorter last row is centred."""
    width = (SPAN - GAP * (columns + 1)) / columns
    places = []
    for i in range(number):
        row, column = divmod(i, columns)
        missing = max(columns * (row + 1) - number, 0)
        places.append((row, GAP + (column + missing / 2) * (width + GAP), width))
    return places


def dots(x: float, y: float, done: int, number: int) -> Markup:
    """Steps on a way: those done and the one under way are filled."""
    marks = [
        circle(x + 16 * i, y, 5.5, fill=AMBER if i < done else "none", stroke=AMBER, stroke_width=2)
        for i in range(number)
    ]
    return join(*marks)


def result(x: float, y: float, points: object, sign: Markup) -> Markup:
    """Points that end at x, with the sign of what they are before them."""
    text = str(points).replace("-", "−")
    return join(write(x, y, text, 24, IVORY, "end"), place(sign, result_start(x, text) + 10, y))


def result_start(x: float, points: object) -> float:
    """Where points that end at x begin, their sign included."""
    return x - 17 * len(str(points)) - 28
