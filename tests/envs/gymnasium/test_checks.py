"""Gymnasium's own checks hold for every game, edition and variant, and many games are as so many single ones."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env, data_equivalence
from gymnasium.vector import AutoresetMode

from pioche.envs.gymnasium import NAMES, SeatVectorEnv
from tests.conformance.cases import Case, each_edition
from tests.envs.cases import each_end, settings_of

GAMES = 5
each_name = pytest.mark.parametrize("name", NAMES.values())


def named(case: Case, **more: Any) -> dict[str, Any]:
    """What Gymnasium makes a case with."""
    settings = settings_of(case)
    return {"id": NAMES[settings.pop("game")], **settings, **more}


@each_edition
@pytest.mark.parametrize("bots", ["random", "greedy"])
def test_a_seat_passes_the_check_of_the_interface(case: Case, bots: str) -> None:
    check_env(gymnasium.make(**named(case, bots=bots, seat=case.seats - 1)).unwrapped)


@each_end
def test_a_seat_can_be_played_to_the_end_under_gymnasiums_eyes(case: Case) -> None:
    env = gymnasium.make(**named(case))
    env.reset(seed=1)
    env.action_space.seed(1)
    is_over = False
    while not is_over:
        told, reward, is_over, is_cut, info = env.step(env.action_space.sample())
        assert told in env.observation_space
        assert told["action_mask"].any() != is_over
        assert (info["action_mask"] == told["action_mask"]).all()
        assert not is_cut
        assert -1 <= float(reward) <= 1
        assert is_over or reward == 0


@each_name
def test_many_games_are_made_by_name_with_all_that_gymnasium_asks_of_them(name: str) -> None:
    many = gymnasium.make_vec(name, num_envs=GAMES)
    assert isinstance(many, SeatVectorEnv)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    single = gymnasium.make(name)
    assert many.single_observation_space == single.observation_space
    assert many.single_action_space == single.action_space
    told, info = many.reset(seed=3)
    assert told in many.observation_space
    assert many.action_space.sample() in many.action_space
    told, rewards, terminated, truncated, info = many.step(many.action_space.sample())
    assert told in many.observation_space
    assert rewards.shape == terminated.shape == truncated.shape == info["error"].shape == (GAMES,)
    assert terminated.dtype == truncated.dtype == np.bool_
    assert many.spec is not None
    assert gymnasium.make_vec(many.spec).num_envs == GAMES
    many.close()


def both(case: Case, **more: Any) -> tuple[Any, Any]:
    """A case many times: as Gymnasium puts single environments together, and as one of ours."""
    mode = more.pop("autoreset_mode")
    single = named(case, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, **more)
    return gymnasium.make_vec(num_envs=GAMES, **single), gymnasium.make_vec(
        num_envs=GAMES, autoreset_mode=mode, **named(case, **more)
    )


def same(one: Any, other: dict[str, Any]) -> bool:
    """Whether two infos say the same, errors aside, which only ours has."""
    return data_equivalence(one, {name: fact for name, fact in other.items() if name.strip("_") != "error"}, exact=True)


@each_edition
@pytest.mark.parametrize("mode", list(AutoresetMode))
@pytest.mark.parametrize("more", [{"bots": "random"}, {"bots": "greedy", "max_episode_steps": 7, "returns": "score"}])
def test_many_games_are_told_as_gymnasium_tells_of_so_many_single_ones(
    case: Case, mode: AutoresetMode, more: dict[str, Any]
) -> None:
    singles, many = both(case, autoreset_mode=mode, **more)
    (told, info), ours = singles.reset(seed=8), many.reset(seed=8)
    assert data_equivalence(told, ours[0], exact=True)
    assert same(info, ours[1])
    many.action_space.seed(5)
    ends = 0
    while ends < GAMES + 2:
        actions = many.action_space.sample()
        told, rewards, terminated, truncated, info = singles.step(actions)
        ours = many.step(actions)
        assert data_equivalence((told, rewards, terminated, truncated), ours[:4], exact=True)
        assert same(info, ours[4])
        done = terminated | truncated
        ends += done.sum()
        if mode is AutoresetMode.DISABLED and done.any():
            (told, info), ours = (env.reset(options={"reset_mask": done.copy()}) for env in (singles, many))
            assert data_equivalence(told, ours[0], exact=True)
    many.close()
