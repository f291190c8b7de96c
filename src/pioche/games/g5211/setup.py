"""Shuffling and dealing."""

from pioche.core.luck import seed_luck, shuffle
from pioche.games.g5211.cards import COLOURS, COPIES_OF_COLOUR, DECK, HAND, KINDS, card_of, value_of_copy
from pioche.games.g5211.table import Table


def deal(table: Table, seed: int) -> None:
    """5211-S4, 5211-S5: a new game from a laid-out table and a seed."""
    seed_luck(table.luck, seed)
    begin(table)
    while table.awaits:
        roll(table)
        go_on(table)


def begin(table: Table) -> None:
    """5211-S4: clear the table for a new game, up to its first shuffle."""
    table.over = 0
    table.deck_number = 0
    table.shown = 0
    for seat in range(table.seats):
        table.score[seat] = 0
        table.scored[seat] = 0
        table.noted[seat] = 0
        table.laid_count[seat] = 0
    gather(table)


def gather(table: Table) -> None:
    """5211-S1, 5211-L1: all 100 cards in order, waiting to be shuffled."""
    for card in range(1, KINDS + 1):
        table.gone[card] = 0
    for copy in range(COPIES_OF_COLOUR):
        value = value_of_copy(copy)
        for colour in range(COLOURS):
            table.deck[colour * COPIES_OF_COLOUR + copy] = card_of(colour, value)
    table.awaits = 1


def roll(table: Table) -> None:
    """5211-S4: the luck awaited: shuffle the deck."""
    shuffle(table.deck, 0, DECK, table.luck)


def go_on(table: Table) -> None:
    """5211-S4, 5211-S5: remove cards unseen, deal five to each, and begin the first round."""
    table.awaits = 0
    table.deck_next = table.removed
    for seat in range(table.seats):
        table.held[seat] = 0
    draw_to_five(table)
    table.round_number = 0
    begin_round(table)


def draw_to_five(table: Table) -> None:
    """5211-R3: seat by seat, draw back to five cards while the draw pile lasts."""
    top = table.deck_next
    for seat in range(table.seats):
        held = table.held[seat]
        while held < HAND and top < DECK:
            table.hand[seat][held] = table.deck[top]
            top += 1
            held += 1
        table.held[seat] = held
    table.deck_next = top


def begin_round(table: Table) -> None:
    """5211-R4: a cleared table, and the first turn of the next round."""
    for seat in range(table.seats):
        for place in range(HAND):
            table.laid[seat][place] = 0
        table.laid_count[seat] = 0
    for colour in range(COLOURS):
        table.count[colour] = 0
    table.ones = 0
    table.shown = 0
    table.turn = 0
    table.to_lay = table.seats * table.lays[0]
    table.round_number += 1
