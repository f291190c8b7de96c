"""One action and all that follows from it."""

from pioche.games.kudos.cards import ROW, next_pile
from pioche.games.kudos.legal import (
    GIVE,
    GIVE_CARD,
    GIVE_PILE,
    LAY_FILL,
    LAY_NEXT,
    PLAY_ON,
    STOP,
    TURN_ARROW,
    may_play_on,
)
from pioche.games.kudos.piles import (
    beneath_to_discard,
    lay_alone,
    lay_on,
    pile_to_discard,
    take_from_row,
    top_card_to,
)
from pioche.games.kudos.scoring import end_round
from pioche.games.kudos.setup import begin_turn, fill_row, gather, go_on, roll
from pioche.games.kudos.table import Table


def apply(table: Table, seat: int, action: int) -> None:
    """KUD-T1: one legal action and all that follows, luck included."""
    act(table, seat, action)
    while table.awaits:
        roll(table)
        go_on(table)


def act(table: Table, seat: int, action: int) -> None:
    """KUD-T1: one decision of the seat whose turn it is."""
    if action < LAY_NEXT:
        play(table, seat, action + 1, table.at)
    elif action < LAY_FILL:
        play(table, seat, action - LAY_NEXT + 1, next_pile(table.at))
    elif action < GIVE:
        fill(table, seat, action - LAY_FILL + 1)
    elif action < TURN_ARROW:
        give(table, seat, action - GIVE)
    elif action < STOP:
        table.arrow = action - TURN_ARROW
        begin_turn(table, seat)
    else:
        end_turn(table, seat)


def play(table: Table, seat: int, kind: int, pile: int) -> None:
    """KUD-T2, KUD-T3, KUD-X1: a card of the row on a pile; on its twin, the pile beneath is to be given."""
    twin = table.deck[table.top[pile]] == kind
    lay_on(table, pile, take_from_row(table, seat, kind))
    table.at = pile
    table.played += 1
    if twin:
        table.phase = GIVE_PILE
    else:
        play_on_or_end(table, seat)


def fill(table: Table, seat: int, kind: int) -> None:
    """KUD-B1, KUD-B2, KUD-B4: blocked: the arrow's pile is taken and a card of the row placed, not played."""
    pile_to_discard(table, table.arrow, seat)
    lay_alone(table, table.arrow, take_from_row(table, seat, kind))
    table.at = table.arrow
    table.filled = 1
    play_on_or_end(table, seat)


def give(table: Table, seat: int, victim: int) -> None:
    """KUD-X1, KUD-X2: the victim gets the pile, or the card, and the turn goes on."""
    if table.phase == GIVE_PILE:
        beneath_to_discard(table, table.at, victim)
        play_on_or_end(table, seat)
    else:
        top_card_to(table, seat, victim)
        finish_turn(table, seat)


def play_on_or_end(table: Table, seat: int) -> None:
    """KUD-T1, KUD-B3: the turn goes on while something can be played, and else ends by itself."""
    if may_play_on(table, seat):
        table.phase = PLAY_ON
    else:
        end_turn(table, seat)


def end_turn(table: Table, seat: int) -> None:
    """KUD-X2, KUD-X3, KUD-B4: a whole row of three played gives a card away before the turn is finished."""
    if table.played == ROW and table.row_at_start == ROW and table.discard_count[seat] > 0:
        table.phase = GIVE_CARD
    else:
        finish_turn(table, seat)


def finish_turn(table: Table, seat: int) -> None:
    """KUD-X3, KUD-T4, KUD-T5, KUD-E1: the arrow turns, the row is refilled, and the round may be over."""
    table.arrow = next_pile(table.at if table.arrow_follows else table.arrow)
    fill_row(table, seat)
    if table.row_count[seat] == 0:
        end_round(table)
        if not table.over:
            gather(table)
    else:
        begin_turn(table, seat + 1 if seat + 1 < table.seats else 0)
