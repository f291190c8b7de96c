"""The deck of 5211: a card is a number from 1 to 30, colour by colour and in each by value; 0 is no card."""

COLOURS = 5
VALUES = 6
KINDS = COLOURS * VALUES
DECK = 100
COPIES_OF_COLOUR = 20
HAND = 5
SEATS = 5
KODODO = 1
COPIES = (5, 6, 5, 2, 1, 1)
LETTERS = {"yellow": "Y", "green": "G", "orange": "O", "blue": "B", "violet": "V", "red": "R"}


def card_of(colour: int, value: int) -> int:
    """5211-S1: the card of that colour (from 0) and value (from 1)."""
    return colour * VALUES + value


def colour_of(card: int) -> int:
    """5211-S1: the colour of a card, from 0."""
    return (card - 1) * 43 >> 8  # a division by 6 that stays cheap when compiled


def value_of(card: int) -> int:
    """5211-S1, 5211-S2: the value of a card; a 1 is a Kododo and otherwise a card like any other."""
    return card - VALUES * colour_of(card)


def value_of_copy(copy: int) -> int:
    """5211-S1: the value of one of the twenty cards of a colour, counted from 0 in order of value."""
    return 1 + (copy >= 5) + (copy >= 11) + (copy >= 16) + (copy >= 18) + (copy >= 19)


def copies_of(card: int) -> int:
    """5211-S1: how many of that card there are: five 1s, six 2s, five 3s, two 4s, one 5 and one 6 a colour."""
    return COPIES[(card - 1) % VALUES]
