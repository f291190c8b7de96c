"""One action and all that follows from it."""

from pioche.games.kobito.cards import KOBITO, NUMBERS, PAINT, PLACES, SLOTS, after
from pioche.games.kobito.legal import (
    DROP,
    END,
    MOVE,
    PAINT_OVER,
    START,
    START_KOBITO_HIGH,
    START_KOBITO_LOW,
    SWAP,
    free_place,
)
from pioche.games.kobito.rainbows import (
    HIGH,
    LOW,
    begin_rainbow,
    discard_rainbow,
    lift,
    put,
    rainbow_at,
    studio_rainbow,
)
from pioche.games.kobito.setup import REFILLING, go_on, proceed, roll, turn_up_gold
from pioche.games.kobito.table import Table


def apply(table: Table, seat: int, action: int) -> None:
    """KOB-T5: one legal action and all that follows, luck included."""
    act(table, seat, action)
    while table.awaits:
        roll(table)
        go_on(table)


def act(table: Table, seat: int, action: int) -> None:
    """KOB-T5: one decision of the seat whose turn it is."""
    if action < START:
        add(table, seat, action)
    elif action < MOVE:
        start(table, seat, action)
    elif action < SWAP:
        move(table, seat, action - MOVE)
    elif action < PAINT_OVER:
        swap(table, seat, action - SWAP)
    elif action < DROP:
        paint(table, seat, action - PAINT_OVER)
    elif action < END:
        drop(table, seat, action - DROP + 1)
    else:
        end_turn(table)


def from_hand(table: Table, seat: int, card: int) -> None:
    """KOB-T1, KOB-J3: a card leaves the hand for the table."""
    table.hand[seat][card] -= 1
    table.held[seat] -= 1
    if card == KOBITO and table.shown_kobitos[seat] > 0:
        table.shown_kobitos[seat] -= 1


def add(table: Table, seat: int, action: int) -> None:
    """KOB-A1, KOB-J1: a card from hand to an end of a rainbow."""
    end = action % 2
    card = action // 2 // PLACES + 1
    rainbow = rainbow_at(seat, action // 2 % PLACES)
    from_hand(table, seat, card)
    table.played += 1
    put(table, rainbow, end, 1 if card == KOBITO else 0)
    if rainbow < SLOTS:
        win_if_complete(table, seat, rainbow)


def start(table: Table, seat: int, action: int) -> None:
    """KOB-U1: two neighbouring cards from hand begin a rainbow in the lowest free place of the studio."""
    low = (action - START) % NUMBERS + 1
    high = after(low)
    rainbow = studio_rainbow(seat, free_place(table, seat))
    if START_KOBITO_LOW <= action < START_KOBITO_HIGH:
        from_hand(table, seat, high)
        from_hand(table, seat, KOBITO)
        begin_rainbow(table, rainbow, high)
        put(table, rainbow, LOW, 1)
    else:
        second = KOBITO if action >= START_KOBITO_HIGH else high
        from_hand(table, seat, low)
        from_hand(table, seat, second)
        begin_rainbow(table, rainbow, low)
        put(table, rainbow, HIGH, 1 if second == KOBITO else 0)
    table.played += 2


def move(table: Table, seat: int, number: int) -> None:
    """KOB-G1, KOB-G2, KOB-J4: an end card of the own studio to a gold rainbow; a single card left must follow."""
    to_end = number % 2
    slot = number // 2 % SLOTS
    end = number // (2 * SLOTS) % 2
    rainbow = studio_rainbow(seat, number // (4 * SLOTS))
    cell = lift(table, rainbow, end)
    put(table, slot, to_end, cell)
    table.lone = rainbow + 1 if table.length[rainbow] == 1 else 0
    table.fresh = 0
    win_if_complete(table, seat, slot)


def swap(table: Table, seat: int, number: int) -> None:
    """KOB-J3, KOB-A4: a number card takes the place of a Kobito, which comes to hand and is known to be there."""
    rainbow = number // NUMBERS
    card = number % NUMBERS + 1
    from_hand(table, seat, card)
    table.cell[rainbow][card] = 0
    table.kobitos[rainbow] -= 1
    table.hand[seat][KOBITO] += 1
    table.held[seat] += 1
    table.shown_kobitos[seat] += 1


def paint(table: Table, seat: int, number: int) -> None:
    """KOB-P1, KOB-P2: a paint card and a number card onto the same number."""
    rainbow = rainbow_at(seat, number // NUMBERS)
    card = number % NUMBERS + 1
    from_hand(table, seat, card)
    from_hand(table, seat, PAINT)
    cell = table.cell[rainbow][card]
    table.cell[rainbow][card] = 2 if cell == 0 else cell + 1
    table.played += 2


def drop(table: Table, seat: int, card: int) -> None:
    """KOB-T4, KOB-E2: a penalty card; the last one owed ends the turn."""
    from_hand(table, seat, card)
    table.penalty[seat][card] += 1
    table.penalties[seat] += 1
    table.dropped += 1
    if table.played + table.dropped >= table.owed:
        end_turn(table)


def end_turn(table: Table) -> None:
    """KOB-T3: the hand is refilled and the turn passes."""
    table.step = REFILLING
    proceed(table)


def win_if_complete(table: Table, seat: int, slot: int) -> None:
    """KOB-G3, KOB-G4, KOB-E1: a gold rainbow of just its length wins the gold; the 16th gold ends the game."""
    kind = table.slot_gold[slot]
    if table.length[slot] < table.gold_length[kind]:
        return
    table.gold[seat] += table.gold_worth[kind]
    table.gold_won[seat] += 1
    table.gold_owner[table.slot_place[slot]] = seat + 1
    table.slot_gold[slot] = 0
    discard_rainbow(table, slot)
    if table.gold_next == len(table.gold_deck):
        table.over = 1
    else:
        turn_up_gold(table, slot)
        table.fresh = slot + 1
        proceed(table)
