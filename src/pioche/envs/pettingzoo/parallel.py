"""All agents at once: each step asks everybody, and seats that act together know nothing of each other's choices."""

from collections.abc import Mapping
from operator import index
from typing import Any

import gymnasium
import pettingzoo

from pioche.core.errors import BadOption, GameIsOver, NotYourTurn
from pioche.envs.pettingzoo.played import Played
from pioche.envs.showing import HUMAN

Told = dict[str, Any]


class Parallel(Played, pettingzoo.ParallelEnv):  # type: ignore[misc]
    """A game as PettingZoo's `ParallelEnv`.

    In 5211 all agents lay a card in every step. In the other games one agent acts in each step; the others can only
    wait, with one action more than the game has, or be left out.
    """

    asks_all = True

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Told, Told]:  # noqa: ARG002
        """Deal the cards of that seed, or of one that follows; `options` change nothing."""
        self._deal(seed)
        if self.render_mode == HUMAN:
            self.render()
        return self._shown()

    def step(self, actions: Mapping[str, Any]) -> tuple[Told, Told, Told, Told, Told]:
        """What each agent has chosen; an error of ours, and nothing done, where that cannot be."""
        agents, chosen = self.agents, self._chosen[0]
        try:
            for seat, agent in enumerate(agents):
                chosen[seat] = index(actions[agent])
            is_plain = len(actions) == len(agents) > 0
        except (KeyError, TypeError, OverflowError):
            is_plain = False
        if not is_plain:
            self._read(actions)
        if self._waits:
            self._check_waiting()
        self._advance()
        return self._told()

    def _told(self) -> tuple[Told, Told, Told, Told, Told]:
        agents = self.agents
        is_over = not self._acting
        is_cut = not is_over and self.max_cycles is not None and self._cycle >= self.max_cycles
        rewards = dict(zip(agents, self._worth(), strict=True)) if is_over else dict.fromkeys(agents, 0.0)
        observations, infos = self._shown()
        told = (observations, rewards, dict.fromkeys(agents, is_over), dict.fromkeys(agents, is_cut), infos)
        if is_over or is_cut:
            self.agents = []
        if self.render_mode == HUMAN:
            self.render()
        return told

    def _shown(self) -> tuple[Told, Told]:
        """What each agent knows, and its mask, in the observation and in the info."""
        observations, infos = {}, {}
        for agent, numbers, mask in zip(self.agents, self._features[0], self._masks[0], strict=True):
            observations[agent] = {"observation": numbers, "action_mask": mask}
            infos[agent] = {"action_mask": mask}
        return observations, infos

    def _read(self, actions: Any) -> None:
        """Read choices that are not simply one number for each agent, and say what is wrong with them."""
        if self.game_seed is None:
            raise gymnasium.error.ResetNeeded
        if not isinstance(actions, Mapping):
            raise BadOption(option="actions", value=type(actions).__name__, allowed="dict")
        if not self.agents:
            raise GameIsOver(move=" ".join(map(str, actions.values())))
        everybody = ", ".join(self.agents)
        if strangers := [agent for agent in actions if agent not in self.agents]:
            raise BadOption(option="actions", value=strangers, allowed=everybody)
        if missing := [self.agents[seat] for seat in self._acting if self.agents[seat] not in actions]:
            raise BadOption(option="actions", value=missing, allowed=everybody)
        for seat, agent in enumerate(self.agents):
            try:
                self._chosen[0, seat] = index(actions.get(agent, self._wait))
            except (TypeError, OverflowError):
                raise self._unreadable(seat, actions[agent]) from None

    def _check_waiting(self) -> None:
        """Who has nothing to choose now can only wait."""
        for seat, action in enumerate(self._chosen[0].tolist()):
            if action != self._wait and seat not in self._acting:
                rules = self.setup.rules
                raise NotYourTurn(rule=rules.turn_rule, seat=seat, move=str(action), to_act=self._acting)
