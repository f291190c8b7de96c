"""One seat in each of many games, as a vector environment of Gymnasium."""

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from gymnasium.vector import AutoresetMode
from gymnasium.vector.utils import batch_space

from pioche.core.errors import BadArray, BadOption
from pioche.envs.gymnasium.facing import Facing
from pioche.envs.gymnasium.settings import settle
from pioche.envs.observed import WIN
from pioche.envs.seeding import first_seed, following
from pioche.envs.showing import ANSI, FRAMES_A_SECOND, SVG, picture
from pioche.envs.spaces import ManyActions, as_before, observation_space
from pioche.fast.steps import AFTER_THE_END
from pioche.play.luck import MOST_SEED

RENDER_MODES = (ANSI, SVG)
Told = dict[str, Any]


class SeatVectorEnv(gymnasium.vector.VectorEnv[Told, Any, Any]):
    """Many games of one setup, each as `SeatEnv` plays it, stepped together by machine code.

    `info["error"]` says what was wrong in each game with its action, as a place in `pioche.fast.batch.ERRORS`; such a
    game stands as it was, the others go on.
    """

    metadata: Told = {  # noqa: RUF012 - as Gymnasium has it
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_A_SECOND,
        "autoreset_mode": AutoresetMode.NEXT_STEP,
    }

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        edition: str | None = None,
        variant: str | None = None,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        seat: int = 0,
        bots: str | Sequence[str] = "random",
        returns: str = WIN,
        render_mode: str | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        max_episode_steps: int | None = None,
    ) -> None:
        self.settings = settle(game, edition, variant, seats, options, seat, bots, returns)
        for option, value in (
            ("num_envs", num_envs),
            ("max_episode_steps", 1 if max_episode_steps is None else max_episode_steps),
        ):
            if type(value) is not int or value < 1:
                raise BadOption(option=option, value=value, allowed="1, 2, 3 …")
        if render_mode not in (None, *RENDER_MODES):
            raise BadOption(option="render_mode", value=render_mode, allowed=", ".join(RENDER_MODES))
        self.num_envs, self.render_mode = num_envs, render_mode
        self._most_steps = max_episode_steps or np.iinfo(np.int64).max
        self.autoreset_mode = checked_reset(autoreset_mode)
        self.metadata = {**self.metadata, "autoreset_mode": self.autoreset_mode}
        self._make_room()

    def _make_room(self) -> None:
        setup, games = self.settings.setup, self.num_envs
        rules = setup.rules
        self._facing = Facing(setup, self.settings.seat, self.settings.bots, games)
        self._masks = np.zeros((games, 1, rules.actions), np.int8)
        self._features = np.zeros((games, 1, rules.features_there_are), np.int16)
        self.game_seeds = np.zeros(games, np.int64)
        self._is_dealt = np.zeros(games, np.bool_)
        self._is_done = np.zeros(games, np.bool_)
        self._steps = np.zeros(games, np.int64)
        self.single_observation_space = observation_space(rules, rules.actions)
        self.single_action_space = Discrete(rules.actions)
        self.observation_space = batch_space(self.single_observation_space, games)
        self.action_space = ManyActions(games, rules.actions, self._masks_now)

    def reset(self, *, seed: Any = None, options: Told | None = None) -> tuple[Told, Told]:
        """Deal the cards of the seeds from that one on, or of a seed for each game, or of those that follow.

        With `options={"reset_mask": ...}` only some games.
        """
        which = self._wished((options or {}).get("reset_mask"))
        seeds = self._seeds_from(seed)
        super().reset(seed=int(seeds[0]) if seed is not None else None)
        self._deal(which, seeds)
        return self._told(), self._info(np.zeros(self.num_envs, np.int64))

    def step(self, actions: Any) -> tuple[Told, Any, Any, Any, Told]:
        """What the seat has chosen in each game; games that had ended are dealt again, as the mode says."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.num_envs,) or chosen.dtype.kind not in "iu":
            expected, found = f"integers ({self.num_envs},)", f"{chosen.dtype} {chosen.shape}"
            raise BadArray(name="actions", expected=expected, found=found)
        if not self._is_dealt.all():
            raise gymnasium.error.ResetNeeded
        before = self._is_done
        errors = self._facing.step(~before, chosen, self._masks, self._features)
        self._steps += ~before & (errors == 0)
        terminated, truncated = self._facing.is_over, self._steps >= self._most_steps
        rewards = np.where(terminated & ~before, self._facing.worth(self.settings.returns), 0.0)
        self._is_done = terminated | truncated
        info = {}
        if self.autoreset_mode is AutoresetMode.NEXT_STEP:
            terminated, truncated = terminated & ~before, truncated & ~before
            self._deal(before, following(self.game_seeds))
        elif self.autoreset_mode is AutoresetMode.SAME_STEP:
            info = self._last_told(self._is_done)
            self._deal(self._is_done, following(self.game_seeds))
        else:
            errors[before] = AFTER_THE_END
        return self._told(), rewards, terminated, truncated, info | self._info(errors)

    def render(self) -> tuple[str, ...] | None:
        """Each table as the seat sees it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render mode")
            return None
        if not self._is_dealt.all():
            raise gymnasium.error.ResetNeeded
        setup, seat = self.settings.setup, self.settings.seat
        tables = (self._facing.table(game) for game in range(self.num_envs))
        return tuple(picture(setup, table, seat, self.render_mode) for table in tables)

    def _deal(self, which: Any, seeds: Any) -> None:
        if which.any():
            self.game_seeds = np.where(which, seeds, self.game_seeds)
            self._facing.deal(which, self.game_seeds, self._masks, self._features)
            self._steps[which] = 0
            self._is_dealt = self._is_dealt | which
            self._is_done = self._is_done & ~which

    def _masks_now(self) -> Any:
        return self._masks[:, 0]

    def __setstate__(self, state: Told) -> None:
        self.__dict__.update(state)
        space = ManyActions(self.num_envs, self.settings.setup.rules.actions, self._masks_now)
        self.action_space = as_before(space, self.action_space)

    def _told(self) -> Told:
        return {"observation": self._features[:, 0].copy(), "action_mask": self._masks[:, 0].copy()}

    def _info(self, errors: Any) -> Told:
        """What Gymnasium says of each fact: the fact, and which games have it."""
        have = np.ones(self.num_envs, np.bool_)
        mask = self._masks[:, 0].copy()
        return {"action_mask": mask, "_action_mask": have, "error": errors, "_error": have.copy()}

    def _last_told(self, which: Any) -> Told:
        """What the seat is told of games that have just ended, where they are dealt again at once."""
        if not which.any():
            return {}
        last = np.full(self.num_envs, None, object)
        told, have = self._told(), which.copy()
        for game in np.flatnonzero(which).tolist():
            last[game] = {name: numbers[game] for name, numbers in told.items()}
        masks = np.where(which[:, None], told["action_mask"], np.int8(0))
        final = {"action_mask": masks, "_action_mask": have.copy()}
        return {"final_obs": last, "_final_obs": have, "final_info": final, "_final_info": have.copy()}

    def _wished(self, mask: Any) -> Any:
        """The games that are to be dealt again."""
        which = np.ones(self.num_envs, np.bool_) if mask is None else np.asarray(mask)
        if which.shape != (self.num_envs,) or which.dtype != np.bool_:
            found = f"{which.dtype} {which.shape}"
            raise BadArray(name="reset_mask", expected=f"bool ({self.num_envs},)", found=found)
        return which

    def _seeds_from(self, seed: Any) -> Any:
        """A seed for each game: those named, and where none is, that of the game that follows."""
        games = self.num_envs
        if seed is None or (isinstance(seed, Sequence) and not isinstance(seed, str)):
            named = [None] * games if seed is None else list(seed)
            if len(named) != games:
                raise BadOption(option="seed", value=named, allowed=f"{games}")
            fresh = self.np_random.integers(MOST_SEED, size=games)
            after = np.where(self._is_dealt, following(self.game_seeds), fresh)
            return np.array([after[game] if each is None else first_seed(each) for game, each in enumerate(named)])
        first = first_seed(seed)
        if first > MOST_SEED - games + 1:
            raise BadOption(option="seed", value=seed, allowed=f"0-{MOST_SEED - games + 1}")
        return first + np.arange(games)


def checked_reset(mode: Any) -> AutoresetMode:
    """One of Gymnasium's ways to deal again what has ended."""
    try:
        return AutoresetMode(mode)
    except ValueError:
        allowed = ", ".join(each.value for each in AutoresetMode)
        raise BadOption(option="autoreset_mode", value=mode, allowed=allowed) from None
