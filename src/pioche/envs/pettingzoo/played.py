"""What both kinds of PettingZoo's environments share: one game, its agents, their spaces and pictures."""

from functools import partial
from typing import Any

import gymnasium
import numpy as np

from pioche.core.errors import BadOption, PiocheError, UnreadableMove
from pioche.envs.observed import RETURNS, WIN, worth
from pioche.envs.refusals import refused
from pioche.envs.seeding import first_seed, following
from pioche.envs.showing import ANSI, FRAMES_A_SECOND, HUMAN, RENDER_MODES, checked_mode, checked_seat, picture
from pioche.envs.spaces import Actions, as_before, observation_space
from pioche.fast.hosting import ERROR, SCORES, TO_ACT, WINNERS, Host
from pioche.play.setup import Setup, prepare
from pioche.play.values import members

VERSION = "v0"
THE_GAME = np.ones(1, np.bool_)


class Played:
    """One game; all its seats are agents, `player_0` and so on."""

    # whether agents that have nothing to choose are asked too; they can then only wait, which is the last action
    asks_all = False

    def __init__(
        self,
        game: str,
        *,
        edition: str | None = None,
        variant: str | None = None,
        seats: int | None = None,
        options: dict[str, Any] | None = None,
        returns: str = WIN,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        render_seat: int | None = None,
    ) -> None:
        self.setup = prepare(game, edition, variant, seats, options, None, "")
        if returns not in RETURNS:
            raise BadOption(option="returns", value=returns, allowed=", ".join(RETURNS))
        if max_cycles is not None and (type(max_cycles) is not int or max_cycles < 1):
            raise BadOption(option="max_cycles", value=max_cycles, allowed="1, 2, 3 …")
        self.returns, self.max_cycles = returns, max_cycles
        self.render_mode = checked_mode(render_mode)
        self.render_seat = None if render_seat is None else checked_seat(self.setup, "render_seat", render_seat)
        self.metadata = metadata_of(self.setup)
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self.agents: list[str] = []
        self.game_seed: int | None = None
        self._take_seats()

    def _take_seats(self) -> None:
        """Make room for what is chosen and shown."""
        rules, everybody = self.setup.rules, (1 << self.setup.seats) - 1
        is_sealed = rules.take_back is not None
        self._waits = self.asks_all and not is_sealed
        self._wait = rules.actions
        actions = rules.actions + self._waits
        self._host = Host(self.setup, 1, everybody, everybody)
        self._chosen = np.zeros((1, self.setup.seats), np.int64)
        self._masks = np.zeros((1, self.setup.seats, actions), np.int8)
        self._features = np.zeros((1, self.setup.seats, rules.features_there_are), np.int16)
        self._cycle = 0
        self._acting: tuple[int, ...] = ()
        self._observation_spaces = {agent: observation_space(rules, actions) for agent in self.possible_agents}
        self._action_spaces = self._spaces_of_actions()

    def _spaces_of_actions(self) -> dict[str, Actions]:
        actions = self._masks.shape[-1]
        return {
            agent: Actions(actions, partial(self._mask_of, seat)) for seat, agent in enumerate(self.possible_agents)
        }

    def _mask_of(self, seat: int) -> Any:
        return self._masks[0, seat] if self.agents else None

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        before, spaces = self._action_spaces, self._spaces_of_actions()
        self._action_spaces = {agent: as_before(space, before[agent]) for agent, space in spaces.items()}

    def observation_space(self, agent: str) -> Any:
        """The space of what an agent is shown."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions."""
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """The table as a spectator sees it, or the seat named for it."""
        if self.render_mode is None:
            gymnasium.logger.warn("render() was called without a render mode")
            return None
        if self.game_seed is None:
            raise gymnasium.error.ResetNeeded
        mode = ANSI if self.render_mode == HUMAN else self.render_mode
        shown = picture(self.setup, self._host.table(0), self.render_seat, mode)
        if self.render_mode != HUMAN:
            return shown
        print(shown)
        return None

    def close(self) -> None:
        """Nothing is held that would have to be given back."""

    def _deal(self, seed: Any) -> None:
        self.game_seed = following(self.game_seed) if seed is None and self.game_seed is not None else first_seed(seed)
        self._masks, self._features = np.empty_like(self._masks), np.empty_like(self._features)
        self._host.deal(THE_GAME, np.array([self.game_seed]), self._masks, self._features)
        self._acting = members(int(self._host.status[0, TO_ACT]), self.setup.seats)
        self.agents = self.possible_agents[:]
        self._cycle = 0

    def _advance(self) -> None:
        """Do what was chosen, or raise what is wrong with it, nothing done."""
        masks, features = np.empty_like(self._masks), np.empty_like(self._features)
        self._host.step(THE_GAME, self._chosen, masks, features)
        if self._host.status[0, ERROR]:
            raise self._what_is_wrong()
        self._masks, self._features = masks, features
        self._acting = members(int(self._host.status[0, TO_ACT]), self.setup.seats)
        self._cycle += 1

    def _worth(self) -> list[float]:
        """What the finished game brought each seat."""
        state = self._host.status[0].tolist()
        return worth(self.setup.game, self.returns, state[SCORES:], state[WINNERS])

    def _legal(self, seat: int) -> list[int]:
        actions = [0] * self.setup.rules.actions
        return sorted(actions[: self.setup.rules.legal(self._host.table(0), seat, actions)])

    def _what_is_wrong(self) -> PiocheError:
        """The error that names the first choice that cannot be made."""
        seat = next(seat for seat in self._acting if self._chosen[0, seat] not in self._legal(seat))
        return self._refusal(seat, int(self._chosen[0, seat]))

    def _refusal(self, seat: int, action: int) -> PiocheError:
        known = self.setup.rules.table()
        self.setup.rules.know(self._host.table(0), seat, known)
        return refused(self.setup, known, seat, action, self._legal(seat))

    def _unreadable(self, seat: int, action: Any) -> PiocheError:
        edition, write = self.setup.edition, self.setup.rules.write
        texts = tuple(write(each, seat, edition) for each in self._legal(seat))
        return UnreadableMove(seat=seat, move=str(action), legal=texts)


def metadata_of(setup: Setup) -> dict[str, Any]:
    """What PettingZoo wants to be told of an environment."""
    return {
        "name": f"{setup.game}-{setup.edition.name}-{VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": FRAMES_A_SECOND,
        # only where seats act together does nothing happen before all have chosen
        "is_parallelizable": setup.rules.take_back is not None,
    }
