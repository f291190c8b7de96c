"""What an environment of Gymnasium is made with, checked; the same for one game and for many."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pioche.bots import Bot
from pioche.core.errors import BadOption
from pioche.envs.gymnasium.facing import bots_of
from pioche.envs.observed import RETURNS
from pioche.envs.showing import checked_seat
from pioche.play.setup import Setup, prepare


class Settings(NamedTuple):
    """What is played, from which seat, against whom, and what counts at the end."""

    setup: Setup
    seat: int
    bots: list[Bot]
    returns: str


def settle(
    game: str,
    edition: str | None,
    variant: str | None,
    seats: int | None,
    options: dict[str, Any] | None,
    seat: int,
    bots: str | Sequence[str],
    returns: str,
) -> Settings:
    """The settings with those names and numbers, each checked."""
    setup = prepare(game, edition, variant, seats, options, None, "")
    checked_seat(setup, "seat", seat)
    if returns not in RETURNS:
        raise BadOption(option="returns", value=returns, allowed=", ".join(RETURNS))
    return Settings(setup, seat, bots_of(bots, setup, seat), returns)
