"""The `pioche` command: its subcommands and their options, in the language of whoever types."""

import sys
from collections.abc import Sequence
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console

from pioche.cli.dataset import make_dataset
from pioche.cli.games import show_games
from pioche.cli.replay import replay_file
from pioche.cli.rules import show_rules
from pioche.cli.serve import serve
from pioche.cli.simulate import simulate
from pioche.cli.start import start
from pioche.cli.usage import usage_error
from pioche.core.errors import PiocheError
from pioche.core.version import __version__
from pioche.i18n.words import Words, pick_language, words_in

STOPPED = 130
MISUSED = 2


def run(arguments: Sequence[str]) -> None:
    """Run one command line; every error of the user's is one sentence and a non-zero exit."""
    write_anything()
    try:
        words = words_in(pick_language(wanted_language(arguments)))
    except PiocheError as error:
        stop(words_in(pick_language()), error)
    try:
        code = build(words)(args=list(arguments), prog_name="pioche", standalone_mode=False)
        sys.exit(code or 0)
    except PiocheError as error:
        stop(words, error)
    except typer.TyperException as error:
        stop(words, usage_error(error), MISUSED)
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(STOPPED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def write_anything() -> None:
    """What cannot be written in the terminal's letters is escaped: a name in a record may hold anything."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def stop(words: Words, error: PiocheError, code: int = 1) -> None:
    """Say what is wrong and leave."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"pioche: {words.blame(error)}", markup=False)
    sys.exit(code)


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The language a command line asks for; read ahead, since the help is in it too."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word in ("--lang", "-l") and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


class Shared:
    """The arguments and options that several commands have, with their help in one language."""

    def __init__(self, words: Words) -> None:
        def option(*names: str, help_key: str, **more: Any) -> Any:
            return typer.Option(*names, help=words.say(help_key), show_default=False, **more)

        self.game = typer.Argument(help=words.say("command-game"), metavar="GAME", show_default=False)
        self.edition = option("--edition", "-e", help_key="command-edition")
        self.variant = option("--variant", "-v", help_key="command-variant")
        self.seats = option("--seats", "-n", help_key="command-seats")
        self.option = option("--option", "-o", help_key="command-option", metavar="NAME=VALUE")
        self.lang = option("--lang", "-l", help_key="command-lang", metavar="en|fr|nl|de")
        self.json = option("--json", help_key="command-json")


def build(words: Words) -> typer.Typer:
    """The command with its help in one language."""
    app = typer.Typer(
        help=words.say("command-about"),
        invoke_without_command=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    shared = Shared(words)
    add_version(app, words, shared)
    add_play(app, words, shared)
    add_serve(app, words, shared)
    add_rules(app, words, shared)
    add_simulate(app, words, shared)
    add_dataset(app, words, shared)
    add_replay(app, words, shared)
    add_games(app, words, shared)
    return app


def add_version(app: typer.Typer, words: Words, shared: Shared) -> None:
    """The options before any subcommand."""

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"pioche {__version__}")
            raise typer.Exit

    option = typer.Option("--version", help=words.say("command-version"), callback=version, is_eager=True)

    @app.callback()
    def main(
        context: typer.Context,
        _version: Annotated[bool, option] = False,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        if context.invoked_subcommand is None:
            typer.echo(context.get_help())


def add_play(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche play`."""
    name_ = typer.Option("--name", help=words.say("command-name"), show_default=False)

    @app.command("play", help=words.say("command-play"))
    def play(
        game: Annotated[str | None, shared.game] = None,
        edition: Annotated[str | None, shared.edition] = None,
        variant: Annotated[str | None, shared.variant] = None,
        seats: Annotated[int | None, shared.seats] = None,
        bots: Annotated[str, typer.Option("--bots", "-b", help=words.say("command-play-bots"))] = "greedy",
        seed: Annotated[int | None, typer.Option("--seed", "-s", help=words.say("command-play-seed"))] = None,
        option: Annotated[list[str] | None, shared.option] = None,
        name: Annotated[str | None, name_] = None,
        plain: Annotated[bool, typer.Option("--plain", help=words.say("command-plain"))] = False,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        start(words, game, edition, variant, seats, bots, seed, option or [], name, plain)


def add_serve(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche serve`."""
    data_ = typer.Option("--data", help=words.say("command-serve-data"), show_default=False, metavar="FOLDER")
    port_ = typer.Option("--port", "-p", min=0, help=words.say("command-serve-port"))
    store_ = typer.Option("--store", help=words.say("command-serve-store"), show_default=False, metavar="URL")
    address_ = typer.Option("--address", help=words.say("command-serve-address"), show_default=False, metavar="URL")
    allow_ = typer.Option("--allow-host", help=words.say("command-serve-allow"), show_default=False, metavar="NAME")

    @app.command("serve", help=words.say("command-serve"))
    def serve_(
        host: Annotated[str, typer.Option("--host", help=words.say("command-serve-host"))] = "127.0.0.1",
        port: Annotated[int, port_] = 8000,
        data: Annotated[Path | None, data_] = None,
        store: Annotated[str, store_] = "",
        address: Annotated[str, address_] = "",
        allow_host: Annotated[list[str] | None, allow_] = None,
        open_: Annotated[bool, typer.Option("--open", help=words.say("command-serve-open"))] = False,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        serve(words, host, port, data, store, address, allow_host or [], open_)


def add_rules(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche rules`."""
    game_ = typer.Argument(help=words.say("command-rules-game"), metavar="GAME|CLAUSE", show_default=False)

    @app.command("rules", help=words.say("command-rules"))
    def rules(
        game: Annotated[str, game_],
        plain: Annotated[bool, typer.Option("--plain", help=words.say("command-rules-plain"))] = False,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        show_rules(words, game, plain)


def add_simulate(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche simulate`."""
    records_ = typer.Option("--records", help=words.say("command-records"), show_default=False)

    @app.command("simulate", help=words.say("command-simulate"))
    def simulate_(
        game: Annotated[str, shared.game],
        edition: Annotated[str | None, shared.edition] = None,
        variant: Annotated[str | None, shared.variant] = None,
        seats: Annotated[int | None, shared.seats] = None,
        games: Annotated[int, typer.Option("--games", "-k", min=1, help=words.say("command-games-count"))] = 1000,
        seed: Annotated[int, typer.Option("--seed", "-s", min=0, help=words.say("command-simulate-seed"))] = 0,
        bots: Annotated[str, typer.Option("--bots", "-b", help=words.say("command-simulate-bots"))] = "random",
        option: Annotated[list[str] | None, shared.option] = None,
        records: Annotated[Path | None, records_] = None,
        as_json: Annotated[bool, shared.json] = False,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        simulate(words, game, edition, variant, seats, games, seed, bots, option or [], records, as_json)


def add_dataset(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche dataset`."""
    out_ = typer.Option("--out", help=words.say("command-dataset-out"), show_default=False, metavar="FILE.parquet")

    @app.command("dataset", help=words.say("command-dataset"))
    def dataset(
        game: Annotated[str, shared.game],
        out: Annotated[Path, out_],
        edition: Annotated[str | None, shared.edition] = None,
        variant: Annotated[str | None, shared.variant] = None,
        seats: Annotated[int | None, shared.seats] = None,
        games: Annotated[int, typer.Option("--games", "-k", min=1, help=words.say("command-games-count"))] = 1000,
        seed: Annotated[int, typer.Option("--seed", "-s", min=0, help=words.say("command-simulate-seed"))] = 0,
        bots: Annotated[str, typer.Option("--bots", "-b", help=words.say("command-simulate-bots"))] = "random",
        option: Annotated[list[str] | None, shared.option] = None,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        make_dataset(words, game, edition, variant, seats, games, seed, bots, option or [], out)


def add_replay(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche replay`."""
    file_ = typer.Argument(help=words.say("command-replay-file"), metavar="FILE", show_default=False)

    @app.command("replay", help=words.say("command-replay"))
    def replay(
        file: Annotated[Path, file_],
        as_json: Annotated[bool, shared.json] = False,
        _lang: Annotated[str | None, shared.lang] = None,
    ) -> None:
        replay_file(words, file, as_json)


def add_games(app: typer.Typer, words: Words, shared: Shared) -> None:
    """`pioche games`."""

    @app.command("games", help=words.say("command-list"))
    def games(as_json: Annotated[bool, shared.json] = False, _lang: Annotated[str | None, shared.lang] = None) -> None:
        show_games(words, as_json)
