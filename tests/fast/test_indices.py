"""What compiled code takes for granted: no rule counts from the end of a list, nor is given the same thing twice."""

import sys
from collections.abc import Iterator
from typing import Any

import pytest

from pioche.core.bits import first_seat
from pioche.core.fields import Fields
from pioche.core.luck import WORDS, below, seed_luck
from pioche.fast.sources import rule_functions
from pioche.play.values import new_table
from tests.conformance.cases import CASES, Case, each_case, each_edition


class FromTheFront(list[Any]):
    """A list that is not read or written from its end."""

    def __getitem__(self, place: Any) -> Any:
        assert place >= 0
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        assert place >= 0
        super().__setitem__(place, value)


def guarded(table: Any) -> Any:
    """The same table, each of its lists guarded."""
    for field in table.FIELDS:
        value = getattr(table, field.name)
        if field.shape:
            rows = [FromTheFront(row) for row in value] if len(field.shape) == 2 else value
            setattr(table, field.name, FromTheFront(rows))
    return table


def moments(case: Case, seed: int) -> Iterator[Any]:
    """A random game on guarded lists, table by table."""
    rules, table = case.rules, guarded(new_table(case.new(seed).setup))
    actions, luck = FromTheFront([0] * rules.actions), [0] * WORDS
    seed_luck(luck, seed)
    rules.deal(table, seed)
    while waiting := rules.to_act(table):
        yield table
        seat = first_seat(waiting)
        found = rules.legal(table, seat, actions)
        rules.apply(table, seat, actions[below(luck, found)])
    yield table


@each_case
def test_no_rule_counts_from_the_end_of_a_list(case: Case) -> None:
    rules = case.rules
    for number, table in enumerate(moments(case, 71)):
        for seat in range(table.seats) if number % 7 == 0 else ():
            known, world = guarded(rules.table()), guarded(rules.table())
            rules.know(table, seat, known)
            rules.imagine(known, world, number)
            rules.features(known, FromTheFront([0] * rules.features_there_are))
    rules.scores(table, FromTheFront([0] * table.seats))
    assert rules.winners(table)


def test_the_guard_sees_an_index_from_the_end() -> None:
    with pytest.raises(AssertionError):
        FromTheFront([1, 2])[-1]


def test_the_look_sees_a_table_given_beside_its_own_list() -> None:
    table = CASES[0].new(0)._table
    given = [*lists_in(table), *lists_in(table.hand)]
    assert len(given) != len(set(given))


@pytest.mark.parametrize("seats", range(64))
def test_the_first_seat_of_a_set_is_its_lowest(seats: int) -> None:
    assert first_seat(seats) == next((seat for seat in range(6) if seats >> seat & 1), 0)


def lists_in(value: Any) -> list[int]:
    """What an argument of a rule gives access to: itself, and the lists of a table or of a list."""
    if isinstance(value, Fields):
        rows = [getattr(value, field.name) for field in value.FIELDS if field.shape]
        return [id(value), *(one for row in rows for one in lists_in(row))]
    if isinstance(value, list):
        return [id(value), *(one for row in value for one in lists_in(row))]
    return []


@each_edition
def test_what_a_rule_is_given_are_things_apart(case: Case) -> None:
    """Compiled code takes it for granted that writing to one argument changes no other."""
    rules = {function.__code__ for function in rule_functions(case.game)}
    met = set()

    def look(frame: Any, event: str, _: Any) -> None:
        code = frame.f_code
        if event == "call" and code in rules:
            met.add(code)
            given = [one for name in code.co_varnames[: code.co_argcount] for one in lists_in(frame.f_locals[name])]
            assert len(given) == len(set(given)), code.co_qualname

    sys.setprofile(look)
    try:
        for number, table in enumerate(moments(case, 5)):
            known, world = case.rules.table(), case.rules.table()
            case.rules.know(table, number % table.seats, known)
            case.rules.imagine(known, world, number)
            case.rules.features(known, [0] * case.rules.features_there_are)
        case.rules.scores(table, [0] * table.seats)
        case.rules.winners(table)
    finally:
        sys.setprofile(None)
    assert {case.rules.deal.__code__, case.rules.apply.__code__, case.rules.know.__code__} <= met
