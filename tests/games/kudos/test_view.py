import pytest

from .builders import discards, play, square, told

PILES = "Rc Ys | Bs | Gt | Vd"


def facts(game_moves: list[str], key: str) -> dict[str, object]:
    game = play(square(PILES, "Rc Rs Rt", discards="Vc Vt"), *game_moves)
    return next(event.facts for event in game.explain() if event.key == key)


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_everything_but_the_draw_piles_lies_open(viewer: int | None) -> None:
    """KUD-S3, KUD-S6."""
    game = square(PILES, "Rc Rs Rt", discards="Vc Vt | Bh", scores="1 2 3 4")
    view = game.view(viewer)
    assert (view["rows"][0], view["piles"][0], view["discards"][0]) == (["Rc", "Rs", "Rt"], ["Rc", "Ys"], ["Vc", "Vt"])
    assert (view["scores"], view["draw_piles"], discards(game)[1]) == ([1, 2, 3, 4], [5, 5, 5, 5], "Bh")


def test_a_card_played_is_told_with_what_it_matched() -> None:
    """KUD-T2."""
    game = play(square(PILES, "Rs Rt Rd"), "Rs")
    (event,) = game.explain()
    assert (event.key, event.rule) == ("kudos-play", "KUD-T2")
    assert event.facts == {"seat": 0, "card": "Rs", "pile": 1, "on": "Rc", "by": "colour"}


def test_the_next_card_is_told_by_its_own_rule() -> None:
    """KUD-T3."""
    (event,) = play(square(PILES, "Rh Ys Yt"), "Rh", "Ys>").explain()[:1]
    assert (event.rule, event.facts) == ("KUD-T3", {"seat": 0, "card": "Ys", "pile": 2, "on": "Bs", "by": "shape"})


def test_a_turn_that_ends_is_told_with_the_arrow_and_who_is_next() -> None:
    """KUD-T4."""
    game = play(square(PILES, "Rs Rt Rd"), "Rs", "stop")
    assert told(game) == [("kudos-stop", "KUD-T1"), ("kudos-arrow", "KUD-T4")]
    assert game.explain()[1].facts == {"pile": 2, "seat": 1}


def test_a_turn_that_ends_by_itself_is_told_without_a_stop() -> None:
    """KUD-T1."""
    game = play(square(PILES, "Rs Yh Vh"), "Rs")
    assert told(game) == [("kudos-play", "KUD-T2"), ("kudos-arrow", "KUD-T4")]


def test_a_blocked_turn_is_told_with_the_pile_taken_and_the_card_laid() -> None:
    """KUD-B1, KUD-B2."""
    game = play(square("Yd Yh | Gh | Vs | Vs", "Rc Bc Gt"), "fill Rc")
    assert told(game) == [("kudos-blocked", "KUD-B1"), ("kudos-fill", "KUD-B2")]
    assert [event.facts for event in game.explain()] == [
        {"seat": 0, "pile": 1, "count": 2},
        {"seat": 0, "pile": 1, "card": "Rc"},
    ]


def test_a_twin_is_told_right_after_the_card() -> None:
    """KUD-X1."""
    game = play(square(PILES, "Rc Rs Rt"), "Rc")
    assert told(game) == [("kudos-play", "KUD-T2"), ("kudos-twin", "KUD-X1")]
    assert game.explain()[0].facts["by"] == "both"


def test_the_pile_given_is_told_with_its_victim() -> None:
    """KUD-X1."""
    assert facts(["Rc", "give 2"], "kudos-give-pile") == {"seat": 0, "victim": 2, "count": 2, "pile": 1}


def test_the_card_given_is_told_with_its_victim() -> None:
    """KUD-X2."""
    assert facts(["Rc", "give 2", "Rs", "Rt", "give 1"], "kudos-give-card") == {"seat": 0, "victim": 1, "card": "Vc"}


def test_a_turn_with_both_actions_is_told_in_their_order() -> None:
    """KUD-X3."""
    game = square(PILES, "Rs Rt Rt", discards="Vc Vt")
    steps = []
    for move in ("Rs", "Rt", "Rt", "give 1", "give 3"):
        game = play(game, move)
        steps += told(game)
    assert steps == [
        ("kudos-play", "KUD-T2"),
        ("kudos-play", "KUD-T3"),
        ("kudos-play", "KUD-T3"),
        ("kudos-twin", "KUD-X1"),
        ("kudos-give-pile", "KUD-X1"),
        ("kudos-whole-row", "KUD-X2"),
        ("kudos-give-card", "KUD-X2"),
        ("kudos-arrow", "KUD-T4"),
    ]


def test_the_end_of_a_round_is_told_with_the_points_and_the_next_starter() -> None:
    """KUD-E1, KUD-E2, KUD-E4."""
    game = play(square(PILES, "Rs", draws="0 1 2 7", scores="9 9 9 9"), "Rs")
    assert told(game) == [
        ("kudos-play", "KUD-T2"),
        ("kudos-round-over", "KUD-E1"),
        ("kudos-points", "KUD-E2"),
        ("kudos-points", "KUD-E2"),
        ("kudos-points", "KUD-E2"),
        ("kudos-points", "KUD-E2"),
        ("kudos-next-starter", "KUD-E4"),
    ]
    parts = {"discard": 0, "draw": 7, "row": 3, "row_counts": "no"}
    assert game.explain()[5].facts == {"seat": 3, "points": 7, "total": 16} | parts
    assert game.explain()[6].facts == {"seat": 3}


@pytest.mark.parametrize(("starter", "tied", "first"), [(0, [1, 3], 1), (2, [1, 3], 3), (3, [1, 3], 3), (1, [1, 3], 1)])
def test_a_tie_for_the_next_start_is_told_as_a_tie(starter: int, tied: list[int], first: int) -> None:
    """KUD-E4."""
    game = play(square(PILES, "Rs", draws="0 7 2 7", scores="9 9 9 9", starter=starter), "Rs")
    last = game.explain()[-1]
    assert (last.key, last.rule, last.facts) == ("kudos-next-starter-tied", "KUD-E4", {"seat": first, "seats": tied})


def test_points_of_earlier_rounds_make_no_tie_for_the_next_start() -> None:
    """KUD-E4."""
    game = play(square(PILES, "Rs", draws="0 1 2 7", scores="0 0 5 0"), "Rs")
    assert (game.explain()[-1].key, game.explain()[-1].facts) == ("kudos-next-starter", {"seat": 3})


@pytest.mark.parametrize(("edition", "row_counts", "points"), [("fr", "no", 4), ("nl", "yes", 7), ("de", "yes", 7)])
def test_points_are_told_with_the_cards_they_are_made_of(edition: str, row_counts: str, points: int) -> None:
    """KUD-E2."""
    game = play(square(PILES, "Rs", draws="0 1 2 3", discards=" | | |Vc", edition=edition), "Rs")
    parts = {"discard": 1, "draw": 3, "row": 3, "row_counts": row_counts}
    assert game.explain()[5].facts == {"seat": 3, "points": points, "total": points} | parts


def test_the_end_of_the_game_is_told_with_its_winners() -> None:
    """KUD-E3."""
    game = play(square(PILES, "Rs", draws="0 1 2 7", scores="9 8 9 30"), "Rs")
    assert told(game)[-1] == ("game-over", "KUD-E3")
    assert game.explain()[-1].facts == {"seats": [0, 1], "points": 9}


def test_the_card_given_at_the_end_of_a_round_is_told_before_the_end() -> None:
    """KUD-X2, KUD-E1."""
    game = play(square(PILES, "Rs Rt Rd", discards="Vc", draws="0 1 2 7"), "Rs", "Rt", "Rd", "give 1")
    assert told(game)[:2] == [("kudos-give-card", "KUD-X2"), ("kudos-round-over", "KUD-E1")]


@pytest.mark.parametrize("pile", [1, 2, 3, 4])
def test_the_arrow_chosen_is_told(pile: int) -> None:
    """KUD-S5."""
    game = play(square(PILES, "Rs", draws="0 1 2 7", edition="nl"), "Rs", f"arrow {pile}")
    assert (told(game), game.explain()[0].facts) == ([("kudos-arrow-chosen", "KUD-S5")], {"seat": 3, "pile": pile})


def test_a_pile_given_to_the_first_seat_is_told_too() -> None:
    """KUD-X1."""
    game = play(square(PILES, "Rc Rs Rt", seat=1), "Rc", "give 0")
    assert game.explain()[0].facts == {"seat": 1, "victim": 0, "count": 2, "pile": 1}


def test_a_red_circle_on_the_next_pile_is_told_too() -> None:
    """KUD-T3."""
    game = play(square("Rs | Yc | Gt | Vd", "Rh Rc Yh"), "Rh", "Rc>")
    assert game.explain()[0].facts == {"seat": 0, "card": "Rc", "pile": 2, "on": "Yc", "by": "shape"}


def test_a_single_winner_is_told_with_the_points() -> None:
    """KUD-E3."""
    game = play(square(PILES, "Rs", draws="0 1 2 7", scores="9 18 9 30"), "Rs")
    assert game.explain()[-1].facts == {"seats": [0], "points": 9}


@pytest.mark.parametrize("viewer", [None, 0, 3])
def test_a_view_says_whose_it_is(viewer: int | None) -> None:
    """KUD-S3."""
    assert square(PILES, "Rs Rt Rd").view(viewer)["you"] == viewer


def test_the_table_says_which_pile_was_played_last_and_how_many_cards() -> None:
    """KUD-T3."""
    view = play(square(PILES, "Rh Bh Yh"), "Rh", "Bh>").view()
    assert (view["arrow"], view["at"], view["played"]) == (1, 2, 2)


def test_the_table_says_what_is_played_to() -> None:
    """KUD-E3."""
    assert square(PILES, "Rs Rt Rd").view()["target"] == 35


@pytest.mark.parametrize(
    ("moves", "phase"),
    [([], "play"), (["Rc"], "give-pile"), (["Rc", "give 1"], "play-on"), (["Rc", "give 1", "Rs", "Rt"], "give-card")],
)
def test_the_table_says_what_is_to_be_done(moves: list[str], phase: str) -> None:
    """KUD-T1."""
    assert play(square(PILES, "Rc Rs Rt", discards="Vc Vt"), *moves).view()["phase"] == phase
