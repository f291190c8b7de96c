import pytest

from .builders import dealt, facts, late, play_round, round_of, told

HANDS = "Y2 Y3 G2 G3 V6 | O2 O3 B2 B3 V5"


def test_the_open_cards_are_counted_as_they_come() -> None:
    """5211-M1."""
    view = play_round(dealt("Y2 Y3 G2 G1 V6 | O2 Y1 B2 B3 V5"), "Y2 Y3 | O2 Y1").view()
    assert (view["counts"], view["kododo"]["now"]) == ({"Y": 3, "G": 0, "O": 1, "B": 0, "V": 0}, 1)


def test_sealed_cards_are_not_counted() -> None:
    """5211-R2."""
    view = dealt(HANDS).play(0, "Y2").play(0, "Y3").view(0)
    assert view["counts"] == {"Y": 0, "G": 0, "O": 0, "B": 0, "V": 0}


@pytest.mark.parametrize(
    ("laid", "colour"),
    [("Y2 Y3 | O2 B3", "Y"), ("Y2 Y3 | O2 O3", None), ("Y1 O1 | B1 V1", "1"), ("Y2 O2 | B2 V2", None)],
)
def test_the_table_says_what_would_score_now(laid: str, colour: str | None) -> None:
    """5211-K1, 5211-M3."""
    assert play_round(dealt(laid), laid).view()["if_scored_now"] == colour


@pytest.mark.parametrize(
    ("edition", "variant", "seats", "needs", "more"),
    [
        ("next-move", None, 2, 4, False),
        ("next-move", None, 3, 5, False),
        ("next-move", None, 4, 6, False),
        ("next-move", None, 5, 7, False),
        ("ouchi", None, 2, 6, True),
        ("ouchi", None, 3, 7, True),
        ("ouchi", None, 4, 8, True),
        ("ouchi", None, 5, 10, True),
        ("ouchi", "aggressive", 2, 7, True),
        ("ouchi", "aggressive", 3, 8, True),
    ],
)
def test_the_table_says_how_many_kododo_it_takes(
    edition: str, variant: str | None, seats: int, needs: int, more: bool
) -> None:
    """5211-K1, 5211-K2."""
    view = dealt(" | ".join(["Y2"] * seats), edition=edition, variant=variant).view()
    assert view["kododo"] == {"now": 0, "needs": needs, "or_more": more}


@pytest.mark.parametrize("viewer", [None, 1])
def test_hands_are_seen_by_their_players_alone(viewer: int | None) -> None:
    """5211-R2."""
    hidden = dealt(HANDS).view(viewer)
    assert set(hidden["hand"]) & {"Y2", "Y3", "G2", "G3", "V6"} == set()


def test_a_hand_is_shown_in_order_of_colour_and_value() -> None:
    """5211-S3."""
    assert dealt("V6 G3 Y3 G2 Y2 | O2").view(0)["hand"] == ["Y2", "Y3", "G2", "G3", "V6"]


def test_a_laid_card_is_told_without_naming_it() -> None:
    """5211-R2."""
    (event,) = dealt(HANDS).play(0, "Y2").explain()
    assert (event.key, event.rule, event.facts) == ("g5211-laid", "5211-R1", {"seat": 0, "left": 1})


def test_a_seats_second_card_is_told_as_its_last() -> None:
    """5211-R1."""
    (event,) = dealt(HANDS).play(0, "Y2").play(0, "Y3").explain()
    assert event.facts == {"seat": 0, "left": 0}


def test_the_last_card_but_one_is_no_reveal() -> None:
    """5211-R2."""
    (event,) = dealt(HANDS).play(0, "Y2").play(0, "Y3").play(1, "O2").explain()
    assert (event.key, event.facts) == ("g5211-laid", {"seat": 1, "left": 1})


def test_a_reveal_tells_every_seats_cards() -> None:
    """5211-R2."""
    game = play_round(dealt(HANDS), "Y2 G3 | O2 V5")
    assert [(event.rule, event.facts) for event in game.explain()] == [
        ("5211-R2", {"seat": 0, "cards": ["Y2", "G3"]}),
        ("5211-R2", {"seat": 1, "cards": ["O2", "V5"]}),
    ]


def test_a_take_back_has_nothing_to_tell() -> None:
    """5211-R2."""
    assert dealt(HANDS).play(0, "Y2").take_back(0).explain() == ()


def test_what_each_player_keeps_is_told() -> None:
    """5211-M4."""
    game = round_of("Y3 Y5 G2 B1 | Y4 G3 O2 V2")
    assert facts(game, "g5211-keeps") == [
        {"seat": 0, "count": 2, "points": 8},
        {"seat": 1, "count": 1, "points": 4},
    ]


@pytest.mark.parametrize(
    ("edition", "laid", "event"),
    [
        ("next-move", "Y1*3 G2 | G1 G2*2 B2", ("g5211-kododo-score", "5211-K1")),
        ("next-move", "Y1*3 G2 | G1*2 G2 B2", ("g5211-kododo-do-not", "5211-K1")),
        ("ouchi", "Y1*3 G2 | G1*3 B2", ("g5211-kododo-score", "5211-K2")),
        ("ouchi", "Y1*3 G2 | G1*2 G2 B2", ("g5211-kododo-do-not", "5211-K2")),
    ],
)
def test_the_kododo_are_told_first_by_the_editions_rule(edition: str, laid: str, event: tuple[str, str]) -> None:
    """5211-K1, 5211-K2."""
    assert told(round_of(laid, edition=edition))[0] == event


def test_the_order_of_the_draw_pile_is_hidden() -> None:
    """5211-S5."""
    one, other = dealt("Y2 | O2", draws="Y6 G6 O6 B6"), dealt("Y2 | O2", draws="B6 O6 G6 Y6")
    assert one.know(0).pack() == other.know(0).pack()


def test_the_round_from_the_hands_is_marked_as_the_last() -> None:
    """5211-E1."""
    assert (late(HANDS).view()["last_round"], late(HANDS, pile=8).view()["last_round"]) == (True, False)


@pytest.mark.parametrize(("edition", "needs", "more"), [("next-move", 4, "no"), ("ouchi", 6, "yes")])
def test_kododo_that_do_not_score_are_told_with_their_number(edition: str, needs: int, more: str) -> None:
    """5211-K1, 5211-K2."""
    game = round_of("Y1*2 G2 B3 | G1 G2*2 B2", edition=edition)
    assert facts(game, "g5211-kododo-do-not") == [{"count": 3, "needs": needs, "more": more}]


def test_a_colour_just_at_the_limit_is_told_to_be_out() -> None:
    """5211-M2."""
    game = round_of("G2*4 | G3 Y2*2 O2")
    assert facts(game, "g5211-over-limit") == [{"colour": "green", "count": 5, "limit": 5}]


def test_a_tie_just_below_the_limit_is_told() -> None:
    """5211-M3."""
    game = round_of("G2*4 | Y2*4")
    assert facts(game, "g5211-tie") == [{"colours": ["yellow", "green"], "count": 4}]


def test_a_tie_of_single_cards_is_told() -> None:
    """5211-M3."""
    game = round_of("G2*4 | G3 Y2 O2 B2")
    assert facts(game, "g5211-tie") == [{"colours": ["yellow", "orange", "blue"], "count": 1}]


def test_ties_below_the_winning_colour_are_not_told() -> None:
    """5211-M3."""
    assert facts(round_of("G2*4 | Y2*2 O2*2"), "g5211-tie") == []


@pytest.mark.parametrize(("variant", "target"), [(None, None), ("long", 50)])
def test_the_table_says_what_the_longer_game_is_played_to(variant: str | None, target: int | None) -> None:
    """5211-L2."""
    assert dealt(HANDS, variant=variant).view()["target"] == target


def test_the_table_says_who_has_still_to_choose() -> None:
    """5211-R2."""
    view = dealt(HANDS).play(0, "Y2").play(0, "Y3").play(1, "O2").view()
    assert (view["to_act"], view["to_lay"]) == ([1], [0, 1])
