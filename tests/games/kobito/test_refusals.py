"""Every refusal: a move that cannot be made changes nothing, and names the rule that forbids it."""

import pytest

import pioche
from pioche.games.kobito.legal import ACTIONS
from pioche.games.kobito.notation import write

from .builders import EDITION, QUIET, Position, table

LONE = table("9 K 3", ["6:6 | 3", "5:4 | 9", "6:6 | 2"], ["3 4"]).do("move s1 high g1 high")
PAYING = table("9 12", studio=["4 5"]).do("drop 9")
FULL = table("7 8", studio=["4 5", "5 6", "9 10", "11 12"])
KOBITOS = table("5 7 8 P", ["6:6 | 4 K 6", *QUIET], ["3 K K"])
CIRCLE = table("5 9", studio=["5 6 7 8 9 10 11 12 1 2 3 4"])
LONG_ENOUGH = table("8 9", ["4:3 | 4 5 6 7", "5:4 | 11", "6:6 |"], ["8 9 10"])

RULES_OF = {
    "add": {"KOB-T1", "KOB-A1", "KOB-A2", "KOB-A3", "KOB-A5"},
    "start": {"KOB-T1", "KOB-U1"},
    "move": {"KOB-G1", "KOB-G2", "KOB-J2", "KOB-A1", "KOB-A2", "KOB-A3"},
    "swap": {"KOB-T1", "KOB-J3"},
    "paint": {"KOB-P1"},
    "drop": {"KOB-T1", "KOB-T4"},
    "end": {"KOB-T1", "KOB-T4"},
}


@pytest.mark.parametrize(
    ("position", "move", "rule", "reason"),
    [
        (table("3"), "add 7 g1 high", "KOB-T1", "kobito-not-in-hand"),
        (table("7"), "start 7 8", "KOB-T1", "kobito-not-in-hand"),
        (table("7"), "start 7 K", "KOB-T1", "kobito-not-in-hand"),
        (table("7"), "start K 7", "KOB-T1", "kobito-not-in-hand"),
        (KOBITOS, "swap 4 s1", "KOB-T1", "kobito-not-in-hand"),
        (table("7"), "drop 8", "KOB-T1", "kobito-not-in-hand"),
        (table("6"), "drop 8", "KOB-T1", "kobito-not-in-hand"),
        (PAYING, "drop 9", "KOB-T1", "kobito-not-in-hand"),
        (PAYING, "drop 1", "KOB-T1", "kobito-not-in-hand"),
        (table("3 9"), "end", "KOB-T1", "kobito-still-owed"),
        (table("9"), "end", "KOB-T4", "kobito-must-pay"),
        (table("3 9"), "drop 9", "KOB-T4", "kobito-must-play"),
        (table("3 9").do("add 3 g1 high"), "drop 9", "KOB-T4", "kobito-nothing-owed"),
        (PAYING, "end", "KOB-T4", "kobito-only-penalties"),
        (PAYING, "add 12 g1 high", "KOB-T4", "kobito-only-penalties"),
        (table("7", ["4:3 |", *QUIET]), "add 7 g1 low", "KOB-A1", "kobito-no-rainbow"),
        (table("7"), "add 7 s2 low", "KOB-A1", "kobito-no-rainbow"),
        (table("7"), "add 7 g1 high", "KOB-A2", "kobito-no-neighbour"),
        (table("7", ["6:6 | 5 6", *QUIET]), "add 7 g1 low", "KOB-A2", "kobito-no-neighbour"),
        (table("1", ["6:6 | 10 11", *QUIET]), "add 1 g1 high", "KOB-A2", "kobito-no-neighbour"),
        (LONG_ENOUGH, "add 8 g1 high", "KOB-A3", "kobito-too-long"),
        (LONG_ENOUGH, "move s1 low g1 high", "KOB-A3", "kobito-too-long"),
        (CIRCLE, "add 5 s1 high", "KOB-A5", "kobito-too-long"),
        (FULL, "start 7 8", "KOB-U1", "kobito-studio-full"),
        (FULL, "start 7 K", "KOB-T1", "kobito-not-in-hand"),
        (table("7 9"), "start 7 9", "KOB-U1", "kobito-not-neighbours"),
        (table("7 8"), "start 8 7", "KOB-U1", "kobito-not-neighbours"),
        (table("7 7"), "start 7 7", "KOB-U1", "kobito-not-neighbours"),
        (table("1 12"), "start 1 12", "KOB-U1", "kobito-not-neighbours"),
        (table("3", studio=["4 5"]), "move s2 low g1 high", "KOB-G1", "kobito-no-rainbow"),
        (LONG_ENOUGH, "move s1 low g3 high", "KOB-A1", "kobito-no-rainbow"),
        (LONG_ENOUGH, "move s1 low g2 low", "KOB-A2", "kobito-no-neighbour"),
        (table("9", ["6:6 | 3", "5:4 | 9", "6:6 | 9"], ["3 4"]), "move s1 high g1 high", "KOB-G2", "kobito-leaves-one"),
        (LONE, "end", "KOB-G2", "kobito-lone-first"),
        (LONE, "add 3 g3 high", "KOB-G2", "kobito-lone-first"),
        (LONE, "add K g2 high", "KOB-G2", "kobito-lone-first"),
        (LONE, "move s1 low g1 low", "KOB-G2", "kobito-lone-first"),
        (KOBITOS, "move s1 low g2 high", "KOB-J2", "kobito-leaves-kobitos"),
        (table("K K"), "start K K", "KOB-J2", "kobito-two-kobitos"),
        (KOBITOS, "swap 7 g1", "KOB-J3", "kobito-no-such-kobito"),
        (KOBITOS, "swap 7 g2", "KOB-J3", "kobito-no-such-kobito"),
        (KOBITOS, "swap 7 s2", "KOB-J3", "kobito-no-rainbow"),
        (KOBITOS, "swap 7 p1s1", "KOB-J3", "kobito-no-rainbow"),
        (KOBITOS, "swap 7 p5s1", "KOB-J3", "kobito-no-rainbow"),
        (KOBITOS, "swap K g1", "KOB-J3", "kobito-number-only"),
        (KOBITOS, "swap P g1", "KOB-J3", "kobito-number-only"),
        (table("5", ["6:6 | 4 5", *QUIET]), "paint 5 g1", "KOB-P1", "kobito-paint-needs-both"),
        (table("P", ["6:6 | 4 5", *QUIET]), "paint 5 g1", "KOB-P1", "kobito-paint-needs-both"),
        (KOBITOS, "paint 5 g1", "KOB-P1", "kobito-paint-on-kobito"),
        (KOBITOS, "paint 7 g1", "KOB-P1", "kobito-paint-elsewhere"),
        (KOBITOS, "paint 7 s3", "KOB-P1", "kobito-paint-elsewhere"),
        (KOBITOS, "paint K g1", "KOB-P1", "kobito-number-only"),
        (KOBITOS, "add P g1 low", "KOB-P1", "kobito-paint-alone"),
        (KOBITOS, "start P 8", "KOB-P1", "kobito-paint-alone"),
    ],
)
def test_a_refused_move_names_its_rule_and_changes_nothing(
    position: Position, move: str, rule: str, reason: str
) -> None:
    """KOB-T1, KOB-T4, KOB-A1, KOB-A2, KOB-A3, KOB-A5, KOB-U1, KOB-G1, KOB-G2, KOB-J2, KOB-J3, KOB-P1."""
    game = position.value()
    before = game.know(0).pack()
    with pytest.raises(pioche.IllegalMove) as refused:
        game.play(0, move)
    assert (refused.value.rule, refused.value.details["reason"]) == (rule, reason)
    assert refused.value.details["legal"] == game.legal(0)
    assert game.know(0).pack() == before
    assert game == position.value()


@pytest.mark.parametrize(
    "move",
    [
        "",
        "7",
        "add 7",
        "add 7 g1",
        "add 7 g4 high",
        "add 7 s5 high",
        "add 7 g1 middle",
        "add 13 g1 high",
        "add 0 g1 high",
        "add 07 g1 high",
        "start 7",
        "start 7 8 9",
        "move s1 low g1",
        "swap 7 p9s1",
        "paint 7 p1s1",
        "drop",
        "drop 13",
        "end now",
        "pass",
    ],
)
def test_what_is_no_move_is_unreadable_and_changes_nothing(move: str) -> None:
    """KOB-T5."""
    game = table("7 8", studio=["5 6"]).value()
    before = game.know(0).pack()
    with pytest.raises(pioche.UnreadableMove):
        game.play(0, move)
    assert game.know(0).pack() == before


def test_another_seat_is_told_that_it_is_not_its_turn() -> None:
    """KOB-S5."""
    game = table("3", hands={1: "3"}).value()
    with pytest.raises(pioche.NotYourTurn) as refused:
        game.play(1, "add 3 g1 high")
    assert (refused.value.rule, refused.value.details["to_act"]) == ("KOB-S5", (0,))


@pytest.mark.parametrize("position", [FULL, KOBITOS, CIRCLE, LONG_ENOUGH])
def test_every_move_there_is_is_either_legal_or_refused_with_a_rule_of_its_kind(position: Position) -> None:
    """KOB-T4, KOB-T5."""
    game = position.value()
    moves = [write(action, 0, EDITION) for action in range(ACTIONS)]
    for move in set(moves) - set(game.legal(0)):
        with pytest.raises(pioche.IllegalMove) as refused:
            game.play(0, move)
        assert refused.value.rule in RULES_OF[move.split()[0]]


@pytest.mark.parametrize(("position", "rules"), [(LONE, {"KOB-G2"}), (PAYING, {"KOB-T1", "KOB-T4"})])
def test_every_move_there_is_is_refused_while_another_is_forced(position: Position, rules: set[str]) -> None:
    """KOB-G2, KOB-T4."""
    game = position.value()
    moves = [write(action, 0, EDITION) for action in range(ACTIONS)]
    for move in set(moves) - set(game.legal(0)):
        with pytest.raises(pioche.IllegalMove) as refused:
            game.play(0, move)
        assert refused.value.rule in rules


def test_a_move_played_leaves_the_game_before_it_as_it_was() -> None:
    """KOB-A4."""
    game = table("3 9").value()
    before = game.know(0).pack()
    later = game.play(0, "add 3 g1 high")
    assert game.know(0).pack() == before
    assert later != game


def test_nothing_is_added_to_another_player_s_studio_and_its_rule_is_named() -> None:
    """KOB-A1."""
    game = table("7 8", studio=["5 6"]).value()
    with pytest.raises(pioche.IllegalMove) as caught:
        game.play(0, "add 7 p1s1 high")
    assert (caught.value.rule, caught.value.details["reason"]) == ("KOB-A1", "kobito-others-studio")


@pytest.mark.parametrize("move", ["move g1 low g2 low", "move s1 low s2 high", "move g1 high s1 low"])
def test_nothing_moves_but_from_the_own_studio_to_a_gold_rainbow(move: str) -> None:
    """KOB-U2."""
    game = table("7 8", studio=["5 6"]).value()
    with pytest.raises(pioche.IllegalMove) as caught:
        game.play(0, move)
    assert (caught.value.rule, caught.value.details["reason"]) == ("KOB-U2", "kobito-only-to-gold")
