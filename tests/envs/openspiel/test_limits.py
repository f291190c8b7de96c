"""The limits OpenSpiel is told are those of the rules."""

import random
from itertools import pairwise

import pyspiel
import pytest

from pioche.core.errors import BadOption
from tests.conformance.cases import Case, each_case
from tests.envs.openspiel.games import advance, last, load, states


@each_case
def test_random_games_stay_within_the_limits(case: Case) -> None:
    game = load(case, returns="score")
    state = last(game, 1)
    chance = [step for step in state.full_history() if step.player == pyspiel.PlayerId.CHANCE]
    assert len(chance) <= game.max_chance_nodes_in_history()
    assert state.move_number() - len(chance) <= game.max_game_length()
    assert len(state.full_history()) <= game.max_history_length()
    assert all(game.min_utility() <= points <= game.max_utility() for points in state.returns())
    assert game.num_distinct_actions() == case.rules.actions
    assert game.num_players() == case.seats


@pytest.mark.parametrize(
    ("given", "decisions", "chance", "most"),
    [
        ("players=2", 44, 90, 164),
        ("players=3", 28, 87, 119),
        ("players=4", 24, 100, 107),
        ("players=5", 16, 85, 76),
        ("players=2,edition=ouchi", 44, 90, 164),
        ("players=2,edition=ouchi,variant=aggressive", 50, 100, 180),
        ("players=2,rounds=1", 4, 10, 19),
        ("players=3,rounds=2", 8, 27, 38),
        ("players=2,rounds=1,max_length=3", 3, 10, 19),
    ],
)
def test_a_deck_of_5211_is_played_out_in_just_so_many_turns(given: str, decisions: int, chance: int, most: int) -> None:
    game = pyspiel.load_game(f"python_pioche_5211({given},returns=score)")
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (decisions, chance)
    assert (game.min_utility(), game.max_utility()) == (0, most)
    nodes = [state.current_player() for state in states(game, 4)]
    assert nodes.count(pyspiel.PlayerId.SIMULTANEOUS) == decisions
    assert nodes.count(pyspiel.PlayerId.CHANCE) == chance


def test_the_most_points_of_a_round_of_5211_can_be_reached() -> None:
    game = pyspiel.load_game("python_pioche_5211(players=2,rounds=1,returns=score)")
    state = game.new_initial_state()
    for card in (6, 5, 4, 4, 1, 13, 14, 19, 20, 7):
        state.apply_action(card - 1)
    for mine, yours in ((6, 13), (5, 14), (4, 19), (4, 20)):
        state.apply_actions([mine - 1, yours - 1])
    assert state.returns() == [game.max_utility(), game.min_utility()]


def test_in_turns_a_game_takes_a_decision_of_each_seat_where_together_it_takes_one() -> None:
    together, in_turns = (
        pyspiel.load_game(f"python_pioche_5211(players=3,rounds=2,simultaneous={value})") for value in ("true", "false")
    )
    assert in_turns.max_game_length() == 3 * together.max_game_length()
    assert last(in_turns, 1).move_number() == in_turns.max_move_number()


def test_seats_that_act_in_turns_act_in_order() -> None:
    game = pyspiel.load_game("python_pioche_5211(players=3,rounds=2,simultaneous=false)")
    players = [state.current_player() for state in states(game, 1)]
    acting = [player for player in players if player >= 0]
    assert acting == [0, 1, 2] * 8


@each_case
def test_victory_is_shared_out_around_nothing(case: Case) -> None:
    game = load(case)
    assert (game.min_utility(), game.max_utility()) == (-1 / (case.seats - 1), 1)
    assert game.utility_sum() == 0
    assert sum(last(game, 3).returns()) == pytest.approx(0)
    assert load(case, returns="score").utility_sum() is None


@pytest.mark.parametrize("text", ["python_pioche_kobito", "python_pioche_kudos", "python_pioche_5211(variant=long)"])
def test_a_game_without_an_end_in_the_rules_is_cut_and_counted_as_it_stands(text: str) -> None:
    name, _, given = text.rstrip(")").partition("(")
    game = pyspiel.load_game(f"{name}({','.join(filter(None, [given, 'max_length=7', 'returns=score']))})")
    state = last(game, 2)
    assert game.max_game_length() == 7 == len(state.play.past)
    assert state.play.settings.rules.to_act(state.play.position.table)
    assert not state.legal_actions()
    points = [0] * 4
    state.play.settings.rules.scores(state.play.position.table, points)
    assert state.returns() == [-each if "kudos" in text else each for each in points]


def test_nothing_is_won_before_the_end() -> None:
    for state in states(pyspiel.load_game("python_pioche_5211(rounds=1)"), 1):
        if not state.is_terminal():
            assert state.returns() == state.rewards() == [0, 0, 0, 0]
    assert state.returns() == state.rewards() != [0, 0, 0, 0]


@pytest.mark.parametrize("rounds", [-1, 7])
def test_a_deck_lasts_no_more_rounds_than_its_cards_do(rounds: int) -> None:
    with pytest.raises(BadOption):
        pyspiel.load_game("python_pioche_5211", {"rounds": rounds})


def test_moves_are_numbered_one_after_the_other() -> None:
    game = pyspiel.load_game("python_pioche_kudos(max_length=9)")
    numbers = []
    state = game.new_initial_state()
    chance = random.Random(1)
    while not state.is_terminal():
        numbers.append(state.move_number())
        advance(state, chance)
    assert all(after == before + 1 for before, after in pairwise(numbers))
