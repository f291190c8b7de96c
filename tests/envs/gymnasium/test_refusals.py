"""What cannot be done is refused with an error that names it; among many games only the one in question stands."""

import subprocess
import sys
from typing import Any

import gymnasium
import numpy as np
import pytest

import pioche
from pioche.envs.gymnasium import SeatEnv, SeatVectorEnv
from pioche.fast.batch import ERRORS
from tests.architecture.sources import ROOT

each_game = pytest.mark.parametrize("game", ["5211", "kobito", "kudos"])
each_bot = pytest.mark.parametrize("bots", ["random", "greedy"])


def unchanged(env: SeatEnv, action: Any, error: type[pioche.PiocheError]) -> pioche.PiocheError:
    """The error that comes of an action, while the game stands as it was."""
    before = env._facing.table(0).pack()
    with pytest.raises(error) as refused:
        env.step(action)
    assert env._facing.table(0).pack() == before
    return refused.value


@each_game
@each_bot
def test_an_illegal_action_is_named_with_its_rule_and_changes_nothing(game: str, bots: str) -> None:
    ends = []
    for is_wrong in (False, True):
        env = SeatEnv(game, bots=bots, seat=1)
        told, _ = env.reset(seed=3)
        is_over = False
        while not is_over:
            if is_wrong:
                error = unchanged(env, int(told["action_mask"].argmin()), pioche.IllegalMove)
                assert error.rule
                assert error.details["seat"] == 1
            told, _, is_over, _, _ = env.step(int(told["action_mask"].argmax()))
        ends.append(env._facing.table(0).pack())
    assert ends[0] == ends[1]


@each_game
@pytest.mark.parametrize("action", [-1, 10**5, 10**30, 1.5, "G3", None, np.zeros(2)])
def test_what_is_no_action_is_named(game: str, action: Any) -> None:
    env = SeatEnv(game)
    env.reset(seed=3)
    unchanged(env, action, pioche.UnreadableMove)


def test_a_sample_drawn_before_the_cards_were_dealt_anew_stands_for_a_legal_one() -> None:
    env = SeatEnv("5211")
    stale = []
    for seed in range(10):
        env.reset(seed=seed)
        stale.append(env.action_space.sample())
    told, _ = env.reset(seed=20)
    wrong = next(action for action in stale if not told["action_mask"][action])
    unchanged(env, int(wrong), pioche.IllegalMove)
    env.step(wrong)


@each_game
def test_nothing_can_be_done_before_the_start_or_after_the_end(game: str) -> None:
    env = SeatEnv(game, render_mode="ansi")
    for start in (lambda: env.step(0), env.render, lambda: SeatVectorEnv(2, game=game).step(np.zeros(2, np.int64))):
        with pytest.raises(gymnasium.error.ResetNeeded):
            start()
    env.reset(seed=1)
    is_over = False
    while not is_over:
        is_over = env.step(env.action_space.sample())[2]
    unchanged(env, 0, pioche.GameIsOver)


@each_game
@each_bot
def test_a_wrong_action_among_many_is_named_and_only_its_game_stands_still(game: str, bots: str) -> None:
    many = SeatVectorEnv(4, game=game, bots=bots)
    told, info = many.reset(seed=2)
    assert not info["error"].any()
    before = [many._facing.table(number).pack() for number in range(4)]
    actions = told["action_mask"].argmax(axis=1)
    actions[1], actions[2] = told["action_mask"][1].argmin(), -1
    later, rewards, ended, _, info = many.step(actions)
    assert [ERRORS[error] for error in info["error"]] == ["fine", "illegal-action", "no-such-action", "fine"]
    stands = [many._facing.table(number).pack() == before[number] for number in range(4)]
    assert stands == [False, True, True, False]
    assert (later["observation"][1:3] == told["observation"][1:3]).all()
    assert (later["action_mask"][1:3] == told["action_mask"][1:3]).all()
    assert not rewards[1:3].any()
    assert not ended[1:3].any()
    assert not many.step(many.action_space.sample())[4]["error"].any()


def test_a_step_after_the_end_is_named_where_games_are_not_dealt_again() -> None:
    many = SeatVectorEnv(2, game="5211", autoreset_mode="Disabled", max_episode_steps=2)
    many.reset(seed=1)
    for _ in range(2):
        many.step(many.action_space.sample())
    many.reset(options={"reset_mask": np.array([False, True])})
    before = many._facing.table(0).pack()
    _, rewards, _, cut, info = many.step(many.action_space.sample())
    assert [ERRORS[error] for error in info["error"]] == ["after-the-end", "fine"]
    assert cut.tolist() == [True, False]
    assert many._facing.table(0).pack() == before
    assert not rewards.any()


@each_game
@pytest.mark.parametrize("actions", [0, [0], np.zeros(3), np.zeros((3, 1), np.int64), np.zeros(3, np.bool_), "x", None])
def test_an_array_of_another_shape_or_kind_is_refused(game: str, actions: Any) -> None:
    many = SeatVectorEnv(3, game=game)
    many.reset(seed=1)
    before = [many._facing.table(number).pack() for number in range(3)]
    with pytest.raises(pioche.BadArray):
        many.step(actions)
    assert [many._facing.table(number).pack() for number in range(3)] == before


def test_what_was_told_of_many_games_can_be_written_on() -> None:
    many = SeatVectorEnv(3, game="5211")
    told, info = many.reset(seed=1)
    told["observation"][:], told["action_mask"][:], info["action_mask"][:] = 9, 1, 1
    wrong = int(many._masks[0, 0].argmin())
    later, _, _, _, info = many.step(np.array([wrong, *many.action_space.sample()[1:]]))
    assert ERRORS[info["error"][0]] == "illegal-action"
    assert not (later["observation"][0] == 9).all()


@pytest.mark.parametrize("make", [SeatEnv, SeatVectorEnv])
@pytest.mark.parametrize(
    ("settings", "error"),
    [
        ({"game": "whist"}, pioche.UnknownName),
        ({"edition": "ouchy"}, pioche.UnknownName),
        ({"seats": 6}, pioche.SeatsNotAllowed),
        ({"seat": 4}, pioche.BadOption),
        ({"seat": True}, pioche.BadOption),
        ({"bots": "oracle"}, pioche.UnknownName),
        ({"bots": "greedy,random"}, pioche.BadOption),
        ({"returns": "money"}, pioche.BadOption),
        ({"render_mode": "film"}, pioche.BadOption),
        ({"options": {"open_scores": 1}}, pioche.BadOption),
    ],
)
def test_what_cannot_be_played_is_refused(make: Any, settings: dict[str, Any], error: type[pioche.PiocheError]) -> None:
    with pytest.raises(error):
        make(**{"game": "5211", **settings})


@pytest.mark.parametrize(
    "settings", [{"num_envs": 0}, {"num_envs": True}, {"max_episode_steps": 0}, {"autoreset_mode": "Later"}]
)
def test_many_games_that_cannot_be_are_refused(settings: dict[str, Any]) -> None:
    with pytest.raises(pioche.BadOption):
        SeatVectorEnv(**{"num_envs": 2, "game": "5211", **settings})


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_what_is_no_seed_is_refused(seed: Any) -> None:
    for env in (SeatEnv("5211"), SeatVectorEnv(2, game="5211")):
        env.reset(seed=1)
        with pytest.raises(pioche.BadOption):
            env.reset(seed=seed)


@pytest.mark.parametrize("more", [{"seed": [1]}, {"seed": [1, -1]}, {"seed": 2**63 - 1}])
def test_seeds_that_do_not_fit_many_games_are_refused(more: dict[str, Any]) -> None:
    with pytest.raises(pioche.BadOption):
        SeatVectorEnv(2, game="5211").reset(**more)


@pytest.mark.parametrize("mask", [[True], [1, 0], np.ones((2, 1), np.bool_)])
def test_a_mask_that_does_not_fit_is_refused(mask: Any) -> None:
    with pytest.raises(pioche.BadArray):
        SeatVectorEnv(2, game="5211").reset(options={"reset_mask": mask})


@pytest.mark.parametrize("library", ["gymnasium", "numba"])
def test_without_its_libraries_it_is_said_what_is_missing(library: str) -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); sys.modules[{library!r}] = None\n"
    code += "import pioche\ntry:\n import pioche.envs.gymnasium\nexcept pioche.MissingExtra as error: print(error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"name: {library}, extra: envs" in done.stdout
