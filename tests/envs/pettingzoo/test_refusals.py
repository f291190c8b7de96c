"""What cannot be done is refused with an error that names it, and changes nothing."""

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest

import pioche
from pioche.envs.pettingzoo import env as wrapped_env
from pioche.envs.pettingzoo import parallel_env, raw_env
from pioche.i18n import LANGUAGES, words_in
from tests.architecture.sources import ROOT

each_game = pytest.mark.parametrize("game", ["5211", "kobito", "kudos"])


def unchanged(env: Any, error: type[pioche.PiocheError], act: Callable[[], Any]) -> pioche.PiocheError:
    """The error that comes of it, told in every language, while the game stands as it was."""
    before = (env._host.table(0).pack(), list(env.agents), env._masks.tolist(), getattr(env, "agent_selection", None))
    with pytest.raises(error) as refused:
        act()
    assert before == (
        env._host.table(0).pack(), list(env.agents), env._masks.tolist(), getattr(env, "agent_selection", None)
    )  # fmt: skip
    for language in LANGUAGES:
        assert words_in(language).blame(refused.value)
    return refused.value


def first_choices(told: dict[str, Any]) -> dict[str, Any]:
    return {agent: int(np.flatnonzero(each["action_mask"])[0]) for agent, each in told.items()}


def a_wrong_one(env: Any, seat: int) -> int:
    mask = env._masks[0, seat, : env.setup.rules.actions]
    return int(np.flatnonzero(mask == 0)[0])


@each_game
def test_an_illegal_action_is_named_with_its_rule(game: str) -> None:
    env = parallel_env(game)
    right = first_choices(env.reset(seed=1)[0])
    seat = env._acting[-1]
    wrong = {**right, f"player_{seat}": a_wrong_one(env, seat)}
    error = unchanged(env, pioche.IllegalMove, lambda: env.step(wrong))
    assert error.rule
    assert error.details["seat"] == seat
    env.step(right)
    turns = raw_env(game)
    turns.reset(seed=1)
    error = unchanged(turns, pioche.IllegalMove, lambda: turns.step(a_wrong_one(turns, turns._acting[0])))
    assert error.rule
    assert error.details["seat"] == turns._acting[0]


@each_game
@pytest.mark.parametrize("action", [-1, 10**5, 10**30, 1.5, "G3", None, np.zeros(2)])
def test_what_is_no_action_is_named(game: str, action: Any) -> None:
    env = parallel_env(game)
    right = first_choices(env.reset(seed=1)[0])
    unchanged(env, pioche.UnreadableMove, lambda: env.step({**right, f"player_{env._acting[0]}": action}))
    turns = raw_env(game)
    turns.reset(seed=1)
    unchanged(turns, pioche.UnreadableMove, lambda: turns.step(action))


@each_game
def test_other_agents_than_those_who_play_are_named(game: str) -> None:
    env = parallel_env(game)
    right = first_choices(env.reset(seed=1)[0])
    unchanged(env, pioche.BadOption, lambda: env.step({**right, "player_9": 0}))
    unchanged(env, pioche.BadOption, lambda: env.step({}))
    unchanged(env, pioche.BadOption, lambda: env.step([0, 0, 0, 0]))  # type: ignore[arg-type]
    missing = {agent: action for agent, action in right.items() if agent != f"player_{env._acting[0]}"}
    error = unchanged(env, pioche.BadOption, lambda: env.step(missing))
    assert error.details["value"] == [f"player_{env._acting[0]}"]
    swapped = {**missing, "player_9": 0}
    unchanged(env, pioche.BadOption, lambda: env.step(swapped))


@pytest.mark.parametrize("game", ["kobito", "kudos"])
def test_who_has_nothing_to_choose_can_only_wait_or_be_left_out(game: str) -> None:
    env = parallel_env(game)
    told, _ = env.reset(seed=1)
    right, wait = first_choices(told), env.setup.rules.actions
    waiting = [seat for seat in range(4) if seat not in env._acting]
    for seat in waiting:
        assert np.flatnonzero(told[f"player_{seat}"]["action_mask"]).tolist() == [wait]
    error = unchanged(env, pioche.NotYourTurn, lambda: env.step({**right, f"player_{waiting[0]}": 0}))
    assert (error.details["seat"], error.rule) == (waiting[0], env.setup.rules.turn_rule)
    unchanged(env, pioche.UnreadableMove, lambda: env.step({**right, f"player_{env._acting[0]}": wait}))
    acting = f"player_{env._acting[0]}"
    alone = env.step({acting: right[acting]})[0]
    other = parallel_env(game)
    other.reset(seed=1)
    together = other.step(right)[0]
    assert all((alone[agent]["observation"] == together[agent]["observation"]).all() for agent in alone)


@each_game
def test_nothing_can_be_done_before_the_start_or_after_the_end(game: str) -> None:
    env, turns = parallel_env(game, max_cycles=1), raw_env(game, max_cycles=1)
    for start in (lambda: env.step({}), lambda: turns.step(0), parallel_env(game, render_mode="ansi").render):
        with pytest.raises(gymnasium.error.ResetNeeded):
            start()
    env.step(first_choices(env.reset(seed=1)[0]))
    unchanged(env, pioche.GameIsOver, lambda: env.step({}))
    turns.reset(seed=1)
    while not turns.truncations[turns.agent_selection]:
        turns.step(int(np.flatnonzero(turns.last()[0]["action_mask"])[0]))
    unchanged(turns, pioche.GameIsOver, lambda: turns.step(0))
    while turns.agents:
        turns.step(None)
    unchanged(turns, pioche.GameIsOver, lambda: turns.step(0))


@pytest.mark.parametrize("make", [parallel_env, raw_env, wrapped_env])
@pytest.mark.parametrize(
    ("game", "settings", "error"),
    [
        ("whist", {}, pioche.UnknownName),
        ("5211", {"edition": "ouchy"}, pioche.UnknownName),
        ("5211", {"variant": "longer"}, pioche.UnknownName),
        ("kudos", {"seats": 2}, pioche.SeatsNotAllowed),
        ("kudos", {"options": {"arrow": "half"}}, pioche.BadOption),
        ("5211", {"returns": "money"}, pioche.BadOption),
        ("5211", {"max_cycles": 0}, pioche.BadOption),
        ("5211", {"max_cycles": True}, pioche.BadOption),
        ("5211", {"render_mode": "film"}, pioche.BadOption),
        ("5211", {"render_seat": 4}, pioche.BadOption),
    ],
)
def test_what_cannot_be_played_is_refused(
    make: Any, game: str, settings: dict[str, Any], error: type[pioche.PiocheError]
) -> None:
    with pytest.raises(error):
        make(game, **settings)


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "7", True])
def test_what_is_no_seed_is_refused_and_the_game_goes_on(seed: Any) -> None:
    env = parallel_env("5211")
    right = first_choices(env.reset(seed=1)[0])
    unchanged(env, pioche.BadOption, lambda: env.reset(seed=seed))
    assert env.game_seed == 1
    env.step(right)


def test_showing_without_a_mode_is_warned_of() -> None:
    env = parallel_env("5211")
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="render mode"):
        assert env.render() is None


@pytest.mark.parametrize("library", ["pettingzoo", "gymnasium", "numba"])
def test_without_its_libraries_it_is_said_what_is_missing(library: str) -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); sys.modules[{library!r}] = None\n"
    code += "import pioche\ntry:\n import pioche.envs.pettingzoo\nexcept pioche.MissingExtra as error: print(error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "extra: envs" in done.stdout
