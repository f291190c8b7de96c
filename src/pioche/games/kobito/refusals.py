"""Why a move of Kobito cannot be made now: the rule, and the key of the words for it."""

from pioche.core.contract import Refusal
from pioche.games.kobito.cards import KOBITO, NUMBERS, PAINT, PLACES, SLOTS, STUDIO, after
from pioche.games.kobito.legal import (
    ADD,
    DROP,
    END,
    MOVE,
    PAINT_OVER,
    START,
    START_KOBITO_HIGH,
    START_KOBITO_LOW,
    SWAP,
    free_place,
    plays,
)
from pioche.games.kobito.rainbows import (
    card_fits,
    end_card,
    has_room,
    holds_number,
    rainbow_at,
    studio_rainbow,
)
from pioche.games.kobito.table import Table

NOT_IN_HAND = Refusal("KOB-T1", "kobito-not-in-hand")


def why_not(known: Table, seat: int, action: int) -> Refusal:
    """KOB-T4, KOB-G2: why a move cannot be made now."""
    if known.lone:
        return Refusal("KOB-G2", "kobito-lone-first")
    if known.dropped:
        return NOT_IN_HAND if DROP <= action < END else Refusal("KOB-T4", "kobito-only-penalties")
    if action < START:
        return why_not_add(known, seat, action)
    if action < MOVE:
        return why_not_start(known, seat, action)
    if action < SWAP:
        return why_not_move(known, seat, action - MOVE)
    if action < PAINT_OVER:
        return why_not_swap(known, seat, action - SWAP)
    if action < DROP:
        return why_not_paint(known, seat, action - PAINT_OVER)
    return why_not_drop(known, seat, action) if action < END else why_not_end(known, seat)


def why_not_add(known: Table, seat: int, action: int) -> Refusal:
    """KOB-A1, KOB-A2, KOB-A3, KOB-A5: why a card cannot be added there."""
    card, place = divmod((action - ADD) // 2, PLACES)
    if not known.hand[seat][card + 1]:
        return NOT_IN_HAND
    return why_not_there(known, rainbow_at(seat, place))


def why_not_there(known: Table, rainbow: int) -> Refusal:
    """KOB-A1, KOB-A2, KOB-A3, KOB-A5: why nothing more, or not this card, may be laid at a rainbow."""
    if known.length[rainbow] == 0:
        return Refusal("KOB-A1", "kobito-no-rainbow")
    if not has_room(known, rainbow):
        return Refusal("KOB-A3" if rainbow < SLOTS else "KOB-A5", "kobito-too-long")
    return Refusal("KOB-A2", "kobito-no-neighbour")


def why_not_start(known: Table, seat: int, action: int) -> Refusal:
    """KOB-U1: why a new studio rainbow cannot be started."""
    low = (action - START) % NUMBERS + 1
    first = KOBITO if START_KOBITO_LOW <= action < START_KOBITO_HIGH else low
    second = KOBITO if action >= START_KOBITO_HIGH else after(low)
    if not known.hand[seat][first] or not known.hand[seat][second]:
        return NOT_IN_HAND
    return Refusal("KOB-U1", "kobito-studio-full" if free_place(known, seat) == STUDIO else "kobito-not-neighbours")


def why_not_move(known: Table, seat: int, number: int) -> Refusal:
    """KOB-G1, KOB-G2, KOB-J2: why a studio card cannot be moved there."""
    rest, to_end = divmod(number, 2)
    rest, slot = divmod(rest, SLOTS)
    place, end = divmod(rest, 2)
    rainbow = studio_rainbow(seat, place)
    if known.length[rainbow] == 0:
        return Refusal("KOB-G1", "kobito-no-rainbow")
    card = end_card(known, rainbow, end)
    if not has_room(known, slot) or not card_fits(known, slot, to_end, card):
        return why_not_there(known, slot)
    if known.length[rainbow] == 2:
        return Refusal("KOB-G2", "kobito-leaves-one")
    return Refusal("KOB-J2", "kobito-leaves-kobitos")


def why_not_swap(known: Table, seat: int, number: int) -> Refusal:
    """KOB-J3: why a card cannot be swapped for a Kobito there."""
    rainbow, card = divmod(number, NUMBERS)
    if not known.hand[seat][card + 1]:
        return NOT_IN_HAND
    return Refusal("KOB-J3", "kobito-no-such-kobito" if known.length[rainbow] else "kobito-no-rainbow")


def why_not_paint(known: Table, seat: int, number: int) -> Refusal:
    """KOB-P1: why a card cannot be painted there."""
    place, card = divmod(number, NUMBERS)
    rainbow = rainbow_at(seat, place)
    if not known.hand[seat][card + 1] or not known.hand[seat][PAINT]:
        return Refusal("KOB-P1", "kobito-paint-needs-both")
    if known.length[rainbow] and holds_number(known, rainbow, card + 1):
        return Refusal("KOB-P1", "kobito-paint-on-kobito")
    return Refusal("KOB-P1", "kobito-paint-elsewhere")


def why_not_drop(known: Table, seat: int, action: int) -> Refusal:
    """KOB-T4: why a penalty cannot be paid now."""
    if known.played >= known.owed:
        return Refusal("KOB-T4", "kobito-nothing-owed")
    if can_still_play(known, seat):
        return Refusal("KOB-T4", "kobito-must-play")
    return NOT_IN_HAND if not known.hand[seat][action - DROP + 1] else Refusal("KOB-T4", "kobito-must-play")


def why_not_end(known: Table, seat: int) -> Refusal:
    """KOB-T1, KOB-T4: why the turn cannot end yet."""
    if can_still_play(known, seat):
        return Refusal("KOB-T1", "kobito-still-owed")
    return Refusal("KOB-T4", "kobito-must-pay")


def can_still_play(known: Table, seat: int) -> bool:
    """KOB-T4: whether another card can be played from hand."""
    return plays(known, seat, [0] * (END + 1)) > 0
