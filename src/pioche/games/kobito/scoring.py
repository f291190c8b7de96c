"""The end and the ranking."""

from pioche.games.kobito.cards import PENALTY
from pioche.games.kobito.table import Table


def score_of(gold: int, penalties: int) -> int:
    """KOB-E2: the gold, less three for each penalty card, whatever it is."""
    return gold - PENALTY * penalties


def scores(table: Table, out: list[int]) -> None:
    """KOB-E2: the points of each seat."""
    for seat in range(table.seats):
        out[seat] = score_of(table.gold[seat], table.penalties[seat])


def winners(table: Table) -> int:
    """KOB-E3: the seats that win, as a set of bits: most points; a tie is shared."""
    best = score_of(table.gold[0], table.penalties[0])
    seats = 0
    for seat in range(table.seats):
        points = score_of(table.gold[seat], table.penalties[seat])
        if points > best:
            best = points
            seats = 0
        if points == best:
            seats |= 1 << seat
    return seats
