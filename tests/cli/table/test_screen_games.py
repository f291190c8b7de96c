"""Whole games on the screen, by keys alone."""

import asyncio

import pytest
from textual.pilot import Pilot

from pioche.cli.table.table_app import TableApp
from tests.cli.table.playing import PATIENCE, finished, new_table, offered, see, settle, sit_down


@pytest.mark.parametrize(("game", "seats", "seed"), [("5211", 5, 1), ("kobito", 6, 2), ("kudos", 6, 18)])
def test_a_whole_game_is_played_by_keys(game: str, seats: int, seed: int) -> None:
    async def play() -> None:
        app = TableApp(new_table(game, seats, seed=seed), delay=0)
        async with app.run_test(size=(80, 24)) as pilot:
            await play_to_the_end(app, pilot)
            assert app.session.game.is_over
            await see(app, pilot, "The game is over")
            await pilot.press("enter")
            assert offered(app) == ["again", "save", "quit"]
            await pilot.press("q")
        assert not app.is_running

    asyncio.run(play())


async def play_to_the_end(app: TableApp, pilot: Pilot[None]) -> None:
    """Digits choose, Enter reveals and closes pages."""
    for _ in range(PATIENCE):
        await settle(app, pilot)
        if app.session.game.is_over:
            return
        await pilot.press("enter" if app.is_covered or app.session.may_reveal else "1")
    raise AssertionError("the game never ended")


def test_another_game_begins_with_a_new_deal() -> None:
    async def play() -> None:
        app = TableApp(sit_down(finished("5211")), delay=0)
        async with app.run_test() as pilot:
            before = app.session
            await pilot.press("1")
            await settle(app, pilot)
            assert app.session is not before
            assert app.session.may_choose
            assert app.session.game.setup.seed != before.game.setup.seed

    asyncio.run(play())
