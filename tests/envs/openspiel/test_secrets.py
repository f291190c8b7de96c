"""No seat sees in OpenSpiel what it may not know, and it remembers all it saw."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.observation import make_observation

import pioche
from tests.envs.openspiel.games import IN_TURN, SHORT, decisions, each_game, states

ALL_OF = pyspiel.PrivateInfoType.ALL_PLAYERS
NONE_OF = pyspiel.PrivateInfoType.NONE
KINDS = {
    "now": pyspiel.IIGObservationType(perfect_recall=False),
    "recalled": pyspiel.IIGObservationType(perfect_recall=True),
    "open": pyspiel.IIGObservationType(perfect_recall=False, private_info=NONE_OF),
    "own": pyspiel.IIGObservationType(public_info=False, perfect_recall=False),
    "own recalled": pyspiel.IIGObservationType(public_info=False, perfect_recall=True),
    "open recalled": pyspiel.IIGObservationType(perfect_recall=True, private_info=NONE_OF),
}


def sights(game: Any, state: Any, player: int) -> dict[str, Any]:
    """Everything a player can be shown of a state."""
    found: dict[str, Any] = {}
    for name, kind in KINDS.items():
        observer = make_observation(game, kind)
        found[name] = observer.string_from(state, player)
        if observer.tensor is not None:
            observer.set_from(state, player)
            found[f"{name} as numbers"] = observer.tensor.tolist()
    return found


@each_game
def test_worlds_that_a_seat_cannot_tell_apart_look_the_same_to_it(text: str) -> None:
    game, chance = pyspiel.load_game(text), random.Random(6)
    others = 0
    for state in decisions(game, 11):
        if chance.random() < 0.06:
            for seat in range(game.num_players()):
                other = state.resample_from_infostate(seat, chance.random)
                assert sights(game, other, seat) == sights(game, state, seat)
                others += str(other).split("\n")[0] != str(state).split("\n")[0]
    assert (others > 0) == (game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


@each_game
def test_an_imagined_world_can_be_played_to_its_end(text: str) -> None:
    game, chance = pyspiel.load_game(text), random.Random(3)
    for number, state in enumerate(decisions(game, 12)):
        if number % 10 == 0:
            other = state.resample_from_infostate(1, chance.random)
            assert other.legal_actions(1) == state.legal_actions(1)
            while not other.is_terminal():
                if other.is_chance_node():
                    other.apply_action(other.chance_outcomes()[0][0])
                elif other.is_simultaneous_node():
                    other.apply_actions([other.legal_actions(seat)[0] for seat in range(game.num_players())])
                else:
                    other.apply_action(other.legal_actions()[0])
            assert other.is_terminal()


def test_a_hidden_card_stands_in_no_information_state() -> None:
    for text in (SHORT, IN_TURN):
        game = pyspiel.load_game(text)
        for seed in range(30):
            for state in decisions(game, seed):
                table = state.play.position.table
                if not state.play.past:
                    mine, theirs = table.hand[0], table.hand[1]
                    hidden = {write(card) for card in theirs} - {write(card) for card in mine}
                    assert not [card for card in hidden if f'"{card}"' in state.information_state_string(0)]


def write(card: int) -> str:
    """A card of 5211 as text."""
    return "YGOBV"[(card - 1) // 6] + str((card - 1) % 6 + 1)


@pytest.mark.parametrize("text", ["python_pioche_5211", "python_pioche_5211(players=2,rounds=1)"])
def test_who_lays_later_does_not_see_what_was_laid_before(text: str) -> None:
    for state in decisions(pyspiel.load_game_as_turn_based(text), 4):
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            seen = set()
            for action in state.legal_actions():
                later = state.child(action)
                assert later.current_player() == 1
                seen.add((later.information_state_string(1), tuple(later.information_state_tensor(1))))
            assert len(seen) == 1


def test_in_turns_too_a_sealed_card_stays_sealed() -> None:
    for state in decisions(pyspiel.load_game(IN_TURN), 4):
        if state.current_player() == 0 and len(state.legal_actions()) > 1:
            later = [state.child(action) for action in state.legal_actions()]
            assert len({child.information_state_string(1) for child in later}) == 1
            assert len({child.information_state_string(0) for child in later}) == len(later)


def test_a_seat_knows_its_own_sealed_card_and_may_choose_the_next_by_it() -> None:
    state = next(decisions(pyspiel.load_game(SHORT), 2))
    hand = state.play.position.table.hand[0]
    card = next(card for card in hand if hand.count(card) == 1)
    state.apply_actions([card - 1, state.legal_actions(1)[0]])
    assert state.is_simultaneous_node()
    assert f"0 {write(card)}" in state.information_state_string(0)
    assert card - 1 not in state.legal_actions(0)


@each_game
def test_what_a_seat_remembers_only_grows(text: str) -> None:
    before = ["", "", "", ""]
    for state in states(pyspiel.load_game(text), 7):
        if not state.is_chance_node():
            for seat in range(4):
                now = state.information_state_string(seat)
                assert now.startswith(before[seat])
                assert now != before[seat]
                before[seat] = now


def test_a_seat_remembers_its_hands_its_cards_and_what_was_revealed_as_numbers() -> None:
    game = pyspiel.load_game("python_pioche_5211(players=3)")
    observer = make_observation(game, KINDS["recalled"])
    hands = []
    for state in states(game, 9):
        laid = [[action + 1 for _, action in step.actions] for step in state.play.past]
        if state.is_simultaneous_node():
            hands.append(list(state.play.position.table.hand[1]))
            observer.set_from(state, 1)
            memory = observer.dict["memory"]
            assert memory[: len(laid), :5].tolist() == hands[:-1]
            assert not memory[len(laid) :].any()
            assert memory[: len(laid), 6].tolist() == [row[1] for row in laid]
            revealed = len(laid) - state.play.position.table.laid_count[0] + state.play.position.table.shown
            assert memory[:revealed, 5:].tolist() == laid[:revealed]
            assert not memory[revealed:, 5].any()


def test_kudos_has_no_secrets_but_what_chance_will_bring() -> None:
    game = pyspiel.load_game("python_pioche_kudos")
    own = make_observation(game, KINDS["own"])
    assert {own.string_from(state, 2) for state in decisions(game, 1)} == {""}


def test_all_that_is_private_can_be_looked_at_by_whoever_runs_the_game() -> None:
    game = pyspiel.load_game(SHORT)
    whole = make_observation(game, pyspiel.IIGObservationType(perfect_recall=False, private_info=ALL_OF))
    state = next(decisions(game, 1))
    for seat in range(2):
        assert all(f'"{write(card)}"' in whole.string_from(state, 0) for card in state.play.position.table.hand[seat])


def test_while_cards_are_dealt_a_seat_sees_nothing_new() -> None:
    seen: list[Any] = []
    for state in states(pyspiel.load_game("python_pioche_5211"), 5):
        now = np.array(state.observation_tensor(0))
        if state.is_chance_node():
            assert not seen or (now == seen[-1]).all()
            assert seen or now.sum() == 1
        else:
            seen.append(now)


def test_observers_take_no_parameters() -> None:
    with pytest.raises(pioche.BadOption):
        pyspiel.load_game(SHORT).make_py_observer(KINDS["now"], {"cards": 1})
