"""The games and states of OpenSpiel, and their registration."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from pioche.core.errors import NotYourTurn
from pioche.envs.observed import SCORE
from pioche.envs.openspiel.dealing import DEALERS
from pioche.envs.openspiel.limits import limits_of
from pioche.envs.openspiel.observers import Observer, has_memory
from pioche.envs.openspiel.play import Play, opening
from pioche.envs.openspiel.refusals import allowed_actions, allowed_outcome
from pioche.envs.openspiel.settings import NAMES, PERFECT, Settings, settle, usual
from pioche.envs.openspiel.sight import truth
from pioche.games.catalogue import rules_of

LONG_NAMES = {"5211": "5211", "kobito": "Kobito", "kudos": "Kudos"}


class Game(pyspiel.Game):  # type: ignore[misc]
    """One of the games, with its parameters."""

    game = ""

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        game = self.game
        self.settings = settle(game, params or {})
        limits = limits_of(self.settings)
        self._chance_nodes = limits.chance_nodes
        info = pyspiel.GameInfo(
            num_distinct_actions=self.settings.rules.actions,
            max_chance_outcomes=limits.chance_outcomes,
            num_players=self.settings.players,
            min_utility=limits.least,
            max_utility=limits.most,
            utility_sum=None if self.settings.returns == SCORE else 0.0,
            max_game_length=limits.decisions,
        )
        super().__init__(type_of(game, self.settings), info, {**usual(game), **(params or {})})

    def new_initial_state(self) -> "State":
        """The state before all chance."""
        return State(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        """Something to look at states with."""
        return Observer(self.settings, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance can come in one game, at most."""
        return self._chance_nodes


class Game5211(Game):
    """5211 in OpenSpiel."""

    game = "5211"


class Kobito(Game):
    """Kobito in OpenSpiel."""

    game = "kobito"


class Kudos(Game):
    """Kudos in OpenSpiel."""

    game = "kudos"


class State(pyspiel.State):  # type: ignore[misc]
    """One moment; all there is to it is its `play`, a value."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.play: Play = opening(game.settings)

    def current_player(self) -> int:
        """Who acts: a seat, all at once, chance, or nobody any more."""
        if self.play.position.wanted:
            return int(pyspiel.PlayerId.CHANCE)
        if self.play.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.SIMULTANEOUS) if self.play.settings.simultaneous else self.play.to_act[0]

    def _legal_actions(self, player: int) -> list[int]:
        return self.play.legal(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may bring, with true probabilities."""
        weights = self.play.outcomes()
        whole = sum(weight for _, weight in weights)
        return [(outcome, weight / whole) for outcome, weight in weights]

    def _apply_action(self, action: int) -> None:
        play = self.play
        if play.position.wanted:
            self.play = play.bring(allowed_outcome(play, action))
        else:
            self.play = play.act(allowed_actions(play, [action]))

    def _apply_actions(self, actions: list[int]) -> None:
        self.play = self.play.act(allowed_actions(self.play, actions))

    def _action_to_string(self, player: int, action: int) -> str:
        settings = self.play.settings
        if player == pyspiel.PlayerId.CHANCE:
            return DEALERS[settings.game].text(self.play.position, action, settings.setup.edition)
        return settings.rules.write(action, player, settings.setup.edition)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.play.is_over

    def returns(self) -> list[float]:
        """What the game has brought each seat; nothing before the end."""
        return self.play.returns()

    def resample_from_infostate(self, player: int, sampler: Any) -> "State":
        """A state, without history, at which the player could be for all it knows; `sampler()` is a number below 1."""
        if self.play.moment is None:
            raise NotYourTurn(rule=self.play.settings.rules.turn_rule, seat=player, to_act=())
        other: State = self.get_game().new_initial_state()
        other.play = self.play.imagine(player, int(sampler() * 2**53))
        return other

    def __str__(self) -> str:
        """The whole truth, and how it came about."""
        return f"{truth(self.play)}\n{self.history_str()}"


def type_of(game: str, settings: Settings | None = None) -> Any:
    """What OpenSpiel wants to know of a game, in general or with its parameters."""
    kind = pyspiel.GameType
    rules = rules_of(game)
    seats = [seats for edition in rules.editions for seats in edition.seats]
    is_win = settings is not None and settings.returns != SCORE
    is_simultaneous = settings.simultaneous if settings else rules.take_back is not None
    return kind(
        short_name=NAMES[game],
        long_name=LONG_NAMES[game],
        dynamics=kind.Dynamics.SIMULTANEOUS if is_simultaneous else kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=(
            kind.Information.PERFECT_INFORMATION if game in PERFECT else kind.Information.IMPERFECT_INFORMATION
        ),
        utility=kind.Utility.ZERO_SUM if is_win else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(seats),
        min_num_players=min(seats),
        provides_information_state_string=True,
        provides_information_state_tensor=has_memory(settings) if settings else rules.take_back is not None,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=dict(usual(game)),
    )


def register() -> None:
    """Make the games known to OpenSpiel by their names."""
    # classes, since OpenSpiel lets go of them only after Python has ended, when functions can no longer be freed
    for game in (Game5211, Kobito, Kudos):
        pyspiel.register_game(type_of(game.game), game)
