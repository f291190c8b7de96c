"""Games stepped side by side are the games of their seeds, and what does not fit leaves them as they were."""

from typing import Any

import numpy as np
import pytest

import pioche
from pioche.fast import cpu
from pioche.fast.batch import ERRORS, Batch
from pioche.games.catalogue import GAMES
from tests.conformance.cases import Case, each_edition

FINE, NO_SUCH_ACTION, ILLEGAL_ACTION, AFTER_THE_END = range(len(ERRORS))
each_game = pytest.mark.parametrize("game", GAMES)


def batch_of(case: Case, games: int, **more: Any) -> Batch:
    """A batch of a case."""
    edition = case.edition
    return Batch.of(case.game, games, 5, seats=case.seats, edition=edition.key, variant=edition.variant, **more)


def tables(batch: Batch) -> list[bytes]:
    """The tables of all games, as bytes."""
    return [batch.table(game).pack() for game in range(batch.games)]


def an_illegal_action(batch: Batch, game: int, seat: int) -> int:
    """An action that a seat may not take now."""
    return int(np.flatnonzero(~batch.masks[game, seat])[0])


@each_edition
def test_stepped_at_random_they_are_the_playouts_of_their_seeds(case: Case) -> None:
    batch = batch_of(case, 130, threads=2)
    decisions = np.zeros(batch.games, np.int64)
    while not batch.is_over.all():
        chosen = batch.random_actions()
        decisions += (chosen >= 0).sum(axis=1)
        running = ~batch.is_over
        errors = batch.step(chosen)
        assert (errors == np.where(running, FINE, AFTER_THE_END)).all()
    playouts = cpu.playouts(batch.setup, 5, batch.games)
    assert (batch.scores == playouts.scores).all()
    assert (batch.winners == playouts.winners).all()
    assert (decisions == playouts.decisions).all()


@each_edition
def test_masks_and_features_are_those_of_the_plain_rules(case: Case) -> None:
    batch, rules = batch_of(case, 3, features="all"), case.rules
    for _ in range(40):
        for game in range(batch.games):
            table: Any = batch.table(game)
            assert batch.to_act[game] == rules.to_act(table)
            for seat in range(case.seats):
                actions, known, numbers = [0] * rules.actions, rules.table(), [0] * rules.features_there_are
                found = rules.legal(table, seat, actions)
                rules.know(table, seat, known)
                rules.features(known, numbers)
                assert np.flatnonzero(batch.masks[game, seat]).tolist() == sorted(actions[:found])
                assert batch.features[game, seat].tolist() == numbers
        batch.step(batch.random_actions(), restart=True)


@each_game
def test_seats_that_may_not_act_have_blank_rows(game: str) -> None:
    batch = Batch.of(game, 4, 1)
    for _ in range(100):
        acting = (batch.to_act[:, None] >> np.arange(batch.seats) & 1).astype(bool)
        assert (batch.masks.any(axis=2) == acting).all()
        assert (batch.features.any(axis=2) == acting).all()
        batch.step(batch.random_actions())


@each_game
def test_a_wrong_choice_is_named_and_only_its_game_stands_still(game: str) -> None:
    batch = Batch.of(game, 6, 3)
    before, chosen = tables(batch), batch.random_actions()
    seats = [int(np.flatnonzero(chosen[number] >= 0)[-1]) for number in range(batch.games)]
    chosen[1, seats[1]] = batch.setup.rules.actions
    chosen[2, seats[2]] = -1
    chosen[4, seats[4]] = an_illegal_action(batch, 4, seats[4])
    errors = batch.step(chosen)
    assert errors.tolist() == [FINE, NO_SUCH_ACTION, NO_SUCH_ACTION, FINE, ILLEGAL_ACTION, FINE]
    stands_still = [one == other for one, other in zip(before, tables(batch), strict=True)]
    assert stands_still == [False, True, True, False, True, False]
    assert not batch.step(batch.random_actions()).any()


@each_game
def test_a_step_after_the_end_is_named_and_changes_nothing(game: str) -> None:
    batch = Batch.of(game, 2, 1)
    while not batch.is_over.all():
        batch.step(batch.random_actions())
    before, scores = tables(batch), batch.scores.tolist()
    assert batch.step(np.zeros((2, batch.seats), np.int64)).tolist() == [AFTER_THE_END] * 2
    assert tables(batch) == before
    assert batch.scores.tolist() == scores
    assert not batch.ended.any()


@each_game
def test_games_that_end_are_dealt_again_with_a_seed_of_their_own(game: str) -> None:
    batch = Batch.of(game, 2, 8)
    ends = 0
    while ends < 6:
        seeds = batch.seeds.tolist()
        assert not batch.step(batch.random_actions(), restart=True).any()
        for number in np.flatnonzero(batch.ended).tolist():
            ends += 1
            assert batch.seeds[number] == seeds[number] + batch.games
            finished = cpu.playouts(batch.setup, seeds[number], 1)
            assert finished.scores[0].tolist() == batch.scores[number].tolist()
            fresh = pioche.new(game, seats=batch.seats, seed=int(batch.seeds[number]))
            assert fresh._table.pack() == batch.table(number).pack()


@each_game
def test_some_games_can_be_dealt_again(game: str) -> None:
    batch = Batch.of(game, 3, 8)
    first = tables(batch)
    for _ in range(5):
        batch.step(batch.random_actions())
    second = tables(batch)
    batch.restart(np.array([True, False, True]))
    assert tables(batch) == [first[0], second[1], first[2]]
    batch.restart(np.array([False, False, True]), seeds=np.array([-0, 0, 9]))
    assert tables(batch)[2] == first[1]


@each_game
@pytest.mark.parametrize(
    "actions", [[[0, 0]], [0], np.zeros((3, 4)), np.zeros((2, 4), np.int64), np.zeros((3, 4), np.bool_), "x", None]
)
def test_an_array_of_another_shape_or_kind_is_refused(game: str, actions: Any) -> None:
    batch = Batch.of(game, 3, seats=4)
    before = tables(batch)
    with pytest.raises(pioche.BadArray):
        batch.step(actions)
    assert tables(batch) == before


def test_what_a_batch_shows_cannot_be_written_to() -> None:
    batch = Batch.of("5211", 3)
    for shown in (batch.masks, batch.features, batch.to_act, batch.errors, batch.scores, batch.seeds):
        with pytest.raises(ValueError, match="read-only"):
            shown[0] = 1


@pytest.mark.parametrize("more", [{"games": 0}, {"seed": -1}, {"features": "some"}, {"seed": 2**63 - 2}])
def test_a_batch_that_cannot_be_is_refused(more: dict[str, Any]) -> None:
    with pytest.raises(pioche.BadOption):
        Batch.of("5211", **{"games": 4, **more})


def test_a_refusal_names_what_is_wrong() -> None:
    wrong: list[tuple[dict[str, Any], str]] = [({"games": 0}, "games"), ({"games": 2, "seed": -1}, "seed")]
    for refused, option in wrong:
        with pytest.raises(pioche.BadOption) as refusal:
            Batch.of("5211", **refused)
        assert refusal.value.details["option"] == option
    with pytest.raises(pioche.BadOption) as refusal:
        cpu.playouts(Batch.of("5211", 2).setup, 0, 0)
    assert refusal.value.details["option"] == "games"


def test_restarting_what_does_not_fit_is_refused() -> None:
    batch = Batch.of("5211", 2)
    for which, seeds in [([True], None), ([1, 0], None), (None, [1]), (None, [0.5, 1.0])]:
        with pytest.raises(pioche.BadArray):
            batch.restart(which, seeds)
    with pytest.raises(pioche.BadOption):
        batch.restart(None, [-1, 3])
