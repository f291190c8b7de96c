"""Draws the pictures of the terminal table anew (python docs/pictures/terminal.py)."""

import asyncio
import re
from pathlib import Path
from typing import NamedTuple

import pioche
from pioche.bots import bot_of
from pioche.cli.table.session import Session
from pioche.cli.table.table_app import TableApp
from pioche.i18n.words import words_in

HERE = Path(__file__).parent
SIZE = (112, 36)
PATIENCE = 500


class Visit(NamedTuple):
    """A game in which the first so many choices are the first line of the menu."""

    game: str
    seed: int
    choices: int


VISITS = (Visit("5211", 11, 14), Visit("kobito", 11, 9), Visit("kudos", 11, 9))


def sit_down(visit: Visit) -> Session:
    """A person in the first chair, greedy bots in the others."""
    words = words_in("en")
    bots = {seat: bot_of("greedy", visit.game) for seat in range(1, 4)}
    names = [words.say("you"), *(f"{words.say('bot-greedy')} {seat + 1}" for seat in bots)]
    return Session(pioche.new(visit.game, seats=4, seed=visit.seed, players=names), 0, bots, words, luck=1)


async def screen(visit: Visit) -> str:
    """The screen after those choices, as a drawing that needs nothing from elsewhere."""
    app = TableApp(sit_down(visit), delay=0)
    app.table.typing.cursor_blink = False
    async with app.run_test(size=SIZE) as pilot:
        for _ in range(visit.choices):
            await pilot.press("enter" if app.is_covered else "1")
            for _ in range(PATIENCE):
                await pilot.pause()
                if app.is_covered or app.session.next_bot() is None:
                    break
        drawn = app.export_screenshot(title="pioche play " + visit.game)
    drawn = re.sub(r"\s*@font-face \{.*?\n    \}|\s*<!--.*?-->", "", drawn, flags=re.DOTALL)
    return drawn.replace("Fira Code, monospace", "DejaVu Sans Mono, Menlo, Consolas, monospace")


def pictures() -> dict[str, str]:
    """Every picture by the name of its file."""
    return {f"terminal-{visit.game}.svg": asyncio.run(screen(visit)) + "\n" for visit in VISITS}


if __name__ == "__main__":
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, encoding="utf-8", newline="\n")
