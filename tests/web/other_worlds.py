"""A live table where all is another that a viewer may not know: cards, luck, seed, the hashes of others' secrets."""

import random
from collections import deque
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace

import pioche
from pioche.tables.entries import Moved
from pioche.tables.live import LiveTable
from pioche.tables.ports import Kept
from pioche.tables.state import Place, State
from tests.conformance.cards import scramble
from tests.conformance.cases import Case
from tests.tables.test_secrets import another_world

OTHER_SEED = "pioche-secret:" + "5e" * 32


@contextmanager
def another_table(table: LiveTable, case: Case, seat: int, knower: int | None, chance: random.Random) -> Iterator[None]:
    """For a while, and in mid-game: the table as it might be for all that a seat knows.

    The latest entry of the log, which is told again to whoever asks, is another one as well. The hash of the secret
    with which `knower` holds a seat stays, so that it is still let in.
    """
    writer, audience = table._writer, table._audience
    state, latest = writer.state, audience._latest
    before, kept, after = latest[-1]
    assert after is state
    assert state.game is not None
    assert before.game is not None
    moved = another_world(case, state.game, seat, chance)
    other = another_state(state, moved, knower)
    start = replace(before.game, _table=scramble(case, before.game._table, seat, chance), _choices={})
    writer.state = other
    audience._latest = deque([(another_state(before, start, knower), another_entry(kept, moved), other)], maxlen=1)
    try:
        yield
    finally:
        writer.state, audience._latest = state, latest


def another_state(state: State, game: pioche.Game, knower: int | None) -> State:
    """Another game at the same table, under another seed and other secrets."""
    setup = replace(game.setup, seed=OTHER_SEED)
    places = tuple(place if seat == knower else another_place(place) for seat, place in enumerate(state.places))
    return replace(state, seed=OTHER_SEED, places=places, game=replace(game, setup=setup, _luck=()))


def another_place(place: Place) -> Place:
    """The same person under another secret."""
    return replace(place, secret_hash=place.secret_hash[::-1])


def another_entry(kept: Kept, game: pioche.Game) -> Kept:
    """The same move, of another card where it is sealed."""
    entry, step = kept.entry, game._step
    assert isinstance(entry, Moved)
    assert step is not None
    move = game.setup.rules.write(step.action, step.seat, game.setup.edition)
    return Kept(kept.number, kept.at, Moved(entry.seat, move, entry.by))
