"""What a seat may know, and worlds that fit it."""

from pioche.core.contract import SPECTATOR
from pioche.core.luck import draw_from, seed_luck, shuffle
from pioche.games.kobito.cards import KINDS, KOBITO, NUMBERS, PAINT, SLOTS, STUDIO, copies_of
from pioche.games.kobito.rainbows import holds_number
from pioche.games.kobito.table import Table


def know(table: Table, seat: int, out: Table) -> None:
    """KOB-E5: onto a blank table, all but the other hands and the order of the decks."""
    copy_golds(table, out)
    copy_position(table, out)
    copy_rainbows(table, out)
    copy_piles(table, out)
    out.viewer = seat + 1 if seat >= 0 else SPECTATOR
    if 0 <= seat < table.seats:
        for card in range(1, KINDS + 1):
            out.hand[seat][card] = table.hand[seat][card]


def copy_golds(table: Table, out: Table) -> None:
    """KOB-S2, KOB-E5: the gold cards there are, those turned up so far, and who won them."""
    out.gold_kinds = table.gold_kinds
    for kind in range(1, table.gold_kinds + 1):
        out.gold_length[kind] = table.gold_length[kind]
        out.gold_worth[kind] = table.gold_worth[kind]
        out.gold_copies[kind] = table.gold_copies[kind]
    out.gold_next = table.gold_next
    for place in range(table.gold_next):
        out.gold_deck[place] = table.gold_deck[place]
        out.gold_owner[place] = table.gold_owner[place]
    for slot in range(SLOTS):
        out.slot_gold[slot] = table.slot_gold[slot]
        out.slot_place[slot] = table.slot_place[slot]


def copy_position(table: Table, out: Table) -> None:
    """KOB-T1: where the game stands."""
    out.seats = table.seats
    out.step = table.step
    out.over = table.over
    out.turn_of = table.turn_of
    out.turn_number = table.turn_number
    out.owed = table.owed
    out.played = table.played
    out.dropped = table.dropped
    out.lone = table.lone
    out.fresh = table.fresh
    out.could_act = table.could_act
    out.idle = table.idle
    for slot in range(SLOTS):
        out.wants_start[slot] = table.wants_start[slot]


def copy_rainbows(table: Table, out: Table) -> None:
    """KOB-E5: all rainbows lie open."""
    for rainbow in range(SLOTS + table.seats * STUDIO):
        out.low[rainbow] = table.low[rainbow]
        out.length[rainbow] = table.length[rainbow]
        out.kobitos[rainbow] = table.kobitos[rainbow]
        for number in range(1, NUMBERS + 1):
            out.cell[rainbow][number] = table.cell[rainbow][number]


def copy_piles(table: Table, out: Table) -> None:
    """KOB-E5: golds won, penalties and the discard lie open; of hands and the draw pile, how many cards they have."""
    out.deck_next = table.deck_next
    out.deck_end = table.deck_end
    out.renewals = table.renewals
    out.put_backs = table.put_backs
    for seat in range(table.seats):
        out.held[seat] = table.held[seat]
        out.shown_kobitos[seat] = table.shown_kobitos[seat]
        out.gold[seat] = table.gold[seat]
        out.gold_won[seat] = table.gold_won[seat]
        out.penalties[seat] = table.penalties[seat]
        for card in range(1, KINDS + 1):
            out.penalty[seat][card] = table.penalty[seat][card]
    for card in range(1, KINDS + 1):
        out.discard[card] = table.discard[card]


def imagine(known: Table, out: Table, seed: int) -> None:
    """KOB-E5, KOB-J3: onto a blank table, a random world in which the viewer knows just this."""
    me = known.viewer - 1
    know(known, me, out)
    out.viewer = 0
    seed_luck(out.luck, seed)
    left = count_unseen(known, out)
    for seat in range(known.seats):
        if seat != me:
            out.hand[seat][KOBITO] = known.shown_kobitos[seat]
            out.unseen[KOBITO] -= known.shown_kobitos[seat]
            left -= known.shown_kobitos[seat]
    for seat in range(known.seats):
        if seat != me:
            for _ in range(known.held[seat] - known.shown_kobitos[seat]):
                out.hand[seat][draw_from(out.unseen, left, out.luck)] += 1
                left -= 1
    for place in range(known.deck_next, known.deck_end):
        out.deck[place] = draw_from(out.unseen, left, out.luck)
        left -= 1
    imagine_golds(known, out)


def count_unseen(known: Table, out: Table) -> int:
    """KOB-S1: how many of each card, and of all, are where the viewer cannot see them."""
    for card in range(1, KINDS + 1):
        out.unseen[card] = copies_of(card) - known.discard[card]
        for seat in range(known.seats):
            out.unseen[card] -= known.penalty[seat][card] + known.hand[seat][card]
    for rainbow in range(SLOTS + known.seats * STUDIO):
        for number in range(1, NUMBERS + 1):
            if known.length[rainbow] > 0 and holds_number(known, rainbow, number):
                cell = known.cell[rainbow][number]
                layers = cell - 1 if cell > 1 else 0
                out.unseen[KOBITO if cell == 1 else number] -= 1 + layers
                out.unseen[PAINT] -= layers
    left = 0
    for card in range(1, KINDS + 1):
        left += out.unseen[card]
    return left


def imagine_golds(known: Table, out: Table) -> None:
    """KOB-E5: the gold deck in a random order."""
    end = known.gold_next
    for kind in range(1, known.gold_kinds + 1):
        left = known.gold_copies[kind]
        for place in range(known.gold_next):
            if known.gold_deck[place] == kind:
                left -= 1
        for _ in range(left):
            out.gold_deck[end] = kind
            end += 1
    shuffle(out.gold_deck, known.gold_next, end, out.luck)
