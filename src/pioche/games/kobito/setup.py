"""Shuffling, dealing, turning up and drawing; where a shuffle is needed, the game waits for it and then goes on."""

from pioche.core.luck import below, seed_luck, shuffle
from pioche.games.kobito.cards import DECK, HAND, KINDS, NUMBERS, SLOTS, STUDIO, copies_of
from pioche.games.kobito.legal import can_do_anything
from pioche.games.kobito.rainbows import begin_rainbow, studio_rainbow
from pioche.games.kobito.table import Table

MOST_TURNS = 32767  # as many as the field can count; seats that will not move any more may go on for ever

# the luck awaited
FIRST = 1
GOLD = 2
RAINBOW = 3

# the steps between decisions
DEALING = 1
ACTING = 2
REFILLING = 3
BEGINNING = 4


def deal(table: Table, seed: int) -> None:
    """KOB-S3, KOB-S4, KOB-S5: a new game from a laid-out table and a seed."""
    seed_luck(table.luck, seed)
    begin(table)
    while table.awaits:
        roll(table)
        go_on(table)


def begin(table: Table) -> None:
    """KOB-S5: clear the table for a new game, up to its first luck: who begins."""
    table.over = 0
    table.turn_number = 0
    table.renewals = 0
    table.put_backs = 0
    table.idle = 0
    table.step = DEALING
    table.awaits = FIRST


def gather(table: Table) -> None:
    """KOB-S1, KOB-S2: all gold cards and all rainbow cards in order, waiting to be shuffled."""
    place = 0
    for kind in range(1, table.gold_kinds + 1):
        for _ in range(table.gold_copies[kind]):
            table.gold_deck[place] = kind
            place += 1
    table.deck_next = 0
    table.deck_end = 0
    for card in range(1, KINDS + 1):
        put_into_deck(table, card, copies_of(card))


def put_into_deck(table: Table, card: int, copies: int) -> None:
    """KOB-T3: some more of a card at the end of the draw pile."""
    for _ in range(copies):
        table.deck[table.deck_end] = card
        table.deck_end += 1


def roll(table: Table) -> None:
    """KOB-S3, KOB-S5: the luck awaited: the first seat, the gold deck, or the rainbow deck."""
    if table.awaits == FIRST:
        table.turn_of = below(table.luck, table.seats)
    elif table.awaits == GOLD:
        shuffle(table.gold_deck, 0, len(table.gold_deck), table.luck)
    else:
        shuffle(table.deck, table.deck_next, table.deck_end, table.luck)


def go_on(table: Table) -> None:
    """KOB-S3, KOB-S4, KOB-S5, KOB-T3, KOB-G3: what follows the luck that came, up to the next luck or decision."""
    came = table.awaits
    table.awaits = 0
    if came == FIRST:
        gather(table)
        table.awaits = GOLD
    elif came == GOLD:
        turn_up_first_gold(table)
        table.awaits = RAINBOW
    else:
        proceed(table)


def turn_up_first_gold(table: Table) -> None:
    """KOB-S3: three gold cards face up."""
    table.gold_next = 0
    for slot in range(SLOTS):
        turn_up_gold(table, slot)


def turn_up_gold(table: Table, slot: int) -> None:
    """KOB-S3, KOB-G3: the next gold card, which wants a start card."""
    table.slot_gold[slot] = table.gold_deck[table.gold_next]
    table.slot_place[slot] = table.gold_next
    table.gold_next += 1
    table.wants_start[slot] = 1


def proceed(table: Table) -> None:
    """KOB-S4, KOB-S5, KOB-T3: deal, turn up starts, refill and begin turns, as far as it goes without luck."""
    if table.step == DEALING:
        turn_up_starts(table)
        if table.awaits == 0:
            for seat in range(table.seats):
                draw_to_five(table, seat)
            table.step = BEGINNING
    if table.step == REFILLING:
        refill(table)
    if table.step == BEGINNING and table.awaits == 0 and table.over == 0:
        begin_turn(table)
    elif table.step == ACTING:
        turn_up_starts(table)


def turn_up_starts(table: Table) -> None:
    """KOB-S4, KOB-G3: a start card for each gold card that wants one, unless a shuffle must come first."""
    for slot in range(SLOTS):
        if table.wants_start[slot] and table.awaits == 0:
            turn_up_start(table, slot)


def turn_up_start(table: Table, slot: int) -> None:
    """KOB-S4, KOB-G3: the top card, if it is a number; else reshuffle; with no number anywhere the slot stays empty."""
    if not has_number(table):
        if numbers_discarded(table):
            shuffle_discard_in(table)
        else:
            table.wants_start[slot] = 0
    elif table.deck[table.deck_next] > NUMBERS:
        sort_deck(table)
        table.put_backs += 1
        table.awaits = RAINBOW
    else:
        begin_rainbow(table, slot, table.deck[table.deck_next])
        table.deck_next += 1
        table.wants_start[slot] = 0


def has_number(table: Table) -> bool:
    """KOB-G3: whether the draw pile holds a number card."""
    for place in range(table.deck_next, table.deck_end):
        if table.deck[place] <= NUMBERS:
            return True
    return False


def numbers_discarded(table: Table) -> bool:
    """KOB-G3: whether the discard holds a number card."""
    for number in range(1, NUMBERS + 1):
        if table.discard[number]:
            return True
    return False


def shuffle_discard_in(table: Table) -> None:
    """KOB-T3, KOB-G3: the discard joins what is left of the draw pile, and a shuffle is awaited."""
    for place in range(table.deck_next, table.deck_end):
        table.discard[table.deck[place]] += 1
    table.deck_next = 0
    table.deck_end = 0
    for card in range(1, KINDS + 1):
        put_into_deck(table, card, table.discard[card])
        table.discard[card] = 0
    for place in range(table.deck_end, DECK):
        table.deck[place] = 0
    table.renewals += 1
    table.awaits = RAINBOW


def sort_deck(table: Table) -> None:
    """KOB-S4: the draw pile in order, so that a shuffle starts from nothing but the cards it holds."""
    for place in range(table.deck_next, table.deck_end):
        table.unseen[table.deck[place]] += 1
    place = table.deck_next
    for card in range(1, KINDS + 1):
        for _ in range(table.unseen[card]):
            table.deck[place] = card
            place += 1
        table.unseen[card] = 0


def draw_to_five(table: Table, seat: int) -> None:
    """KOB-S5, KOB-T3: draw to five cards, as far as the draw pile lasts."""
    while table.held[seat] < HAND and table.deck_next < table.deck_end:
        table.hand[seat][table.deck[table.deck_next]] += 1
        table.held[seat] += 1
        table.deck_next += 1


def refill(table: Table) -> None:
    """KOB-T3, KOB-E4: refill the hand of the turn that ended, renewing an empty deck, and pass the turn on."""
    seat = table.turn_of
    held = table.held[seat]
    draw_to_five(table, seat)
    if table.held[seat] > held:
        table.could_act = 1
    if table.held[seat] < HAND and total(table.discard) > 0:
        shuffle_discard_in(table)
    else:
        pass_turn(table)


def pass_turn(table: Table) -> None:
    """KOB-S5, KOB-E4: the next seat's turn; the game ends after a whole round in which nobody could do anything."""
    table.idle = 0 if table.could_act else table.idle + 1
    if table.idle >= table.seats:
        table.over = 1
    table.turn_of = (table.turn_of + 1) % table.seats
    table.step = BEGINNING
    for slot in range(SLOTS):
        if table.slot_gold[slot] and table.length[slot] == 0:
            table.wants_start[slot] = 1


def begin_turn(table: Table) -> None:
    """KOB-T1, KOB-T2, KOB-T4, KOB-G3: the number of cards owed, fixed for the turn."""
    turn_up_starts(table)
    if table.awaits == 0:
        seat = table.turn_of
        table.owed = cards_owed(rainbows_in_studio(table, seat), table.held[seat])
        table.played = 0
        table.dropped = 0
        table.lone = 0
        table.fresh = 0
        if table.turn_number < MOST_TURNS:
            table.turn_number += 1
        table.step = ACTING
        table.could_act = 1 if can_do_anything(table, seat) else 0


def cards_owed(rainbows: int, held: int) -> int:
    """KOB-T1, KOB-T2, KOB-T4: one card and one for each studio rainbow, but no more than are held."""
    return min(1 + rainbows, held)


def rainbows_in_studio(table: Table, seat: int) -> int:
    """KOB-T1: how many rainbows a seat has in its studio."""
    rainbows = 0
    for place in range(STUDIO):
        if table.length[studio_rainbow(seat, place)] > 0:
            rainbows += 1
    return rainbows


def total(cards: list[int]) -> int:
    """KOB-T3: how many cards a list of counts holds."""
    count = 0
    for card in range(1, KINDS + 1):
        count += cards[card]
    return count
