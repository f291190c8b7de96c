"""Greedy in Kudos: play on while one can, match twins, and give to whoever has the fewest points."""

from collections.abc import Sequence
from typing import Any

from pioche.core.luck import below
from pioche.games.kudos.cards import PILES, fitting_kinds
from pioche.games.kudos.legal import GIVE, LAY_FILL, LAY_NEXT, STOP, TURN_ARROW, may_move_on

PLAYED = 100
TWIN = 40
MORE = 30


def choose(known: Any, seat: int, actions: Sequence[int], luck: list[int]) -> int:
    """The action worth most; among equals any."""
    worths = [worth(known, seat, action) for action in actions]
    best = max(worths)
    equals = [action for action, value in zip(actions, worths, strict=True) if value == best]
    return equals[below(luck, len(equals))]


def worth(known: Any, seat: int, action: int) -> int:
    """What an action promises: cards off the hand, twins, cards that follow, and pain for the leader."""
    if action == STOP:
        return 0
    if action >= TURN_ARROW:
        return follow_ups(known, seat, action - TURN_ARROW, 0)
    if action >= GIVE:
        return -points_of(known, action - GIVE)
    if action >= LAY_FILL:
        kind = action - LAY_FILL + 1
        return rest_that_fits(known, seat, kind, kind)
    onward = action >= LAY_NEXT
    kind = action % LAY_NEXT + 1
    pile = (known.at + onward) % PILES
    twin = known.deck[known.top[pile]] == kind
    gain = TWIN + known.pile_count[pile] if twin else 0
    return PLAYED + gain + rest_that_fits(known, seat, kind, kind) + follow_ups(known, seat, pile + 1, kind)


def points_of(known: Any, seat: int) -> int:
    """What a seat has against it: its total, its discard and its draw pile."""
    return int(known.score[seat] + known.discard_count[seat] + known.draw_end[seat] - known.draw_next[seat])


def row_kinds(known: Any, seat: int, without: int) -> list[int]:
    """The kinds of a row, one of that kind left out."""
    kinds = [known.deck[card] for card in known.row[seat][: known.row_count[seat]]]
    if without in kinds:
        kinds.remove(without)
    return kinds


def rest_that_fits(known: Any, seat: int, without: int, top: int) -> int:
    """How well the rest of the row goes on from a card just laid."""
    return MORE * sum(fitting_kinds(top) >> kind & 1 for kind in row_kinds(known, seat, without))


def follow_ups(known: Any, seat: int, pile: int, without: int) -> int:
    """How well the rest of the row fits a pile."""
    if without and not may_move_on(known):
        return 0
    top = known.deck[known.top[pile % PILES]]
    return MORE // 2 * sum(fitting_kinds(top) >> kind & 1 for kind in row_kinds(known, seat, without))
