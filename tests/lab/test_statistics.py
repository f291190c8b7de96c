"""Statistics against what is counted by hand, and Python's own."""

import random
import statistics
from math import comb, isclose, sqrt

import numpy as np
import pytest

from pioche.lab.columns import ERRORS, Counts, minus, paired, summed, wilson
from pioche.lab.comparison import Comparison
from pioche.lab.playing import play_compiled, play_plain
from pioche.lab.shares import Part, Share
from pioche.lab.tally import Tally
from tests.lab.plans import part, plan

GAMES = part([[3, 5], [4, 4], [-2, 1]], [0b10, 0b11, 0b10])


def test_counts_give_the_mean_and_deviation_of_the_numbers_themselves() -> None:
    numbers = [random.Random(4).randrange(-50, 200) for _ in range(500)]
    counts = Counts()
    counts.add(numbers[:100])
    counts.add(np.array(numbers[100:], np.int32))
    assert counts.games == 500
    assert isclose(counts.mean, statistics.mean(numbers))
    assert counts.deviation is not None
    assert isclose(counts.deviation, statistics.stdev(numbers))
    assert counts.margin is not None
    assert isclose(counts.margin, ERRORS * statistics.stdev(numbers) / sqrt(500))
    assert [counts.quantile(share) for share in (0, 0.5, 1)] == [min(numbers), sorted(numbers)[249], max(numbers)]


def test_one_game_alone_tells_nothing_of_how_games_differ() -> None:
    tally = Tally(["random", "random"])
    tally.add(part([[3, 5]], [0b10]))
    score = tally.report()["seats"][0]["score"]
    assert (score["mean"], score["margin"], score["deviation"]) == (3, None, None)
    assert Tally(["random"]).report() == {"games": 0}


@pytest.mark.parametrize(("won", "games"), [(0, 10), (10, 10), (3, 10), (250, 1000)])
def test_wilson_s_interval_is_where_the_share_is_a_margin_away(won: int, games: int) -> None:
    low, high = wilson(won / games, games)
    assert 0 <= low <= won / games <= high <= 1
    for end in (low, high):
        if 0 < end < 1:
            assert isclose(abs(won / games - end), ERRORS * sqrt(end * (1 - end) / games), abs_tol=1e-9)


def test_wilson_s_interval_holds_the_truth_in_some_95_cases_of_100() -> None:
    games = 60
    for truth in (0.1, 0.25, 0.5):
        held = 0.0
        for won in range(games + 1):
            low, high = wilson(won / games, games)
            if low <= truth <= high:
                held += comb(games, won) * truth**won * (1 - truth) ** (games - won)
        assert 0.92 < held < 0.98


def test_a_tally_counts_scores_shared_victories_and_lengths() -> None:
    tally = Tally(["greedy", "random"])
    tally.add(GAMES)
    report = tally.report()
    assert (report["games"], report["decisions"], report["ties"]["games"]) == (3, 33, 1)
    first, second = report["seats"]
    assert first["scores"] == {"-2": 1, "3": 1, "4": 1}
    assert (first["wins"]["share"], second["wins"]["share"]) == (round(0.5 / 3, 6), round(2.5 / 3, 6))
    assert (first["score"]["lowest"], first["score"]["quartiles"], first["score"]["highest"]) == (-2, [-2, 3, 4], 4)
    assert report["decisions_per_game"]["mean"] == 11


def test_the_chairs_of_one_bot_count_by_games_not_by_chairs() -> None:
    tally = Tally(["greedy", "greedy"])
    tally.add(part([[3, 7], [4, 6], [9, 1]], [0b10, 0b10, 0b01]))
    bot = tally.report()["bots"]["greedy"]
    assert bot["score"] == {"mean": 5, "margin": 0}
    assert bot["wins"]["share"] == 0.5
    assert bot["wins"]["high"] == 0.5


def test_the_order_of_the_parts_and_lists_or_arrays_change_no_statistic() -> None:
    which = plan("kobito")
    shares = [Share(which, first, 10) for first in (0, 10, 20)]
    reports = []
    for order, play in ((shares, play_plain), (shares[::-1], play_compiled), (shares[1:] + shares[:1], play_plain)):
        tally = Tally(which.levels)
        for share in order:
            tally.add(play(share))
        reports.append(tally.report())
    assert reports[0] == reports[1] == reports[2]


def test_differences_are_taken_game_by_game() -> None:
    base = part([[1, 4], [2, 6], [0, 5]], [0b10, 0b10, 0b11])
    comparison = Comparison(2)
    comparison.add(GAMES, base)
    report = comparison.report()
    first = report["seats"][0]
    differences = [2, 2, -2]
    assert first["score"]["difference"] == round(statistics.mean(differences), 6)
    assert isclose(first["score"]["margin"], ERRORS * statistics.stdev(differences) / sqrt(3), abs_tol=1e-6)
    assert report["ties"]["difference"] == 0
    assert first["wins"]["difference"] == 0
    assert report["decisions_per_game"] == {"difference": 0, "margin": 0, "is_clear": False}
    assert not first["score"]["is_clear"]


def test_a_difference_that_is_always_there_is_clear() -> None:
    more = part([[4, 5], [5, 4], [-1, 1]], [0b10, 0b11, 0b10])
    comparison = Comparison(2)
    comparison.add(more, GAMES)
    assert comparison.report()["seats"][0]["score"] == {"difference": 1, "margin": 0, "is_clear": True}
    assert comparison.report()["score"]["difference"] == 0.5


def test_columns_add_up_alike_as_lists_and_as_arrays() -> None:
    one, two = [1, -5, 60], [7, 0, 3]
    arrays = np.array(one, np.int32), np.array(two, np.uint8)
    assert summed(list(arrays)).tolist() == summed([one, two]) == [8, -5, 63]
    assert minus(arrays[0], arrays[1]).tolist() == minus(one, two) == minus(arrays[0], two) == [-6, -5, 57]
    assert paired([1, 63], [63, 2], 64) == paired(np.array([1, 63], np.uint8), np.array([63, 2], np.uint8), 64).tolist()
    empty = Counts()
    empty.add(np.zeros(0, np.int32))
    assert not empty.of


def test_six_seats_can_share_a_victory_in_every_way() -> None:
    tally = Tally(["random"] * 6)
    for winners in range(1, 64):
        tally.add(Part(0, [[0]] * 6, [winners], [1]))
    assert isclose(sum(tally.wins([seat]) for seat in range(6)), 1)
    assert isclose(tally.wins([0]), 1 / 6)
