import pytest

from .builders import dealt, discards, may, piles, play, refusal, square


def test_the_pile_beneath_a_twin_goes_to_an_opponent() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys Gh | Bs | Gt | Vd", "Rc Rs Rt"), "Rc", "give 2")
    assert discards(game) == ["", "", "Rc Ys Gh", ""]


def test_the_card_just_played_stays_as_the_new_pile() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys Gh | Bs | Gt | Vd", "Rc Rs Rt"), "Rc", "give 2")
    assert piles(game) == ["Rc", "Bs", "Gt", "Vd"]


def test_the_pile_goes_on_top_of_the_opponents_discard_pile() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys Gh | Bs | Gt | Vd", "Rc Rs Rt", discards="Vc | Vs | Vt Bt"), "Rc", "give 2")
    assert discards(game) == ["Vc", "Vs", "Rc Ys Gh Vt Bt", ""]


def test_a_pile_of_one_card_is_given_too() -> None:
    """KUD-X1."""
    game = play(dealt("Rc Rs Rt", piles="Rc Bs Gt Vd"), "Rc", "give 3")
    assert (piles(game)[0], discards(game)[3]) == ("Rc", "Rc")


@pytest.mark.parametrize("card", ["Rs", "Yc"])
def test_the_same_colour_or_the_same_shape_alone_is_no_twin(card: str) -> None:
    """KUD-X1."""
    game = play(square("Rc Ys Gh | Bs | Gt | Vd", f"{card} {card[0]}d Yh"), card)
    assert (game.view()["phase"], piles(game)[0]) == ("play-on", f"{card} Rc Ys Gh")


def test_a_twin_further_down_the_pile_does_not_count() -> None:
    """KUD-X1."""
    game = play(square("Rs Rc | Bs | Gt | Vd", "Rc Rt Rd"), "Rc")
    assert piles(game)[0] == "Rc Rs Rc"


@pytest.mark.parametrize(("seats", "victims"), [(3, {0, 2}), (4, {0, 2, 3}), (5, {0, 2, 3, 4}), (6, {0, 2, 3, 4, 5})])
def test_any_opponent_may_be_chosen_and_nobody_else(seats: int, victims: set[int]) -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Rs Rt", seats=seats, seat=1), "Rc")
    assert may(game) == {f"give {seat}" for seat in victims}


@pytest.mark.parametrize("victim", [0, 4, 5])
def test_the_pile_is_not_kept_or_given_to_nobody(victim: int) -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Rs Rt"), "Rc")
    assert refusal(game, f"give {victim}") == ("KUD-X1", "kudos-not-an-opponent")


@pytest.mark.parametrize("move", ["stop", "Rs", "Rs>", "fill Rs", "arrow 2"])
def test_the_pile_must_be_given_at_once(move: str) -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Rs Rt"), "Rc")
    assert refusal(game, move) == ("KUD-X1", "kudos-must-give")


def test_without_a_twin_nothing_is_given() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rs Rt Rd"), "Rs")
    assert refusal(game, "give 1") == ("KUD-X1", "kudos-nothing-to-give")


def test_after_a_twin_the_turn_goes_on() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Rt Yh"), "Rc", "give 1")
    assert (game.to_act, may(game)) == ((0,), {"Rt", "stop"})


def test_after_a_twin_the_next_pile_is_open_too() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Bt Yh"), "Rc", "give 1")
    assert may(game) == {"Bt>", "stop"}


def test_after_a_twin_the_turn_may_end_by_itself() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Yh Vh"), "Rc", "give 1")
    assert game.to_act == (1,)


def test_a_twin_may_be_met_on_the_next_pile() -> None:
    """KUD-X1."""
    game = play(square("Rc | Bs Yt | Gt | Vd", "Rt Bs Rd"), "Rt", "Bs>", "give 3")
    assert (piles(game)[1], discards(game)[3]) == ("Bs", "Bs Yt")


def test_each_twin_of_a_turn_may_hit_another_opponent() -> None:
    """KUD-X1."""
    game = square("Rc Ys | Bs Yt | Gt | Vd", "Rc Bs Rd")
    assert discards(play(game, "Rc", "give 1", "Bs>", "give 2")) == ["", "Rc Ys", "Bs Yt", ""]


def test_each_twin_of_a_turn_may_hit_the_same_opponent() -> None:
    """KUD-X1."""
    game = square("Rc Ys | Bs Yt | Gt | Vd", "Rc Bs Rd")
    assert discards(play(game, "Rc", "give 1", "Bs>", "give 1")) == ["", "Bs Yt Rc Ys", "", ""]


def test_three_twins_may_be_met_in_one_turn() -> None:
    """KUD-X1."""
    game = square("Rc Ys | Bs Yt | Gt Yd | Vd", "Rc Bs Gt")
    after = play(game, "Rc", "give 1", "Bs>", "give 2", "Gt>", "give 3")
    assert (discards(after), piles(after)) == (["", "Rc Ys", "Bs Yt", "Gt Yd"], ["Rc", "Bs", "Gt", "Vd"])


def test_the_twin_of_a_card_laid_this_turn_counts() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rs Rs Yh"), "Rs", "Rs", "give 2")
    assert (piles(game)[0], discards(game)[2]) == ("Rs", "Rs Rc Ys")


def test_the_twin_of_a_twin_counts_again() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Rc Yh"), "Rc", "give 1", "Rc", "give 2")
    assert (piles(game)[0], discards(game)) == ("Rc", ["", "Rc Ys", "Rc", ""])


def test_piles_given_one_after_the_other_lie_on_top_of_each_other() -> None:
    """KUD-X1."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rc Rc Yh"), "Rc", "give 1", "Rc", "give 1")
    assert discards(game)[1] == "Rc Rc Ys"


def test_piles_of_the_first_deal_lie_on_top_of_each_other_too() -> None:
    """KUD-X1."""
    game = play(dealt("Rc Bs Yh", piles="Rc Bs Gt Vd"), "Rc", "give 1", "Bs>", "give 1")
    assert discards(game)[1] == "Bs Rc"


def test_a_pile_that_began_with_a_filled_gap_lies_on_top_too() -> None:
    """KUD-X1, KUD-B2."""
    game = square("Yd Yh | Gh | Vs | Vs", "Rc Rc Bt", discards="| | | Vc Vt")
    assert discards(play(game, "fill Rc", "Rc", "give 3"))[3] == "Rc Vc Vt"


def test_a_pile_taken_after_a_twin_is_only_the_new_pile() -> None:
    """KUD-X1, KUD-B1."""
    game = square(
        "Rc Ys | Gs | Gt | Vd", "Rc Yh Vh | Gh Gd Gc | Rt Rh Rd | Vh Vc Vt | Yt Bh Gd", seats=5, discards="| | | | Vc"
    )
    after = play(game, "Rc", "give 1", "Gh", "stop", "Rt", "stop", "Vh", "stop", "fill Yt")
    assert discards(after)[4] == "Rc Vc"


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_the_twin_of_the_card_that_filled_the_gap_counts(edition: str) -> None:
    """KUD-X1."""
    game = square("Yd Yh | Gh | Vs | Vs", "Rc Rc Bt", edition=edition)
    after = play(game, "fill Rc", "Rc", "give 3")
    assert (piles(after)[0], discards(after)) == ("Rc", ["Yd Yh", "", "", "Rc"])


def test_after_filling_and_a_twin_the_french_still_stay_on_the_new_pile() -> None:
    """KUD-X1, KUD-B3."""
    game = play(square("Yd | Gh | Vs | Vs", "Rc Rc Gt"), "fill Rc", "Rc", "give 3")
    assert game.to_act == (1,)


def test_the_last_card_of_a_row_gives_its_pile_too() -> None:
    """KUD-X1."""
    game = play(square("Rt | Bs | Gt | Vd", "Rh Rc Rc"), "Rh", "Rc", "Rc", "give 1")
    assert (piles(game)[0], discards(game)[1], game.to_act) == ("Rc", "Rc Rh Rt", (1,))


def test_who_plays_all_three_cards_gives_the_top_of_the_own_discard_pile() -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc Vt | | Bh"), "Rs", "Rt", "Rd", "give 2")
    assert discards(game) == ["Vt", "", "Vc Bh", ""]


def test_three_cards_on_three_piles_are_a_whole_row_too() -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rh Bh Gh", discards="Vc"), "Rh", "Bh>", "Gh>", "give 3")
    assert discards(game) == ["", "", "", "Vc"]


def test_who_has_no_discard_pile_gives_nothing() -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="| Vc"), "Rs", "Rt", "Rd")
    assert (game.to_act, discards(game)) == ((1,), ["", "Vc", "", ""])


@pytest.mark.parametrize("moves", [["Rs", "stop"], ["Rs", "Rt", "stop"]])
def test_one_or_two_cards_of_three_earn_nothing(moves: list[str]) -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc"), *moves)
    assert (game.to_act, discards(game)[0]) == ((1,), "Vc")


@pytest.mark.parametrize(("row", "moves"), [("Rs", ["Rs"]), ("Rs Rt", ["Rs", "Rt"])])
@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_a_row_of_one_or_two_cards_never_earns_it(row: str, moves: list[str], edition: str) -> None:
    """KUD-X2."""
    game = square("Rc | Bs | Gt | Vd", row, discards="Vc", draws="0 5 5 5", edition=edition)
    after = play(game, *moves)
    assert (after.view()["round"], after.view()["round_scores"][0]) == (2, 1)


def test_the_cards_of_the_player_before_do_not_count() -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Yh Vh | Bh Bd Yc", discards="| Vc"), "Rs", "Bh", "Bd")
    assert (game.to_act, discards(game)) == ((2,), ["", "Vc", "", ""])


def test_every_player_may_earn_it_in_turn() -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Yh Vh | Bh Bd Bt", discards="| Vc"), "Rs", "Bh", "Bd", "Bt", "give 0")
    assert discards(game) == ["Vc", "", "", ""]


@pytest.mark.parametrize("move", ["stop", "Rs", "arrow 1"])
def test_the_card_must_be_given(move: str) -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc"), "Rs", "Rt", "Rd")
    assert refusal(game, move) == ("KUD-X2", "kudos-must-give")


def test_the_card_is_given_to_an_opponent() -> None:
    """KUD-X2."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc"), "Rs", "Rt", "Rd")
    assert may(game) == {"give 1", "give 2", "give 3"}
    assert refusal(game, "give 0") == ("KUD-X2", "kudos-not-an-opponent")


def test_both_actions_may_happen_in_one_turn() -> None:
    """KUD-X3."""
    game = square("Rc Ys | Bs | Gt | Vd", "Rc Rs Rt", discards="Vc Vt")
    after = play(game, "Rc", "give 1", "Rs", "Rt", "give 3")
    assert discards(after) == ["Vt", "Rc Ys", "", "Vc"]


def test_both_actions_may_hit_the_same_opponent_the_pile_first() -> None:
    """KUD-X3."""
    game = square("Rc Ys | Bs | Gt | Vd", "Rs Rt Rt", discards="Vc Vt")
    after = play(game, "Rs", "Rt", "Rt", "give 1", "give 1")
    assert discards(after) == ["Vt", "Vc Rt Rs Rc Ys", "", ""]


def test_the_pile_of_the_last_card_is_given_before_the_card() -> None:
    """KUD-X3."""
    game = play(square("Rc Ys | Bs | Gt | Vd", "Rs Rt Rt", discards="Vc"), "Rs", "Rt", "Rt")
    assert game.view()["phase"] == "give-pile"
    assert play(game, "give 1").view()["phase"] == "give-card"


def test_arrow_and_row_wait_until_all_is_given() -> None:
    """KUD-X3."""
    view = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc"), "Rs", "Rt", "Rd").view()
    assert (view["arrow"], view["rows"][0], view["draw_piles"][0]) == (1, [], 5)


def test_after_all_is_given_the_arrow_turns_and_the_row_is_filled() -> None:
    """KUD-X3."""
    view = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc"), "Rs", "Rt", "Rd", "give 1").view()
    assert (view["arrow"], len(view["rows"][0]), view["draw_piles"][0], view["to_act"]) == (2, 3, 2, [1])


def test_the_round_ends_only_after_the_card_is_given() -> None:
    """KUD-X3."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", discards="Vc Vt", draws="0 5 5 5"), "Rs", "Rt", "Rd")
    assert game.view()["round"] == 1
    assert play(game, "give 2").view()["round_scores"] == [1, 5, 6, 5]
