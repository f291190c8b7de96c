"""The deck of Kudos: a kind is a number from 1 to 25, colour by colour and in each by shape; 0 is not known.

A single card is its place in the deck, from 1 to 100; `deck[place]` is its kind. A pile is a chain of cards.
"""

# KUD-S1: the mix of the box is not printed; this is ours, and the one place where it stands.
COLOURS = 5
SHAPES = 5
COPIES = 4

KINDS = COLOURS * SHAPES
DECK = KINDS * COPIES
PILES = 4
ROW = 3
COLOUR_LETTERS = "RYGBV"
SHAPE_LETTERS = "cstdh"
COLOUR_NAMES = ("red", "yellow", "green", "blue", "violet")
SHAPE_NAMES = ("circle", "square", "triangle", "diamond", "hexagon")


def colour_of(kind: int) -> int:
    """KUD-S1, KUD-S2: the colour of a kind, from 0; the symbol at the centre says the same."""
    return (kind - 1) // SHAPES


def shape_of(kind: int) -> int:
    """KUD-S1: the shape of a kind, from 0."""
    return (kind - 1) % SHAPES


def matches(kind: int, top: int) -> bool:
    """KUD-T2, KUD-T3: whether a card fits on another, by colour or by shape."""
    return colour_of(kind) == colour_of(top) or shape_of(kind) == shape_of(top)
