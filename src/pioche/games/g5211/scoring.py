"""Rounds, the end and the ranking."""

from pioche.core.contract import NOBODY
from pioche.games.g5211.cards import COLOURS, KODODO, colour_of, value_of
from pioche.games.g5211.table import Table


def kododo_score(ones: int, number: int, or_more: int) -> bool:
    """5211-K1, 5211-K2: whether only the 1s score: exactly the number of them, or in `ouchi` that many or more."""
    return ones == number or (or_more != 0 and ones > number)


def winning_colour(count: list[int], limit: int) -> int:
    """5211-M2, 5211-M3: the colour with the most cards below the limit; colours that tie are all out."""
    counted, tied = 0, 0  # sets of bits: the counts there are, and those that several colours have
    for colour in range(COLOURS):
        tied |= counted & 1 << count[colour]
        counted |= 1 << count[colour]
    winner, most = NOBODY, 0
    for colour in range(COLOURS):
        cards = count[colour]
        if tied >> cards & 1 == 0 and most < cards < limit:
            winner = colour
            most = cards
    return winner


def score_round(table: Table) -> None:
    """5211-K1, 5211-K2, 5211-M3, 5211-M4: each keeps the own cards that score; all others are discarded."""
    ones_score = kododo_score(table.ones, table.kododo, table.kododo_or_more)
    colour = winning_colour(table.count, table.limit)
    for seat in range(table.seats):
        points = 0
        cards = 0
        for place in range(table.shown):
            card = table.laid[seat][place]
            kept = 1 if scores_now(card, ones_score, colour) else 0
            table.gone[card] += 1
            points += kept * value_of(card)
            cards += kept
        table.score[seat] += points
        table.scored[seat] += cards


def scores_now(card: int, ones_score: bool, colour: int) -> bool:
    """5211-M4: whether a laid card goes onto its player's score pile."""
    if ones_score:
        return value_of(card) == KODODO
    return colour_of(card) == colour


def reaches_target(table: Table) -> bool:
    """5211-L1, 5211-L2: whether someone has the points at which the longer game ends."""
    for seat in range(table.seats):
        if table.score[seat] >= table.target:
            return True
    return False


def scores(table: Table, out: list[int]) -> None:
    """5211-M4: the points of each seat."""
    for seat in range(table.seats):
        out[seat] = table.score[seat]


def winners(table: Table) -> int:
    """5211-E3, 5211-L3: the seats that win, as a set of bits: most points, in `next-move` then most cards scored."""
    best = NOBODY
    seats = 0
    for seat in range(table.seats):
        rank = table.score[seat] * 1000 + table.scored[seat] * table.ties_by_cards
        if rank > best:
            best = rank
            seats = 0
        if rank == best:
            seats |= 1 << seat
    return seats
