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
ONE_COLOUR = 0b111110  # as sets of kinds: the first colour, and the first shape
ONE_SHAPE = 0b1000010000100001000010
ROW = 3
COLOUR_LETTERS = "RYGBV"
SHAPE_LETTERS = "cstdh"
COLOUR_NAMES = ("red", "yellow", "green", "blue", "violet")
SHAPE_NAMES = ("circle", "square", "triangle", "diamond", "hexagon")


def colour_of(kind: int) -> int:
    """KUD-S1, KUD-S2: the colour of a kind, from 0; the symbol at the centre says the same."""
    return (kind - 1) * 52 >> 8  # a division by 5 that stays cheap when compiled


def shape_of(kind: int) -> int:
    """KUD-S1: the shape of a kind, from 0."""
    return kind - 1 - SHAPES * colour_of(kind)


def fitting_kinds(top: int) -> int:
    """KUD-T2, KUD-T3: the kinds that fit on a card, by colour or by shape, as a set of bits."""
    colour = colour_of(top)
    shape = top - 1 - SHAPES * colour
    return ONE_COLOUR << SHAPES * colour | ONE_SHAPE << shape


def next_pile(pile: int) -> int:
    """KUD-S4: the next pile clockwise."""
    return pile + 1 if pile + 1 < PILES else 0
