"""Greedy in 5211: lay what is likely to score, weighing how near each colour is to the limit."""

from collections.abc import Sequence
from typing import Any

from pioche.core.luck import below
from pioche.games.g5211.cards import colour_of, value_of

CERTAIN = 1024


def choose(known: Any, seat: int, actions: Sequence[int], luck: list[int]) -> int:
    """The card with the highest hope of points; among equals any."""
    best, best_hope, equals = actions[0], -1, 0
    for action in actions:
        hope = hope_of(known, seat, action + 1)
        if hope > best_hope:
            best, best_hope, equals = action, hope, 1
        elif hope == best_hope:
            equals += 1
            if below(luck, equals) == 0:
                best = action
    return best


def hope_of(known: Any, seat: int, card: int) -> int:
    """Points a card stands for, times how likely its colour seems to score."""
    colour = colour_of(card)
    counts = forecast(known, seat)
    counts[colour] += CERTAIN
    limit = known.limit * CERTAIN
    if counts[colour] > limit - CERTAIN // 2:
        return value_of(card) == 1
    ahead = sum(counts[other] >= counts[colour] for other in range(5) if other != colour and counts[other] < limit)
    return (points_at_stake(known, seat, colour) + value_of(card)) * CERTAIN // (1 + ahead)


def points_at_stake(known: Any, seat: int, colour: int) -> int:
    """What the seat has already laid in a colour this round."""
    laid = known.laid[seat][: known.laid_count[seat]]
    return sum(value_of(card) for card in laid if colour_of(card) == colour)


def forecast(known: Any, seat: int) -> list[int]:
    """Cards of each colour at the end of the round, if those to come are spread as they are now."""
    counts = [count * CERTAIN for count in known.count]
    for card in known.laid[seat][known.shown : known.laid_count[seat]]:
        counts[colour_of(card)] += CERTAIN
    others = (known.lays[2] - known.shown) * (known.seats - 1)
    shown = sum(known.count)
    for colour in range(5):
        counts[colour] += others * CERTAIN * (1 + known.count[colour]) // (5 + shown)
    return counts
