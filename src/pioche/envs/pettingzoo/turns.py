"""One agent after the other: what is chosen together stays sealed until the last has chosen."""

from operator import index
from typing import Any

import gymnasium
import pettingzoo

from pioche.core.errors import GameIsOver
from pioche.envs.pettingzoo.played import Played
from pioche.envs.showing import HUMAN


class InTurn(Played, pettingzoo.AECEnv):  # type: ignore[misc]
    """A game as PettingZoo's `AECEnv`.

    In 5211 agents choose in seat order, and nothing is laid before all have: what an agent is shown tells nothing of
    the choices before its own. In the other games it is the turn of whoever acts.
    """

    agent_selection: str

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002
        """Deal the cards of that seed, or of one that follows; `options` change nothing."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self._begin_moment()
        if self.render_mode == HUMAN:
            self.render()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows now, and its mask."""
        seat = self.possible_agents.index(agent)
        return {"observation": self._features[0, seat].copy(), "action_mask": self._masks[0, seat].copy()}

    def step(self, action: Any) -> None:
        """What the agent whose turn it is has chosen; an error of ours, and nothing done, where that cannot be."""
        if self.game_seed is None:
            raise gymnasium.error.ResetNeeded
        if not self.agents:
            raise GameIsOver(move=str(action))
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._bow_out(action)
            return
        self._choose(action)
        self._clear_rewards()
        self._cumulative_rewards[agent] = 0.0
        self._to_choose.pop(0)
        if self._to_choose:
            self.agent_selection = self.possible_agents[self._to_choose[0]]
        else:
            self._advance()
            self._end_moment()
        self._accumulate_rewards()
        if self.render_mode == HUMAN:
            self.render()

    def _choose(self, action: Any) -> None:
        """Note the choice of the agent whose turn it is, if it can be made."""
        seat = self._to_choose[0]
        try:
            number = index(action)
        except TypeError:
            raise self._unreadable(seat, action) from None
        if not 0 <= number < self._wait or not self._masks[0, seat, number]:
            raise self._refusal(seat, number)
        self._chosen[0, seat] = number

    def _begin_moment(self) -> None:
        self._to_choose = list(self._acting)
        self.agent_selection = self.possible_agents[self._to_choose[0]]
        self.infos = self._own_masks()

    def _end_moment(self) -> None:
        """After the last choice: the next moment, or the end."""
        if self._acting:
            self._begin_moment()
            if self.max_cycles is not None and self._cycle >= self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.rewards = dict(zip(self.agents, self._worth(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = self._own_masks()
        if not self._acting or any(self.truncations.values()):
            self.agent_selection = self.agents[0]

    def _own_masks(self) -> dict[str, dict[str, Any]]:
        return {agent: {"action_mask": mask} for agent, mask in zip(self.agents, self._masks[0].copy(), strict=True)}

    def _bow_out(self, action: Any) -> None:
        """PettingZoo has every agent take leave of a game that has ended, with `None`."""
        if action is not None:
            raise GameIsOver(move=str(action))
        self._was_dead_step(action)
