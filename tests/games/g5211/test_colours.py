import pytest

from pioche.games.g5211.scoring import winning_colour

from .builders import kept, late, play_round, round_of, round_with

LIMITS = [
    ("next-move", None, 2, 5),
    ("next-move", None, 3, 6),
    ("next-move", None, 4, 7),
    ("next-move", None, 5, 8),
    ("next-move", "long", 2, 5),
    ("next-move", "long", 3, 6),
    ("next-move", "long", 4, 7),
    ("next-move", "long", 5, 8),
    ("ouchi", None, 2, 5),
    ("ouchi", None, 3, 6),
    ("ouchi", None, 4, 7),
    ("ouchi", None, 5, 9),
    ("ouchi", "aggressive", 2, 6),
    ("ouchi", "aggressive", 3, 7),
]


def wins(counts: str, limit: int) -> str:
    """The colour that scores with `Y5 G5 O3` cards on the table, or nothing."""
    count = {card[0]: int(card[1:]) for card in counts.split()}
    colour = winning_colour([count.get(letter, 0) for letter in "YGOBV"], limit)
    return "YGOBV"[colour] if colour >= 0 else ""


def test_cards_are_counted_and_not_their_values() -> None:
    """5211-M1."""
    assert round_of("G2*2 Y6 Y5 | G3 O4 B5 V2").scores == (4, 3)


def test_kododo_count_for_their_colour() -> None:
    """5211-M1."""
    assert round_of("G1*2 Y6 Y5 | G3 O4 B5 V2").scores == (2, 3)


def test_the_cards_of_all_players_count_together() -> None:
    """5211-M1."""
    assert round_of("G2*2 Y2*2 | G3 O2*2 B3 | G4 B2 V2 V3").scores == (4, 3, 4)


@pytest.mark.parametrize(("edition", "variant", "seats", "limit"), LIMITS)
def test_a_colour_one_below_the_limit_scores(edition: str, variant: str | None, seats: int, limit: int) -> None:
    """5211-M2."""
    game = round_with(limit - 1, seats, edition=edition, variant=variant)
    assert (sum(kept(game)), game.scores[0]) == (limit - 1, 10 if variant == "aggressive" else 8)


@pytest.mark.parametrize(("edition", "variant", "seats", "limit"), LIMITS)
def test_a_colour_at_the_limit_scores_nothing(edition: str, variant: str | None, seats: int, limit: int) -> None:
    """5211-M2."""
    assert round_with(limit, seats, edition=edition, variant=variant).scores[0] == 0


@pytest.mark.parametrize(("edition", "variant", "seats", "limit"), LIMITS)
def test_a_colour_above_the_limit_scores_nothing(edition: str, variant: str | None, seats: int, limit: int) -> None:
    """5211-M2."""
    assert round_with(limit + 1, seats, edition=edition, variant=variant).scores[0] == 0


@pytest.mark.parametrize(("edition", "variant", "seats", "limit"), LIMITS)
def test_the_limit_lies_open(edition: str, variant: str | None, seats: int, limit: int) -> None:
    """5211-M2."""
    hands = " | ".join(["Y2"] * seats)
    assert late(hands, edition=edition, variant=variant).view()["limit"] == limit


def test_two_colours_above_the_limit_are_both_out() -> None:
    """5211-M2."""
    assert wins("Y8 G7 O1", limit=7) == "O"


def test_the_kododo_of_a_colour_bring_it_to_the_limit() -> None:
    """5211-M2."""
    assert round_of("G2*4 | G1 Y2 Y3 O2").scores == (0, 5)


def test_the_colour_with_the_most_cards_scores() -> None:
    """5211-M3."""
    assert wins("Y6 G5 O3 B1 V1", limit=7) == "Y"


def test_colours_that_tie_are_all_out() -> None:
    """5211-M3."""
    assert wins("Y4 G4 O4 B3 V1", limit=7) == "B"


def test_the_next_lower_count_too_needs_a_single_colour() -> None:
    """5211-M3."""
    assert wins("Y5 G5 O3 B3 V1", limit=8) == "V"


def test_a_single_colour_wins_whatever_ties_below_it() -> None:
    """5211-M3."""
    assert wins("Y6 G5 O5", limit=7) == "Y"


def test_colours_above_the_limit_do_not_tie_with_those_below() -> None:
    """5211-M3."""
    assert wins("Y7 G6 O3", limit=7) == "G"


def test_a_colour_without_a_card_never_scores() -> None:
    """5211-M3."""
    assert wins("Y4 G4 O4 B4 V0", limit=7) == ""


@pytest.mark.parametrize("counts", ["Y8 G8", "Y7 G7 O1 B1", "Y4 G4 O4 B4", "Y5 G5 O2 B2 V2", "Y16"])
def test_if_nothing_is_left_nobody_scores(counts: str) -> None:
    """5211-M3."""
    assert wins(counts, limit=7) == ""


def test_a_round_in_which_nobody_scores_is_only_cleared() -> None:
    """5211-M3."""
    game = round_of("Y2*4 | G2*4")
    assert (game.scores, kept(game), game.view()["round"]) == ((0, 0), [0, 0], 2)


def test_players_keep_their_own_cards_of_the_winning_colour() -> None:
    """5211-M4."""
    game = round_of("Y3 Y5 G2 B1 | Y4 G3 O2 V2")
    assert (game.scores, kept(game)) == ((8, 4), [2, 1])


def test_players_keep_their_own_kododo_when_these_score() -> None:
    """5211-M4."""
    game = round_of("Y3 Y5 G2 B1 | Y1 G1 O1 V2")
    assert (game.scores, kept(game)) == ((1, 3), [1, 3])


def test_a_player_without_the_colour_scores_nothing() -> None:
    """5211-M4."""
    game = round_of("Y3 Y5 Y2 B2 | G4 G3 O2 V2")
    assert (game.scores, kept(game)) == ((10, 0), [3, 0])


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_scored_card_is_worth_its_value(value: int) -> None:
    """5211-M4."""
    assert round_of(f"G{value} B2 B3 V2 | G2 G3 Y2 O2").scores == (value, 5)


def test_the_points_of_a_round_come_on_top_of_those_before() -> None:
    """5211-M4."""
    game = play_round(late("Y3 Y5 G2 B2 V2 | Y4 G3 O2 V2 V3", scores="7 9", pile=40), "Y3 Y5 G2 B2 | Y4 G3 O2 V2")
    assert game.scores == (15, 13)


def test_what_does_not_score_is_discarded_for_all_to_see() -> None:
    """5211-M4."""
    known = round_of("Y3 Y5 G2 B1 | Y4 G3 O2 V2").know(None)
    assert sum(known.gone) == 8
