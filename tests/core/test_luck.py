"""A seed means the same for ever; every number is as likely; words laid behind the luck are used as they lie."""

from collections import Counter
from math import sqrt

import pytest

import pioche
from pioche.core.luck import WORDS, below, draw_from, next_word, seed_luck, shuffle

GOLDEN = {
    0: [1363572419, 145230303, 808754475, 4216505632],
    7: [1837975287, 2099764152, 1321706041, 2064663467],
    2**63 - 1: [370515012, 1336247968, 1286944092, 1801097525],
}
FIRST_LUCK = {
    "5211": ("shuffle", ["V1", "V2", "O3", "G4", "O6", "V1", "G1", "G1"]),
    "kobito": ("first", 1),
    "kudos": ("first", 1),
}


def luck_of(seed: int) -> list[int]:
    """The luck of a seed."""
    luck = [0] * WORDS
    seed_luck(luck, seed)
    return luck


@pytest.mark.parametrize("seed", GOLDEN)
def test_a_seed_gives_these_words_for_ever(seed: int) -> None:
    luck = luck_of(seed)
    assert [next_word(luck) for _ in range(4)] == GOLDEN[seed]


@pytest.mark.parametrize("game", FIRST_LUCK)
def test_a_seed_deals_these_cards_for_ever(game: str) -> None:
    kind, expected = FIRST_LUCK[game]
    entry = pioche.new(game, seed=7)._luck[0]
    assert entry[0] == kind
    assert (entry[2][:8] if kind == "shuffle" else entry[1]) == expected


def test_a_shuffle_is_these_cards_for_ever() -> None:
    cards = list(range(10))
    shuffle(cards, 0, 10, luck_of(7))
    assert cards == [5, 0, 8, 6, 7, 1, 3, 2, 9, 4]


def test_a_shuffle_leaves_the_cards_outside_its_bounds() -> None:
    cards = list(range(20))
    shuffle(cards, 5, 15, luck_of(1))
    assert cards[:5] == list(range(5))
    assert cards[15:] == list(range(15, 20))
    assert sorted(cards) == list(range(20))


@pytest.mark.parametrize("n", [1, 2, 3, 7, 100])
def test_every_number_below_n_is_as_likely(n: int) -> None:
    luck, draws = luck_of(3), 20_000
    found = Counter(below(luck, n) for _ in range(draws))
    assert set(found) == set(range(n))
    chance = 1 / n
    for count in found.values():
        assert abs(count - draws * chance) <= 5 * sqrt(draws * chance * (1 - chance))


def test_every_order_of_three_cards_is_as_likely() -> None:
    luck, found, draws = luck_of(5), Counter[tuple[int, ...]](), 12_000
    for _ in range(draws):
        cards = [1, 2, 3]
        shuffle(cards, 0, 3, luck)
        found[tuple(cards)] += 1
    assert len(found) == 6
    assert all(abs(count - draws / 6) < 5 * sqrt(draws * 5 / 36) for count in found.values())


def test_words_laid_behind_the_luck_are_used_in_their_order() -> None:
    luck = [1, 0, 2**31, 2**32 - 1]
    assert [below(luck, 10) for _ in range(3)] == [0, 5, 9]


def test_drawing_from_counts_takes_each_card_once() -> None:
    counts, luck = [0, 2, 0, 1], luck_of(2)
    drawn = [draw_from(counts, left, luck) for left in (3, 2, 1)]
    assert sorted(drawn) == [1, 1, 3]
    assert counts == [0, 0, 0, 0]
