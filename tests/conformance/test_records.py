"""Records: they replay, they agree with a checker that knows nothing of us, and false ones are found out."""

import copy
import json
import random
from typing import Any

import pytest

import pioche
from tests.conformance.cases import CASES, Case, each_case, each_edition, finished
from tests.independent.checker import check

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "5211": [{"open_scores": True}],
    "kobito": [{"gold": [[2 + number % 11, number] for number in range(18)]}],
    "kudos": [{"arrow": "follows-last-pile"}, {"first": 2}],
}
DAMAGES = 60


def through_text(record: dict[str, Any]) -> dict[str, Any]:
    """A record as it comes back from a file."""
    loaded: dict[str, Any] = json.loads(json.dumps(record))
    return loaded


@each_case
def test_a_record_replays_to_the_same_end(case: Case) -> None:
    for seed in range(3):
        game = finished(case, seed)
        again = pioche.replay(through_text(game.record()))
        assert (again.scores, again.winners, again.moves, again.luck) == (
            game.scores, game.winners, game.moves, game.luck)  # fmt: skip
        assert again.record() == game.record()


@each_case
def test_an_independent_checker_agrees(case: Case) -> None:
    for seed in range(20):
        assert check(through_text(finished(case, seed).record())) is None


@each_edition
def test_options_are_recorded_and_checked(case: Case) -> None:
    for options in OPTIONS[case.game]:
        record = through_text(finished(case, 5, options=options).record())
        assert record["options"] == options
        assert check(record) is None
        assert pioche.replay(record).options == {**pioche.new(case.game).options, **frozen(options)}


def frozen(options: dict[str, Any]) -> dict[str, Any]:
    """Options as a game value holds them."""
    return {name: tuple(map(tuple, value)) if name == "gold" else value for name, value in options.items()}


@each_case
def test_a_secret_game_s_record_replays_and_proves_its_shuffles(case: Case) -> None:
    chance = random.Random(1)
    game = pioche.new(case.game, edition=case.edition.key, variant=case.edition.variant, seats=case.seats)
    while game.to_act:
        seat = game.to_act[0]
        game = game.play(seat, chance.choice(game.legal(seat)))
    record = through_text(game.record())
    assert pioche.replay(record).scores == game.scores
    assert check(record) is None
    with pytest.raises(pioche.BadRecord) as caught:
        pioche.replay(record | {"seed": pioche.new(case.game).setup.seed})
    assert caught.value.details["reason"] == "other-commitment"


def damaged(record: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The record with one thing in it made false; its seed is left out, so that only the rules can tell."""
    other = copy.deepcopy(record) | {"seed": None, "commitment": None}
    moves, luck = other["moves"], other["luck"]
    where, place = chance.choice(["move", "drop", "double", "swap", "seat", "luck", "score", "winner", "cut"]), 0
    place = chance.randrange(len(moves))
    if where == "move":
        moves[place][1] = chance.choice(moves)[1]
    elif where == "drop":
        del moves[place]
    elif where == "double":
        moves.insert(place, list(moves[place]))
    elif where == "swap":
        moves[place], moves[place - 1] = moves[place - 1], moves[place]
    elif where == "seat":
        moves[place][0] = chance.randrange(-1, other["seats"] + 1)
    elif where == "luck":
        entry = chance.choice(luck)
        cards = entry[-1]
        if isinstance(cards, list):
            one, two = chance.randrange(len(cards)), chance.randrange(len(cards))
            cards[one], cards[two] = (cards[two], cards[one]) if chance.random() < 0.7 else (cards[one], cards[one])
        else:
            entry[-1] = chance.randrange(-1, 8)
    elif where == "cut":
        del moves[place:]
    else:
        name = "scores" if where == "score" else "winners"
        other[name] = [value + chance.randrange(2) for value in other[name]]
    return other


def trouble_of(record: dict[str, Any]) -> pioche.BadRecord | None:
    """What our own replay says of a record."""
    try:
        pioche.replay(record)
    except pioche.BadRecord as error:
        return error
    return None


@each_case
def test_damaged_records_are_refused_just_when_the_independent_checker_refuses_them(case: Case) -> None:
    chance = random.Random(str(case))
    record = through_text(finished(case, 77).record())
    refused = 0
    for _ in range(DAMAGES):
        false = damaged(record, chance)
        fault = check(false)
        error = trouble_of(false)
        refused += error is not None
        assert (error is None) == (fault is None), (error, fault)
    assert refused > DAMAGES // 3


@each_edition
def test_any_other_value_in_any_field_is_refused_without_a_crash(case: Case) -> None:
    record = through_text(finished(case, 3).record())
    strange: list[Any] = [
        None,
        True,
        -1,
        10**30,
        1.5,
        "",
        "x",
        [],
        [[]],
        {},
        {"a": 1},
        ["x"],
        [[0]],
        [[0, 1]],
        [["0", "G3"]],
    ]
    for field in record:
        for value in strange:
            if value != record[field] and not may_be(field, value):
                with pytest.raises(pioche.BadRecord):
                    pioche.replay(record | {field: value})
        if field not in ("variant", "seed", "commitment"):
            with pytest.raises(pioche.BadRecord):
                pioche.replay({name: value for name, value in record.items() if name != field})


def may_be(field: str, value: Any) -> bool:
    """Whether a strange value is none of the checker's business: another's seed, or no variant."""
    if field == "seed":
        return value is None or isinstance(value, str)
    return field == "commitment" and value in (None, "")


@pytest.mark.parametrize("record", [None, 3, "x", [], {}, {"format": "pioche/2"}, {"format": "pioche/1"}])
def test_what_is_no_record_is_refused(record: Any) -> None:
    with pytest.raises(pioche.BadRecord):
        pioche.replay(record)


def test_a_false_move_is_named_with_its_rule() -> None:
    record = through_text(finished(CASES[2], 9).record())
    seat, move = record["moves"][40]
    record["moves"][40] = [seat, "Y6" if move != "Y6" else "G6"]
    with pytest.raises(pioche.BadRecord) as caught:
        pioche.replay(record | {"seed": None})
    assert caught.value.details["move"] == 41
    assert caught.value.rule == "5211-R1"


def test_a_shuffle_that_the_seed_does_not_give_is_found_out() -> None:
    other = through_text(finished(CASES[0], 10).record())
    with pytest.raises(pioche.BadRecord) as caught:
        pioche.replay(other | {"seed": "pioche:9", "commitment": None})
    assert caught.value.details["reason"] == "other-seed"
