"""The spaces of Gymnasium: what a seat is shown, and what it can do."""

from collections.abc import Callable
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, MultiDiscrete

from pioche.core.contract import Rules

Mask = Callable[[], Any]


def observation_space(rules: Rules, actions: int) -> Any:
    """What the seat knows, as numbers between their bounds, and the mask of the actions."""
    lengths = [feature.length for feature in rules.described]
    least = np.repeat([feature.least for feature in rules.described], lengths).astype(np.int16)
    most = np.repeat([feature.most for feature in rules.described], lengths).astype(np.int16)
    return Dict({"observation": Box(least, most, dtype=np.int16), "action_mask": Box(0, 1, (actions,), np.int8)})


class Sample(np.int64):
    """An action that was drawn as any legal one: `settled` where it is used after the cards were dealt anew."""

    def settled(self, mask: Any) -> int:
        """The action itself, or a legal one in its place if it is not legal now."""
        legal = np.flatnonzero(mask)
        return int(self) if mask[self] or not len(legal) else int(legal[int(self) % len(legal)])


class Actions(Discrete):
    """The actions of a seat; a sample without a mask is one that is legal now.

    PettingZoo's and Gymnasium's own checks draw such samples, and a wrong action is an error here. Copies of it know
    nothing of the game and are plain.
    """

    def __init__(self, actions: int, now: Mask) -> None:
        super().__init__(actions)
        self._now = now

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the actions, each legal one as likely."""
        now = self._now() if mask is None and probability is None else None
        return super().sample(mask, probability) if now is None else Sample(super().sample(now))

    def __reduce__(self) -> Any:
        return Discrete, (int(self.n), self._np_random)


def as_before(space: Any, before: Any) -> Any:
    """A space whose samples follow those of another: in the copy of a game, that of the game it was copied from."""
    space._np_random = before._np_random
    return space


class ManyActions(MultiDiscrete):
    """An action for each of many games; a sample without a mask holds those that are legal now."""

    def __init__(self, games: int, actions: int, now: Mask) -> None:
        super().__init__(np.full(games, actions))
        self._now = now

    def sample(self, mask: Any = None, probability: Any = None) -> Any:
        """One of the actions for each game, each legal one as likely; 0 where there is none."""
        now = self._now() if mask is None and probability is None else None
        if now is None:
            return super().sample(mask, probability)
        games, actions = now.shape
        legal = np.flatnonzero(now)
        starts = np.searchsorted(legal, np.arange(games + 1) * actions)
        found = np.diff(starts)
        places = starts[:-1] + (self.np_random.random(games) * found).astype(np.int64)
        return np.where(found, np.append(legal, 0)[places] % actions, 0)

    def __reduce__(self) -> Any:
        return MultiDiscrete, (self.nvec, np.int64, self._np_random)
