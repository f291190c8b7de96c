"""A match: bots in every chair, one game from deal to end, on one table without copies."""

from collections.abc import Callable, Sequence
from typing import Any

from pioche.core.contract import NOBODY
from pioche.core.luck import WORDS, seed_luck
from pioche.play.luck import Source, source_of
from pioche.play.setup import Setup
from pioche.play.values import Game, new_table, settle

CHAIRS_SEED = 0x5EA7
# what a seed is mixed with to give the dice, from which all choices made by chance alone come
DICE = CHAIRS_SEED << 8

Choice = Callable[[Any, int, Sequence[int], list[int]], int]


def play_match(setup: Setup, choices: Sequence[tuple[Choice, bool]], seed: int) -> Game:
    """The finished game; each chair has its way to choose, and whether it needs to know more than its moves.

    Seats that may choose at the same time choose one after the other, before anyone chooses again.
    """
    return play_counted(setup, choices, seed)[0]


def play_counted(setup: Setup, choices: Sequence[tuple[Choice, bool]], seed: int) -> tuple[Game, int]:
    """The same, and how many decisions it took: more than the moves on record, which leave out what is forced."""
    rules = setup.rules
    source: Source | None = source_of(setup.seed)
    assert source is not None
    table = new_table(setup)
    source.start(table)
    rules.begin(table)
    luck = settle(setup, table, source, ())
    dice = chair_luck(seed, NOBODY)
    chairs = [chair_luck(seed, seat) if choices[seat][1] else dice for seat in range(setup.seats)]
    actions = [0] * rules.actions
    moves: list[tuple[int, int]] = []
    decisions = 0
    while waiting := rules.to_act(table):
        for seat in range(setup.seats):
            if waiting >> seat & 1:
                choose, needs_to_know = choices[seat]
                known = None
                if needs_to_know:
                    known = rules.table()
                    rules.know(table, seat, known)
                found = rules.legal(table, seat, actions)
                action = choose(known, seat, actions[:found], chairs[seat])
                moves += rules.recorded(table, seat, action)
                rules.act(table, seat, action)
                decisions += 1
                luck = settle(setup, table, source, luck)
    return Game(setup, source, table, luck, tuple(moves)), decisions


def chair_luck(seed: int, seat: int) -> list[int]:
    """The luck of a chair's own choices, apart from the cards' luck; nobody's is the dice of all who play by chance."""
    luck = [0] * WORDS
    seed_luck(luck, seed ^ DICE ^ (seat + 1) << 32)
    return luck
