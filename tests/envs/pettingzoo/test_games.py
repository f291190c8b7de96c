"""An environment plays the very games the rules give, and tells each agent what its seat knows."""

import random
from copy import deepcopy
from typing import Any

import numpy as np
import pytest

import pioche
from pioche.envs.observed import observed, worth
from pioche.envs.pettingzoo import parallel_env, raw_env
from pioche.envs.pettingzoo.parallel import Parallel
from tests.conformance.cases import Case
from tests.envs.cases import each_end, settings_of

each_game = pytest.mark.parametrize("game", ["5211", "kobito", "kudos"])


def check_told(game: pioche.Game, seat: int, told: dict[str, Any], is_asked: bool) -> None:
    """What an agent is told is what its seat knows and may do."""
    assert told["observation"].tolist() == observed(game.setup.rules, game.know(seat))
    legal = sorted(game.action(seat, move) for move in game.legal(seat)) if is_asked else []
    assert np.flatnonzero(told["action_mask"][: game.setup.rules.actions]).tolist() == legal


def plain(told: dict[str, Any]) -> dict[str, Any]:
    return {agent: {name: numbers.tolist() for name, numbers in each.items()} for agent, each in told.items()}


def choices(told: dict[str, Any], chance: random.Random) -> dict[str, int]:
    return {agent: int(chance.choice(np.flatnonzero(each["action_mask"]))) for agent, each in told.items()}


@each_end
def test_agents_at_once_play_the_games_of_the_rules(case: Case) -> None:
    chance, game = random.Random(3), case.new(11)
    env = parallel_env(**settings_of(case))
    told, infos = env.reset(seed=11)
    while env.agents:
        acting = game.to_act
        for seat, agent in enumerate(env.agents):
            check_told(game, seat, told[agent], is_asked=True)
            assert infos[agent]["action_mask"].tolist() == told[agent]["action_mask"].tolist()
        chosen = choices(told, chance)
        for seat in acting:
            game = game.act(seat, chosen[f"player_{seat}"])
        told, rewards, terminations, truncations, infos = env.step(chosen)
        assert set(terminations.values()) == {game.is_over}
        assert not any(truncations.values())
    assert env.game_seed == 11
    bits = sum(1 << seat for seat in game.winners)
    assert list(rewards.values()) == worth(case.game, "win", game.scores, bits)
    for seat, agent in enumerate(env.possible_agents):
        check_told(game, seat, told[agent], is_asked=False)


@each_end
def test_agents_in_turn_play_the_games_of_the_rules(case: Case) -> None:
    chance, game = random.Random(4), case.new(12)
    env = raw_env(**settings_of(case), returns="score")
    env.reset(seed=12)
    rewards, moment = {}, game
    for agent in env.agent_iter():
        told, reward, terminated, _, _ = env.last()
        seat = env.possible_agents.index(agent)
        check_told(moment, seat, told, is_asked=not terminated)
        if terminated:
            rewards[seat] = reward
            env.step(None)
            continue
        action = int(chance.choice(np.flatnonzero(told["action_mask"])))
        env.step(action)
        game = game.act(seat, action)
        if game.is_over or env.agent_selection <= agent or case.game != "5211":
            moment = game
    bits = sum(1 << seat for seat in game.winners)
    assert [rewards[seat] for seat in range(case.seats)] == worth(case.game, "score", game.scores, bits)


@each_game
def test_games_follow_each_other_in_the_same_way_after_the_same_seed(game: str) -> None:
    seeds = []
    for _ in range(2):
        env = parallel_env(game)
        env.reset(seed=5)
        env.reset()
        seeds.append(env.game_seed)
        told, _ = env.reset()
        seeds.append(env.game_seed)
        other = pioche.new(game, seed=env.game_seed)
        assert told["player_1"]["observation"].tolist() == observed(other.setup.rules, other.know(1))
    assert seeds[:2] == seeds[2:]
    assert len({5, *seeds}) == 3


def test_without_a_seed_nobody_can_foresee_the_cards() -> None:
    seeds = set()
    for _ in range(5):
        env = raw_env("5211")
        env.reset()
        seeds.add(env.game_seed)
    assert len(seeds) == 5


@each_game
def test_what_was_told_before_does_not_change(game: str) -> None:
    chance, env = random.Random(1), parallel_env(game)
    told, _ = env.reset(seed=1)
    first = plain(told)
    later = told
    for _ in range(5):
        later = env.step(choices(later, chance))[0]
    assert first == plain(told)
    assert first != plain(later)


def step(env: Any) -> None:
    samples = {agent: env.action_space(agent).sample() for agent in env.agents}
    env.step(samples if isinstance(env, Parallel) else samples[env.agent_selection])


@each_game
@pytest.mark.parametrize("make", [parallel_env, raw_env])
def test_a_copy_goes_its_own_way(game: str, make: Any) -> None:
    env = make(game)
    env.reset(seed=3)
    for agent in env.agents:
        env.action_space(agent).seed(1)
    copy = deepcopy(env)
    before = env._host.table(0).pack()
    for _ in range(4):
        step(copy)
    assert env._host.table(0).pack() == before
    for _ in range(4):
        step(env)
    assert env._host.table(0).pack() == copy._host.table(0).pack() != before


@each_game
def test_a_game_can_be_cut(game: str) -> None:
    chance, env = random.Random(1), parallel_env(game, max_cycles=3)
    told, _ = env.reset(seed=1)
    for _ in range(3):
        told, rewards, terminations, truncations, _ = env.step(choices(told, chance))
    assert set(truncations.values()) == {True}
    assert set(terminations.values()) == {False}
    assert set(rewards.values()) == {0.0}
    assert env.agents == []
    with pytest.raises(pioche.GameIsOver):
        env.step(choices(told, chance))
    one_by_one = raw_env(game, max_cycles=3)
    one_by_one.reset(seed=1)
    decisions = 0
    for _ in one_by_one.agent_iter():
        told, _, _, truncated, _ = one_by_one.last()
        decisions += not truncated
        one_by_one.step(None if truncated else int(chance.choice(np.flatnonzero(told["action_mask"]))))
    assert decisions == (12 if game == "5211" else 3)


def test_a_sample_without_a_mask_is_legal() -> None:
    for env in (parallel_env("kobito"), raw_env("kobito")):
        env.reset(seed=2)
        agent = env.possible_agents[env._acting[0]]
        env.action_space(agent).seed(1)
        mask = env._masks[0, env._acting[0]]
        assert all(mask[env.action_space(agent).sample()] for _ in range(50))


def test_options_of_the_rules_can_be_given() -> None:
    for is_open in (False, True):
        told, _ = parallel_env("5211", options={"open_scores": is_open}).reset(seed=1)
        assert told["player_0"]["observation"][-1] == is_open


def test_the_picture_shows_what_a_spectator_sees_or_the_seat_that_is_named() -> None:
    game = pioche.new("5211", seed=6)
    for seat in (None, 2):
        env = parallel_env("5211", render_mode="svg", render_seat=seat)
        env.reset(seed=6)
        assert env.render() == game.svg(seat)
    env = raw_env("5211", render_mode="ansi", render_seat=2)
    env.reset(seed=6)
    assert str(env.render()).count(game.legal(2)[0]) > 0
