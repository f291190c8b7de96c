"""What a seat may do."""

from pioche.games.g5211.cards import HAND
from pioche.games.g5211.table import Table

ACTIONS = 30


def to_act(table: Table) -> int:
    """5211-R2: the seats that may lay a card, as a set of bits; none when the game is over."""
    seats = 0
    if not table.over:
        for seat in range(table.seats):
            if must_lay(table, seat):
                seats |= 1 << seat
    return seats


def must_lay(table: Table, seat: int) -> bool:
    """5211-R1: whether the seat still has cards to lay this turn."""
    return table.laid_count[seat] < table.lays[table.turn]


def legal(table: Table, seat: int, actions: list[int]) -> int:
    """5211-R1: write the actions of a seat, one for each different card in hand, and say how many."""
    if table.over or not must_lay(table, seat):
        return 0
    found = 0
    unseen = -2  # an empty place, card 0, counts as seen
    for place in range(HAND):
        card = table.hand[seat][place]
        actions[found] = card - 1
        found += unseen >> card & 1
        unseen &= ~(1 << card)
    return found
