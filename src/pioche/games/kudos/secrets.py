"""What a seat may know, and worlds that fit it."""

from pioche.core.contract import SPECTATOR
from pioche.core.luck import draw_from, seed_luck
from pioche.games.kudos.cards import COPIES, DECK, KINDS, PILES, ROW
from pioche.games.kudos.table import Table


def know(table: Table, seat: int, out: Table) -> None:
    """KUD-S3, KUD-S4: onto a blank table, all but the order of the draw piles and what is in the box."""
    copy_edition(table, out)
    copy_position(table, out)
    copy_piles(table, out)
    out.viewer = seat + 1 if seat >= 0 else SPECTATOR
    for card in range(1, DECK + 1):
        out.deck[card] = table.deck[card]
    for owner in range(table.seats):
        for card in range(table.draw_next[owner], table.draw_end[owner]):
            out.deck[card] = 0
    for card in range(table.seats * table.each + PILES + 1, DECK + 1):
        out.deck[card] = 0


def is_hidden(table: Table, card: int) -> bool:
    """KUD-S3, KUD-S4: whether a card is still in a draw pile, or went back into the box."""
    dealt = table.seats * table.each
    if card > dealt:
        return card > dealt + PILES
    owner = (card - 1) // table.each
    return table.draw_next[owner] <= card


def copy_edition(table: Table, out: Table) -> None:
    """KUD-S3, KUD-B3, KUD-E2: what the edition says lies open."""
    out.seats = table.seats
    out.each = table.each
    out.named_first = table.named_first
    out.arrow_chosen = table.arrow_chosen
    out.arrow_follows = table.arrow_follows
    out.fill_onward = table.fill_onward
    out.row_counts = table.row_counts
    out.target = table.target


def copy_position(table: Table, out: Table) -> None:
    """KUD-T1, KUD-E3: where the game stands, and the points."""
    out.phase = table.phase
    out.over = table.over
    out.round_number = table.round_number
    out.starter = table.starter
    out.turn_of = table.turn_of
    out.arrow = table.arrow
    out.at = table.at
    out.played = table.played
    out.row_at_start = table.row_at_start
    out.filled = table.filled
    for seat in range(table.seats):
        out.score[seat] = table.score[seat]
        out.round_score[seat] = table.round_score[seat]


def copy_piles(table: Table, out: Table) -> None:
    """KUD-S4, KUD-S6: rows, piles and discard piles lie open; of draw piles, how many cards they have."""
    for seat in range(table.seats):
        out.draw_next[seat] = table.draw_next[seat]
        out.draw_end[seat] = table.draw_end[seat]
        out.row_count[seat] = table.row_count[seat]
        for place in range(ROW):
            out.row[seat][place] = table.row[seat][place]
        out.discard_top[seat] = table.discard_top[seat]
        out.discard_count[seat] = table.discard_count[seat]
    for pile in range(PILES):
        out.top[pile] = table.top[pile]
        out.bottom[pile] = table.bottom[pile]
        out.pile_count[pile] = table.pile_count[pile]
    for card in range(1, DECK + 1):
        out.under[card] = table.under[card]
    for kind in range(1, KINDS + 1):
        out.seen[kind] = table.seen[kind]


def imagine(known: Table, out: Table, seed: int) -> None:
    """KUD-S3, KUD-S4: onto a blank table, a random world in which the viewer knows just this."""
    know(known, known.viewer - 1, out)
    out.viewer = 0
    seed_luck(out.luck, seed)
    left = 0
    for kind in range(1, KINDS + 1):
        out.unseen[kind] = COPIES - known.seen[kind]
        left += out.unseen[kind]
    for card in range(1, DECK + 1):
        if is_hidden(known, card):
            out.deck[card] = draw_from(out.unseen, left, out.luck)
            left -= 1
