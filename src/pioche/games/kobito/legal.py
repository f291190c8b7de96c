"""What a seat may do, as numbers: adds, starts, moves, swaps, paints, penalty cards, and the end of the turn."""

from pioche.games.kobito.cards import KINDS, KOBITO, NUMBERS, PAINT, PLACES, SLOTS, STUDIO, after, before
from pioche.games.kobito.rainbows import (
    HIGH,
    LOW,
    card_fits,
    end_card,
    fits_gold,
    has_room,
    holds_number,
    next_number,
    number_asked,
    numbers_asked,
    rainbow_at,
    studio_rainbow,
)
from pioche.games.kobito.table import Table

RAINBOWS = SLOTS + 6 * STUDIO

ADD = 0
START = ADD + KOBITO * PLACES * 2
START_KOBITO_LOW = START + NUMBERS
START_KOBITO_HIGH = START_KOBITO_LOW + NUMBERS
MOVE = START_KOBITO_HIGH + NUMBERS
SWAP = MOVE + STUDIO * 2 * SLOTS * 2
PAINT_OVER = SWAP + RAINBOWS * NUMBERS
DROP = PAINT_OVER + PLACES * NUMBERS
END = DROP + KINDS
ACTIONS = END + 1


def to_act(table: Table) -> int:
    """KOB-S5: the seat whose turn it is, as a set of bits; none when the game is over."""
    return 0 if table.over else 1 << table.turn_of


def legal(table: Table, seat: int, actions: list[int]) -> int:
    """KOB-T4, KOB-T5: write the actions of a seat and say how many."""
    if table.over or seat != table.turn_of:
        return 0
    if table.lone:
        return lone_moves(table, actions)
    if table.dropped:
        return drops(table, seat, actions, 0)
    found = plays(table, seat, actions)
    may_play = found > 0
    found = moves(table, seat, actions, found)
    found = swaps(table, seat, actions, found)
    if table.played >= table.owed:
        actions[found] = END
        found += 1
    elif not may_play:
        found = drops(table, seat, actions, found)
    return found


def can_do_anything(table: Table, seat: int) -> bool:
    """KOB-E4: whether a seat can play, move or pay a penalty; with a card in hand it plays or pays."""
    if table.held[seat] > 0:
        return True
    for place in range(STUDIO):
        if table.length[studio_rainbow(seat, place)] > 0 and (
            may_lift(table, seat, place, LOW) or may_lift(table, seat, place, HIGH)
        ):
            return True
    return False


def may_lift(table: Table, seat: int, place: int, end: int) -> bool:
    """KOB-G1: whether the card at an end of a studio rainbow can be moved to any gold rainbow."""
    for slot in range(SLOTS):
        for to_end in range(2):
            if may_move(table, studio_rainbow(seat, place), end, slot, to_end):
                return True
    return False


def plays(table: Table, seat: int, actions: list[int]) -> int:
    """KOB-T4: the ways to play a card from hand: add, start and paint."""
    found = adds(table, seat, actions, 0)
    found = starts(table, seat, actions, found)
    if table.hand[seat][PAINT]:
        found = paints(table, seat, actions, found)
    return found


def adds(table: Table, seat: int, actions: list[int], found: int) -> int:
    """KOB-A1, KOB-A2, KOB-A3, KOB-J1: a card at either end of a gold rainbow or one of the own studio."""
    hand = table.hand[seat]
    kobitos = hand[KOBITO]
    for place in range(PLACES):
        rainbow = rainbow_at(seat, place)
        if has_room(table, rainbow):
            for end in range(2):
                number = next_number(table, rainbow, end)
                if hand[number]:
                    actions[found] = ADD + ((number - 1) * PLACES + place) * 2 + end
                    found += 1
                if kobitos:
                    actions[found] = ADD + ((KOBITO - 1) * PLACES + place) * 2 + end
                    found += 1
    return found


def starts(table: Table, seat: int, actions: list[int], found: int) -> int:
    """KOB-U1, KOB-J2: two neighbouring cards into a free place of the studio, one of them perhaps a Kobito."""
    if free_place(table, seat) == STUDIO:
        return found
    hand = table.hand[seat]
    kobitos = hand[KOBITO]
    holds_low = hand[1]
    for low in range(1, NUMBERS + 1):
        holds_high = hand[after(low)]
        if holds_low and holds_high:
            actions[found] = START + low - 1
            found += 1
        if kobitos and holds_high:
            actions[found] = START_KOBITO_LOW + low - 1
            found += 1
        if kobitos and holds_low:
            actions[found] = START_KOBITO_HIGH + low - 1
            found += 1
        holds_low = holds_high
    return found


def free_place(table: Table, seat: int) -> int:
    """KOB-U1: the lowest free place of the studio, or STUDIO if there is none."""
    for place in range(STUDIO):
        if table.length[studio_rainbow(seat, place)] == 0:
            return place
    return STUDIO


def paints(table: Table, seat: int, actions: list[int], found: int) -> int:
    """KOB-P1: paint and a number card onto the same number, not a Kobito, at a gold card or in the own studio."""
    hand = table.hand[seat]
    for place in range(PLACES):
        rainbow = rainbow_at(seat, place)
        if table.length[rainbow] > 0:
            for number in range(1, NUMBERS + 1):
                if hand[number] and table.cell[rainbow][number] != 1 and holds_number(table, rainbow, number):
                    actions[found] = PAINT_OVER + place * NUMBERS + number - 1
                    found += 1
    return found


def moves(table: Table, seat: int, actions: list[int], found: int) -> int:
    """KOB-G1, KOB-U2: end cards of the own studio to gold rainbows, and nowhere else."""
    asked = numbers_asked(table)
    for place in range(STUDIO):
        rainbow = studio_rainbow(seat, place)
        if table.length[rainbow] > 0:
            for end in range(2):
                card = end_card(table, rainbow, end)
                for slot in range(SLOTS):
                    for to_end in range(2):
                        number = number_asked(asked, slot, to_end)
                        if card in (number, KOBITO) and may_move(table, rainbow, end, slot, to_end):
                            actions[found] = MOVE + ((place * 2 + end) * SLOTS + slot) * 2 + to_end
                            found += 1
    return found


def lone_moves(table: Table, actions: list[int]) -> int:
    """KOB-G2: the single card left must now be placed on a gold rainbow that was already there."""
    rainbow = table.lone - 1
    place = (rainbow - SLOTS) % STUDIO
    card = end_card(table, rainbow, LOW)
    found = 0
    for end in range(2):
        for slot in range(SLOTS):
            if slot != table.fresh - 1 and has_room(table, slot):
                for to_end in range(2):
                    if card_fits(table, slot, to_end, card):
                        actions[found] = MOVE + ((place * 2 + end) * SLOTS + slot) * 2 + to_end
                        found += 1
    return found


def may_move(table: Table, rainbow: int, end: int, slot: int, to_end: int) -> bool:
    """KOB-G1, KOB-G2, KOB-A3, KOB-J2, KOB-J4: whether an end card may go to an end of a gold rainbow."""
    card = end_card(table, rainbow, end)
    if not has_room(table, slot) or not card_fits(table, slot, to_end, card):
        return False
    left = table.length[rainbow] - 1
    if left == 1:
        return other_fits(table, rainbow, end, slot, to_end)
    return left == 0 or table.kobitos[rainbow] - (card == KOBITO) < left


def other_fits(table: Table, rainbow: int, end: int, slot: int, to_end: int) -> bool:
    """KOB-G2: whether the single card a move would leave can be placed at once on a gold rainbow already there."""
    other = end_card(table, rainbow, 1 - end)
    for another in range(SLOTS):
        if another != slot and fits_gold(table, another, other):
            return True
    if table.length[slot] + 2 > table.gold_length[table.slot_gold[slot]]:
        return False
    if other == KOBITO or other == next_number(table, slot, 1 - to_end):
        return True
    came = next_number(table, slot, to_end)
    return other == (before(came) if to_end == LOW else after(came))


def swaps(table: Table, seat: int, actions: list[int], found: int) -> int:
    """KOB-J3: a number card from hand for a Kobito that stands for just that number, anywhere on the table."""
    hand = table.hand[seat]
    for rainbow in range(SLOTS + table.seats * STUDIO):
        if table.kobitos[rainbow] > 0:
            for number in range(1, NUMBERS + 1):
                if hand[number] and table.cell[rainbow][number] == 1:
                    actions[found] = SWAP + rainbow * NUMBERS + number - 1
                    found += 1
    return found


def drops(table: Table, seat: int, actions: list[int], found: int) -> int:
    """KOB-T4: any card of the hand as a penalty."""
    for card in range(1, KINDS + 1):
        if table.hand[seat][card]:
            actions[found] = DROP + card - 1
            found += 1
    return found
