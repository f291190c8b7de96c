"""How far long work is, for whoever watches: a bar, its speed, and that machine code is being made."""

from collections.abc import Callable

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from pioche.cli.figures import number, rate
from pioche.i18n.words import Words

BAR = 20


class GamesBar:
    """A bar of games on the error stream, only where somebody watches."""

    def __init__(self, words: Words, game: str, games: int) -> None:
        self.words = words
        console = Console(stderr=True)
        columns = (
            TextColumn("{task.description}"),
            BarColumn(BAR),
            MofNCompleteColumn(),
            TextColumn("{task.fields[speed]}"),
            TextColumn(words.say("simulate-left")),
            TimeRemainingColumn(compact=True),
        )
        self.bar = Progress(*columns, console=console, disable=not console.is_terminal, transient=True)
        self.task = self.bar.add_task(words.say("simulate-progress", game=escape(game)), total=games, speed="")

    def __enter__(self) -> "GamesBar":
        self.bar.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.bar.stop()

    def show(self, games: int, decisions: int) -> None:
        """So many games are done, which took so many decisions."""
        seconds = self.bar.tasks[0].elapsed or 0.0
        speed = ""
        if seconds:
            per_second = rate(self.words, games / seconds), rate(self.words, decisions / seconds)
            speed = self.words.say("simulate-speed", games=per_second[0], decisions=per_second[1])
        self.bar.update(self.task, completed=games, speed=speed)


def compiling_teller(words: Words) -> Callable[[str, float | None], None]:
    """Tells on the error stream when machine code is made, and how long it took."""
    console = Console(stderr=True, highlight=False)

    def tell(game: str, seconds: float | None) -> None:
        name = words.say(f"game-{game}")
        if seconds is None:
            console.print(words.say("compiling", game=name), markup=False)
        else:
            console.print(words.say("compiled", game=name, seconds=number(words, seconds, 1)), markup=False)

    return tell
