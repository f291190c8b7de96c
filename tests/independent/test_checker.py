"""Whole records: what holds is let through, what was tampered with is refused at its place."""

import json
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from .checker import GAMES, check, main
from .recorder import random_record

Record = dict[str, Any]
FAST_END = {"gold": [[2, 1]] * 18}
TABLES = [
    (game, edition, variant, seats)
    for game, module in GAMES.items()
    for edition, variant in module.EDITIONS
    for seats in range(2, 7)
    if not (game == "5211" and seats > (3 if variant == "aggressive" else 5)) and (game, seats) != ("kudos", 2)
]
SOME = [("5211", "next-move", None, 3), ("kudos", "nl", None, 3), ("kobito", "jolly-dutch", None, 2)]


@pytest.fixture(params=SOME, ids=lambda table: str(table[0]))
def record(request: pytest.FixtureRequest) -> Record:
    game, edition, variant, seats = request.param
    return random_record(game, edition, variant, seats, seed=5)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_game_played_by_the_rules_holds(table: tuple[str, str, str | None, int]) -> None:
    assert check(random_record(*table, seed=1)) is None


@pytest.mark.parametrize(
    ("table", "options"),
    [
        (("5211", "ouchi", None, 3), {"open_scores": True}),
        (("kudos", "fr", None, 4), {"arrow": "follows-last-pile"}),
        (("kobito", "jolly-dutch", None, 3), FAST_END),
        (("kobito", "jolly-dutch", None, 6), {"gold": [[12, 5]] * 18}),
    ],
)
def test_options_hold_too(table: tuple[str, str, str | None, int], options: Record) -> None:
    assert check(random_record(*table, seed=2, options=options)) is None


def test_the_starter_the_table_names_must_start() -> None:
    record = random_record("kudos", "fr", None, 3, seed=1)
    starter = record["luck"][0][1]
    assert check(record | {"options": {"first": starter}}) is None
    fault = check(record | {"options": {"first": (starter + 1) % 3}})
    assert fault is not None
    assert fault.rule == "KUD-S7"


@pytest.mark.parametrize(
    "wrong",
    [
        {"format": "pioche/2"},
        {"rules_version": None},
        {"game": "whist"},
        {"edition": "se"},
        {"variant": "quick"},
        {"variant": ["quick"]},
        {"seats": 9},
        {"seats": True},
        {"players": ["Ana"]},
        {"options": {"open_scores": 1}},
        {"options": {"gold": [[4, 3]]}},
        {"options": {"arrow": "half"}},
        {"options": None},
        {"luck": None},
        {"moves": {}},
        {"scores": None},
        {"winners": []},
    ],
    ids=str,
)
def test_a_wrong_header_is_refused(record: Record, wrong: Record) -> None:
    assert check(record | wrong)


@pytest.mark.parametrize("junk", [None, 3, "text", [], {}])
def test_what_is_no_record_is_refused(junk: Any) -> None:
    assert check(junk)


def drop_last_move(record: Record) -> None:
    record["moves"].pop()


def add_a_move(record: Record) -> None:
    record["moves"].append(record["moves"][-1])


def add_luck(record: Record) -> None:
    record["luck"].append(record["luck"][-1])


def drop_luck(record: Record) -> None:
    record["luck"].pop()


def swap_a_card_for_another(record: Record) -> None:
    cards = record["luck"][-1][2]
    cards[0] = next(card for card in cards if card != cards[0])


def lose_a_card(record: Record) -> None:
    record["luck"][-1][2].pop()


def wrong_seat(record: Record) -> None:
    record["moves"][7][0] = (record["moves"][7][0] + 1) % record["seats"]


def garble(record: Record) -> None:
    record["moves"][7][1] += "?"


def no_pair(record: Record) -> None:
    record["moves"][7] = record["moves"][7][1]


def better_score(record: Record) -> None:
    record["scores"][0] += 1


def everybody_wins(record: Record) -> None:
    record["winners"] = [*range(record["seats"]), 0]


@pytest.mark.parametrize(
    "tamper",
    [
        drop_last_move,
        add_a_move,
        add_luck,
        drop_luck,
        swap_a_card_for_another,
        lose_a_card,
        wrong_seat,
        garble,
        no_pair,
        better_score,
        everybody_wins,
    ],
)
def test_a_tampered_record_is_refused(record: Record, tamper: Callable[[Record], None]) -> None:
    tampered = deepcopy(record)
    tamper(tampered)
    assert check(tampered)
    assert check(record) is None


def test_a_fault_names_its_move(record: Record) -> None:
    record["moves"][7][1] = "nonsense"
    fault = check(record)
    assert fault is not None
    assert fault.move_index == 7


def test_a_missing_move_is_named_by_the_place_it_should_have(record: Record) -> None:
    record["moves"].pop()
    fault = check(record)
    assert fault is not None
    assert fault.move_index == len(record["moves"])


def test_the_cards_of_one_choice_stay_together() -> None:
    record = random_record("5211", "next-move", None, 2, seed=3)
    record["moves"][1], record["moves"][2] = record["moves"][2], record["moves"][1]
    fault = check(record)
    assert fault is not None
    assert (fault.move_index, fault.rule) == (1, "5211-R2")


@pytest.mark.parametrize("indent", [None, 1])
@pytest.mark.parametrize("listed", [True, False])
def test_the_command_reads_one_json_value(tmp_path: Path, record: Record, indent: int | None, listed: bool) -> None:
    path = tmp_path / "record.json"
    path.write_text(json.dumps([record, record] if listed else record, indent=indent))
    assert main([str(path)]) == 0


def test_the_command_reads_lines_and_counts_the_bad_ones(
    tmp_path: Path, record: Record, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "records.jsonl"
    bad = record | {"scores": []}
    path.write_text("\n".join([json.dumps(record), json.dumps(bad), "no json", json.dumps(record)]))
    assert main([str(path)]) == 1
    lines = capsys.readouterr().out.splitlines()
    assert [line.split(",")[0].split(": ")[1] for line in lines[:-1]] == ["record 1", "record 2"]
    assert lines[-1] == "4 records checked, 2 bad"


def test_the_command_does_not_praise_an_empty_or_missing_file(tmp_path: Path) -> None:
    empty = tmp_path / "empty.jsonl"
    empty.write_text("")
    assert main([str(empty)]) == 1
    assert main([str(tmp_path / "none.jsonl")]) == 1
    assert main([]) == 2
