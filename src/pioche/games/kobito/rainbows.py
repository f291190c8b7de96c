"""Rainbows: where cards fit, and laying and lifting them."""

from pioche.games.kobito.cards import KOBITO, NUMBERS, PAINT, SLOTS, STUDIO, after, before
from pioche.games.kobito.table import Table

LOW = 0
HIGH = 1


def studio_rainbow(seat: int, place: int) -> int:
    """KOB-U1: the rainbow at a place (from 0) of a seat's studio."""
    return SLOTS + seat * STUDIO + place


def rainbow_at(seat: int, place: int) -> int:
    """KOB-A1: the rainbow at a place a seat may add to: 0-2 at gold cards, 3-6 the own studio."""
    return place if place < SLOTS else studio_rainbow(seat, place - SLOTS)


def most_cards(table: Table, rainbow: int) -> int:
    """KOB-A3, KOB-A5: how long a rainbow may get."""
    if rainbow < SLOTS:
        return table.gold_length[table.slot_gold[rainbow]]
    return NUMBERS


def high_number(table: Table, rainbow: int) -> int:
    """KOB-A2: the number at the high end."""
    number = table.low[rainbow] + table.length[rainbow] - 1
    return number if number <= NUMBERS else number - NUMBERS


def end_number(table: Table, rainbow: int, end: int) -> int:
    """KOB-A2, KOB-J1: the number that the card at an end is, or stands for."""
    return table.low[rainbow] if end == LOW else high_number(table, rainbow)


def next_number(table: Table, rainbow: int, end: int) -> int:
    """KOB-A2: the number that an end asks for next."""
    return before(table.low[rainbow]) if end == LOW else after(high_number(table, rainbow))


def end_card(table: Table, rainbow: int, end: int) -> int:
    """KOB-J1: the card at an end, a Kobito as such."""
    number = end_number(table, rainbow, end)
    return KOBITO if table.cell[rainbow][number] == 1 else number


def has_room(table: Table, rainbow: int) -> bool:
    """KOB-A3, KOB-A5: whether a rainbow lies there and may still grow."""
    return 0 < table.length[rainbow] < most_cards(table, rainbow)


def card_fits(table: Table, rainbow: int, end: int, card: int) -> bool:
    """KOB-A2, KOB-J1: whether a card may lie next at an end of a rainbow with room; a Kobito always may."""
    return card == KOBITO or card == next_number(table, rainbow, end)


def fits_gold(table: Table, slot: int, card: int) -> bool:
    """KOB-G2: whether a card can be laid at either end of a gold rainbow."""
    if not has_room(table, slot):
        return False
    return card_fits(table, slot, LOW, card) or card_fits(table, slot, HIGH, card)


def numbers_asked(table: Table) -> int:
    """KOB-A2, KOB-A3: what the ends of gold rainbows ask for, four bits each, low end first; 0 without room."""
    asked = 0
    for slot in range(SLOTS):
        if has_room(table, slot):
            numbers = next_number(table, slot, LOW) | next_number(table, slot, HIGH) << 4
            asked |= numbers << 8 * slot
    return asked


def number_asked(asked: int, slot: int, end: int) -> int:
    """KOB-A2: one of the numbers asked for."""
    return asked >> 4 * (2 * slot + end) & 15


def holds_number(table: Table, rainbow: int, number: int) -> bool:
    """KOB-A2: whether one of a rainbow's cards is, or stands for, that number."""
    steps = number - table.low[rainbow]
    return (steps if steps >= 0 else steps + NUMBERS) < table.length[rainbow]


def put(table: Table, rainbow: int, end: int, cell: int) -> None:
    """KOB-A1, KOB-J4: one more card at an end; a Kobito stands for what its place needs."""
    number = next_number(table, rainbow, end)
    table.cell[rainbow][number] = cell
    table.length[rainbow] += 1
    if cell == 1:
        table.kobitos[rainbow] += 1
    if end == LOW:
        table.low[rainbow] = number


def lift(table: Table, rainbow: int, end: int) -> int:
    """KOB-G2: take the card at an end away, with all that is painted under it, and say what cell it was."""
    number = end_number(table, rainbow, end)
    cell = table.cell[rainbow][number]
    table.cell[rainbow][number] = 0
    table.length[rainbow] -= 1
    if cell == 1:
        table.kobitos[rainbow] -= 1
    if table.length[rainbow] == 0:
        table.low[rainbow] = 0
    elif end == LOW:
        table.low[rainbow] = after(number)
    return cell


def begin_rainbow(table: Table, rainbow: int, number: int) -> None:
    """KOB-S4, KOB-U1: a new rainbow of one number card."""
    table.low[rainbow] = number
    table.length[rainbow] = 1
    table.kobitos[rainbow] = 0
    table.cell[rainbow][number] = 0


def discard_rainbow(table: Table, rainbow: int) -> None:
    """KOB-G3, KOB-P3: all cards of a rainbow, painted ones with all that lies under them, to the discard."""
    while table.length[rainbow] > 0:
        number = table.low[rainbow]
        cell = lift(table, rainbow, LOW)
        if cell == 1:
            table.discard[KOBITO] += 1
        else:
            layers = cell - 1 if cell > 1 else 0
            table.discard[number] += 1 + layers
            table.discard[PAINT] += layers
