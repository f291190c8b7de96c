"""The rainbow deck: 1 to 12 are numbers, 13 a Kobito (joker), 14 a paint card; 0 is no card, or not known."""

NUMBERS = 12
KOBITO = 13
PAINT = 14
KINDS = 14

# KOB-S1: the box does not print how the 84 number cards are mixed; seven of each is our ruling.
NUMBER_COPIES = 7
KOBITO_COPIES = 5
PAINT_COPIES = 3
DECK = NUMBERS * NUMBER_COPIES + KOBITO_COPIES + PAINT_COPIES

# KOB-S2: the gold cards are not printed either; these are ours, as (length asked, gold), the one place they stand.
GOLD_CARDS = ((4, 3),) * 4 + ((5, 4),) * 5 + ((6, 6),) * 5 + ((7, 8),) * 4

HAND = 5
SLOTS = 3
STUDIO = 4
PLACES = SLOTS + STUDIO
LEFT_AT_END = 2
PENALTY = 3


def copies_of(card: int) -> int:
    """KOB-S1: how many of a card there are: seven of each number, five Kobito, three paint cards."""
    if card <= NUMBERS:
        return NUMBER_COPIES
    return KOBITO_COPIES if card == KOBITO else PAINT_COPIES


def after(number: int) -> int:
    """KOB-A2: the number one up; after 12 comes 1."""
    return number + 1 if number < NUMBERS else 1


def before(number: int) -> int:
    """KOB-A2: the number one down; before 1 comes 12."""
    return number - 1 if number > 1 else NUMBERS
