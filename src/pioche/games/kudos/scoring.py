"""Rounds, the end and the ranking."""

from pioche.games.kudos.table import Table


def points_of(discard: int, draw: int, row: int, row_counts: int) -> int:
    """KUD-E2: one point a card in the discard and draw piles, in `nl` and `de` in the row too."""
    return discard + draw + row * row_counts


def end_round(table: Table) -> None:
    """KUD-E1, KUD-E2, KUD-E3, KUD-E4: count the points; the end at 35, or else who starts the next round."""
    for seat in range(table.seats):
        draw = table.draw_end[seat] - table.draw_next[seat]
        points = points_of(table.discard_count[seat], draw, table.row_count[seat], table.row_counts)
        table.round_score[seat] = points
        table.score[seat] += points
        if table.score[seat] >= table.target:
            table.over = 1
    if not table.over:
        table.starter = next_starter(table.round_score, table.starter, table.seats)


def next_starter(points: list[int], starter: int, seats: int) -> int:
    """KUD-E4: the seat with the most points of the round; of a tie the first clockwise, counting from the starter."""
    best = starter
    for step in range(1, seats):
        seat = (starter + step) % seats
        if points[seat] > points[best]:
            best = seat
    return best


def scores(table: Table, out: list[int]) -> None:
    """KUD-E3: the points of each seat over all rounds."""
    for seat in range(table.seats):
        out[seat] = table.score[seat]


def winners(table: Table) -> int:
    """KUD-E3: the seats that win, as a set of bits: the lowest total; a tie is shared."""
    best = table.score[0]
    seats = 0
    for seat in range(table.seats):
        if table.score[seat] < best:
            best = table.score[seat]
            seats = 0
        if table.score[seat] == best:
            seats |= 1 << seat
    return seats
