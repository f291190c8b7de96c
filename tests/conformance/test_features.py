"""The numbers for networks: as many as described, within their bounds, and none of what a seat may not know."""

import random
from typing import Any

from tests.conformance.cards import scramble
from tests.conformance.cases import Case, each_case, random_game

MOMENTS = 0.1


def numbers(case: Case, table: Any, seat: int) -> list[int]:
    """The features of what a seat knows, from a list that was not empty before."""
    known, out = case.rules.table(), [-1] * case.rules.features_there_are
    case.rules.know(table, seat, known)
    case.rules.features(known, out)
    return out


@each_case
def test_features_lie_within_the_bounds_they_are_described_with(case: Case) -> None:
    chance = random.Random(str(case))
    for game in random_game(case, 43):
        if chance.random() < MOMENTS or game.is_over:
            for seat in range(-1, case.seats):
                left = numbers(case, game._table, seat)
                for feature in case.rules.described:
                    mine, left = left[: feature.length], left[feature.length :]
                    assert all(feature.least <= number <= feature.most for number in mine), (feature, mine)
                assert not left


@each_case
def test_features_tell_nothing_that_a_seat_may_not_know(case: Case) -> None:
    chance = random.Random(str(case))
    for game in random_game(case, 47):
        if chance.random() < MOMENTS:
            for seat in range(case.seats):
                other = scramble(case, game._table, seat, chance)
                assert numbers(case, other, seat) == numbers(case, game._table, seat)


@each_case
def test_features_tell_seats_and_moments_apart(case: Case) -> None:
    moments = [tuple(numbers(case, game._table, 0)) for game in random_game(case, 53) if 0 in game.to_act]
    assert len(set(moments)) > len(moments) / 2
    first = case.new(53)._table
    assert numbers(case, first, 0) != numbers(case, first, 1)
