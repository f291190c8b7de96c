"""Every edition and variant with every number of seats, and random games of them."""

import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import pioche
from pioche.core.contract import Edition, Rules
from pioche.games.catalogue import GAMES, rules_of


class Case(NamedTuple):
    """One edition or variant with one number of seats."""

    game: str
    edition: Edition
    seats: int

    @property
    def rules(self) -> Rules:
        """The rules of the game."""
        return rules_of(self.game)

    def new(self, seed: int, **more: Any) -> pioche.Game:
        """A new game of this case."""
        key, variant = self.edition.key, self.edition.variant
        return pioche.new(self.game, edition=key, variant=variant, seats=self.seats, seed=seed, **more)

    def __str__(self) -> str:
        return f"{self.game}-{self.edition.name}-{self.seats}"


CASES = [Case(game, edition, seats) for game in GAMES for edition in rules_of(game).editions for seats in edition.seats]
each_case = pytest.mark.parametrize("case", CASES, ids=str)
each_edition = pytest.mark.parametrize(
    "case", [case for case in CASES if case.seats == case.edition.seats[-1]], ids=str
)


def random_game(case: Case, seed: int, **more: Any) -> Iterator[pioche.Game]:
    """Every moment of one random game, the choices drawn apart from the cards."""
    chance = random.Random(seed)
    game = case.new(seed, **more)
    yield game
    while game.to_act:
        seat = chance.choice(game.to_act)
        game = game.play(seat, chance.choice(game.legal(seat)))
        yield game


def finished(case: Case, seed: int, **more: Any) -> pioche.Game:
    """The end of one random game."""
    *_, last = random_game(case, seed, **more)
    return last
