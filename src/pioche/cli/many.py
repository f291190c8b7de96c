"""The commands that play many games: `pioche simulate` and `pioche compare`."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any

import typer

from pioche.cli.compare import compare
from pioche.cli.options import read_bots, read_options
from pioche.cli.outputs import Targets
from pioche.cli.running import Wishes
from pioche.cli.shared import Shared
from pioche.cli.simulate import simulate
from pioche.i18n.words import Words
from pioche.lab.cluster import AUTO, LOCAL
from pioche.lab.plan import editions_named, plan_of
from pioche.play.setup import prepare, usual_seats


def with_address(arguments: Sequence[str]) -> list[str]:
    """A command line in which `--ray` always has its address: where none is typed, a cluster begins here."""
    words = list(arguments)
    for place, word in enumerate(words):
        following = words[place + 1] if place + 1 < len(words) else ""
        if word == "--ray" and not (following == AUTO or ":" in following or "." in following):
            words[place] = f"--ray={LOCAL}"
    return words


class ManyGames:
    """The options that both commands have."""

    def __init__(self, words: Words) -> None:
        def option(*names: str, help_key: str, **more: Any) -> Any:
            return typer.Option(*names, help=words.say(help_key), **more)

        def file(name: str, help_key: str, metavar: str) -> Any:
            return option(name, help_key=help_key, metavar=metavar, show_default=False)

        self.games = option("--games", "-k", help_key="command-games-count", min=1)
        self.seed = option("--seed", "-s", help_key="command-simulate-seed", min=0)
        self.bots = option("--bots", "-b", help_key="command-simulate-bots")
        self.records = file("--records", "command-records", "FILE")
        self.csv = file("--csv", "command-csv", "FILE.csv")
        self.parquet = file("--parquet", "command-parquet", "FILE.parquet")
        self.json_file = file("--json-file", "command-json-file", "FILE.json")
        self.plot = file("--plot", "command-plot", "FILE.png|.svg")
        self.gpu = option("--gpu", help_key="command-gpu", show_default=False)
        self.ray = option("--ray", help_key="command-ray", metavar="[ADDRESS]", show_default=False)
        self.workers = option("--workers", help_key="command-workers", min=1, show_default=False)


def add_simulate(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche simulate`."""
    many = ManyGames(words)

    @app.command("simulate", help=words.say("command-simulate"))
    def simulate_(
        game: Annotated[str, shared.game],
        edition: Annotated[str | None, shared.edition] = None,
        variant: Annotated[str | None, shared.variant] = None,
        seats: Annotated[int | None, shared.seats] = None,
        games: Annotated[int, many.games] = 1000,
        seed: Annotated[int, many.seed] = 0,
        bots: Annotated[str, many.bots] = "random",
        option: Annotated[list[str] | None, shared.option] = None,
        records: Annotated[Path | None, many.records] = None,
        csv: Annotated[Path | None, many.csv] = None,
        parquet: Annotated[Path | None, many.parquet] = None,
        json_file: Annotated[Path | None, many.json_file] = None,
        plot: Annotated[list[Path] | None, many.plot] = None,
        as_json: Annotated[bool, shared.json] = False,
        gpu: Annotated[bool, many.gpu] = False,
        ray: Annotated[str | None, many.ray] = None,
        workers: Annotated[int | None, many.workers] = None,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        setup = prepare(game, edition, variant, seats, read_options(option or []), None, "")
        plan = plan_of(setup, read_bots(bots, setup.game, setup.seats))
        targets = Targets(records, csv, parquet, json_file, plot or [])
        simulate(words, plan, Wishes(games, seed, targets, as_json, gpu, ray, workers))


def add_compare(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche compare`."""
    many = ManyGames(words)
    editions_ = typer.Argument(help=words.say("command-compare-editions"), metavar="[EDITION…]", show_default=False)

    @app.command("compare", help=words.say("command-compare"))
    def compare_(
        game: Annotated[str, shared.game],
        editions: Annotated[list[str] | None, editions_] = None,
        seats: Annotated[int | None, shared.seats] = None,
        games: Annotated[int, many.games] = 1000,
        seed: Annotated[int, many.seed] = 0,
        bots: Annotated[str, many.bots] = "random",
        option: Annotated[list[str] | None, shared.option] = None,
        csv: Annotated[Path | None, many.csv] = None,
        parquet: Annotated[Path | None, many.parquet] = None,
        json_file: Annotated[Path | None, many.json_file] = None,
        plot: Annotated[list[Path] | None, many.plot] = None,
        as_json: Annotated[bool, shared.json] = False,
        gpu: Annotated[bool, many.gpu] = False,
        ray: Annotated[str | None, many.ray] = None,
        workers: Annotated[int | None, many.workers] = None,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        wanted = editions_named(game, editions or [])
        count = min(usual_seats(edition) for edition in wanted) if seats is None else seats
        given = read_options(option or [])
        setups = [prepare(game, edition.key, edition.variant, count, given, None, "") for edition in wanted]
        plans = [plan_of(setup, read_bots(bots, setup.game, setup.seats)) for setup in setups]
        targets = Targets(None, csv, parquet, json_file, plot or [])
        compare(words, plans, Wishes(games, seed, targets, as_json, gpu, ray, workers))
