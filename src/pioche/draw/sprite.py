"""All cards of a game as one SVG: a `symbol` for each, taken into a page by `<use href="/art/5211.svg#G3">`.

Only presentation attributes are used, so that a page that forbids inline styles can show it. The `svg` around a `use`
needs a size and no viewBox: every symbol has its own. Signs in `currentColor` take the colour of the words beside them.
"""

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pioche.draw import symbols
from pioche.draw.cards import (
    HEIGHT,
    WIDTH,
    back,
    brush_marks,
    face,
    gold_back,
    gold_blank,
    gold_face,
    kobito_as,
    plain_back,
)
from pioche.draw.figures import arch, brush, coin, kobito, lizard, pot
from pioche.draw.palette import INK, IVORY, PAINTS
from pioche.draw.svg import FONT, NAMESPACE, Markup, join, place, rect, tag
from pioche.games.g5211.cards import LETTERS, VALUES
from pioche.games.kobito.cards import GOLD_CARDS, NUMBERS, PAINT_COPIES
from pioche.games.kudos.cards import COLOUR_LETTERS, SHAPE_LETTERS

CARD = f"0 0 {WIDTH} {HEIGHT}"
SIGN = "-12 -12 24 24"
SPOKEN = "currentColor"
ICONS = {
    "pawn": symbols.pawn,
    "turning": symbols.turning,
    "flag": symbols.flag,
    "star": symbols.star,
    "cross": symbols.cross,
    "tick": symbols.tick,
    "pointer": symbols.pointer,
}
SPRITES = ("5211", "kobito", "kudos", "icons")


class Piece(NamedTuple):
    """A symbol of the sprite: its id, its box and its drawing."""

    name: str
    box: str
    art: Markup


@cache
def sprite(name: str) -> str:
    """The sprite of a game, or of the `icons` that all three share."""
    pieces = {"5211": pieces_5211, "kobito": pieces_kobito, "kudos": pieces_kudos, "icons": icons}[name]()
    return tag("svg", *map(symbol, pieces), xmlns=NAMESPACE)


def symbol(piece: Piece) -> Markup:
    """One piece as a symbol; the font is on each, since a page takes in the symbol and nothing around it."""
    return tag("symbol", piece.art, id=piece.name, viewBox=piece.box, font_family=FONT, font_weight="bold")


def pieces_5211() -> Iterator[Piece]:
    """5211-S1, 5211-S3: every card of both editions, the backs, the colours and the lizard."""
    for letter in LETTERS.values():
        for value in range(1, VALUES + 1):
            yield Piece(f"{letter}{value}", CARD, face("5211", f"{letter}{value}"))
        yield Piece(f"colour-{letter}", SIGN, colour(letter))
    yield from backs("5211")
    yield Piece("lizard", "-24 -24 48 48", lizard(SPOKEN, "none"))


def pieces_kudos() -> Iterator[Piece]:
    """KUD-S1, KUD-S2: every card, the backs, the colours and the shapes."""
    for letter in COLOUR_LETTERS:
        for form in SHAPE_LETTERS:
            yield Piece(letter + form, CARD, face("kudos", letter + form))
        yield Piece(f"colour-{letter}", SIGN, colour(letter))
    for form in SHAPE_LETTERS:
        yield Piece(f"shape-{form}", SIGN, symbols.shape(form, fill=SPOKEN))
    yield from backs("kudos")


def pieces_kobito() -> Iterator[Piece]:
    """KOB-S1, KOB-S2, KOB-J1, KOB-P3: every card, Kobitos that stand for a number, gold cards and marks of paint."""
    for text in (*map(str, range(1, NUMBERS + 1)), "K", "P"):
        yield Piece(text, CARD, face("kobito", text))
    for number in range(1, NUMBERS + 1):
        yield Piece(f"K-{number}", CARD, kobito_as(number))
    for length, gold in sorted(set(GOLD_CARDS)):
        yield Piece(f"gold-{length}-{gold}", CARD, gold_face(length, gold))
    yield Piece("gold", CARD, gold_blank())
    yield Piece("gold-back", CARD, gold_back())
    for times in range(1, PAINT_COPIES + 1):
        yield Piece(f"painted-{times}", CARD, brush_marks(times))
    yield from backs("kobito")
    yield Piece("coin", SIGN, coin(""))
    yield Piece("pot", "-24 -26 48 48", pot())
    yield Piece("rainbow", "-24 -24 48 26", arch(22, 3))
    yield Piece("brush", "-22 -26 44 52", brush())
    yield Piece("kobito", "-24 -34 48 66", kobito())


def icons() -> Iterator[Piece]:
    """What the three tables share."""
    for name, draw in ICONS.items():
        yield Piece(name, SIGN, draw(SPOKEN))


def backs(game: str) -> Iterator[Piece]:
    """A card face down, and a plain one for where it is drawn small."""
    yield Piece("back", CARD, back(game))
    yield Piece("plain-back", CARD, plain_back())


def colour(letter: str) -> Markup:
    """A colour with its symbol, to be seen on any ground."""
    paint = PAINTS[letter]
    plate = rect(-11, -11, 22, 22, rx=6, fill=paint.body, stroke=IVORY, stroke_width=1)
    rim = rect(-11.5, -11.5, 23, 23, rx=6.5, fill="none", stroke=INK, stroke_width=0.8)
    return join(plate, rim, place(symbols.SYMBOLS[paint.symbol](paint.ink, paint.body), 0, 0, 0.8))
