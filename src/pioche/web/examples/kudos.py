"""Kudos: turns on a chosen square, with chosen rows."""

from collections import Counter
from functools import cache, partial
from random import Random

from pioche.games.kudos.cards import COLOUR_LETTERS, COPIES, SHAPE_LETTERS
from pioche.games.kudos.editions import EACH
from pioche.play.values import Game, new
from pioche.web.examples.scene import Move, Scene, filled, stacked

SEATS = 4
ROUND_SEED = 2
BOX = Counter({colour + shape: COPIES for colour in COLOUR_LETTERS for shape in SHAPE_LETTERS})
OTHERS = ("Ys Yt Rh", "Vh Vt Rs", "Gs Gt Rd")


def dealt(own: str, piles: str, others: tuple[str, ...] = OTHERS) -> Game:
    """KUD-S3, KUD-S4: a deal in which the draw piles begin with these cards, and these four lie in the square."""
    tops = [top.split() for top in (own, *others)]
    left = BOX.copy()
    left.subtract(card for top in [*tops, piles.split()] for card in top)
    spare = left.elements()
    draws = [card for top in tops for card in [*top, *(next(spare) for _ in range(EACH[SEATS] - len(top)))]]
    deck = filled([*draws, *piles.split()], BOX)
    return stacked("kudos", "fr", SEATS, [["first", 0], ["shuffle", "deck", deck], ["arrow", 1]])


def mine(*moves: str) -> list[Move]:
    """What seat 0 does."""
    return [(0, move) for move in moves]


@cache
def first_round() -> tuple[Game, Move]:
    """KUD-E1: a round played at random up to its last move, and that move."""
    game, dice = new("kudos", seats=SEATS, seed=ROUND_SEED), Random(ROUND_SEED)
    while True:
        seat = game.to_act[0]
        move = dice.choice(game.legal(seat))
        later = game.play(seat, move)
        if any(event.rule == "KUD-E1" for event in later.explain()):
            return game, (seat, move)
        game = later


OTHER_TURNS = [(1, "Ys"), (1, "stop"), (2, "Vh"), (2, "stop"), (3, "Gs"), (3, "stop")]
WHOLE_ROW_BEFORE = [*mine("fill Rc", "stop"), *OTHER_TURNS]

SCENES = (
    Scene(
        "kudos-piles",
        "KUD-T3",
        partial(dealt, "Rt Bt Bd", "Rc Bh Ys Gd"),
        [],
        mine("Rt", "Bt", "Bd>"),
        0,
        shows_before=True,
    ),
    Scene(
        "kudos-blocked",
        "KUD-B1",
        partial(dealt, "Rc Bc Gt", "Yd Gh Vs Rh"),
        [],
        mine("fill Rc", "Bc"),
        0,
        shows_before=True,
    ),
    Scene(
        "kudos-twin",
        "KUD-X1",
        partial(dealt, "Gd Gd Rs", "Gc Yh Vs Bt"),
        mine("Gd"),
        mine("Gd", "give 1"),
        0,
        (0, 1),
        shows_before=True,
    ),
    Scene(
        "kudos-whole-row",
        "KUD-X2",
        partial(dealt, "Rc Bc Gt Gc", "Yd Yh Vs Gh"),
        WHOLE_ROW_BEFORE,
        mine("Bc", "Gc", "Gt", "give 2"),
        0,
        (0, 2),
        shows_before=True,
    ),
    Scene("kudos-points", "KUD-E2", lambda: first_round()[0], [], [first_round()[1]], None, range(SEATS)),
)
