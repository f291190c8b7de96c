"""What a seat knows, as one row of numbers with names; and what a finished game was worth to each seat."""

from collections.abc import Sequence
from functools import cache
from typing import Any

from pioche.core.contract import Rules
from pioche.play.values import members

WIN, SCORE = "win", "score"
RETURNS = (WIN, SCORE)
LOWEST_WINS = {"kudos"}


def observed(rules: Rules, known: Any) -> list[int]:
    """The numbers of a seat's knowledge, as many and in the order as their names."""
    numbers = [0] * rules.features_there_are
    rules.features(known, numbers)
    return numbers


@cache
def observed_names(rules: Rules) -> tuple[str, ...]:
    """The name of each number: what it tells, with its place where it is one of several, such as `hand_kinds[3]`."""
    return tuple(
        feature.name if feature.length == 1 else f"{feature.name}[{place}]"
        for feature in rules.described
        for place in range(feature.length)
    )


def victory(winners: tuple[int, ...], seats: int) -> list[float]:
    """Each seat's part of the victory: 1 alone, less where it is shared, -1 / (seats - 1) without; in all nothing."""
    return [(seats * (seat in winners) / len(winners) - 1) / (seats - 1) for seat in range(seats)]


def worth(game: str, returns: str, scores: Sequence[int], winners: int) -> list[float]:
    """What a finished game brought each seat: its points, below zero where they are bad, or its part of the victory."""
    if returns == SCORE:
        return [float(-points if game in LOWEST_WINS else points) for points in scores]
    return victory(members(winners, len(scores)), len(scores))
