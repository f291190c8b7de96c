"""One seat of a game against bots, as an environment of Gymnasium."""

from collections.abc import Sequence
from operator import index
from typing import Any

import gymnasium
import numpy as np

from pioche.core.errors import GameIsOver, PiocheError, UnreadableMove
from pioche.envs.gymnasium.facing import Facing
from pioche.envs.gymnasium.settings import settle
from pioche.envs.observed import WIN
from pioche.envs.refusals import refused
from pioche.envs.seeding import first_seed, following
from pioche.envs.showing import ANSI, FRAMES_A_SECOND, HUMAN, RENDER_MODES, checked_mode, picture
from pioche.envs.spaces import Actions, Sample, as_before, observation_space

THE_GAME = np.ones(1, np.bool_)
Told = dict[str, Any]


class SeatEnv(gymnasium.Env[Told, Any]):
    """A game seen and played from one seat; a step goes on until the seat may choose again, or to the end.

    `bots` names who has the other seats: one level for all, or one for each in seat order. The reward comes at the end:
    the seat's part of the victory, or with `returns="score"` its points, below zero where points are bad.
    """

    metadata: Told = {"render_modes": list(RENDER_MODES), "render_fps": FRAMES_A_SECOND}  # noqa: RUF012 - as Gymnasium

    def __init__(
        self,
        game: str,
        *,
        edition: str | None = None,
        variant: str | None = None,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        returns: str = WIN,
        render_mode: str | None = None,
    ) -> None:
        self.settings = settle(game, edition, variant, seats, options, seat, bots, returns)
        self.render_mode = checked_mode(render_mode)
        self.game_seed: int | None = None
        rules = self.settings.setup.rules
        self._facing = Facing(self.settings.setup, seat, self.settings.bots, 1)
        self._mask = np.zeros((1, 1, rules.actions), np.int8)
        self._features = np.zeros((1, 1, rules.features_there_are), np.int16)
        self.observation_space = observation_space(rules, rules.actions)
        self.action_space = Actions(rules.actions, self._mask_now)

    def reset(self, *, seed: int | None = None, options: Told | None = None) -> tuple[Told, Told]:
        """Deal the cards of that seed, or of one that follows; `options` change nothing."""
        named = None if seed is None else first_seed(seed)
        super().reset(seed=named, options=options)
        if named is None:
            chance = self.np_random
            named = int(chance.integers(2**63 - 1)) if self.game_seed is None else following(self.game_seed)
        self.game_seed = named
        self._mask, self._features = np.empty_like(self._mask), np.empty_like(self._features)
        self._facing.deal(THE_GAME, np.array([named]), self._mask, self._features)
        return self._told()

    def step(self, action: Any) -> tuple[Told, float, bool, bool, Told]:
        """What the seat has chosen, and all that follows; an error of ours, and nothing done, where that cannot be."""
        if self.game_seed is None:
            raise gymnasium.error.ResetNeeded
        if self._facing.is_over[0]:
            raise GameIsOver(seat=self.settings.seat, move=str(action))
        try:
            # Gymnasium's check of an environment draws an action, deals anew and then takes the action
            chosen = np.array([action.settled(self._mask[0, 0]) if type(action) is Sample else index(action)], np.int64)
        except (TypeError, OverflowError):
            raise self._refusal(action) from None
        mask, features = np.empty_like(self._mask), np.empty_like(self._features)
        if self._facing.step(THE_GAME, chosen, mask, features)[0]:
            raise self._refusal(int(chosen[0]))
        self._mask, self._features = mask, features
        is_over = bool(self._facing.is_over[0])
        reward = float(self._facing.worth(self.settings.returns)[0]) if is_over else 0.0
        told, info = self._told()
        return told, reward, is_over, False, info

    def render(self) -> Any:
        """The table as the seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render mode")
            return None
        if self.game_seed is None:
            raise gymnasium.error.ResetNeeded
        mode = ANSI if self.render_mode == HUMAN else self.render_mode
        shown = picture(self.settings.setup, self._facing.table(0), self.settings.seat, mode)
        if self.render_mode != HUMAN:
            return shown
        print(shown)
        return None

    def _mask_now(self) -> Any:
        return None if self.game_seed is None else self._mask[0, 0]

    def __setstate__(self, state: Told) -> None:
        self.__dict__.update(state)
        space = Actions(self.settings.setup.rules.actions, self._mask_now)
        self.action_space = as_before(space, self.action_space)

    def _told(self) -> tuple[Told, Told]:
        if self.render_mode == HUMAN:
            self.render()
        mask = self._mask[0, 0]
        return {"observation": self._features[0, 0], "action_mask": mask}, {"action_mask": mask}

    def _refusal(self, action: Any) -> PiocheError:
        """Why the seat cannot do that."""
        setup, seat, table = self.settings.setup, self.settings.seat, self._facing.table(0)
        rules, known, actions = setup.rules, setup.rules.table(), [0] * setup.rules.actions
        rules.know(table, seat, known)
        legal = sorted(actions[: rules.legal(table, seat, actions)])
        if isinstance(action, int):
            return refused(setup, known, seat, action, legal)
        texts = tuple(rules.write(each, seat, setup.edition) for each in legal)
        return UnreadableMove(seat=seat, move=str(action), legal=texts)
