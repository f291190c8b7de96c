"""Sealed choices stay sealed, whoever acts first."""

from typing import Any

import numpy as np
import pytest

from pioche.envs.pettingzoo import raw_env


def shown(env: Any) -> bytes:
    """Everything an agent whose turn it is can look at."""
    told, reward, terminated, truncated, info = env.last()
    facts = (reward, terminated, truncated, env.agent_selection, env.agents, env.rewards)
    return b"".join(
        [told["observation"].tobytes(), told["action_mask"].tobytes(), info["action_mask"].tobytes(),
         repr(facts).encode(), str(env.render()).encode()]
    )  # fmt: skip


@pytest.mark.parametrize("edition", ["next-move", "ouchi"])
def test_an_agent_that_chooses_later_never_sees_an_earlier_sealed_choice(edition: str) -> None:
    seen = []
    for place in (0, -1):
        env = raw_env("5211", edition=edition, seats=4, render_mode="ansi")
        env.reset(seed=9)
        legal = np.flatnonzero(env.last()[0]["action_mask"])
        assert len(legal) > 1
        env.step(int(legal[place]))
        views = []
        for _ in range(3):
            views.append(shown(env))
            env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        seen.append(views)
        assert env.agent_selection == "player_0"
    assert seen[0] == seen[1]


def test_what_an_agent_sees_while_others_choose_is_what_it_saw_before() -> None:
    env = raw_env("5211", seats=3, edition="ouchi")
    env.reset(seed=4)
    before = env.observe("player_2")["observation"].tobytes()
    for _ in range(2):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[0]))
        assert env.observe("player_2")["observation"].tobytes() == before


def test_a_mask_that_is_written_on_changes_nothing() -> None:
    env = raw_env("5211")
    env.reset(seed=4)
    told, _, _, _, info = env.last()
    before = told["action_mask"].tolist()
    told["action_mask"][:] = 1
    info["action_mask"][:] = 1
    assert env.last()[0]["action_mask"].tolist() == before
