"""OpenSpiel's observers: what a seat sees, or all it remembers, as text and as numbers."""

from typing import Any

import numpy as np
import pyspiel

from pioche.core.contract import NOBODY
from pioche.core.errors import BadOption
from pioche.envs.observed import observed, observed_names
from pioche.envs.openspiel.limits import limits_of
from pioche.envs.openspiel.play import Play
from pioche.envs.openspiel.settings import Settings
from pioche.envs.openspiel.sight import Sight, last_moment, observation, recollection
from pioche.games.g5211.cards import HAND


class Observer:
    """An observer as OpenSpiel asks for it: `tensor`, its pieces in `dict`, and text."""

    def __init__(self, settings: Settings, kind: Any = None, params: Any = None) -> None:
        if params:
            raise BadOption(option="params", value=str(params), allowed="{}")
        kind = kind or pyspiel.IIGObservationType(perfect_recall=False)
        whose = pyspiel.PrivateInfoType
        self.settings = settings
        self.recalls = kind.perfect_recall
        self.sight = Sight(
            kind.public_info, kind.private_info == whose.SINGLE_PLAYER, kind.private_info == whose.ALL_PLAYERS
        )
        self.dict: dict[str, Any] = {}
        self.tensor = self.room()

    def room(self) -> Any:
        """Zeros for the numbers, and their pieces; none where there is only text."""
        if not self.sight.public or self.sight.of_all or (self.recalls and not has_memory(self.settings)):
            return None
        seats = self.settings.players
        pieces: dict[str, tuple[int, ...]] = {
            "player": (seats,),
            "observation": (len(observed_names(self.settings.rules)),),
        }
        if self.recalls:
            pieces["memory"] = (limits_of(self.settings).reveals, HAND + seats)
        tensor = np.zeros(sum(int(np.prod(shape)) for shape in pieces.values()), np.float32)
        first = 0
        for name, shape in pieces.items():
            end = first + int(np.prod(shape))
            self.dict[name] = tensor[first:end].reshape(shape)
            first = end
        return tensor

    def set_from(self, state: Any, player: int) -> None:
        """Put in what the player sees now."""
        play: Play = state.play
        if self.tensor is None:
            return
        self.tensor.fill(0)
        self.dict["player"][player] = 1
        moment = last_moment(play)
        seat = player if self.sight.private else NOBODY
        if moment is not None:
            self.dict["observation"][:] = observed(self.settings.rules, moment.known(self.settings, seat))
        if self.recalls:
            remember(self.dict["memory"], play, seat)

    def string_from(self, state: Any, player: int) -> str:
        """The same as text."""
        return (recollection if self.recalls else observation)(self.sight, state.play, player)


def has_memory(settings: Settings) -> bool:
    """Whether all that a seat remembers has room in a few numbers: not where a game is bounded only by being cut."""
    return limits_of(settings).reveals > 0


def remember(memory: Any, play: Play, seat: int) -> None:
    """A row for each card a seat of 5211 laid: its hand before, and what each seat laid with it, as far as shown."""
    laid = [0] * play.settings.players
    for step in play.past:
        for other, action in step.actions:
            if other == seat:
                memory[laid[seat], :HAND] = step.moment.known(play.settings, seat).hand[seat]
                memory[laid[seat], HAND + seat] = action + 1
            laid[other] += 1
        for other in range(play.settings.players):
            cards = [action + 1 for each, action in step.shown if each == other]
            if cards:
                memory[laid[other] - len(cards) : laid[other], HAND + other] = cards
