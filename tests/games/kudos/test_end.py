import pytest

import pioche
from pioche.core.errors import GameIsOver, SeatsNotAllowed

from .builders import discards, may, play, play_out, square

# seat 0 plays its last card; whoever has so many cards to draw gets as many points
LAST_CARD = ("Rc | Bs | Gt | Vd", "Rs")


def test_the_round_ends_when_a_player_has_no_card_left() -> None:
    """KUD-E1."""
    game = play(square(*LAST_CARD, draws="0 5 5 5"), "Rs")
    assert game.view()["round"] == 2


def test_the_round_ends_at_once_and_nobody_finishes_the_lap() -> None:
    """KUD-E1."""
    game = play(square(*LAST_CARD, seat=2, draws="9 9 0 9"), "Rs")
    assert (game.view()["round"], game.view()["round_scores"]) == (2, [9, 9, 0, 9])


def test_an_empty_draw_pile_alone_does_not_end_the_round() -> None:
    """KUD-E1."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt", draws="0 5 5 5"), "Rs", "stop")
    assert (game.view()["round"], game.view()["rows"][0], game.to_act) == (1, ["Rt"], (1,))


def test_an_empty_row_alone_does_not_end_the_round() -> None:
    """KUD-E1."""
    game = play(square(*LAST_CARD, draws="1 5 5 5"), "Rs")
    assert (game.view()["round"], len(game.view()["rows"][0])) == (1, 1)


def test_the_pile_of_the_last_card_is_still_given() -> None:
    """KUD-E1."""
    game = play(square("Rs Ys | Bs | Gt | Vd", "Rs", draws="0 5 5 5"), "Rs")
    assert (game.view()["round"], may(game)) == (1, {"give 1", "give 2", "give 3"})
    assert play(game, "give 3").view()["round_scores"] == [0, 5, 5, 7]


@pytest.mark.parametrize(("edition", "points"), [("fr", 8), ("nl", 11), ("de", 11)])
def test_six_discarded_two_to_draw_and_three_in_the_row_are_8_or_11_points(edition: str, points: int) -> None:
    """KUD-E2."""
    game = square(*LAST_CARD, discards="| Vc Vs Vt Vh Bc Bt", draws="0 2 1 1", edition=edition)
    assert play(game, "Rs").view()["round_scores"][1] == points


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_who_ends_the_round_has_only_the_discard_pile(edition: str) -> None:
    """KUD-E2."""
    game = square(*LAST_CARD, discards="Vc Vs", draws="0 2 1 1", edition=edition)
    assert play(game, "Rs").view()["round_scores"][0] == 2


@pytest.mark.parametrize(("edition", "points"), [("fr", [0, 0, 4, 9]), ("nl", [0, 3, 7, 12]), ("de", [0, 3, 7, 12])])
def test_each_card_left_is_one_point_and_the_row_counts_except_in_french(edition: str, points: list[int]) -> None:
    """KUD-E2."""
    game = play(square(*LAST_CARD, draws="0 0 4 9", edition=edition), "Rs")
    assert game.view()["round_scores"] == points


def test_cards_in_the_square_are_nobodys_points() -> None:
    """KUD-E2."""
    game = play(square("Rc Ys Yt Yd | Bs | Gt | Vd", "Rs", draws="0 1 1 1"), "Rs")
    assert game.view()["round_scores"] == [0, 1, 1, 1]


def test_points_add_up_over_the_rounds() -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 1 2 3", scores="10 20 5 0"), "Rs")
    assert game.scores == (10, 21, 7, 3)


@pytest.mark.parametrize(("scores", "over"), [("10 29 5 0", False), ("10 30 5 0", True), ("10 31 5 0", True)])
def test_35_points_end_the_game_and_34_do_not(scores: str, over: bool) -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 5 1 1", scores=scores), "Rs")
    assert (game.is_over, bool(game.winners)) == (over, over)


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_the_lowest_total_wins(edition: str) -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 9 4 1", scores="10 30 2 9", edition=edition), "Rs")
    assert (game.is_over, game.winners) == (True, (2,))


def test_who_ends_the_last_round_need_not_win() -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 9 4 1", discards="Vc", scores="34 30 2 9"), "Rs")
    assert (game.scores, game.winners) == ((35, 39, 6, 10), (2,))


def test_a_tie_for_the_lowest_total_is_shared() -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 9 4 1", scores="10 30 6 9"), "Rs")
    assert game.winners == (0, 2, 3)


def test_all_may_share_the_victory() -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 5 5 5", scores="35 30 30 30"), "Rs")
    assert game.winners == (0, 1, 2, 3)


def test_the_game_does_not_end_inside_a_round() -> None:
    """KUD-E3."""
    game = square("Yd Ys Yt | Gh | Vs | Vs", "Rc Bc Gt", scores="34 0 0 0")
    assert play(game, "fill Rc", "stop").is_over is False


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_game_goes_on_until_someone_has_35_points(edition: str, seats: int) -> None:
    """KUD-E3."""
    game = play_out(pioche.new("kudos", edition=edition, seats=seats, seed=3))
    assert max(game.scores) >= 35
    assert [game.scores[seat] for seat in game.winners] == [min(game.scores)] * len(game.winners)


def test_after_the_end_no_card_can_be_played() -> None:
    """KUD-E3."""
    game = play(square(*LAST_CARD, draws="0 5 1 1", scores="0 30 0 0"), "Rs")
    with pytest.raises(GameIsOver):
        game.play(1, "Rs")
    assert (game.to_act, game.view()["phase"], game.view()["to_act"]) == ((), "over", [])
    assert [game.legal(seat) for seat in range(4)] == [(), (), (), ()]


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_all_cards_are_dealt_again_for_the_next_round(edition: str) -> None:
    """KUD-E4."""
    game = play(square(*LAST_CARD, discards="Vc | Vs", draws="0 5 1 1", edition=edition), "Rs")
    view = game.view()
    assert (view["draw_piles"], [len(row) for row in view["rows"]]) == ([21, 21, 21, 21], [3, 3, 3, 3])
    assert ([len(pile) for pile in view["piles"]], discards(game)) == ([1, 1, 1, 1], ["", "", "", ""])


def test_every_round_has_a_shuffle_of_its_own() -> None:
    """KUD-E4."""
    game = play_out(pioche.new("kudos", edition="nl", seats=4, seed=3))
    decks = [entry[2] for entry in game.luck if entry[0] == "shuffle"]
    assert (len(decks) > 1, len({tuple(deck) for deck in decks})) == (True, game.view()["round"])
    assert [sorted(deck) for deck in decks] == [sorted(decks[0])] * len(decks)


def test_the_first_starter_is_drawn_only_once() -> None:
    """KUD-E4."""
    game = play_out(pioche.new("kudos", edition="nl", seats=4, seed=3))
    assert [entry[0] for entry in game.luck] == ["first", *["shuffle"] * game.view()["round"]]


def test_in_french_each_round_has_an_arrow_of_its_own() -> None:
    """KUD-E4."""
    game = play_out(pioche.new("kudos", edition="fr", seats=4, seed=3))
    assert [entry[0] for entry in game.luck] == ["first", *["shuffle", "arrow"] * game.view()["round"]]


@pytest.mark.parametrize("starter", [0, 1, 2, 3])
def test_who_has_the_most_points_of_the_round_starts_the_next(starter: int) -> None:
    """KUD-E4."""
    game = play(square(*LAST_CARD, draws="0 1 2 7", starter=starter), "Rs")
    assert (game.view()["starter"], game.to_act) == (3, (3,))


def test_the_points_of_earlier_rounds_do_not_make_a_starter() -> None:
    """KUD-E4."""
    game = play(square(*LAST_CARD, draws="0 1 2 7", scores="0 30 0 0"), "Rs")
    assert game.to_act == (3,)


@pytest.mark.parametrize(
    ("starter", "draws", "next_starter"),
    [
        (0, "0 5 5 2", 1),
        (1, "0 5 5 2", 1),
        (2, "0 5 5 2", 2),
        (3, "0 5 5 2", 1),
        (2, "0 5 2 5", 3),
        (3, "0 5 2 5", 3),
        (0, "0 5 2 5", 1),
        (3, "0 5 5 5", 3),
        (0, "0 5 5 5", 1),
    ],
)
def test_of_a_tie_the_first_clockwise_from_the_last_starter_who_counts_first(
    starter: int, draws: str, next_starter: int
) -> None:
    """KUD-E4."""
    game = play(square(*LAST_CARD, draws=draws, starter=starter), "Rs")
    assert game.view()["starter"] == next_starter


@pytest.mark.parametrize(("starter", "next_starter"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_who_ended_the_round_may_tie_for_the_next_start(starter: int, next_starter: int) -> None:
    """KUD-E4."""
    game = square(*LAST_CARD, discards="Vc Vs Vt", draws="0 3 1 3", starter=starter)
    assert play(game, "Rs").view()["starter"] == next_starter


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_elsewhere_the_next_starter_chooses_the_arrow_again(edition: str) -> None:
    """KUD-E4."""
    game = play(square(*LAST_CARD, draws="0 1 2 7", edition=edition), "Rs")
    assert (game.to_act, may(game)) == ((3,), {"arrow 1", "arrow 2", "arrow 3", "arrow 4"})


def test_who_was_named_to_start_starts_only_the_first_round() -> None:
    """KUD-E4."""
    game = play(square(*LAST_CARD, draws="0 1 2 7", first=1, starter=1), "Rs")
    assert game.to_act == (3,)


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_two_cannot_play(edition: str) -> None:
    """KUD-E5."""
    with pytest.raises(SeatsNotAllowed) as error:
        pioche.new("kudos", edition=edition, seats=2)
    assert error.value.rule == "KUD-E5"
    assert error.value.details == {"game": "kudos", "seats": 2, "least": 3, "most": 6}


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_three_to_six_play(seats: int) -> None:
    """KUD-E5."""
    with pytest.raises(SeatsNotAllowed):
        pioche.new("kudos", seats=seats)
