"""What a player may not know never stands on the screen, nor in the lines."""

import asyncio
import io
import re

import pytest
from rich.console import Console
from textual.pilot import Pilot
from textual.widgets._footer import FooterKey

from pioche.cli.table.line_mode import LineTable
from pioche.cli.table.session import Session
from pioche.cli.table.table_app import TableApp
from tests.cli.table.playing import HUMAN, at_table, new_table, play_until, shown, sit_down

GAMES = ("5211", "kobito", "kudos")


def table_in(game: str) -> Session:
    """A table some way into the game."""
    later = {"5211": 2, "kobito": 5, "kudos": 4}[game]
    seen = []

    def wanted(session: Session) -> bool:
        seen.append(session.game)
        return len(seen) > 4 * later

    return play_until(new_table(game), wanted)


def on_screen(session: Session) -> str:
    """The screen when the table is opened."""
    screens = []

    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        while not app.screen.query(FooterKey):
            await pilot.pause()
        await pilot.pause()
        screens.append(shown(app))

    asyncio.run(at_table(session, test, (120, 45)))
    return screens[0]


def in_lines(session: Session) -> str:
    """The table in lines."""
    page = io.StringIO()
    LineTable(session, Console(file=page, width=200), lambda _: "", pauses=False).show_table()
    return page.getvalue()


@pytest.mark.parametrize("game", GAMES)
def test_worlds_that_are_the_same_to_a_player_look_the_same(game: str) -> None:
    """5211-R2, KOB-E5, KUD-S3."""
    here = table_in(game)
    elsewhere = sit_down(here.game.imagine(HUMAN, 12345))
    here.bots, elsewhere.bots = {}, {}
    assert here.game != elsewhere.game
    assert in_lines(elsewhere) == in_lines(here)
    assert on_screen(elsewhere) == on_screen(here)


def test_cards_of_other_hands_and_sealed_cards_do_not_appear() -> None:
    """5211-R2."""
    session = new_table("5211", 3, seed=3)

    async def test(app: TableApp, pilot: Pilot[None]) -> None:
        await pilot.pause()
        table = session.game._table
        rules = session.game.setup.rules
        others = {
            rules.write(card - 1, seat, session.game.setup.edition)
            for seat in (1, 2)
            for card in [*table.hand[seat][: table.held[seat]], *table.laid[seat][: table.laid_count[seat]]]
        }
        secret = others - set(session.view()["hand"])
        assert secret
        assert not secret & set(re.findall(r"\b[YGOBV][1-6]\b", shown(app)))

    asyncio.run(at_table(session, test))
