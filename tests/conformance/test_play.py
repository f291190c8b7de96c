"""Random games: legal moves work, others change nothing, the game ends, values stay, seeds repeat."""

import random

import pytest

import pioche
from pioche.core.errors import GameIsOver, MoveError
from tests.conformance.cases import CASES, Case, each_case, finished, random_game

ROUNDS = {"next-move": {2: 11, 3: 7, 4: 6, 5: 4}, "ouchi": {2: 11, 3: 7, 4: 6, 5: 4}, "ouchi-aggressive": {2: 10, 3: 6}}
LAST_CHECKED = 40


@each_case
def test_every_legal_move_can_be_played_and_the_game_ends(case: Case) -> None:
    for seed in range(3):
        for game in random_game(case, seed):
            for seat in game.to_act:
                for move in game.legal(seat)[:LAST_CHECKED]:
                    game.play(seat, move)
        assert game.is_over
        assert game.winners


@each_case
def test_no_illegal_move_can_be_played_and_none_changes_anything(case: Case) -> None:
    rules, chance = case.rules, random.Random(str(case))
    for game in random_game(case, 11):
        if chance.random() < 0.1 and not game.is_over:
            before = game._table.pack()
            for seat in range(case.seats):
                legal = set(game.legal(seat))
                for action in range(rules.actions):
                    move = rules.write(action, seat, case.edition)
                    if move not in legal:
                        with pytest.raises(MoveError) as caught:
                            game.play(seat, move)
                        assert caught.value.rule
            assert game._table.pack() == before


@each_case
def test_after_the_end_nothing_can_be_played(case: Case) -> None:
    game = finished(case, 5)
    assert game.to_act == ()
    for seat in range(case.seats):
        assert game.legal(seat) == ()
        with pytest.raises(GameIsOver):
            game.play(seat, case.rules.write(0, seat, case.edition))


@each_case
def test_old_values_never_change(case: Case) -> None:
    moments = list(random_game(case, 21))
    packed = [game._table.pack() for game in random_game(case, 21)]
    assert [game._table.pack() for game in moments] == packed
    for game in moments[:: max(1, len(moments) // 10)]:
        game.view(0), game.explain(), game.imagine(0, 1), game.know(0)
    assert [game._table.pack() for game in moments] == packed


@each_case
def test_the_same_seed_gives_the_same_game(case: Case) -> None:
    first, second = list(random_game(case, 3)), list(random_game(case, 3))
    assert first == second
    assert [hash(game) for game in first] == [hash(game) for game in second]
    assert case.new(3) != case.new(4)


@each_case
def test_without_a_seed_nobody_can_foresee_the_game(case: Case) -> None:
    games = [pioche.new(case.game, edition=case.edition.key, seats=case.seats) for _ in range(3)]
    assert len({game._table.pack() for game in games}) == 3
    assert not any(any(game._table.luck) for game in games)


@pytest.mark.parametrize("case", [case for case in CASES if case.edition.name in ROUNDS], ids=str)
def test_5211_has_11_7_6_or_4_rounds(case: Case) -> None:
    assert finished(case, 8).view(0)["round"] == ROUNDS[case.edition.name][case.seats]
