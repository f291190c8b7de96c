"""`pioche dataset`: the decisions of many games, in a file for learning."""

import sys
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from pioche.cli.options import read_options
from pioche.cli.progress import compiling_teller
from pioche.cli.stopping import stoppable
from pioche.i18n.words import Words

STOPPED = 130


def make_dataset(
    words: Words,
    game: str,
    edition: str | None,
    variant: str | None,
    seats: int | None,
    games: int,
    seed: int,
    levels: str,
    options: list[str],
    out: Path,
) -> None:
    """Play and write; Ctrl-C keeps what was done so far."""
    from pioche.envs.dataset import write_dataset
    from pioche.fast.cache import told

    watched = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    bar = Progress(*columns, console=watched, disable=not watched.is_terminal, transient=True)

    with told(compiling_teller(words)), stoppable() as stop, bar:
        task = bar.add_task(words.say("simulate-progress", game=escape(game)), total=games)

        def go_on(done: int) -> bool:
            bar.update(task, completed=done)
            return not stop.is_wished

        written = write_dataset(
            out, game, games=games, edition=edition, variant=variant, seats=seats, options=read_options(options),
            bots=levels, seed=seed, go_on=go_on,
        )  # fmt: skip
    facts = {"games": written.games, "rows": written.rows, "path": str(out)}
    Console(highlight=False, soft_wrap=True).print(words.say("dataset-summary", **facts), markup=False)
    if written.games < games:
        watched.print(words.say("dataset-stopped", done=written.games, wanted=games))
        sys.exit(STOPPED)
