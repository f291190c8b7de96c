"""Kobito: turns with chosen golds, start cards and hands."""

from collections import Counter
from functools import partial

from pioche.games.kobito.cards import GOLD_CARDS, NUMBERS, copies_of
from pioche.games.kobito.notation import card_text
from pioche.play.values import Game
from pioche.web.examples.scene import Move, Scene, filled, stacked

SEATS = 2
BOX = Counter({card_text(card): copies_of(card) for card in range(1, NUMBERS + 3)})
OTHER = "3 3 7 9 11"


def dealt(golds: str, starts: str, hand: str, other: str = OTHER, draws: str = "") -> Game:
    """KOB-S3, KOB-S4, KOB-S5: a deal with these gold cards, start cards, hands, and cards to be drawn."""
    left = Counter(f"{length}:{gold}" for length, gold in GOLD_CARDS)
    left.subtract(golds.split())
    pile = [[int(part) for part in card.split(":")] for card in [*golds.split(), *left.elements()]]
    deck = filled(f"{starts} {hand} {other} {draws}".split(), BOX)
    return stacked(
        "kobito", "jolly-dutch", SEATS, [["first", 0], ["shuffle", "gold", pile], ["shuffle", "rainbow", deck]]
    )


def mine(*moves: str) -> list[Move]:
    """What seat 0 does."""
    return [(0, move) for move in moves]


GOLD_BEFORE = mine("add 5 g1 high", "add 6 g1 high", "start 1 2", "add 3 s1 high")
SPREAD_BEFORE = mine("start 7 8", "add 9 s1 high", "move s1 low g1 high")
DEBT_BEFORE = [*mine("start 7 8", "end"), (1, "add 3 g1 low")]

SCENES = (
    Scene("kobito-debt", "KOB-T1", partial(dealt, "6:6 5:4 7:8", "4 1 12", "7 8 6 6 9"), DEBT_BEFORE, [(1, "end")], 0),
    Scene(
        "kobito-penalty",
        "KOB-T4",
        partial(dealt, "6:6 5:4 7:8", "3 3 3", "6 8 8 10 10", "1 5 7 9 11"),
        [],
        mine("drop 10"),
        0,
        shows_before=True,
        shows_after=False,
    ),
    Scene(
        "kobito-run",
        "KOB-A1",
        partial(dealt, "6:6 5:4 7:8", "11 5 8", "12 1 2 3 10"),
        [],
        mine("add 12 g1 high", "add 1 g1 high", "add 2 g1 high"),
        0,
    ),
    Scene("kobito-start", "KOB-U1", partial(dealt, "6:6 5:4 7:8", "4 1 12", "7 8 6 10 9"), [], mine("start 7 8"), 0),
    Scene(
        "kobito-spread",
        "KOB-G1",
        partial(dealt, "7:8 6:6 5:4", "6 10 2", "7 8 9 1 4"),
        SPREAD_BEFORE,
        mine("move s1 high g2 low", "move s1 low g1 high"),
        0,
        shows_before=True,
    ),
    Scene(
        "kobito-gold",
        "KOB-G3",
        partial(dealt, "4:3 6:6 7:8", "4 9 11", "5 6 1 2 3"),
        GOLD_BEFORE,
        mine("move s1 high g1 low"),
        0,
        shows_before=True,
    ),
    Scene("kobito-joker", "KOB-J1", partial(dealt, "6:6 5:4 7:8", "5 1 12", "K 7 6 9 9"), [], mine("add K g1 high"), 0),
    Scene(
        "kobito-swap",
        "KOB-J3",
        partial(dealt, "6:6 5:4 7:8", "5 1 12", "K 7 6 9 9"),
        mine("add K g1 high", "add 7 g1 high"),
        mine("swap 6 g1"),
        0,
        shows_before=True,
    ),
    Scene(
        "kobito-paint",
        "KOB-P1",
        partial(dealt, "6:6 5:4 7:8", "4 1 12", "5 6 P 5 9"),
        mine("add 5 g1 high", "add 6 g1 high"),
        mine("paint 5 g1"),
        0,
    ),
)
