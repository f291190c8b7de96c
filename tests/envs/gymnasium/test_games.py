"""The bots in the other seats play as they play elsewhere, and a seat is told what it knows."""

from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import pioche
from pioche.bots import bot_of
from pioche.envs.gymnasium import SeatEnv, SeatVectorEnv
from pioche.envs.observed import observed, worth
from pioche.play.luck import new_seed
from pioche.play.match import chair_luck, play_match
from pioche.play.setup import prepare
from tests.conformance.cases import Case
from tests.envs.cases import each_end, settings_of

each_game = pytest.mark.parametrize("game", ["5211", "kobito", "kudos"])


def greedy_choice(env: SeatEnv, luck: list[int]) -> int:
    """What the greedy bot would choose in the seat."""
    setup, seat, table = env.settings.setup, env.settings.seat, env._facing.table(0)
    rules, known, actions = setup.rules, setup.rules.table(), [0] * setup.rules.actions
    rules.know(table, seat, known)
    found = rules.legal(table, seat, actions)
    return bot_of("greedy", setup.game).choose(known, seat, actions[:found], luck)


@each_end
@pytest.mark.parametrize("level", ["random", "greedy"])
def test_the_game_is_the_one_the_same_bots_play_in_a_match(case: Case, level: str) -> None:
    seat, seed = case.seats - 2, 21
    env = SeatEnv(**settings_of(case), seat=seat, bots=level, returns="score")
    luck, is_over, reward = chair_luck(seed, seat), False, 0.0
    told, _ = env.reset(seed=seed)
    while not is_over:
        assert told["observation"].tolist() == observed(case.rules, known_to(env))
        told, reward, is_over, _, _ = env.step(greedy_choice(env, luck))
    setup = prepare(case.game, case.edition.key, case.edition.variant, case.seats, None, None, new_seed(seed))
    bots = [bot_of("greedy" if each == seat else level, case.game) for each in range(case.seats)]
    match = play_match(setup, [(bot.choose, bot.needs_to_know) for bot in bots], seed)
    assert env._facing.table(0).pack() == match._table.pack()
    bits = sum(1 << each for each in match.winners)
    assert reward == worth(case.game, "score", match.scores, bits)[seat]


def known_to(env: SeatEnv) -> Any:
    """What the seat knows."""
    known = env.settings.setup.rules.table()
    env.settings.setup.rules.know(env._facing.table(0), env.settings.seat, known)
    return known


@each_game
@pytest.mark.parametrize("returns", ["win", "score"])
def test_what_a_game_brought_is_the_same_for_one_and_for_many(game: str, returns: str) -> None:
    many = SeatVectorEnv(20, game=game, seat=1, returns=returns)
    many.reset(seed=0)
    found = np.full(20, np.nan)
    while np.isnan(found).any():
        _, rewards, ended, _, _ = many.step(many.action_space.sample())
        for number in np.flatnonzero(ended & np.isnan(found)).tolist():
            table = many._facing.table(number)
            points = [0] * 4
            many.settings.setup.rules.scores(table, points)
            winners = many.settings.setup.rules.winners(table)
            found[number] = rewards[number]
            assert rewards[number] == pytest.approx(worth(game, returns, points, winners)[1])
    assert len(set(found.tolist())) > 1


def test_each_of_the_others_can_be_named() -> None:
    env = SeatEnv("kudos", seats=4, seat=2, bots="greedy,random,greedy")
    assert [env.settings.bots[seat].level for seat in (0, 1, 3)] == ["greedy", "random", "greedy"]
    assert SeatEnv("kudos", seats=3, seat=0, bots=["random", "greedy"]).settings.bots[2].level == "greedy"


@each_game
def test_games_follow_each_other_in_the_same_way_after_the_same_seed(game: str) -> None:
    seeds = []
    for _ in range(2):
        env = SeatEnv(game)
        for seed in (4, None, None):
            told, _ = env.reset(seed=seed)
            seeds.append(env.game_seed)
            if env._facing.setup.rules.take_back is not None:
                other = pioche.new(game, seed=env.game_seed)
                assert told["observation"].tolist() == observed(other.setup.rules, other.know(0))
    assert seeds[:3] == seeds[3:]
    assert len(set(seeds)) == 3


def test_many_games_have_the_seeds_that_follow_each_other_or_one_for_each() -> None:
    many = SeatVectorEnv(3, game="5211")
    many.reset(seed=7)
    assert many.game_seeds.tolist() == [7, 8, 9]
    many.reset(seed=[5, None, 6])
    assert many.game_seeds[[0, 2]].tolist() == [5, 6]
    before = many.game_seeds.tolist()
    many.reset(options={"reset_mask": np.array([True, False, False])})
    assert (many.game_seeds == before).tolist() == [False, True, True]
    assert len({tuple(SeatVectorEnv(3, game="5211").reset()[0]["observation"].ravel()) for _ in range(4)}) == 4


@each_game
def test_the_seat_sees_its_table(game: str) -> None:
    for mode, begin in (("ansi", "game:"), ("svg", "<svg")):
        env = SeatEnv(game, seat=1, render_mode=mode)
        env.reset(seed=2)
        assert env.render().startswith(begin)
        many = SeatVectorEnv(2, game=game, seat=1, render_mode=mode)
        many.reset(seed=2)
        shown = many.render()
        assert shown is not None
        assert shown[0] == env.render()
        assert len(shown) == 2


@each_game
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_copy_goes_its_own_way(game: str, bots: str) -> None:
    for env in (SeatEnv(game, bots=bots), SeatVectorEnv(2, game=game, bots=bots)):
        env.reset(seed=3)
        env.action_space.seed(1)
        copy, before = deepcopy(env), env._facing.table(0).pack()
        for _ in range(4):
            copy.step(copy.action_space.sample())
        assert env._facing.table(0).pack() == before
        for _ in range(4):
            env.step(env.action_space.sample())
        assert env._facing.table(0).pack() == copy._facing.table(0).pack() != before
