"""The cards of the three games, 60 wide and 84 high: colour, symbol and letter or number on each."""

from functools import cache
from math import cos, radians, sin

from pioche.draw.figures import arch, brush, brush_mark, kobito, lizard, pot
from pioche.draw.palette import DIM, GOLD, INK, IVORY, PAINTS, WELL, hue
from pioche.draw.svg import Markup, circle, fitted, group, join, labelled, path, place, rect, tag, write
from pioche.draw.symbols import SYMBOLS, shape

WIDTH = 60
HEIGHT = 84
EDGE = 3.5


@cache
def card(game: str, text: str) -> Markup:
    """A card of a game, face up, as its notation names it, with that as its label."""
    return labelled(text, face(game, text))


@cache
def face(game: str, text: str) -> Markup:
    """A card of a game, face up, without a label."""
    return {"5211": card_5211, "kobito": card_kobito, "kudos": card_kudos}[game](text)


@cache
def back(game: str) -> Markup:
    """A card of a game, face down."""
    art = {"5211": back_5211, "kobito": back_kobito, "kudos": back_kudos}[game]()
    return group(plain_back(), art)


@cache
def plain_back() -> Markup:
    """A card face down, small enough that a drawing on it would only be in the way."""
    ring = rect(6, 6, WIDTH - 12, HEIGHT - 12, rx=4, fill="none", stroke=DIM, stroke_width=1.2)
    return join(frame(WELL), ring)


def frame(body: str) -> Markup:
    """An ivory card with a body of one colour."""
    inner = rect(EDGE, EDGE, WIDTH - 2 * EDGE, HEIGHT - 2 * EDGE, rx=5, fill=body)
    return join(rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, rx=8, fill=IVORY, stroke=INK, stroke_width=1), inner)


def symbol(letter: str, x: float, y: float, scale: float) -> Markup:
    """A colour's symbol, in the ink of its colour."""
    paint = PAINTS[letter]
    return place(SYMBOLS[paint.symbol](paint.ink, paint.body), x, y, scale)


def card_5211(text: str) -> Markup:
    """5211-S1, 5211-S2: a colour and a value; a lizard on the 1s."""
    colour, value = text[0], text[1:]
    paint = PAINTS[colour]
    art = place(lizard(paint.ink, paint.body), 31, 60, 0.86) if value == "1" else symbol(colour, 30, 59, 1.55)
    return join(
        frame(paint.body),
        write(20, 24, value, 34, paint.ink),
        write(46, 15.5, colour, 14, paint.ink),
        symbol(colour, 46, 31, 0.62),
        art,
    )


def back_5211() -> Markup:
    """The lizard on a dark card."""
    return place(lizard(DIM, WELL), WIDTH / 2, HEIGHT / 2, 1.05)


def card_kudos(text: str) -> Markup:
    """KUD-S1, KUD-S2: a colour and a shape, the colour's symbol at the centre."""
    colour, form = text[0], text[1:]
    paint = PAINTS[colour]
    centre = 53 if form == "t" else 51
    return join(
        frame(paint.body),
        write(19, 16, text, 17, paint.ink),
        place(shape(form, fill=IVORY, stroke=INK, stroke_width=1), 30, 51, 2.2),
        place(SYMBOLS[paint.symbol](INK, IVORY), 30, centre + (2 if form == "t" else 0), 0.85),
    )


def back_kudos() -> Markup:
    """The five shapes on a dark card."""
    places = {"c": (30, 22), "s": (45, 34), "t": (41, 58), "d": (19, 58), "h": (15, 34)}
    look: dict[str, str | float] = {"fill": "none", "stroke": DIM, "stroke_width": 2.4}
    return join(*(place(shape(form, **look), x, y, 0.62) for form, (x, y) in places.items()))


def card_kobito(text: str) -> Markup:
    """KOB-S1: a number, a Kobito or a paint card."""
    if text == "K":
        return join(frame(IVORY), write(14, 16, text, 18, INK), place(kobito(), 31, 47, 1.02))
    if text == "P":
        art = join(place(arch(20, 3.4), 30, 76), place(brush(), 33, 42, 1.05))
        return join(frame(IVORY), write(14, 16, text, 18, INK), art)
    count = int(text)
    return join(frame(hue(count)), bands(count), write(30, 34, text, fitted(text, 34), INK), dial(count))


def bands(number: int) -> Markup:
    """KOB-A2: the bands of the neighbours at both edges, so that a run shows as a rainbow."""
    low = path("M3.5 8.5A5 5 0 0 1 8.5 3.5H11Q5 42 11 80.5H8.5A5 5 0 0 1 3.5 75.5Z", fill=hue(number - 1))
    high = path("M56.5 8.5A5 5 0 0 0 51.5 3.5H49Q55 42 49 80.5H51.5A5 5 0 0 0 56.5 75.5Z", fill=hue(number + 1))
    return join(low, high)


def dial(number: int) -> Markup:
    """KOB-A2: the number's place on a dial of twelve, where 12 and 1 are neighbours."""
    dots = []
    for hour in range(1, 13):
        angle = radians(30 * hour)
        dots.append(circle(11 * sin(angle), -11 * cos(angle), 3.4 if hour == number else 1.1, fill=INK))
    return place(join(*dots), 30, 65)


@cache
def in_rainbow(text: str, number: int, painted: int) -> Markup:
    """KOB-J1, KOB-P3: a card where it lies in a rainbow: what a Kobito stands for, how often it was painted."""
    if text == "K":
        return labelled(text, kobito_as(number))
    return group(card("kobito", text), brush_marks(painted))


def brush_marks(painted: int) -> Markup:
    """KOB-P3: the signs on a card that was painted so often."""
    return join(*(place(brush_mark(), 47.5 - 12 * mark, 12, 0.98) for mark in range(painted)))


def kobito_as(number: int) -> Markup:
    """KOB-J1: a Kobito with the number it stands for, in that number's band."""
    band = path("M3.5 54H56.5V75.5A5 5 0 0 1 51.5 80.5H8.5A5 5 0 0 1 3.5 75.5Z", fill=hue(number))
    figure = place(kobito(), 33, 28.5, 0.82)
    return join(frame(IVORY), write(13, 15, "K", 17, INK), figure, band, write(30, 67, number, 25, INK))


@cache
def gold_card(length: int, gold: int) -> Markup:
    """KOB-S2: how many cards a rainbow needs, and the gold it is worth."""
    return labelled(f"{length}/{gold}", gold_face(length, gold))


def gold_face(length: int, gold: int) -> Markup:
    """KOB-S2: a gold card without a label."""
    return join(
        gold_blank(), write(44, 16, length, fitted(length, 21), INK), write(30, 60, gold, fitted(gold, 21), GOLD)
    )


@cache
def gold_blank() -> Markup:
    """KOB-S2: a gold card without its numbers, for those of an owner's own box."""
    return join(frame("#fff1c2"), place(arch(13, 2, 4), 19, 21), place(pot(), 30, 54, 1.05))


@cache
def gold_back() -> Markup:
    """A gold card, face down."""
    return join(frame("#6b4d12"), place(arch(15, 2.2, 4), 30, 26), place(pot(), 30, 56, 0.85))


def back_kobito() -> Markup:
    """A rainbow on a dark card."""
    return join(place(arch(19, 2.6), WIDTH / 2, 50), tag("path", d="M11 53H49", stroke=DIM, stroke_width=1.6))
