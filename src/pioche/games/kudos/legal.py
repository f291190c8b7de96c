"""What a seat may do."""

from pioche.games.kudos.cards import KINDS, PILES, ROW, fitting_kinds, next_pile
from pioche.games.kudos.table import Table

# phases
CHOOSE_ARROW = 1
PLAY = 2
FILL = 3
PLAY_ON = 4
GIVE_PILE = 5
GIVE_CARD = 6

# actions: kind - 1 after each of the first three
LAY = 0
LAY_NEXT = KINDS
LAY_FILL = 2 * KINDS
GIVE = 3 * KINDS
TURN_ARROW = GIVE + 6
STOP = TURN_ARROW + PILES
ACTIONS = STOP + 1

ALL_KINDS = (1 << KINDS + 1) - 2


def to_act(table: Table) -> int:
    """KUD-T1: the seat whose turn it is, as a set of bits; none when the game is over."""
    return 0 if table.over else 1 << table.turn_of


def legal(table: Table, seat: int, actions: list[int]) -> int:
    """KUD-T1, KUD-B2, KUD-S5: write the actions of a seat and say how many."""
    if table.over or seat != table.turn_of:
        return 0
    if table.phase == PLAY:
        return fitting_cards(table, seat, table.arrow, LAY, actions, 0)
    if table.phase == PLAY_ON:
        return ways_on(table, seat, actions)
    if table.phase == FILL:
        return row_cards(table, seat, actions)
    if table.phase == CHOOSE_ARROW:
        return arrows(actions)
    return opponents(table, seat, actions)


def ways_on(table: Table, seat: int, actions: list[int]) -> int:
    """KUD-T1, KUD-T3, KUD-B3: another card on the same pile or the next one, or stop."""
    found = fitting_cards(table, seat, table.at, LAY, actions, 0)
    if may_move_on(table):
        found = fitting_cards(table, seat, next_pile(table.at), LAY_NEXT, actions, found)
    actions[found] = STOP
    return found + 1


def fitting_cards(table: Table, seat: int, pile: int, base: int, actions: list[int], found: int) -> int:
    """KUD-T2, KUD-T3: add each different kind of the row that matches a pile's top card."""
    return kinds_of_row(table, seat, fitting_kinds(table.deck[table.top[pile]]), base, actions, found)


def row_cards(table: Table, seat: int, actions: list[int]) -> int:
    """KUD-B2: any card of the row may be laid in the place of the pile taken."""
    return kinds_of_row(table, seat, ALL_KINDS, LAY_FILL, actions, 0)


def kinds_of_row(table: Table, seat: int, wanted: int, base: int, actions: list[int], found: int) -> int:
    """KUD-T1: add each different kind of the row that is wanted; an empty place, kind 0, never is."""
    for place in range(ROW):
        kind = table.deck[table.row[seat][place]]
        actions[found] = base + kind - 1
        found += wanted >> kind & 1
        wanted &= ~(1 << kind)
    return found


def arrows(actions: list[int]) -> int:
    """KUD-S5: in `nl` and `de` the starting player chooses the arrow's pile."""
    for pile in range(PILES):
        actions[pile] = TURN_ARROW + pile
    return PILES


def opponents(table: Table, seat: int, actions: list[int]) -> int:
    """KUD-X1, KUD-X2: any opponent may be the victim."""
    found = 0
    for other in range(table.seats):
        if other != seat:
            actions[found] = GIVE + other
            found += 1
    return found


def may_move_on(table: Table) -> bool:
    """KUD-B3: after a fill `fr` stays on the new pile; otherwise the next pile is open too."""
    return table.filled == 0 or table.fill_onward != 0


def row_kinds(table: Table, seat: int) -> int:
    """KUD-S6: the kinds of a row, as a set of bits; an empty place gives kind 0."""
    kinds = 0
    for place in range(ROW):
        kinds |= 1 << table.deck[table.row[seat][place]]
    return kinds


def fits(table: Table, seat: int, pile: int) -> bool:
    """KUD-T2, KUD-T3: whether any card of the row matches a pile's top card."""
    return row_kinds(table, seat) & fitting_kinds(table.deck[table.top[pile]]) != 0


def may_play_on(table: Table, seat: int) -> bool:
    """KUD-T1: whether anything left in the row can be played; if not, the turn ends by itself."""
    if fits(table, seat, table.at):
        return True
    return may_move_on(table) and fits(table, seat, next_pile(table.at))


def is_blocked(table: Table, seat: int) -> bool:
    """KUD-B1: whether no card of the row fits the arrow's pile."""
    return not fits(table, seat, table.arrow)
