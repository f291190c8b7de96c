"""Greedy in Kobito: win gold when one can, prepare when one cannot, and never feed the next player."""

from collections.abc import Sequence
from typing import Any

from pioche.core.luck import below
from pioche.games.kobito.cards import KOBITO, PLACES, SLOTS
from pioche.games.kobito.legal import DROP, END, MOVE, PAINT_OVER, START, START_KOBITO_LOW, SWAP
from pioche.games.kobito.rainbows import studio_rainbow

GOLD = 100


def choose(known: Any, seat: int, actions: Sequence[int], luck: list[int]) -> int:
    """The action worth most; among equals any."""
    worths = [worth(known, seat, action) for action in actions]
    best = max(worths)
    equals = [action for action, value in zip(actions, worths, strict=True) if value == best]
    return equals[below(luck, len(equals))]


def worth(known: Any, seat: int, action: int) -> int:
    """What an action promises, judged by the gold it wins or brings within reach."""
    if action < START:
        return worth_of_add(known, seat, action)
    if action < MOVE:
        return worth_of_start(known, seat, action)
    if action < SWAP:
        return worth_of_move(known, seat, action - MOVE)
    if action < PAINT_OVER:
        return 60
    if action < DROP:
        return 50 if owes(known) else 5
    if action < END:
        return 0 if action - DROP + 1 < KOBITO else -10
    return 20


def owes(known: Any) -> bool:
    """Whether cards are still owed this turn."""
    return bool(known.played < known.owed)


def worth_of_add(known: Any, seat: int, action: int) -> int:
    """A card from hand: best where it wins gold, good in the own studio, poor where it helps the next seat."""
    card, place = divmod(action // 2, PLACES)
    joker = 15 if card + 1 == KOBITO else 0
    if place < SLOTS:
        return worth_at_gold(known, seat, place) - joker
    return (45 if owes(known) else 10) - joker


def worth_at_gold(known: Any, seat: int, slot: int) -> int:
    """One more card at a gold rainbow: what it wins, or how far it stays from a gift to the next seat."""
    kind = known.slot_gold[slot]
    missing = int(known.gold_length[kind] - known.length[slot])
    if missing == 1:
        return GOLD + int(known.gold_worth[kind])
    if missing <= 1 + reach(known, seat):
        return 55
    return (30 if owes(known) else 0) + 2 * missing


def reach(known: Any, seat: int) -> int:
    """How many cards the seat could bring at once: its hand and its longest studio rainbow."""
    longest = max(int(known.length[studio_rainbow(seat, place)]) for place in range(4))
    return max(longest, 1 if known.held[seat] > 1 else 0)


def worth_of_start(known: Any, seat: int, action: int) -> int:
    """A studio rainbow makes the next turns dearer: one or two are enough."""
    rainbows = sum(int(known.length[studio_rainbow(seat, place)] > 0) for place in range(4))
    joker = 15 if action >= START_KOBITO_LOW else 0
    return (40 if owes(known) else 12) - 12 * rainbows - joker


def worth_of_move(known: Any, seat: int, number: int) -> int:
    """A studio card to a gold rainbow: good when it wins, or when the rest can follow."""
    slot = number // 2 % SLOTS
    rainbow = studio_rainbow(seat, number // (4 * SLOTS))
    kind = known.slot_gold[slot]
    missing = int(known.gold_length[kind] - known.length[slot])
    if missing == 1:
        return GOLD + int(known.gold_worth[kind]) + 5
    if missing <= int(known.length[rainbow]):
        return 70
    return 18 if known.held[seat] else 21
