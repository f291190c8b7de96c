"""Moves as text: every action has one text, every text at most one action, and nonsense is named as such."""

import random

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

import pioche
from pioche.core.errors import MoveError, UnreadableMove
from pioche.games.catalogue import GAMES
from tests.conformance.cases import Case, each_case, each_edition, random_game

SYLLABLES = (
    *("G3", "Y1", "Rc", "Rc>", ">", "fill", "give", "stop", "arrow", "add", "start", "move", "swap", "paint", "drop"),
    *("end", "g1", "s2", "p3s1", "K", "P", "7", "12", "low", "high", "0", "-1"),
)


@each_edition
@pytest.mark.parametrize("first", [0, 1])
def test_every_action_reads_back_as_itself(case: Case, first: int) -> None:
    rules = case.rules
    for seat in range(case.seats):
        for action in range(rules.actions):
            text = rules.write(action, seat, case.edition, first)
            assert rules.read(text, seat, case.edition, first) == action


@each_edition
def test_no_two_actions_share_a_text(case: Case) -> None:
    texts = [case.rules.write(action, 0, case.edition) for action in range(case.rules.actions)]
    assert len(set(texts)) == len(texts)


@each_case
def test_case_and_spaces_do_not_matter(case: Case) -> None:
    chance = random.Random(3)
    game = case.new(2)
    for _ in range(10):
        seat = chance.choice(game.to_act)
        move = chance.choice(game.legal(seat))
        assert game.play(seat, f"  {move.upper()} ") == game.play(seat, f"{move.lower()}  ") == game.play(seat, move)
        game = game.play(seat, move)


@each_edition
@given(text=st.text(max_size=20) | st.lists(st.sampled_from(SYLLABLES), max_size=6).map(" ".join))
@example(text="")
@example(text="²")
@example(text="add ٣ g1 low")
@example(text="swap 7 p9s1")
@example(text="swap 7 p\u00b2s1")
@example(text="start K K")
@example(text="give \u0665")
def test_any_text_is_a_move_or_a_clear_error(case: Case, text: str) -> None:
    try:
        action = case.rules.read(text, 0, case.edition)
    except UnreadableMove:
        return
    except MoveError as error:
        if not error.rule:
            raise
    else:
        assert 0 <= action < case.rules.actions


@pytest.mark.parametrize("name", GAMES)
def test_an_unreadable_move_says_what_is_legal(name: str) -> None:
    game = pioche.new(name, seed=1)
    seat = game.to_act[0]
    with pytest.raises(UnreadableMove) as caught:
        game.play(seat, "abracadabra")
    assert caught.value.details["legal"] == game.legal(seat)
    assert caught.value.code == "unreadable-move"


@pytest.mark.parametrize("name", ["kobito", "kudos"])
def test_it_must_be_one_s_turn(name: str) -> None:
    for game in random_game_of(name):
        for seat in set(range(game.seats)) - set(game.to_act):
            with pytest.raises(pioche.NotYourTurn) as caught:
                game.play(seat, game.legal(game.to_act[0])[0])
            assert caught.value.rule


def random_game_of(name: str) -> list[pioche.Game]:
    """The first moments of a random game."""
    game = pioche.new(name, seed=4)
    moments = []
    for _ in range(30):
        moments.append(game)
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    return moments


def test_a_whole_game_can_be_read_from_its_moves() -> None:
    case_moments = list(random_game(Case("5211", pioche.new("5211").setup.edition, 4), 6))
    again = pioche.new("5211", seats=4, seed=6)
    for seat, move in case_moments[-1].moves:
        again = again.play(seat, move)
    assert again.scores == case_moments[-1].scores
