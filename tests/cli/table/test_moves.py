"""The menu of moves, and what a beginning means."""

from itertools import product

from pioche.cli.table.answers import Command, Several, command_from, understand
from pioche.cli.table.moves import Move, matching, menu, up
from pioche.core.errors import IllegalMove, UnreadableMove
from pioche.i18n.words import words_in
from tests.cli.table.playing import new_table

ADDS = [
    Move(number, f"add {card} g{place} low") for number, (card, place) in enumerate(product((1, 2, 3), (1, 2, 3, 4)))
]
MANY = [*ADDS, Move(90, "swap 3 g1"), Move(99, "end")]


def test_few_moves_are_all_shown() -> None:
    assert [entry.move for entry in menu(MANY[-3:])] == MANY[-3:]


def test_many_moves_are_grouped_by_their_first_word() -> None:
    entries = menu(MANY)
    assert [entry.path for entry in entries] == [("add",), ("swap",), ("end",)]
    assert [entry.move for entry in entries] == [None, MANY[-2], MANY[-1]]


def test_a_group_that_is_still_large_is_grouped_again() -> None:
    assert [entry.path for entry in menu(MANY, ("add",))] == [("add", "1"), ("add", "2"), ("add", "3")]
    assert [entry.move for entry in menu(MANY, ("add", "2"))] == ADDS[4:8]


def test_a_step_back_leads_to_where_there_was_a_choice() -> None:
    assert up(MANY, ("add", "2")) == ("add",)
    assert up(MANY, ("add",)) == ()
    assert up(MANY, ()) == ()


def test_a_beginning_finds_its_moves() -> None:
    assert matching(MANY, "ADD 2") == ADDS[4:8]
    assert matching(MANY, "en") == [MANY[-1]]
    assert matching(MANY, "add 2 g1 low") == [ADDS[4]]
    assert matching(MANY, "x") == []


def test_words_are_understood_in_english_and_in_the_readers_language() -> None:
    for typed in ("rules KOB-A2", "Règles KOB-A2", "regles KOB-A2"):
        assert command_from(typed, words_in("fr")) == Command("rules", "KOB-A2")
    assert command_from("regeln", words_in("fr")) is None


def test_what_is_typed_is_a_move_several_or_an_error() -> None:
    session = new_table("5211")
    assert understand(session, "g4") == Move(9, "G4")
    assert understand(session, "o") == Several("o")
    assert isinstance(understand(session, "Y6"), IllegalMove)
    assert isinstance(understand(session, "what"), UnreadableMove)
    assert understand(session, "q") == Command("quit")
