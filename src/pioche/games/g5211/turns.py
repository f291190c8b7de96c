"""One action and all that follows from it."""

from pioche.games.g5211.cards import COLOURS, HAND, KODODO, colour_of, value_of
from pioche.games.g5211.scoring import reaches_target, score_round
from pioche.games.g5211.setup import begin_round, draw_to_five, gather, go_on, roll
from pioche.games.g5211.table import Table


def apply(table: Table, seat: int, action: int) -> None:
    """5211-R1: one legal action and all that follows, luck included."""
    act(table, seat, action)
    while table.awaits:
        roll(table)
        go_on(table)


def act(table: Table, seat: int, action: int) -> None:
    """5211-R1, 5211-R2: lay a card face down; the last one laid turns all of them up."""
    lay(table, seat, action + 1)
    if table.to_lay == 0:
        reveal(table)
        draw_to_five(table)
        if table.turn == 2:
            end_round(table)
        else:
            table.turn += 1
            table.to_lay = table.seats * (table.lays[table.turn] - table.shown)


def lay(table: Table, seat: int, card: int) -> None:
    """5211-R1: one card from the hand, face down in front of its player."""
    last = table.held[seat] - 1
    place = 0
    for other in range(HAND):
        if table.hand[seat][other] == card:
            place = other
    table.hand[seat][place] = table.hand[seat][last]
    table.hand[seat][last] = 0
    table.held[seat] = last
    table.laid[seat][table.laid_count[seat]] = card
    table.laid_count[seat] += 1
    table.to_lay -= 1


def take_back(table: Table, seat: int) -> bool:
    """5211-R2: take the sealed cards of this turn back into the hand, if there are any."""
    if table.over or table.laid_count[seat] == table.shown:
        return False
    while table.laid_count[seat] > table.shown:
        table.laid_count[seat] -= 1
        place = table.laid_count[seat]
        table.hand[seat][table.held[seat]] = table.laid[seat][place]
        table.laid[seat][place] = 0
        table.held[seat] += 1
        table.to_lay += 1
    return True


def reveal(table: Table) -> None:
    """5211-R2, 5211-M1: turn all sealed cards up and count them."""
    target = table.lays[table.turn]
    counts = 0  # eight bits for each colour: summed up in one number, not in memory card by card
    ones = 0
    for place in range(table.shown, target):
        for seat in range(table.seats):
            card = table.laid[seat][place]
            counts += 1 << 8 * colour_of(card)
            ones += value_of(card) == KODODO
    for colour in range(COLOURS):
        table.count[colour] += counts >> 8 * colour & 255
    table.ones += ones
    table.shown = target


def end_round(table: Table) -> None:
    """5211-R4, 5211-E1, 5211-L2: score, then the next round, the next deck or the end."""
    last = table.held[0] < HAND
    if last:
        discard_hands(table)
    score_round(table)
    if table.target and table.deck_number > 0 and reaches_target(table):
        table.over = 1
    elif last:
        end_deck(table)
    else:
        begin_round(table)


def discard_hands(table: Table) -> None:
    """5211-E2: the card left in each hand goes, unseen, before the last scoring."""
    for seat in range(table.seats):
        for place in range(table.held[seat]):
            table.hand[seat][place] = 0
        table.held[seat] = 0


def end_deck(table: Table) -> None:
    """5211-E1, 5211-L1: the deck is played out: the end, or in the longer game another deck below 50 points."""
    if table.target == 0 or reaches_target(table):
        table.over = 1
    else:
        for seat in range(table.seats):
            table.noted[seat] = table.score[seat]
        table.deck_number += 1
        gather(table)
