"""Draws the pictures of the README anew (python docs/pictures/tables.py)."""

from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pioche
from pioche.draw import svg

HERE = Path(__file__).parent


class Moment(NamedTuple):
    """A moment of a game: so many random choices after the deal."""

    game: str
    seats: int
    seed: int
    choices: int


MOMENTS = (Moment("5211", 4, 81, 79), Moment("kobito", 3, 33, 58), Moment("kudos", 4, 15, 170))


def view(moment: Moment) -> dict[str, Any]:
    """What seat 0 knows at that moment."""
    game = pioche.new(moment.game, seats=moment.seats, seed=moment.seed)
    dice = Random(moment.seed)
    for _ in range(moment.choices):
        seat = dice.choice(game.to_act)
        game = game.play(seat, dice.choice(game.legal(seat)))
    return game.view(0)


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {f"{moment.game}.svg": svg(view(moment)) + "\n" for moment in MOMENTS}


if __name__ == "__main__":
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, encoding="utf-8", newline="\n")
