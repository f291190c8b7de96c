"""KOB-E5: what is hidden and what lies open; and what the players are told of each action."""

import random
from typing import Any

import pytest

import pioche

from .builders import QUIET, Position, cards_on, table


def keys(position: Position, *moves: str) -> list[tuple[str, str]]:
    """What is told after these moves, as (words, rule)."""
    return [(event.key, event.rule) for event in position.told(*moves)]


def open_table() -> Position:
    return table(
        "7 8 K P",
        ["6:6 | 5 K 7", *QUIET],
        ["8+ 9", "", "11 12"],
        hands={1: "3 3 P"},
        others={1: ["K 4"]},
        won={1: "4:3 7:8"},
        penalties={1: "2 K"},
        discard="1 6 6 K",
    )


def test_a_seat_sees_its_own_hand() -> None:
    """KOB-E5."""
    assert open_table().view(0)["hand"] == ["7", "8", "K", "P"]
    assert open_table().view(1)["hand"] == ["3", "3", "P"]


def test_of_other_hands_only_the_number_of_cards_is_seen() -> None:
    """KOB-E5."""
    start = open_table()
    assert start.view(1)["held"] == [4, 3]
    assert start.known(1).hand[0] == [0] * 15


def test_a_spectator_sees_no_hand() -> None:
    """KOB-E5."""
    view = open_table().view(None)
    assert (view["you"], view["hand"], view["held"]) == (None, [], [4, 3])


def test_of_the_draw_pile_only_its_number_of_cards_is_seen() -> None:
    """KOB-E5."""
    start = table("7", deck="9 K 4")
    assert start.view(0)["draw_pile"] == 3
    assert not any(start.known(0).deck)


def test_the_gold_deck_is_hidden() -> None:
    """KOB-E5."""
    start = open_table()
    assert start.view(0)["gold_deck"] == 13
    assert not any(start.known(0).gold_deck[5:])


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_studios_lie_open(viewer: int | None) -> None:
    """KOB-E5."""
    first, second = open_table().view(viewer)["studios"]
    assert first[0] == [{"card": "8", "number": 8, "painted": 1}, {"card": "9", "number": 9, "painted": 0}]
    assert second == [
        [{"card": "K", "number": 3, "painted": 0}, {"card": "4", "number": 4, "painted": 0}],
        [],
        [],
        [],
    ]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_golds_and_their_rainbows_lie_open(viewer: int | None) -> None:
    """KOB-E5."""
    first = open_table().view(viewer)["golds"][0]
    assert (first["length"], first["gold"], first["needs"]) == (6, 6, 3)
    assert [card["card"] for card in first["rainbow"]] == ["5", "K", "7"]
    assert [card["number"] for card in first["rainbow"]] == [5, 6, 7]


@pytest.mark.parametrize("viewer", [0, 1, None])
def test_gold_piles_penalties_and_points_lie_open(viewer: int | None) -> None:
    """KOB-E5."""
    view = open_table().view(viewer)
    assert view["gold_cards"] == [[], [[4, 3], [7, 8]]]
    assert view["penalties"] == [[], ["2", "K"]]
    assert view["scores"] == [0, 5]


def test_the_discard_lies_open() -> None:
    """KOB-E5."""
    assert open_table().view(1)["discard"] == {"1": 1, "6": 2, "K": 1}


def test_what_is_owed_and_played_lies_open() -> None:
    """KOB-E5."""
    view = table("3 9 12", studio=["5 6", "6 7"]).do("add 3 g1 high", "drop 9").view(1)
    assert (view["owed"], view["played"], view["penalties_paid"], view["still_owed"]) == (3, 1, 1, 1)


def test_who_has_played_more_than_owed_owes_nothing_more() -> None:
    """KOB-E5, KOB-T1."""
    start = table("3 4 5")
    assert start.do("add 3 g2 high").view(1)["still_owed"] == 0
    assert start.do("add 3 g2 high", "add 4 g2 high").view(1)["still_owed"] == 0


def test_the_single_card_that_must_move_is_seen_by_all() -> None:
    """KOB-E5, KOB-G2."""
    start = table("", ["6:6 | 3", "5:4 | 9", "6:6 | 2"], ["5 6", "3 4"])
    assert start.view(1)["lone"] is None
    assert start.do("move s2 high g1 high").view(1)["lone"] == 2


def test_a_kobito_taken_by_a_swap_is_known_to_be_in_that_hand() -> None:
    """KOB-E5, KOB-J3."""
    after = table("6 3 9", ["5:4 | 5 K 7", *QUIET]).do("swap 6 g1")
    assert after.view(1)["known_kobitos"] == [1, 0]
    assert after.do("add 3 g2 high", "end").view(None)["known_kobitos"] == [1, 0]


def test_a_kobito_played_is_no_longer_known_to_be_in_hand() -> None:
    """KOB-E5, KOB-J3."""
    after = table("6 3 K", ["5:4 | 5 K 7", *QUIET]).do("swap 6 g1", "add K g1 high")
    assert after.hand() == "3 K"
    assert after.view(1)["known_kobitos"] == [0, 0]


def test_two_kobitos_taken_are_both_known() -> None:
    """KOB-E5, KOB-J3."""
    after = table("6 7", ["5:4 | 5 K K", *QUIET]).do("swap 6 g1", "swap 7 g1")
    assert after.view(1)["known_kobitos"] == [2, 0]
    assert after.do("add K g1 low").view(1)["known_kobitos"] == [1, 0]


def test_a_kobito_used_for_a_start_is_no_longer_known() -> None:
    """KOB-E5, KOB-J3."""
    after = table("6 9", ["5:4 | 5 K 7", *QUIET]).do("swap 6 g1", "start K 9")
    assert after.view(1)["known_kobitos"] == [0, 0]


def test_a_kobito_drawn_from_the_deck_is_not_known() -> None:
    """KOB-E5."""
    after = table("3", deck="K K K K K").do("add 3 g1 high", "end")
    assert (after.hand(0), after.view(1)["known_kobitos"]) == ("K K K K K", [0, 0])


def test_other_hands_and_decks_change_nothing_of_what_a_seat_knows() -> None:
    """KOB-E5."""
    one = table("7 8", hands={1: "1 2 3"}, deck="4 5 6", upcoming="4:3 7:8")
    other = table("7 8", hands={1: "9 K P"}, deck="12 K P", upcoming="7:8 4:3")
    assert one.known(0).pack() == other.known(0).pack()
    assert one.known(None).pack() == other.known(None).pack()
    assert one.known(1).pack() != other.known(1).pack()


def test_the_luck_to_come_is_known_to_nobody() -> None:
    """KOB-E5."""
    game = pioche.new("kobito", seats=2, seed=5)
    assert game.know(0).luck == [0] * 5
    with pytest.raises(pioche.GameNotOver):
        assert game.luck


def test_an_imagined_world_looks_the_same_to_the_seat_and_holds_all_cards() -> None:
    """KOB-E5."""
    start = open_table()
    for seed in range(20):
        world = start.value().imagine(0, seed)
        assert world.know(0).pack() == start.known(0).pack()
        assert cards_on(world._table) == cards_on(start.table)


def test_imagined_worlds_differ_in_what_is_hidden() -> None:
    """KOB-E5."""
    worlds = [open_table().value().imagine(0, seed) for seed in range(20)]
    assert len({tuple(world.view(1)["hand"]) for world in worlds}) > 10


def test_an_imagined_gold_deck_holds_the_gold_cards_that_are_still_to_come() -> None:
    """KOB-E5, KOB-S2."""
    start = open_table()
    worlds = [start.value().imagine(0, seed)._table.gold_deck for seed in range(10)]
    assert all(sorted(gold_deck) == sorted(start.table.gold_deck) for gold_deck in worlds)
    assert all(gold_deck[:5] == start.table.gold_deck[:5] for gold_deck in worlds)
    assert len({tuple(gold_deck) for gold_deck in worlds}) > 5


def test_in_every_imagined_world_a_kobito_taken_is_in_the_hand_that_took_it() -> None:
    """KOB-E5, KOB-J3."""
    after = table("6 7", ["5:4 | 5 K K", *QUIET], hands={1: "9 9 9 9 9"}).do("swap 6 g1", "swap 7 g1")
    for seed in range(20):
        assert after.value().imagine(1, seed).view(0)["hand"] == ["K", "K"]


def test_an_imagined_turn_in_which_a_card_can_be_moved_is_no_idle_turn() -> None:
    """KOB-E5, KOB-E4."""
    golds = ["5:4 | 9", "6:6 | 9", "7:8 | 2"]
    game = table("", golds, others={1: ["3 4 5"]}, deck="").value().play(0, "end")
    assert not game.play(1, "end").is_over
    assert not game.imagine(1, 7).play(1, "end").is_over


@pytest.mark.parametrize(
    ("position", "move", "key", "rule", "facts"),
    [
        (
            table("7", ["6:6 | 8", *QUIET]),
            "add 7 g1 low",
            "kobito-add",
            "KOB-A1",
            {"seat": 0, "place": "g1", "number": 7},
        ),
        (
            table("K", studio=["11 12"]),
            "add K s1 high",
            "kobito-add-kobito",
            "KOB-J1",
            {"seat": 0, "place": "s1", "number": 1},
        ),
        (
            table("12 K"),
            "start 12 K",
            "kobito-start",
            "KOB-U1",
            {"seat": 0, "low": 12, "high": 1, "kobito": "high"},
        ),
        (
            table("8 K"),
            "start K 8",
            "kobito-start",
            "KOB-U1",
            {"seat": 0, "low": 7, "high": 8, "kobito": "low"},
        ),
        (
            table("", studio=["", "3 4 5"]),
            "move s2 low g3 high",
            "kobito-move",
            "KOB-G1",
            {"seat": 0, "from": "s2", "place": "g3", "number": 3},
        ),
        (
            table("", studio=["4 5 K"]),
            "move s1 high g3 low",
            "kobito-move-kobito",
            "KOB-J1",
            {"seat": 0, "from": "s1", "place": "g3", "number": 1},
        ),
        (
            table("6", others={1: ["", "5 K"]}),
            "swap 6 p1s2",
            "kobito-swap-other",
            "KOB-J3",
            {"seat": 0, "number": 6, "victim": 1, "place": "s2"},
        ),
        (
            table("6", ["5:4 | 5 K 7", *QUIET]),
            "swap 6 g1",
            "kobito-swap",
            "KOB-J3",
            {"seat": 0, "number": 6, "place": "g1"},
        ),
        (
            table("6", studio=["", "5 K"]),
            "swap 6 s2",
            "kobito-swap",
            "KOB-J3",
            {"seat": 0, "number": 6, "place": "s2"},
        ),
        (
            table("2 K"),
            "start K 2",
            "kobito-start",
            "KOB-U1",
            {"seat": 0, "low": 1, "high": 2, "kobito": "low"},
        ),
        (
            table("1 K"),
            "start 1 K",
            "kobito-start",
            "KOB-U1",
            {"seat": 0, "low": 1, "high": 2, "kobito": "high"},
        ),
        (
            table("7 8"),
            "start 7 8",
            "kobito-start",
            "KOB-U1",
            {"seat": 0, "low": 7, "high": 8, "kobito": "none"},
        ),
        (
            table("2 P"),
            "paint 2 g1",
            "kobito-paint",
            "KOB-P1",
            {"seat": 0, "number": 2, "place": "g1"},
        ),
        (table("P 9"), "drop P", "kobito-penalty", "KOB-T4", {"seat": 0, "card": "P"}),
        (table(""), "end", "kobito-end-turn", "KOB-T3", {"seat": 0}),
    ],
)
def test_every_action_is_told_with_its_rule(
    position: Position, move: str, key: str, rule: str, facts: dict[str, Any]
) -> None:
    """KOB-T5."""
    first = position.told(move)[0]
    assert (first.key, first.rule, first.facts) == (key, rule, facts)


def test_an_action_that_leads_to_nothing_more_tells_only_itself() -> None:
    """KOB-T5."""
    assert keys(table("3 9"), "add 3 g1 high") == [("kobito-add", "KOB-A1")]


def test_a_gold_won_and_the_new_one_are_told() -> None:
    """KOB-G3."""
    start = table("7", ["4:3 | 4 5 6", *QUIET], deck="9", upcoming="7:8")
    _, won, new = start.told("add 7 g1 high")
    assert (won.key, won.rule) == ("kobito-gold", "KOB-G3")
    assert won.facts == {"seat": 0, "place": "g1", "length": 4, "gold": 3}
    assert (new.key, new.rule) == ("kobito-new-gold", "KOB-G3")
    assert new.facts == {"place": "g1", "length": 7, "gold": 8, "number": 9}


def test_what_the_next_player_owes_is_told() -> None:
    """KOB-T1."""
    start = table("3", hands={1: "9 9 9"}, others={1: ["5 6"]})
    last = start.told("add 3 g1 high", "end")[-1]
    assert (last.key, last.rule, last.facts) == ("kobito-owes", "KOB-T1", {"seat": 1, "count": 2})


def test_a_renewed_deck_is_told() -> None:
    """KOB-T3."""
    start = table("3", deck="12", discard="5 6 7 8 9 10")
    assert keys(start, "add 3 g1 high", "end") == [
        ("kobito-end-turn", "KOB-T3"),
        ("kobito-deck-renewed", "KOB-T3"),
        ("kobito-owes", "KOB-T1"),
    ]


def test_a_deck_renewed_with_fewer_cards_than_it_had_is_told_as_well() -> None:
    """KOB-T3."""
    start = table("3", deck="12 12 12", discard="5 6 7 8")
    assert ("kobito-deck-renewed", "KOB-T3") in keys(start, "add 3 g1 high", "end")


def test_a_deck_that_is_not_renewed_is_not_told() -> None:
    """KOB-T3."""
    start = table("3", deck="12 12 12 12 12 12", discard="5 6 7 8")
    assert ("kobito-deck-renewed", "KOB-T3") not in keys(start, "add 3 g1 high", "end")


def test_the_end_by_the_sixteenth_gold_is_told_with_all_points() -> None:
    """KOB-E1, KOB-E2, KOB-E3."""
    won = {0: "4:3 4:3 4:3 5:4 5:4 5:4 5:4 6:6", 1: "6:6 6:6 6:6 7:8 7:8 7:8 7:8"}
    start = table("7", ["4:3 | 4 5 6", *QUIET], upcoming="", won=won, penalties={0: "1 2"})
    told = start.told("add 7 g1 high")
    assert [(event.key, event.rule) for event in told] == [
        ("kobito-add", "KOB-A1"),
        ("kobito-gold", "KOB-G3"),
        ("kobito-last-gold", "KOB-E1"),
        ("kobito-points", "KOB-E2"),
        ("kobito-points", "KOB-E2"),
        ("game-over", "KOB-E3"),
    ]
    assert told[3].facts == {"seat": 0, "gold": 34, "penalties": 2, "points": 28}
    assert told[5].facts == {"seats": [1], "points": 50}


def test_the_end_of_a_stuck_game_is_told_with_its_rule() -> None:
    """KOB-E4."""
    told = table("", deck="").told("end", "end")
    assert [event.key for event in told] == [
        "kobito-end-turn",
        "kobito-stuck",
        "kobito-points",
        "kobito-points",
        "game-over",
    ]
    assert (told[1].rule, told[4].facts) == ("KOB-E4", {"seats": [0, 1], "points": 0})


def test_what_is_told_depends_on_no_hidden_card() -> None:
    """KOB-E5."""
    one = table("3 9", hands={1: "1 2 3"}, deck="4 5 6 7 8")
    other = table("3 9", hands={1: "9 K P"}, deck="12 K P 1 1")
    assert one.told("add 3 g1 high", "end") == other.told("add 3 g1 high", "end")


def test_before_the_first_move_there_is_nothing_to_tell() -> None:
    """KOB-S5."""
    assert pioche.new("kobito", seed=1).explain() == ()


def test_the_record_of_a_finished_game_replays() -> None:
    """KOB-S4, KOB-T3."""
    chance = random.Random(2)
    game = pioche.new("kobito", seats=2, seed=2)
    while not game.is_over:
        seat = game.to_act[0]
        game = game.play(seat, chance.choice(game.legal(seat)))
    again = pioche.replay(game.record())
    assert (again.scores, again.winners) == (game.scores, game.winners)
