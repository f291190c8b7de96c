"""Replay reads a record to the letter, as other programs do, and names what is wrong whatever stands in it."""

import json
from typing import Any

import pytest

import pioche
from tests.conformance.cases import CASES, Case, each_case, finished
from tests.independent.checker import check

KOBITO = next(case for case in CASES if case.game == "kobito")
KUDOS = next(case for case in CASES if case.game == "kudos")


def record_of(case: Case) -> dict[str, Any]:
    """A true record, as it comes from a file."""
    loaded: dict[str, Any] = json.loads(json.dumps(finished(case, 4).record()))
    return loaded


def fault(record: dict[str, Any]) -> pioche.BadRecord:
    """What replay finds; the independent checker finds something too."""
    assert check(record) is not None
    with pytest.raises(pioche.BadRecord) as caught:
        pioche.replay(record)
    return caught.value


@each_case
def test_a_replayed_game_equals_the_game_that_was_played(case: Case) -> None:
    game = finished(case, 4)
    again = pioche.replay(json.loads(json.dumps(game.record())))
    assert again == game
    assert hash(again) == hash(game)


def test_a_game_with_other_luck_is_another_game() -> None:
    """The cards in the box of Kudos never come to light, but they are told."""
    three = next(case for case in CASES if case.game == "kudos" and case.seats == 3)
    record = record_of(three) | {"seed": None}
    cards = next(entry[2] for entry in record["luck"] if entry[0] == "shuffle")
    other = json.loads(json.dumps(record))
    box = next(entry[2] for entry in other["luck"] if entry[0] == "shuffle")
    last = max(place for place in range(79, 99) if cards[place] != cards[99])
    box[last], box[99] = box[99], box[last]
    assert pioche.replay(other) != pioche.replay(record)


@each_case
def test_moves_of_a_record_stand_as_they_are_written_not_as_people_may_type_them(case: Case) -> None:
    for change in (str.swapcase, "  {}".format):
        record = record_of(case)
        text = record["moves"][2][1]
        record["moves"][2][1] = change(text)
        error = fault(record)
        assert error.details["reason"] == "unreadable-move"
        assert error.details["move"] == 3


def test_the_own_studio_is_not_written_like_another_seats() -> None:
    for seed in range(100):
        record = json.loads(json.dumps(finished(KOBITO, seed).record()))
        for number, (seat, text) in enumerate(record["moves"]):
            if text.startswith("swap") and " s" in text:
                record["moves"][number][1] = text.replace(" s", f" p{seat}s")
                assert fault(record).details["move"] == number + 1
                return
    raise AssertionError("nobody swapped a Kobito in the own studio")


@pytest.mark.parametrize("change", [{"game": "Kudos"}, {"game": " kudos"}, {"edition": "FR"}])
def test_names_in_a_record_stand_to_the_letter(change: dict[str, Any]) -> None:
    error = fault(record_of(KUDOS) | change)
    assert error.details["reason"] == "unknown-name"


def test_scores_and_winners_are_whole_numbers() -> None:
    record = record_of(KUDOS)
    assert fault(record | {"scores": list(map(float, record["scores"]))}).details["reason"] == "other-scores"
    assert fault(record | {"winners": list(map(float, record["winners"]))}).details["reason"] == "other-winners"


def test_a_first_seat_that_is_not_at_the_table_is_a_bad_record() -> None:
    """KUD-S7: and the other records of the file are still read."""
    error = fault(record_of(KUDOS) | {"options": {"first": 5}})
    assert (error.rule, error.details["reason"]) == ("KUD-S7", "bad-option")


def test_numbers_longer_than_python_reads_are_no_moves_and_no_seeds() -> None:
    record = record_of(KOBITO)
    long = "9" * 5000
    for text in (f"drop {long}", f"start {long} 1", f"add {long} g1 low"):
        record["moves"][0][1] = text
        assert fault(record).details["move"] == 1
    replayed = pioche.replay(record_of(KOBITO) | {"seed": f"pioche:{long}", "commitment": None})
    assert replayed.winners == finished(KOBITO, 4).winners


@pytest.mark.parametrize(
    ("game", "options"),
    [("5211", {"open_scores": False}), ("kudos", {"arrow": "quarter", "first": None})],
)
def test_options_as_they_are_anyway_may_be_named(game: str, options: dict[str, Any]) -> None:
    record = record_of(next(case for case in CASES if case.game == game)) | {"options": options}
    assert check(record) is None
    assert pioche.replay(record).record()["options"] == {}
