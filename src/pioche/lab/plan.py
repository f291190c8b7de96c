"""What is played, by names alone, so that it can be sent to any process on any machine."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from pioche.bots import Bot, bot_of
from pioche.core.contract import Edition
from pioche.core.errors import BadOption
from pioche.play.luck import MOST_SEED
from pioche.play.setup import Setup, find, find_rules, prepare, thaw


@dataclass(frozen=True)
class Plan:
    """A game's setup by its names, and the level of the bot in every chair."""

    game: str
    edition: str
    variant: str | None
    options: tuple[tuple[str, Any], ...]
    levels: tuple[str, ...]

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.levels)

    @property
    def setup(self) -> Setup:
        """The setup those names stand for; it is no part of the plan, so it need not travel with it."""
        return setup_of(self)

    @property
    def players(self) -> tuple[str, ...]:
        """The names of the bots, as a record has them."""
        return tuple(f"bot:{level}" for level in self.levels)

    @property
    def is_random(self) -> bool:
        """Whether every choice is made by chance alone."""
        return not any(bot.needs_to_know for bot in self.bots())

    def bots(self) -> list[Bot]:
        """The bot of every chair."""
        return [bot_of(level, self.game) for level in self.levels]

    def facts(self) -> dict[str, Any]:
        """What is played, as plain data."""
        return {
            "game": self.game,
            "edition": self.edition,
            "variant": self.variant,
            "seats": self.seats,
            "options": self.setup.other_options(),
            "players": list(self.players),
        }


@cache
def setup_of(plan: Plan) -> Setup:
    """The setup that the names of a plan stand for."""
    options = {name: thaw(value) for name, value in plan.options}
    return prepare(plan.game, plan.edition, plan.variant, plan.seats, options, plan.players, "")


def plan_of(setup: Setup, bots: Sequence[Bot]) -> Plan:
    """A plan for a setup that has been checked."""
    edition = setup.edition
    return Plan(setup.game, edition.key, edition.variant, setup.options, tuple(bot.level for bot in bots))


def check_seeds(first: int, games: int) -> None:
    """Refuse seeds that no game can have."""
    if games < 1:
        raise BadOption(option="games", value=games, allowed=f"1-{MOST_SEED}")
    if not 0 <= first <= MOST_SEED - games:
        raise BadOption(option="seed", value=first, allowed=f"0-{MOST_SEED - games}")


def editions_named(game: str, names: Sequence[str]) -> list[Edition]:
    """At least two editions or variants of a game, each by its one word such as `next-move-long`; all without names."""
    known = {edition.name: edition for edition in find_rules(game).editions}
    wanted = [find("edition", name, list(known), game=game) for name in names] or list(known)
    if len(set(wanted)) != len(wanted) or len(wanted) < 2:
        raise BadOption(option="editions", value=wanted, allowed=", ".join(known))
    return [known[name] for name in wanted]
