"""5211: rounds whose cards were chosen beforehand."""

from collections import Counter
from functools import partial

from pioche.games.g5211.cards import COPIES, LETTERS
from pioche.games.g5211.editions import EDITIONS
from pioche.play.values import Game
from pioche.web.examples.scene import Move, Scene, filled, stacked

SEATS = 4
HAND = 5
LIMIT = ("G2 G3 Y5 B2", "G2 G3 Y3 B3", "G2 G3 Y4 O3", "G2 G3 Y2 B2")
TIE = ("Y2 G2 O3 B2", "Y3 G3 O2 B3", "Y4 G4 O2 V2", "Y2 G2 Y3 G3")
NOBODY = ("Y2 G2 O3 B2", "Y3 G3 V2 B3", "Y4 G4 O2 V3", "Y2 G2 Y3 G3")
KODODO = ("G1 Y1 B2 B3", "V1 O2 B2 Y3", "G1 Y2 G3 O3", "B1 O1 V2 G2")
KODODO_OR_MORE = ("R1 B1 Y2 G3", "R1 B1 G1 Y3", "Y1 G1 O2 B2", "O1 Y1 R2 G2")


def box(edition: str) -> Counter[str]:
    """5211-S1: all cards of an edition."""
    names = next(each for each in EDITIONS if each.key == edition).values["colours"]
    return Counter({f"{LETTERS[name]}{value}": COPIES[value - 1] for name in names for value in range(1, 7)})


def dealt(hands: tuple[str, ...], edition: str = "next-move") -> Game:
    """5211-S5: a deal in which each seat holds these cards, and whatever comes first as its fifth."""
    left = box(edition)
    left.subtract(card for hand in hands for card in hand.split())
    spare = left.elements()
    top = [card for hand in hands for card in [*hand.split(), *(next(spare) for _ in range(HAND - 4))]]
    return stacked("5211", edition, SEATS, [["shuffle", "deck", filled(top, box(edition))]])


def turns(hands: tuple[str, ...]) -> list[Move]:
    """5211-R1: what everyone lays in a round: two cards, one, one."""
    cards = [hand.split() for hand in hands]
    return [(seat, cards[seat][place]) for turn in ((0, 1), (2,), (3,)) for seat in range(SEATS) for place in turn]


def scored(name: str, clause: str, hands: tuple[str, ...], edition: str = "next-move") -> Scene:
    """5211-R4: a whole round; its last card is the one by which it is scored."""
    moves = turns(hands)
    return Scene(name, clause, partial(dealt, hands, edition), moves[:-1], moves[-1:], seats=range(SEATS))


SCENES = (
    Scene("5211-secret", "5211-R1", partial(dealt, LIMIT), turns(LIMIT)[:3], turns(LIMIT)[3:4], 0, range(SEATS)),
    scored("5211-kododo", "5211-K1", KODODO),
    scored("5211-kododo-or-more", "5211-K2", KODODO_OR_MORE, "ouchi"),
    scored("5211-limit", "5211-M2", LIMIT),
    scored("5211-tie", "5211-M3", TIE),
    scored("5211-nobody", "5211-M3", NOBODY),
)
