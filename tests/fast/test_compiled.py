"""The compiled rules are the plain rules: every function compiles as it stands, and gives the same to the byte."""

import inspect
from functools import cache
from types import FunctionType
from typing import Any

import numpy as np
import pytest
from numba import from_dtype, njit, types

from pioche.core.contract import Edition
from pioche.core.luck import WORDS, below, seed_luck
from pioche.fast import records, sources
from pioche.games.catalogue import GAMES, rules_of
from pioche.play.setup import prepare
from pioche.play.values import new_table

GAMES_EACH = 1000
LONGEST = 4000
EDITIONS = [edition for game in GAMES for edition in rules_of(game).editions]
WIDE_LISTS = {"luck", "actions", "out"}


def argument_type(function: FunctionType, name: str, annotation: Any, record: types.Record) -> Any:
    """What a rule function is called with in compiled code."""
    if annotation is int:
        return types.int64
    if annotation is bool:
        return types.boolean
    if annotation == list[int]:
        return types.int64[::1] if name in WIDE_LISTS else types.int8[::1]
    assert annotation.__name__ == "Table", (function, name, annotation)
    return record


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_function_compiles_as_it_stands(game: str) -> None:
    rules = sources.compilable(game)
    record = from_dtype(records.record_type(rules.table))
    functions = list(sources.rule_functions(game))
    assert {rules.deal, rules.legal, rules.apply, rules.know, rules.imagine, rules.winners} <= set(functions)
    for function in functions:
        arguments = tuple(
            argument_type(function, parameter.name, parameter.annotation, record)
            for parameter in inspect.signature(function).parameters.values()
        )
        compiled: Any = njit(function)
        compiled.compile(arguments)
        assert compiled.nopython_signatures


@cache
def traced(game: str) -> Any:
    """A compiled random game that writes down each action, and the table after it."""
    rules = sources.compilable(game)
    deal, to_act, legal, apply = rules.deal, rules.to_act, rules.legal, rules.apply
    buffer_length = rules.actions

    @njit
    def play(tables: Any, seed: int, seats_chosen: Any, actions_chosen: Any) -> int:
        choices: Any = np.zeros(WORDS, np.int64)
        actions: Any = np.zeros(buffer_length, np.int64)
        seed_luck(choices, seed + 1)
        deal(tables[0], seed)
        step = 0
        while True:
            waiting = to_act(tables[step])
            if waiting == 0 or step + 1 == len(tables):
                return step
            seat = 0
            while not waiting >> seat & 1:
                seat += 1
            found = legal(tables[step], seat, actions)
            action = actions[below(choices, found)]
            seats_chosen[step] = seat
            actions_chosen[step] = action
            tables[step + 1] = tables[step]
            apply(tables[step + 1], seat, action)
            step += 1

    return play


def plain_game(tables: list[bytes], setup: Any, seed: int) -> tuple[list[int], list[int]]:
    """The random game of a seed on plain lists: every table's bytes, the seats and the actions."""
    rules, seats, actions = setup.rules, [], []
    table, choices, buffer = new_table(setup), [0] * WORDS, [0] * setup.rules.actions
    seed_luck(choices, seed + 1)
    rules.deal(table, seed)
    tables.append(table.pack())
    while waiting := rules.to_act(table):
        seat = (waiting & -waiting).bit_length() - 1
        action = buffer[below(choices, rules.legal(table, seat, buffer))]
        rules.apply(table, seat, action)
        tables.append(table.pack())
        seats.append(seat)
        actions.append(action)
    return seats, actions


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.game}-{edition.name}")
def test_a_thousand_games_are_the_same_compiled_and_plain(edition: Edition) -> None:
    play = traced(edition.game)
    rules = rules_of(edition.game)
    record = np.zeros(LONGEST, records.record_type(rules.table))
    seats, actions = np.zeros(LONGEST, np.int64), np.zeros(LONGEST, np.int64)
    for seed in range(GAMES_EACH):
        count = edition.seats[seed % len(edition.seats)]
        setup = prepare(edition.game, edition.key, edition.variant, count, None, None, "")
        record[0] = records.to_record(new_table(setup))[0]
        steps = play(record, seed, seats, actions)
        tables: list[bytes] = []
        plain_seats, plain_actions = plain_game(tables, setup, seed)
        assert steps == len(plain_actions) < LONGEST - 1
        assert actions[:steps].tolist() == plain_actions
        assert seats[:steps].tolist() == plain_seats
        assert record[: steps + 1].tobytes() == b"".join(tables)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.game}-{edition.name}")
def test_knowing_imagining_and_features_are_the_same_compiled_and_plain(edition: Edition) -> None:
    rules = sources.compilable(edition.game)
    know, imagine, deal, legal, apply = rules.know, rules.imagine, rules.deal, rules.legal, rules.apply

    features = rules.features

    @njit
    def look(tables: Any, seat: int, seed: int, numbers: Any) -> None:
        know(tables[0], seat, tables[1])
        imagine(tables[1], tables[2], seed)
        features(tables[1], numbers)

    setup = prepare(edition.game, edition.key, edition.variant, None, None, None, "")
    table, buffer, choices = new_table(setup), [0] * rules.actions, [0] * WORDS
    seed_luck(choices, 5)
    deal(table, 5)
    for step in range(60):
        waiting = rules.to_act(table)
        if not waiting:
            break
        seat = (waiting & -waiting).bit_length() - 1
        for viewer in range(-1, setup.seats):
            record = np.zeros(3, records.record_type(rules.table))
            record[0] = records.to_record(table)[0]
            numbers = np.full(rules.features_there_are, -1, np.int16)
            look(record, viewer, step, numbers)
            known, world = rules.table(), rules.table()
            know(table, viewer, known)
            imagine(known, world, step)
            assert record[1].tobytes() == known.pack()
            assert record[2].tobytes() == world.pack()
            plain_numbers = [-1] * rules.features_there_are
            rules.features(known, plain_numbers)
            assert numbers.tolist() == plain_numbers
        apply(table, seat, buffer[below(choices, legal(table, seat, buffer))])
