from collections import Counter

import pytest

import pioche
from pioche.core.errors import BadOption

from .builders import NAMES, dealt, may, piles, play, play_out, refusal, square


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_there_are_a_hundred_cards_four_of_each_colour_and_shape(edition: str) -> None:
    """KUD-S1."""
    game = play_out(pioche.new("kudos", edition=edition, seats=4, seed=1))
    deck = next(entry[2] for entry in game.luck if entry[0] == "shuffle")
    assert Counter(deck) == {colour + shape: 4 for colour in "RYGBV" for shape in "cstdh"}


@pytest.mark.parametrize(("seats", "cards"), [(3, 79), (4, 100), (5, 99), (6, 100)])
def test_the_arrow_is_none_of_the_hundred_cards(seats: int, cards: int) -> None:
    """KUD-S1."""
    view = pioche.new("kudos", seats=seats, seed=1).view()
    assert sum(map(len, view["rows"] + view["piles"])) + sum(view["draw_piles"]) == cards


def test_nothing_but_colour_and_shape_makes_cards_match() -> None:
    """KUD-S2."""
    fitting = {card for card in NAMES if card in may(square("Rc | Bs | Gt | Vd", card))}
    assert fitting == {"Rc", "Rs", "Rt", "Rd", "Rh", "Yc", "Gc", "Bc", "Vc"}


@pytest.mark.parametrize("card", ["Rc", "Yh", "Vs"])
def test_a_card_is_shown_as_its_colour_and_its_shape(card: str) -> None:
    """KUD-S2."""
    assert dealt(card).view()["rows"][0][0] == card


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
@pytest.mark.parametrize(("seats", "left"), [(3, 22), (4, 21), (5, 16), (6, 13)])
def test_each_player_gets_25_24_19_or_16_cards_of_which_three_are_turned_up(
    edition: str, seats: int, left: int
) -> None:
    """KUD-S3, KUD-S6."""
    view = pioche.new("kudos", edition=edition, seats=seats, seed=1).view()
    assert (view["draw_piles"], [len(row) for row in view["rows"]]) == ([left] * seats, [3] * seats)


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_nobody_knows_the_order_of_a_draw_pile(viewer: int | None) -> None:
    """KUD-S3."""
    one, other = dealt("Rc Rs Rt Bd Bh"), dealt("Rc Rs Rt Bh Bd")
    assert one.know(viewer).pack() == other.know(viewer).pack()


def test_four_cards_form_the_square_in_clockwise_order() -> None:
    """KUD-S4."""
    assert piles(dealt("Rc Rs Rt", piles="Bd Bh Gs Yt")) == ["Bd", "Bh", "Gs", "Yt"]


def test_the_rest_goes_back_into_the_box_unseen() -> None:
    """KUD-S4."""
    known = pioche.new("kudos", seats=3, seed=1).know(0)
    assert [card for card in range(1, 101) if known.deck[card]] == [1, 2, 3, 26, 27, 28, 51, 52, 53, 76, 77, 78, 79]


def test_the_square_and_the_rows_lie_open_to_all() -> None:
    """KUD-S4."""
    game = pioche.new("kudos", seats=4, seed=1)
    assert [game.view(seat)["piles"] for seat in range(4)] == [game.view()["piles"]] * 4
    assert [game.view(seat)["rows"] for seat in range(4)] == [game.view()["rows"]] * 4


def test_in_french_the_arrow_points_at_a_pile_at_random() -> None:
    """KUD-S5."""
    arrows = {pioche.new("kudos", edition="fr", seed=seed).view()["arrow"] for seed in range(60)}
    assert arrows == {1, 2, 3, 4}


def test_in_french_the_starter_begins_by_playing() -> None:
    """KUD-S5."""
    game = dealt("Rc Rs Rt", piles="Bd Ys Gs Bc", arrow=4)
    assert (may(game), game.view()["arrow"]) == ({"Rc"}, 4)


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_elsewhere_the_starter_first_chooses_the_arrow(edition: str) -> None:
    """KUD-S5."""
    game = dealt("Rc Rs Rt", edition=edition, first=2)
    assert (game.to_act, may(game)) == ((2,), {"arrow 1", "arrow 2", "arrow 3", "arrow 4"})
    assert (game.view()["arrow"], game.view()["phase"]) == (None, "choose-arrow")


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_the_starter_plays_where_the_chosen_arrow_points(edition: str) -> None:
    """KUD-S5."""
    game = play(dealt("Rc Rs Rt", piles="Bd Bh Gs Gc", edition=edition), "arrow 3")
    assert (game.to_act, may(game), game.view()["arrow"]) == ((0,), {"Rs"}, 3)


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_the_starter_may_choose_a_pile_that_blocks(edition: str) -> None:
    """KUD-S5."""
    game = play(dealt("Rc Rs Rt", piles="Bd Bh Gs Gc", edition=edition), "arrow 1")
    assert may(game) == {"fill Rc", "fill Rs", "fill Rt"}


@pytest.mark.parametrize("edition", ["nl", "de"])
def test_no_card_is_played_before_the_arrow_is_chosen(edition: str) -> None:
    """KUD-S5."""
    game = dealt("Rc Rs Rt", piles="Rd Rh Rs Rc", edition=edition)
    assert refusal(game, "Rc") == ("KUD-S5", "kudos-must-choose-arrow")


def test_the_arrow_is_chosen_once() -> None:
    """KUD-S5."""
    game = play(dealt("Rc Rs Rt", edition="nl"), "arrow 3")
    assert refusal(game, "arrow 2") == ("KUD-S5", "kudos-arrow-not-now")


def test_in_french_nobody_chooses_the_arrow() -> None:
    """KUD-S5."""
    assert refusal(dealt("Rc Rs Rt"), "arrow 2") == ("KUD-S5", "kudos-arrow-not-now")


def test_each_row_is_the_first_three_cards_of_the_draw_pile() -> None:
    """KUD-S6."""
    view = dealt("Rc Rs Rt Vh | Ys Yt Yd Vh | Gc Gs Gt Vh | Bd Bh Bs Vh").view()
    assert view["rows"] == [["Rc", "Rs", "Rt"], ["Ys", "Yt", "Yd"], ["Gc", "Gs", "Gt"], ["Bd", "Bh", "Bs"]]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_first_starter_is_drawn_at_random(seats: int) -> None:
    """KUD-S7."""
    starters = {pioche.new("kudos", seats=seats, seed=seed).to_act[0] for seed in range(80)}
    assert starters == set(range(seats))


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
@pytest.mark.parametrize("first", [0, 1, 2, 3, 4, 5])
def test_the_table_may_name_who_starts(edition: str, first: int) -> None:
    """KUD-S7."""
    game = pioche.new("kudos", edition=edition, seats=6, seed=1, options={"first": first})
    assert (game.to_act, game.view()["starter"]) == ((first,), first)


@pytest.mark.parametrize("first", [4, 5, 6, -1, True, "0", 1.0])
def test_only_someone_at_the_table_may_be_named(first: object) -> None:
    """KUD-S7."""
    with pytest.raises(BadOption) as error:
        pioche.new("kudos", seats=4, options={"first": first})
    assert error.value.details["option"] == "first"
