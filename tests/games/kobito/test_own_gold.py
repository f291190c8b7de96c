"""Gold cards of an owner's box: as many kinds as there are cards."""

import random

import pioche
from pioche.games.kobito.cards import GOLD_CARDS

EIGHTEEN_KINDS = [[2 + number % 11, number] for number in range(len(GOLD_CARDS))]


def test_worlds_can_be_imagined_when_all_gold_cards_differ() -> None:
    """KOB-S2, KOB-E5: more kinds of gold cards than kinds of rainbow cards."""
    chance = random.Random(3)
    game = pioche.new("kobito", seats=2, seed=3, options={"gold": EIGHTEEN_KINDS})
    while game.to_act:
        seat = game.to_act[0]
        if game.length % 10 == 0:
            world = game.imagine(1 - seat, game.length)
            assert sorted(world._table.gold_deck) == list(range(1, 19))
            assert world.know(1 - seat).pack() == game.know(1 - seat).pack()
            assert not any(world._table.unseen)
        game = game.play(seat, chance.choice(game.legal(seat)))


def test_the_imagined_gold_to_come_is_in_any_order() -> None:
    """KOB-E5: the gold deck is hidden, so each card still to come is as likely to be next."""
    game = pioche.new("kobito", seats=2, seed=3, options={"gold": EIGHTEEN_KINDS})
    nexts = {game.imagine(0, seed)._table.gold_deck[3] for seed in range(200)}
    assert nexts == set(range(1, 19)) - set(game.know(0).gold_deck[:3])
