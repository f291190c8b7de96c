"""The examples of the rulebook, and those of our rules pages."""

from .builders import facts, kept, last_round, late, play_round, round_of, told

SIX_KODODO = "Y1*2 G2*2 | G1*2 Y2 B2 | O1 V2*2 B3 | B1 O2*2 V3"
EIGHT_GREEN = "G2*2 Y3 B2 | G2*2 Y2 B3 | G2*2 Y4 B4 | G3*2 Y6 O2"
ORANGE_ALONE = "Y2*2 G2*2 | Y2*2 G2*2 | Y3 G3 O2 O4 | O5 B2 B3 V2"
TIES_ALL_THE_WAY = "Y2*2 G2*2 | Y2*2 G2*2 | Y3 G3 O2 O4 | B2 B3 V2 V3"


def test_with_four_players_exactly_six_kododo_are_all_that_scores() -> None:
    """5211-K1."""
    game = round_of(SIX_KODODO)
    assert (game.scores, kept(game)) == ((2, 2, 1, 1), [2, 2, 1, 1])


def test_six_kododo_are_told_by_their_rule_and_no_colour_is_looked_at() -> None:
    """5211-K1."""
    assert told(round_of(SIX_KODODO)) == [
        ("g5211-kododo-score", "5211-K1"),
        ("g5211-keeps", "5211-M4"),
        ("g5211-keeps", "5211-M4"),
        ("g5211-keeps", "5211-M4"),
        ("g5211-keeps", "5211-M4"),
    ]


def test_eight_green_are_over_the_limit_of_seven_and_the_four_yellow_score() -> None:
    """5211-M2."""
    game = round_of(EIGHT_GREEN)
    assert (game.scores, kept(game)) == ((3, 2, 4, 6), [1, 1, 1, 1])


def test_eight_green_are_told_before_the_yellow_that_score() -> None:
    """5211-M2, 5211-M3."""
    assert told(round_of(EIGHT_GREEN))[:3] == [
        ("g5211-kododo-do-not", "5211-K1"),
        ("g5211-over-limit", "5211-M2"),
        ("g5211-colour-scores", "5211-M3"),
    ]


def test_eight_green_and_four_yellow_are_told_with_their_numbers() -> None:
    """5211-M2, 5211-M3."""
    game = round_of(EIGHT_GREEN)
    assert facts(game, "g5211-over-limit") == [{"colour": "green", "count": 8, "limit": 7}]
    assert facts(game, "g5211-colour-scores") == [{"colour": "yellow", "count": 4}]


def test_yellow_and_green_tie_with_five_each_and_the_three_orange_score() -> None:
    """5211-M3."""
    game = round_of(ORANGE_ALONE)
    assert (game.scores, kept(game)) == ((0, 0, 6, 5), [0, 0, 2, 1])


def test_the_tie_of_yellow_and_green_is_told_before_orange() -> None:
    """5211-M3."""
    assert told(round_of(ORANGE_ALONE)) == [
        ("g5211-kododo-do-not", "5211-K1"),
        ("g5211-tie", "5211-M3"),
        ("g5211-colour-scores", "5211-M3"),
        ("g5211-keeps", "5211-M4"),
        ("g5211-keeps", "5211-M4"),
    ]


def test_yellow_and_green_tie_and_so_do_the_other_three_and_nobody_scores() -> None:
    """5211-M3."""
    game = round_of(TIES_ALL_THE_WAY)
    assert (game.scores, kept(game)) == ((0, 0, 0, 0), [0, 0, 0, 0])


def test_both_ties_are_told_and_that_nobody_scores() -> None:
    """5211-M3."""
    assert told(round_of(TIES_ALL_THE_WAY)) == [
        ("g5211-kododo-do-not", "5211-K1"),
        ("g5211-tie", "5211-M3"),
        ("g5211-tie", "5211-M3"),
        ("g5211-nobody", "5211-M3"),
    ]


def test_both_ties_are_told_with_their_colours() -> None:
    """5211-M3."""
    assert facts(round_of(TIES_ALL_THE_WAY), "g5211-tie") == [
        {"colours": ["yellow", "green"], "count": 5},
        {"colours": ["orange", "blue", "violet"], "count": 2},
    ]


def test_the_yellow_3_and_5_are_eight_points() -> None:
    """5211-M4."""
    assert round_of("Y3 Y5 G2 B1 | Y2 G3 O2 V2").scores[0] == 8


def test_ana_reaches_50_but_bo_has_more_and_wins() -> None:
    """5211-L3."""
    laid = "Y3*3 G2 | Y6 Y5 Y4 G3 | B2*2 O2*2 | B3 O3 V2*2"
    hands = "Y3*3 G2 V6 | Y6 Y5 Y4 G3 V5 | B2*2 O2*2 V4 | B3 O3 V2*2 V4"
    game = play_round(late(hands, scores="41 38 20 20", deck=2, pile=48, variant="long"), laid)
    assert (game.scores, game.winners) == ((50, 53, 20, 20), (1,))


def test_nobody_has_50_after_the_first_deck_and_all_play_on() -> None:
    """5211-L1."""
    game = last_round("Y2*4 B2 | G2*4 B3", scores="41 38", variant="long")
    assert (game.is_over, game.view()["deck"], game.view()["noted"]) == (False, 2, [41, 38])
