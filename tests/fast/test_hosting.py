"""Games some of whose seats choose outside are the games of the same seeds, whoever chooses where."""

from typing import Any

import numpy as np

from pioche.fast import cpu
from pioche.fast.batch import ERRORS, Batch
from pioche.fast.hosting import ERROR, SCORES, TO_ACT, WINNERS, Host
from pioche.play.setup import prepare
from tests.conformance.cases import Case, each_case

GAMES = 4
ALL = np.ones(GAMES, np.bool_)


def host_of(case: Case, outside: int, more_actions: int = 0) -> tuple[Host, Any, Any]:
    """A host for a few games, every seat watched, and room for what is shown."""
    setup = prepare(case.game, case.edition.key, case.edition.variant, case.seats, None, None, "")
    host = Host(setup, GAMES, outside, (1 << case.seats) - 1)
    masks = np.zeros((GAMES, case.seats, case.rules.actions + more_actions), np.int8)
    return host, masks, np.zeros((GAMES, case.seats, case.rules.features_there_are), np.int16)


@each_case
def test_where_nobody_chooses_outside_a_deal_is_a_whole_random_game(case: Case) -> None:
    host, masks, features = host_of(case, 0)
    host.deal(ALL, np.arange(50, 50 + GAMES), masks, features)
    found = cpu.playouts(host.setup, 50, GAMES)
    assert not host.status[:, TO_ACT].any()
    assert (host.status[:, SCORES:] == found.scores).all()
    assert (host.status[:, WINNERS] == found.winners).all()


@each_case
def test_where_all_choose_outside_games_are_told_as_a_batch_tells_them(case: Case) -> None:
    host, masks, features = host_of(case, (1 << case.seats) - 1)
    batch = Batch(host.setup, GAMES, 9, features="all", threads=1)
    host.deal(ALL, batch.seeds.copy(), masks, features)
    while not batch.is_over.all():
        assert (host.status[:, TO_ACT] == batch.to_act).all()
        assert (masks == batch.masks).all()
        assert (features == batch.features).all()
        chosen = batch.random_actions()
        host.step(~batch.is_over, chosen, masks, features)
        batch.step(chosen)
        assert not host.status[:, ERROR].any()
    assert (host.status[:, SCORES:] == batch.scores).all()
    assert (host.status[:, WINNERS] == batch.winners).all()
    for game in range(GAMES):
        assert host.table(game).pack() == batch.table(game).pack()


@each_case
def test_a_wrong_choice_changes_nothing_and_games_that_are_not_asked_stand_still(case: Case) -> None:
    host, masks, features = host_of(case, (1 << case.seats) - 1, 1)
    host.deal(ALL, np.arange(GAMES), masks, features)
    waiting = host.status[:, TO_ACT]
    assert (masks[:, :, -1] == (waiting[:, None] >> np.arange(case.seats) & 1 == 0)).all()
    before = [host.table(game).pack() for game in range(GAMES)]
    chosen = masks.argmax(axis=2)
    seats = [int(bits).bit_length() - 1 for bits in waiting]
    chosen[0, seats[0]] = case.rules.actions
    chosen[1, seats[1]] = int(masks[1, seats[1]].argmin())
    shown = masks[:2].copy(), features[:2].copy()
    host.step(np.array([True, True, True, False]), chosen, masks, features)
    assert [ERRORS[error] for error in host.status[:, ERROR]] == ["no-such-action", "illegal-action", "fine", "fine"]
    assert [host.table(game).pack() == before[game] for game in range(GAMES)] == [True, True, False, True]
    assert (masks[:2] == shown[0]).all()
    assert (features[:2] == shown[1]).all()
