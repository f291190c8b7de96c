import pytest

from .builders import discards, may, piles, play, refusal, square

# a red, a blue and a green card that do not fit the yellow diamond; the green one fits the next pile
BLOCKED = ("Yd Yh | Gh | Vs | Vs", "Rc Bc Gt")


def test_who_cannot_play_takes_the_whole_pile() -> None:
    """KUD-B1."""
    game = play(square(*BLOCKED), "fill Gt")
    assert (discards(game)[0], piles(game)) == ("Yd Yh", ["Gt", "Gh", "Vs", "Vs"])


def test_the_pile_taken_goes_on_top_of_the_own_discard_pile() -> None:
    """KUD-B1."""
    game = play(square(*BLOCKED, discards="Vc Vt | Vd"), "fill Gt")
    assert discards(game) == ["Yd Yh Vc Vt", "Vd", "", ""]


def test_who_fits_only_other_piles_is_blocked() -> None:
    """KUD-B1."""
    assert may(square("Yd | Rh | Rs | Rt", "Rc Rs Rt")) == {"fill Rc", "fill Rs", "fill Rt"}


def test_one_fitting_card_is_enough_not_to_be_blocked() -> None:
    """KUD-B1."""
    assert may(square("Yd | Rh | Rs | Rt", "Rc Rs Rd")) == {"Rd"}


def test_who_is_not_blocked_takes_no_pile() -> None:
    """KUD-B1."""
    game = square("Yd | Rh | Rs | Rt", "Rc Rs Rd")
    assert refusal(game, "fill Rd") == ("KUD-B1", "kudos-not-blocked")


def test_only_at_the_start_of_a_turn_is_a_player_blocked() -> None:
    """KUD-B1."""
    game = play(square("Yd | Yh | Rs | Rt", "Rc Gh Yt"), "Yt")
    assert discards(game)[0] == ""
    assert refusal(game, "fill Rc") == ("KUD-B1", "kudos-not-blocked")


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_every_edition_lays_any_card_of_the_row_in_its_place(edition: str, seats: int) -> None:
    """KUD-B2."""
    assert may(square(*BLOCKED, edition=edition, seats=seats)) == {"fill Rc", "fill Bc", "fill Gt"}


def test_cards_that_are_alike_fill_the_gap_in_one_way() -> None:
    """KUD-B2."""
    assert square("Yd | Gh | Vs | Vs", "Rc Rc Bc").legal(0) == ("fill Rc", "fill Bc")


@pytest.mark.parametrize("card", ["Rc", "Bc", "Gt"])
def test_the_card_laid_is_the_whole_new_pile(card: str) -> None:
    """KUD-B2."""
    game = play(square(*BLOCKED), f"fill {card}")
    assert piles(game)[0] == card


@pytest.mark.parametrize("move", ["stop", "Rc", "Gt>"])
def test_who_is_blocked_must_fill_the_gap(move: str) -> None:
    """KUD-B2."""
    assert refusal(square(*BLOCKED), move) == ("KUD-B2", "kudos-must-fill")


def test_the_gap_is_filled_from_the_own_row() -> None:
    """KUD-B2."""
    game = square(*BLOCKED)
    assert refusal(game, "fill Vh")[0] in ("KUD-T1", "KUD-B2")


def test_the_gap_is_filled_once() -> None:
    """KUD-B2."""
    game = play(square(*BLOCKED), "fill Rc")
    assert refusal(game, "fill Bc") == ("KUD-B1", "kudos-not-blocked")


def test_a_single_card_fills_the_gap_too() -> None:
    """KUD-B2."""
    game = play(square("Yd | Gh | Vs | Vs", "Rc", draws="1 5 5 5"), "fill Rc")
    assert (piles(game)[0], game.to_act) == ("Rc", (1,))


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_after_filling_the_player_may_play_on_the_new_pile(edition: str) -> None:
    """KUD-B3."""
    game = play(square(*BLOCKED, edition=edition), "fill Rc", "Bc")
    assert piles(game)[0] == "Bc Rc"


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_after_filling_the_player_may_stop(edition: str) -> None:
    """KUD-B3."""
    assert play(square(*BLOCKED, edition=edition), "fill Rc", "stop").to_act == (1,)


def test_in_french_the_player_stays_on_the_new_pile() -> None:
    """KUD-B3."""
    game = play(square(*BLOCKED), "fill Rc")
    assert may(game) == {"Bc", "stop"}
    assert refusal(game, "Gt>") == ("KUD-B3", "kudos-only-new-pile")


def test_in_french_even_the_first_of_all_cards_stays_there() -> None:
    """KUD-B3."""
    game = play(square("Yd | Rh | Vs | Vs", "Bt Gt Rc"), "fill Bt")
    assert refusal(game, "Rc>") == ("KUD-B3", "kudos-only-new-pile")


def test_in_french_the_turn_ends_when_nothing_fits_the_new_pile() -> None:
    """KUD-B3."""
    assert play(square(*BLOCKED), "fill Rc", "Bc").to_act == (1,)
    assert play(square(*BLOCKED), "fill Gt").to_act == (1,)


def test_in_french_both_cards_left_may_go_on_the_new_pile() -> None:
    """KUD-B3."""
    game = play(square("Yd | Gh | Vs | Vs", "Rc Bc Bt"), "fill Rc", "Bc", "Bt")
    assert piles(game)[0] == "Bt Bc Rc"


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_in_dutch_and_german_the_next_pile_is_open_too(edition: str) -> None:
    """KUD-B3."""
    game = play(square(*BLOCKED, edition=edition), "fill Rc")
    assert may(game) == {"Bc", "Gt>", "stop"}


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_in_dutch_and_german_the_player_goes_on_around_the_square(edition: str) -> None:
    """KUD-B3."""
    game = play(square("Yd | Gh | Vs | Vs", "Rc Gt Vc", edition=edition), "fill Rc", "Gt>", "Vc>")
    assert piles(game) == ["Rc", "Gt Gh", "Vc Vs", "Vs"]


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_in_dutch_and_german_no_pile_is_skipped_after_filling(edition: str) -> None:
    """KUD-B3."""
    game = square("Yd | Bh | Gs | Vs", "Rc Vt Gt", edition=edition)
    assert play(game, "fill Rc").to_act == (1,)


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_in_the_next_turn_all_is_as_usual_again(edition: str) -> None:
    """KUD-B3."""
    game = square("Yd | Gh | Gt | Vs", "Rc Bs Vt", edition=edition)
    after = play(game, "fill Rc")
    assert (after.to_act, after.view()["filled"], after.view()["arrow"]) == ((1,), False, 2)


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_the_card_that_fills_the_gap_is_not_played(edition: str) -> None:
    """KUD-B4."""
    game = play(square("Yd | Gh | Vs | Vs", "Rc Bc Bt", discards="Vc Vt", edition=edition), "fill Rc", "Bc", "Bt")
    assert (game.to_act, discards(game)) == ((1,), ["Yd Vc Vt", "", "", ""])


def test_the_card_that_fills_the_gap_has_left_the_row() -> None:
    """KUD-B4."""
    view = play(square(*BLOCKED), "fill Gt").view()
    assert (view["rows"][0][:2], len(view["rows"][0]), view["draw_piles"][0]) == (["Rc", "Bc"], 3, 4)


def test_the_round_ends_when_the_last_card_fills_the_gap() -> None:
    """KUD-B4."""
    view = play(square("Yd Yh | Gh | Vs | Vs", "Rc", draws="0 5 5 5"), "fill Rc").view()
    assert (view["round"], view["round_scores"]) == (2, [2, 5, 5, 5])
