"""Drawings of the three games, as SVG text, from what a view tells and nothing else."""

from typing import Any

from pioche.draw import g5211, kobito, kudos
from pioche.draw.cards import HEIGHT, WIDTH, back, card
from pioche.draw.sprite import sprite
from pioche.draw.svg import picture

__all__ = ["card_svg", "sprite", "svg"]

TABLES = {"5211": g5211.draw, "kobito": kobito.draw, "kudos": kudos.draw}


def svg(view: dict[str, Any]) -> str:
    """The whole table of a view, the way `Game.view` gives it."""
    return TABLES[view["game"]](view)


def card_svg(game: str, text: str | None = None) -> str:
    """One card of a game by its notation, or its back."""
    return picture(WIDTH, HEIGHT, text or game, card(game, text) if text else back(game))
