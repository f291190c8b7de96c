"""The law of secrets on all that a table tells: what a viewer may not know leaves no trace in the bytes."""

import random
from dataclasses import replace
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import pioche
from pioche.games.catalogue import GAMES
from pioche.play.luck import commitment_of
from pioche.play.values import Step
from pioche.tables.commands import Rematch
from pioche.tables.entries import Moved, Opened
from pioche.tables.folding import opened
from pioche.tables.notices import Happened
from pioche.tables.ports import Kept, Viewer
from pioche.tables.seeing import Around, happened
from pioche.tables.settings import Settings
from pioche.tables.state import Place, State
from tests.conformance.cards import mix, scramble
from tests.conformance.cases import CASES, Case, each_case, random_game
from tests.tables.evenings import Evening
from tests.tables.test_watching import told

SEED = "pioche-secret:" + "ab" * 32
MOMENTS = 10
OPEN_SCORES = [case for case in CASES if case.game == "5211" and case.seats == 3]

encode = msgspec.json.Encoder().encode


def around(case: Case) -> Around:
    """Nobody here, no clock."""
    return Around((False,) * case.seats, (None,) * case.seats, (None,) * case.seats)


def state_of(case: Case, game: pioche.Game) -> State:
    """A table in the middle of that game, people on all chairs."""
    settings = Settings(case.game, case.edition.key, case.edition.variant, {}, case.seats)
    empty = opened("t", SEED, Kept(1, 0.0, Opened(settings, commitment_of(SEED))))
    places = tuple(Place("player", f"P{seat}", secret_hash=f"hash {seat}") for seat in range(case.seats))
    return replace(empty, places=places, host=0, game=game)


def bytes_told(case: Case, before: pioche.Game, after: pioche.Game, seat: int, viewer: int | None) -> bytes:
    """What a viewer is told of a move, as bytes."""
    kept = Kept(2, 0.0, Moved(seat, "?"))
    return encode(happened(state_of(case, before), kept, state_of(case, after), viewer, around(case)))


def another_before(case: Case, game: pioche.Game, viewer: int, chance: random.Random) -> tuple[Any, int]:
    """The table before the last move with all changed that the viewer may not know even after it; and the move."""
    assert game._step is not None
    before, seat, action = game._step.before, game._step.seat, game._step.action
    if case.game != "5211":
        return scramble(case, before, viewer, chance), action
    if before.to_lay > 1:
        other = scramble(case, before, viewer, chance)
        if seat != viewer:
            action = other.hand[seat][0] - 1  # the card just laid is hidden as well
        return other, action
    other = before.copy()  # at a reveal the sealed cards are known afterwards: only hands and the deck are hidden
    places = [(other.deck, place) for place in range(other.deck_next, 100)]
    places += [(other.hand[each], place) for each in range(other.seats) for place in range(other.held[each])]
    mix(places, chance)
    return other, action


def another_world(case: Case, game: pioche.Game, viewer: int, chance: random.Random) -> pioche.Game:
    """The same moment, with all changed that the viewer may not know."""
    assert game._step is not None
    before, action = another_before(case, game, viewer, chance)
    table = scramble(case, game._table, viewer, chance)
    return replace(game, _table=table, _step=Step(before, game._step.seat, action), _choices={})


@each_case
def test_changing_what_a_viewer_may_not_know_changes_no_byte_they_are_told(case: Case) -> None:
    chance = random.Random(str(case))
    moments = list(random_game(case, 71))
    steps = list(pairwise(moments[:-1]))
    for before, after in chance.sample(steps, MOMENTS):
        assert after._step is not None
        for seat in range(case.seats):
            other = another_world(case, after, seat, chance)
            for viewer in (seat, None):
                told_of = bytes_told(case, before, after, after._step.seat, viewer)
                assert bytes_told(case, before, other, after._step.seat, viewer) == told_of


@pytest.mark.parametrize("case", OPEN_SCORES, ids=str)
def test_it_does_change_bytes_where_the_viewer_may_know(case: Case) -> None:
    chance = random.Random(5)
    before, after = list(random_game(case, 72))[3:5]
    assert after._step is not None
    other = another_world(case, after, 0, chance)
    changed = [
        bytes_told(case, before, other, after._step.seat, viewer) != bytes_told(case, before, after, 0, viewer)
        for viewer in range(case.seats)
    ]
    assert changed[1:] == [True, True]


@pytest.mark.anyio
@pytest.mark.parametrize("game", GAMES)
async def test_no_notice_tells_the_seed_before_the_end_nor_any_hash_or_secret_ever(game: str) -> None:
    evening = Evening()
    seated = await evening.open("Ana", game=game, seats=3, bots={1: "random"})
    await seated.sit("Bo")
    table, chance = seated.table, random.Random(2)
    watches = [await table.watch(Viewer(seat)) for seat in (None, 0, 2)]
    await seated.start()
    hidden = [place.secret_hash for place in table.state.places if place.secret_hash]
    hidden += [ticket.secret for ticket in seated.tickets]
    seed, notices = table.state.seed, 0
    while table.state.stage == "playing":
        for seat in table.state.to_act:
            if (ask := seated.ask(seat)) and ask.moves:
                await seated.move(seat, chance.choice(ask.moves))
        for watch in watches:
            for notice in await told(watch):
                text = encode(notice).decode()
                notices += 1
                is_over = isinstance(notice, Happened) and notice.whole.stage == "over"
                assert (seed.rpartition(":")[-1] in text) == is_over
                assert not any(secret in text for secret in hidden)
    await seated.do(0, Rematch())
    assert notices > 50
    assert not any(secret in encode(table.whole(Viewer(0))).decode() for secret in hidden)


@pytest.mark.anyio
async def test_a_spectator_and_the_others_are_asked_nothing() -> None:
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.start()
    whole = seated.table.whole(Viewer(None))
    assert (whole.seat, whole.ask) == (None, None)
    for viewer in (0, 1):
        ask, view = seated.ask(viewer), seated.table.whole(Viewer(viewer)).view
        assert ask is not None
        assert view is not None
        assert set(ask.moves) <= set(view["hand"])


@pytest.mark.anyio
async def test_what_is_printed_of_a_table_or_a_ticket_holds_no_secret() -> None:
    seated = await (await Evening().open("Ana", seats=2)).start()
    state, ticket = seated.table.state, seated.tickets[0]
    printed = repr((state, ticket, seated.table, seated.evening.house))
    for secret in (state.seed, state.places[0].secret_hash, ticket.secret):
        assert secret not in printed
