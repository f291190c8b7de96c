import pytest

import pioche
from pioche.core.errors import BadOption, NotYourTurn

from .builders import dealt, may, piles, play, refusal, square


@pytest.mark.parametrize("card", ["Rs", "Rt", "Rd"])
def test_the_cards_of_the_row_are_played_in_any_order(card: str) -> None:
    """KUD-T1."""
    game = square("Rc | Bs | Gt | Vd", "Rs Rt Rd")
    assert piles(play(game, card))[0] == f"{card} Rc"


def test_after_one_card_the_player_may_stop() -> None:
    """KUD-T1."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd"), "Rs", "stop")
    assert (piles(game)[0], game.to_act) == ("Rs Rc", (1,))


def test_after_two_cards_the_player_may_stop() -> None:
    """KUD-T1."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd"), "Rs", "Rt", "stop")
    assert (piles(game)[0], game.to_act) == ("Rt Rs Rc", (1,))


def test_all_three_cards_may_be_played() -> None:
    """KUD-T1."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd"), "Rs", "Rt", "Rd")
    assert (piles(game)[0], game.to_act) == ("Rd Rt Rs Rc", (1,))


def test_who_can_play_must_play_at_least_one() -> None:
    """KUD-T1."""
    assert refusal(square("Rc | Bs | Gt | Vd", "Rs Yh Vh"), "stop") == ("KUD-T1", "kudos-must-play")


def test_the_turn_ends_by_itself_when_nothing_left_can_be_played() -> None:
    """KUD-T1."""
    game = play(square("Rc | Gt | Bs | Bs", "Rs Yh Vh"), "Rs")
    assert (game.to_act, game.moves) == ((1,), ((0, "Rs"),))


def test_the_turn_goes_on_while_the_same_pile_takes_a_card() -> None:
    """KUD-T1."""
    assert may(play(square("Rc | Gt | Bs | Bs", "Rs Ys Vh"), "Rs")) == {"Ys", "stop"}


def test_the_turn_goes_on_while_the_next_pile_takes_a_card() -> None:
    """KUD-T1."""
    assert may(play(square("Rc | Vt | Bs | Bs", "Rs Yh Vh"), "Rs")) == {"Vh>", "stop"}


def test_a_card_that_is_not_in_the_row_cannot_be_played() -> None:
    """KUD-T1."""
    assert refusal(square("Rc | Bs | Gt | Vd", "Rs Rt Rd"), "Rh") == ("KUD-T1", "kudos-not-in-row")


def test_a_card_already_played_cannot_be_played_again() -> None:
    """KUD-T1."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd"), "Rs")
    assert refusal(game, "Rs") == ("KUD-T1", "kudos-not-in-row")


def test_cards_that_are_alike_are_one_choice() -> None:
    """KUD-T1."""
    assert square("Rc | Bs | Gt | Vd", "Rs Rs Rh").legal(0) == ("Rs", "Rh")


def test_the_first_card_may_match_in_colour() -> None:
    """KUD-T2."""
    assert may(square("Rc | Bs | Gt | Vd", "Rh Yd Vs")) == {"Rh"}


def test_the_first_card_may_match_in_shape() -> None:
    """KUD-T2."""
    assert may(square("Rc | Bs | Gt | Vd", "Yc Yd Vs")) == {"Yc"}


def test_a_first_card_without_match_is_refused() -> None:
    """KUD-T2."""
    assert refusal(square("Rc | Bs | Gt | Vd", "Rh Yd Vs"), "Yd") == ("KUD-T2", "kudos-no-match")


@pytest.mark.parametrize(("arrow", "card"), [(1, "Rh"), (2, "Bh"), (3, "Gh"), (4, "Vh")])
def test_the_first_card_goes_on_the_pile_under_the_arrow(arrow: int, card: str) -> None:
    """KUD-T2."""
    game = square("Rc | Bs | Gt | Vd", f"{card} Yd Ys", arrow=arrow)
    assert piles(play(game, card))[arrow - 1].startswith(f"{card} ")


def test_the_first_card_does_not_go_on_the_next_pile() -> None:
    """KUD-T2."""
    assert refusal(square("Rc | Bs | Gt | Vd", "Rh Bd Vs"), "Bd>") == ("KUD-T2", "kudos-first-on-arrow")


def test_only_the_top_card_of_a_pile_is_matched() -> None:
    """KUD-T2."""
    assert may(square("Rc Bs | Gt | Gt | Vd", "Rh Bd Vs")) == {"Rh"}


def test_the_next_card_may_go_on_the_same_pile() -> None:
    """KUD-T3."""
    assert piles(play(square("Rc | Bs | Gt | Vd", "Rh Yh Vs"), "Rh", "Yh"))[0] == "Yh Rh Rc"


def test_the_next_card_may_go_on_the_next_pile() -> None:
    """KUD-T3."""
    game = play(square("Rc | Bs | Gt | Vd", "Rh Ys Vc"), "Rh", "Ys>")
    assert piles(game) == ["Rh Rc", "Ys Bs", "Gt", "Vd"]


def test_three_cards_may_go_around_three_piles() -> None:
    """KUD-T3."""
    game = play(square("Rc | Bs | Gt | Vd", "Rh Bh Gh"), "Rh", "Bh>", "Gh>")
    assert piles(game) == ["Rh Rc", "Bh Bs", "Gh Gt", "Vd"]


def test_after_the_fourth_pile_comes_the_first() -> None:
    """KUD-T3."""
    game = play(square("Rc | Bs | Gt | Vd", "Vh Rd Ys", arrow=4), "Vh", "Rd>")
    assert piles(game) == ["Rd Rc", "Bs", "Gt", "Vh Vd"]


def test_the_next_card_matches_the_card_just_played_and_not_the_one_beneath() -> None:
    """KUD-T3."""
    game = play(square("Rc | Gt | Bs | Vd", "Rs Yc Bs"), "Rs")
    assert refusal(game, "Yc") == ("KUD-T3", "kudos-no-match")


def test_a_card_that_does_not_match_the_next_pile_is_refused_there() -> None:
    """KUD-T3."""
    game = play(square("Rc | Gt | Bs | Vd", "Rs Ys Vs"), "Rs")
    assert refusal(game, "Ys>") == ("KUD-T3", "kudos-no-match")


def test_no_pile_is_skipped() -> None:
    """KUD-T3."""
    game = play(square("Rc | Vd | Gt | Bs", "Rs Rh Gh"), "Rs")
    assert may(game) == {"Rh", "stop"}


def test_there_is_no_way_back_to_an_earlier_pile() -> None:
    """KUD-T3."""
    game = play(square("Rc | Rs | Gh | Vd", "Rt Rd Yt"), "Rt", "Rd>")
    assert game.to_act == (1,)


def test_the_arrow_turns_a_quarter_clockwise() -> None:
    """KUD-T4."""
    assert play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd"), "Rs", "stop").view()["arrow"] == 2


def test_after_the_fourth_pile_the_arrow_turns_to_the_first() -> None:
    """KUD-T4."""
    assert play(square("Rc | Bs | Gt | Vd", "Vs Vt Yh", arrow=4), "Vs", "stop").view()["arrow"] == 1


@pytest.mark.parametrize(("option", "arrow"), [("quarter", 2), ("follows-last-pile", 4)])
def test_the_arrow_turns_from_where_it_was_or_from_the_pile_played_last(option: str, arrow: int) -> None:
    """KUD-T4."""
    game = square("Rc | Bs | Gt | Vd", "Rh Bh Gh", turning=option)
    assert play(game, "Rh", "Bh>", "Gh>").view()["arrow"] == arrow


@pytest.mark.parametrize(("option", "arrow"), [("quarter", 4), ("follows-last-pile", 1)])
def test_the_arrow_turns_past_the_fourth_pile_too(option: str, arrow: int) -> None:
    """KUD-T4."""
    game = square("Rc | Bs | Gt | Vd", "Gh Vh Bh", arrow=3, turning=option)
    assert play(game, "Gh", "Vh>", "stop").view()["arrow"] == arrow


@pytest.mark.parametrize(("option", "arrow"), [("quarter", 3), ("follows-last-pile", 3)])
def test_the_arrow_turns_after_a_blocked_turn_too(option: str, arrow: int) -> None:
    """KUD-T4."""
    game = square("Rc | Bs | Gt | Vd", "Yh Gd Vc", arrow=2, turning=option)
    assert play(game, "fill Yh").view()["arrow"] == arrow


@pytest.mark.parametrize(("option", "arrow"), [("quarter", 3), ("follows-last-pile", 4)])
def test_after_a_blocked_turn_that_goes_on_the_arrow_follows_only_if_the_table_says_so(option: str, arrow: int) -> None:
    """KUD-T4."""
    game = square("Rc | Bs | Gt | Vd", "Yh Gd Vc", arrow=2, edition="nl", turning=option)
    assert play(game, "fill Yh", "Gd>", "stop").view()["arrow"] == arrow


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_the_arrow_turns_a_quarter_unless_the_table_says_otherwise(edition: str) -> None:
    """KUD-T4."""
    assert pioche.new("kudos", edition=edition, seed=1).options["arrow"] == "quarter"


@pytest.mark.parametrize("option", ["half", "", None, True, "Quarter"])
def test_the_arrow_turns_in_no_other_way(option: object) -> None:
    """KUD-T4."""
    with pytest.raises(BadOption):
        pioche.new("kudos", seats=4, options={"arrow": option})


@pytest.mark.parametrize("moves", [["Rc"], ["Rc", "Rs"], ["Rc", "Rs", "Rt"]])
def test_the_row_is_brought_back_to_three(moves: list[str]) -> None:
    """KUD-T5."""
    game = play(dealt("Rc Rs Rt Vh Vs Vt", piles="Rh Gd Gd Gd"), *moves, *([] if len(moves) == 3 else ["stop"]))
    view = game.view()
    assert (len(view["rows"][0]), view["draw_piles"][0]) == (3, 21 - len(moves))


def test_the_next_cards_of_the_draw_pile_are_turned_up() -> None:
    """KUD-T5."""
    game = play(dealt("Rc Rs Rt Vh Vs Vt", piles="Rh Gd Gd Gd"), "Rs", "Rt", "stop")
    assert game.view()["rows"][0] == ["Rc", "Vh", "Vs"]


def test_no_card_is_turned_up_before_the_end_of_the_turn() -> None:
    """KUD-T5."""
    view = play(dealt("Rc Rs Rt Vh Vs Vt", piles="Rh Gd Gd Gd"), "Rs").view()
    assert (view["rows"][0], view["draw_piles"][0]) == (["Rc", "Rt"], 21)


@pytest.mark.parametrize(("pile", "row"), [(3, 3), (2, 3), (1, 2), (0, 1)])
def test_cards_are_turned_up_while_the_draw_pile_lasts(pile: int, row: int) -> None:
    """KUD-T5."""
    game = square("Rc | Bs | Gt | Vd", "Rs Rt Yh", draws=f"{pile} 5 5 5")
    view = play(game, "Rs", "Rt").view()
    assert (len(view["rows"][0]), view["draw_piles"][0]) == (row, max(pile - 2, 0))


@pytest.mark.parametrize(("seats", "seat", "left"), [(3, 0, 1), (3, 2, 0), (4, 3, 0), (6, 4, 5), (6, 5, 0)])
def test_the_turn_passes_to_the_left(seats: int, seat: int, left: int) -> None:
    """KUD-T5."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Rt Rd", seats=seats, seat=seat), "Rs", "stop")
    assert game.to_act == (left,)


@pytest.mark.parametrize("seat", [1, 2, 3])
def test_only_the_player_whose_turn_it_is_may_play(seat: int) -> None:
    """KUD-T5."""
    game = square("Rc | Bs | Gt | Vd", "Rs Rt Rd | Rh Rs Rt | Rh Rs Rt | Rh Rs Rt")
    with pytest.raises(NotYourTurn) as error:
        game.play(seat, "Rs")
    assert (error.value.rule, error.value.details["to_act"], game.legal(seat)) == ("KUD-T5", (0,), ())


def test_the_next_player_begins_where_the_arrow_points_now() -> None:
    """KUD-T4, KUD-T5."""
    game = play(square("Rc | Bs | Gt | Vd", "Rs Yh Vh | Rh Bh Gh"), "Rs")
    assert (game.to_act, may(game)) == ((1,), {"Bh"})
