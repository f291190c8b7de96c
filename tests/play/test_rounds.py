"""The table that is shown beside a scoring is the one that was scored."""

from itertools import pairwise
from typing import Any

import pytest

from pioche.play.rounds import Scoring, scoring_of
from tests.conformance.cases import CASES, Case, random_game

each_of_kudos = pytest.mark.parametrize("case", [case for case in CASES if case.game == "kudos"], ids=str)
Scored = tuple[dict[str, Any], Scoring]


def scorings(case: Case, seeds: range) -> list[Scored]:
    """The rounds of random games: the table before the last move, and the scoring."""
    found = []
    for before, after in (pair for seed in seeds for pair in pairwise(random_game(case, seed))):
        scoring = scoring_of(before.view(None), after.explain())
        if scoring:
            found.append((before.view(None), scoring))
    return found


def cards_of(view: dict[str, Any]) -> int:
    """How many cards are in the game."""
    heaps = [*view["piles"], *view["rows"], *view["discards"]]
    return sum(map(len, heaps)) + int(sum(view["draw_piles"]))


@each_of_kudos
def test_what_lies_before_the_seats_of_kudos_is_what_their_points_are_told_from(case: Case) -> None:
    rounds = scorings(case, range(4))
    assert rounds
    for _, (view, steps, _) in rounds:
        for facts in (step.facts for step in steps if step.key == "kudos-points"):
            seat = facts["seat"]
            lying = (len(view["discards"][seat]), view["draw_piles"][seat], len(view["rows"][seat]))
            assert lying == (facts["discard"], facts["draw"], facts["row"])


@each_of_kudos
def test_no_card_of_kudos_is_lost_with_the_last_move_and_nobody_is_to_act(case: Case) -> None:
    for before, (view, _, _) in scorings(case, range(2)):
        assert cards_of(view) == cards_of(before)
        assert view["to_act"] == []
