"""Chance deals as from a shuffled deck."""

from collections import Counter
from typing import Any

import pyspiel
import pytest

from tests.envs.openspiel.games import SHORT, each_game, states


def first_wanted(text: str, wanted: str, seed: int = 1) -> Any:
    """The first state of a random game at which that is wanted of chance."""
    return next(state for state in states(pyspiel.load_game(text), seed) if state.play.position.wanted == wanted)


@each_game
def test_outcomes_are_sorted_and_their_chances_add_up(text: str) -> None:
    game = pyspiel.load_game(text)
    for state in states(game, 2):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            assert [outcome for outcome, _ in outcomes] == sorted({outcome for outcome, _ in outcomes})
            assert all(0 <= outcome < game.max_chance_outcomes() and chance > 0 for outcome, chance in outcomes)
            assert sum(chance for _, chance in outcomes) == pytest.approx(1)


def test_the_first_card_of_5211_is_any_as_often_as_it_is_in_the_deck() -> None:
    state = first_wanted("python_pioche_5211", "card")
    copies = (5, 6, 5, 2, 1, 1)
    assert state.chance_outcomes() == [(card, copies[card % 6] / 100) for card in range(30)]


def test_a_card_that_was_dealt_is_not_dealt_again() -> None:
    state = pyspiel.load_game(SHORT).new_initial_state()
    for left in range(100, 90, -1):
        dealt = Counter(state.history())
        copies = (5, 6, 5, 2, 1, 1)
        expected = [(card, copies[card % 6] - dealt[card]) for card in range(30)]
        assert state.chance_outcomes() == [(card, count / left) for card, count in expected if count]
        state.apply_action(state.chance_outcomes()[-1][0])


def test_a_start_card_of_kobito_is_any_number_as_often_as_it_is_left() -> None:
    state = first_wanted("python_pioche_kobito", "start")
    assert state.chance_outcomes() == [(number, 7 / 84) for number in range(12)]


def test_a_first_card_of_a_hand_of_kobito_may_be_a_joker_or_paint() -> None:
    state = first_wanted("python_pioche_kobito", "card")
    chances = dict(state.chance_outcomes())
    assert (chances[12], chances[13]) == (5 / 89, 3 / 89)


def test_gold_cards_of_kobito_come_as_often_as_there_are_of_them() -> None:
    state = first_wanted("python_pioche_kobito", "gold")
    assert [chance for _, chance in state.chance_outcomes()] == [4 / 18, 5 / 18, 5 / 18, 4 / 18]


def test_who_starts_and_where_the_arrow_points_is_equally_likely_in_kudos() -> None:
    assert first_wanted("python_pioche_kudos", "first").chance_outcomes() == [(seat, 1 / 4) for seat in range(4)]
    assert first_wanted("python_pioche_kudos", "arrow").chance_outcomes() == [(pile, 1 / 4) for pile in range(4)]


def test_where_the_starter_chooses_the_pile_no_chance_turns_the_arrow() -> None:
    wanted = {state.play.position.wanted for state in states(pyspiel.load_game("python_pioche_kudos(edition=de)"), 1)}
    assert wanted == {"first", "card", ""}


def test_no_state_of_5211_holds_the_order_of_the_deck() -> None:
    assert not any(any(state.play.position.table.deck) for state in states(pyspiel.load_game(SHORT), 1))


@each_game
def test_what_chance_brings_has_a_name_of_its_own(text: str) -> None:
    for state in states(pyspiel.load_game(text), 3):
        if state.is_chance_node():
            names = [state.action_to_string(pyspiel.PlayerId.CHANCE, outcome) for outcome, _ in state.chance_outcomes()]
            assert len(set(names)) == len(names)
