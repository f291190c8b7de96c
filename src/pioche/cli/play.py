"""Playing in the terminal: on the whole screen where there is one, else line by line."""

import sys
from contextlib import suppress

from rich.console import Console

from pioche.bots import Bot
from pioche.cli.table.line_mode import LineTable
from pioche.cli.table.session import Session
from pioche.i18n.words import Words
from pioche.play.values import Game

USUAL_DELAY = 0.9


def play_game(
    game: Game, human: int, bots: dict[int, Bot], words: Words, plain: bool = False, delay: float = USUAL_DELAY
) -> None:
    """Play one seat of a game against bots, `delay` seconds for each; in lines if plain or without a terminal."""
    session = Session(game, human, bots, words)
    if plain or not has_screen():
        play_in_lines(session)
        return
    from pioche.cli.table.hanging_up import end_with
    from pioche.cli.table.table_app import TableApp

    end_with(sys.stdin.fileno())
    with suppress(KeyboardInterrupt):
        TableApp(session, delay).run()


def has_screen() -> bool:
    """Whether there is a terminal, and one on which a whole screen can be drawn."""
    return sys.stdin.isatty() and sys.stdout.isatty() and not Console().is_dumb_terminal


def play_in_lines(session: Session) -> None:
    """Play line by line, on a terminal or through pipes."""
    typed_by_hand = sys.stdin.isatty()
    if typed_by_hand:
        with suppress(ImportError):
            import readline  # noqa: F401 - gives the arrow keys a meaning while typing
    console = Console(highlight=False)

    def ask(words: str) -> str:
        if typed_by_hand:
            return input(words)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        console.print(words + line.rstrip("\n"), markup=False, soft_wrap=True)
        return line

    LineTable(session, console, ask, pauses=typed_by_hand).run()
