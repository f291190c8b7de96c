"""Shuffling, dealing, and the start of a turn."""

from pioche.core.luck import below, seed_luck, shuffle
from pioche.games.kudos.cards import COPIES, DECK, KINDS, PILES, ROW
from pioche.games.kudos.legal import CHOOSE_ARROW, FILL, PLAY, is_blocked
from pioche.games.kudos.table import Table

FIRST = 1
SHUFFLE = 2
ARROW = 3


def deal(table: Table, seed: int) -> None:
    """KUD-S3, KUD-S4: a new game from a laid-out table and a seed."""
    seed_luck(table.luck, seed)
    begin(table)
    while table.awaits:
        roll(table)
        go_on(table)


def begin(table: Table) -> None:
    """KUD-S7: clear the table for a new game, up to its first luck: who starts."""
    table.over = 0
    table.round_number = 0
    for seat in range(table.seats):
        table.score[seat] = 0
        table.round_score[seat] = 0
    table.awaits = FIRST


def gather(table: Table) -> None:
    """KUD-S1, KUD-E4: all 100 cards in order, waiting to be shuffled."""
    place = 1
    for kind in range(1, KINDS + 1):
        for _ in range(COPIES):
            table.deck[place] = kind
            place += 1
    table.awaits = SHUFFLE


def roll(table: Table) -> None:
    """KUD-S3, KUD-S5, KUD-S7: the luck awaited: the first seat, the shuffle, or the arrow."""
    if table.awaits == FIRST:
        table.starter = table.named_first - 1 if table.named_first else below(table.luck, table.seats)
    elif table.awaits == SHUFFLE:
        shuffle(table.deck, 1, DECK + 1, table.luck)
    else:
        table.arrow = below(table.luck, PILES)


def go_on(table: Table) -> None:
    """KUD-S5, KUD-S7, KUD-E4: what follows the luck that came."""
    came = table.awaits
    table.awaits = 0
    if came == FIRST:
        gather(table)
    elif came == SHUFFLE:
        deal_round(table)
        if table.arrow_chosen:
            table.arrow = 0
            table.phase = CHOOSE_ARROW
        else:
            table.awaits = ARROW
    else:
        begin_turn(table, table.starter)


def deal_round(table: Table) -> None:
    """KUD-S3, KUD-S4, KUD-S6: draw piles, rows of three, and the square; the rest stays in the box."""
    place = 1
    for seat in range(table.seats):
        table.draw_next[seat] = place
        place += table.each
        table.draw_end[seat] = place
        table.discard_top[seat] = 0
        table.discard_count[seat] = 0
        table.row_count[seat] = 0
    for card in range(1, DECK + 1):
        table.under[card] = 0
    for kind in range(1, KINDS + 1):
        table.seen[kind] = 0
    for seat in range(table.seats):
        fill_row(table, seat)
    for pile in range(PILES):
        table.top[pile] = place
        table.bottom[pile] = place
        table.pile_count[pile] = 1
        table.seen[table.deck[place]] += 1
        place += 1
    table.round_number += 1
    table.turn_of = table.starter
    table.played = 0
    table.filled = 0


def fill_row(table: Table, seat: int) -> None:
    """KUD-S6, KUD-T5: turn up cards until the row is three, while the draw pile lasts."""
    count, card, end = table.row_count[seat], table.draw_next[seat], table.draw_end[seat]
    while count < ROW and card < end:
        table.row[seat][count] = card
        table.seen[table.deck[card]] += 1
        count += 1
        card += 1
    table.row_count[seat] = count
    table.draw_next[seat] = card


def begin_turn(table: Table, seat: int) -> None:
    """KUD-T1, KUD-T2, KUD-B1: a seat's turn: to play on the arrow's pile, or blocked."""
    table.turn_of = seat
    table.at = table.arrow
    table.played = 0
    table.filled = 0
    table.row_at_start = table.row_count[seat]
    table.phase = FILL if is_blocked(table, seat) else PLAY
