"""Whole games at a table."""

import random

import pytest

import pioche
from pioche.core import errors
from pioche.games.catalogue import GAMES
from pioche.play.luck import commitment_of
from pioche.tables.commands import Play, TakeBack
from pioche.tables.ports import Viewer
from tests.tables.evenings import Evening

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("game", GAMES)
async def test_two_people_and_a_bot_play_a_whole_game(game: str) -> None:
    seated = await Evening().open("Ana", game=game, seats=3, bots={1: "greedy"})
    await seated.sit("Bo")
    await seated.start()
    commitment = seated.table.whole(Viewer(0)).commitment
    await seated.play_out()
    whole = seated.table.whole(Viewer(None))
    assert whole.stage == "over"
    assert whole.winners
    assert whole.seed is not None
    assert commitment_of(whole.seed) == commitment == whole.commitment
    record = seated.table.record()
    assert record["players"] == ["Ana", "bot:greedy", "Bo"]
    assert pioche.replay(record).winners == whole.winners


async def test_a_late_answer_changes_nothing() -> None:
    seated = await (await Evening().open("Ana", seats=2)).start()
    ask = seated.ask(0)
    assert ask is not None
    number = await seated.do(0, Play(ask.moves[0], ask.number))
    with pytest.raises(errors.Stale):
        await seated.do(0, Play(ask.moves[-1], ask.number))
    assert seated.table.state.number >= number


async def test_a_wish_that_comes_again_is_done_once() -> None:
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.start()
    ask = seated.ask(0)
    assert ask is not None
    first = await seated.do(0, Play(ask.moves[0], ask.number), "tab 1, message 5")
    assert await seated.do(0, Play(ask.moves[0], ask.number), "tab 1, message 5") == first
    assert seated.table.state.number == first


async def test_sealed_cards_can_be_taken_back_until_the_reveal() -> None:
    seated = await Evening().open("Ana", seats=2)
    await seated.sit("Bo")
    await seated.start()
    await seated.move(0)
    await seated.move(0)
    ask = seated.ask(0)
    assert ask is not None
    assert (ask.moves, ask.may_take_back) == ((), True)
    await seated.do(0, TakeBack())
    ask = seated.ask(0)
    assert ask is not None
    assert (ask.number, len(ask.moves) > 0, ask.may_take_back) == (4, True, False)


async def test_nothing_can_be_played_before_the_deal_or_by_a_spectator() -> None:
    seated = await Evening().open("Ana")
    with pytest.raises(errors.NotStarted):
        await seated.do(0, Play("G3", 1))
    with pytest.raises(errors.NotYourSeat):
        await seated.do(None, Play("G3", 1))
    with pytest.raises(errors.NotOver):
        seated.table.record()


@pytest.mark.parametrize("game", GAMES)
async def test_a_finished_game_can_be_looked_back_at_move_by_move(game: str) -> None:
    seated = await (await Evening().open("Ana", game=game, seats=3)).start()
    await seated.play_out(random.Random(3))
    moments = seated.table.replay(1)
    assert len(moments) == len(seated.table.record()["moves"]) + 1
    assert moments[-1].view == seated.table.whole(Viewer(1)).view
    assert all(moment.view["you"] == 1 for moment in moments)
