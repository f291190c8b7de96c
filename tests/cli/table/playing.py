"""Tables to test at, and hands that play at them by keys alone."""

from collections.abc import Awaitable, Callable
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

import pioche
from pioche.bots import bot_of
from pioche.cli.table.session import Session
from pioche.cli.table.table_app import TableApp
from pioche.i18n.words import words_in
from pioche.play.match import play_match
from pioche.play.values import Game

HUMAN = 0
PATIENCE = 500
Test = Callable[[TableApp, Pilot[None]], Awaitable[None]]


def sit_down(game: Game, language: str = "en") -> Session:
    """The first seat of a game, with greedy bots in the others."""
    bots = {seat: bot_of("greedy", game.name) for seat in range(1, game.seats)}
    return Session(game, HUMAN, bots, words_in(language), luck=1)


def new_table(game: str, seats: int = 4, language: str = "en", seed: int = 7, **more: Any) -> Session:
    """A new game at a table."""
    return sit_down(pioche.new(game, seats=seats, seed=seed, **more), language)


def play_until(session: Session, wanted: Callable[[Session], bool]) -> Session:
    """Let bots play, the person's seat too, until the person has such a choice."""
    bot = bot_of("greedy", session.game.name)
    everybody = Session(session.game, session.human, {**session.bots, HUMAN: bot}, session.words, luck=1)
    for _ in range(PATIENCE * 4):
        seat = everybody.next_bot()
        assert seat is not None
        session.game = everybody.game
        if seat == HUMAN and wanted(session):
            return session
        everybody.act(seat, everybody.think(seat))
    raise AssertionError("it never came to that")


def finished(game: str, seed: int = 7) -> Game:
    """A game that bots have played to its end."""
    new = pioche.new(game, seed=seed)
    bot = bot_of("greedy", game)
    return play_match(new.setup, [(bot.choose, True)] * new.seats, 1)


async def settle(app: TableApp, pilot: Pilot[None]) -> None:
    """Wait until the bots have done what they can."""
    for _ in range(PATIENCE):
        if app.is_covered or app.session.next_bot() is None:
            return
        await pilot.pause()
    raise AssertionError("the bots never finished")


async def at_table(session: Session, test: Test, size: tuple[int, int] = (80, 24)) -> None:
    """Open the table on a screen, and do something there."""
    app = TableApp(session, delay=0)
    async with app.run_test(size=size) as pilot:
        await settle(app, pilot)
        await test(app, pilot)


async def type_in(app: TableApp, pilot: Pilot[None], words: str) -> None:
    """Type something and press Enter; all but the last key go in at once."""
    app.table.typing.value = words[:-1]
    app.table.typing.action_end()
    await pilot.press(words[-1], "enter")


async def see(app: TableApp, pilot: Pilot[None], words: str) -> str:
    """Wait until some words stand on the screen; the line in which they do."""
    for _ in range(PATIENCE):
        for line in shown(app).splitlines():
            if words in line:
                return line
        await pilot.pause()
    raise AssertionError(shown(app))


def shown(app: TableApp) -> str:
    """All that stands on the screen, as text."""
    rows = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in row) for row in rows)


def asked(app: TableApp) -> str:
    """The question at the bottom, and the remark below it."""
    return str(app.table.query_one("#ask", Static).render())


def offered(app: TableApp) -> list[str]:
    """The lines of the menu, as they are typed."""
    return [choice.shown for choice in app.table.menu.choices]
