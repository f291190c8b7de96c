"""Moving cards between rows, piles and discard piles."""

from pioche.games.kudos.cards import ROW
from pioche.games.kudos.table import Table


def take_from_row(table: Table, seat: int, kind: int) -> int:
    """KUD-T1: take a card of that kind out of the row; the others close up."""
    place = 0
    for other in range(ROW - 1, -1, -1):
        if table.deck[table.row[seat][other]] == kind:
            place = other
    card = table.row[seat][place]
    for other in range(ROW - 1):
        if other >= place:
            table.row[seat][other] = table.row[seat][other + 1]
    table.row[seat][ROW - 1] = 0
    table.row_count[seat] -= 1
    return card


def lay_on(table: Table, pile: int, card: int) -> None:
    """KUD-T3: a card on top of a pile."""
    table.under[card] = table.top[pile]
    table.top[pile] = card
    table.pile_count[pile] += 1


def lay_alone(table: Table, pile: int, card: int) -> None:
    """KUD-B2: a card as the whole of a pile."""
    table.under[card] = 0
    table.top[pile] = card
    table.bottom[pile] = card
    table.pile_count[pile] = 1


def pile_to_discard(table: Table, pile: int, seat: int) -> None:
    """KUD-B1: a whole pile, in its order, onto a discard pile."""
    table.under[table.bottom[pile]] = table.discard_top[seat]
    table.discard_top[seat] = table.top[pile]
    table.discard_count[seat] += table.pile_count[pile]


def beneath_to_discard(table: Table, pile: int, seat: int) -> None:
    """KUD-X1: the pile beneath the card just played, in its order, onto a discard pile."""
    card = table.top[pile]
    table.under[table.bottom[pile]] = table.discard_top[seat]
    table.discard_top[seat] = table.under[card]
    table.discard_count[seat] += table.pile_count[pile] - 1
    lay_alone(table, pile, card)


def top_card_to(table: Table, seat: int, victim: int) -> None:
    """KUD-X2: the top card of one's discard pile onto an opponent's."""
    card = table.discard_top[seat]
    table.discard_top[seat] = table.under[card]
    table.discard_count[seat] -= 1
    table.under[card] = table.discard_top[victim]
    table.discard_top[victim] = card
    table.discard_count[victim] += 1
