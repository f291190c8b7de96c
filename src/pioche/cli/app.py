"""The `pioche` command: its subcommands and their options, in the language of whoever types."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from pioche import __version__
from pioche.cli.games import show_games
from pioche.cli.replay import replay_file
from pioche.cli.rules import show_rules
from pioche.cli.simulate import simulate
from pioche.cli.start import start
from pioche.core.errors import PiocheError
from pioche.i18n.words import Words, pick_language, words_in

STOPPED = 130


def run(arguments: Sequence[str]) -> None:
    """Run one command line; every error of the user's is one sentence and a non-zero exit."""
    try:
        words = words_in(pick_language(wanted_language(arguments)))
    except PiocheError as error:
        stop(words_in(pick_language()), error)
    try:
        build(words)(args=list(arguments), prog_name="pioche")
    except PiocheError as error:
        stop(words, error)
    except KeyboardInterrupt:
        sys.exit(STOPPED)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(1)


def stop(words: Words, error: PiocheError) -> None:
    """Say what is wrong and leave."""
    Console(stderr=True, highlight=False, soft_wrap=True).print(f"pioche: {words.blame(error)}", markup=False)
    sys.exit(1)


def wanted_language(arguments: Sequence[str]) -> str | None:
    """The language a command line asks for; read ahead, since the help is in it too."""
    for place, word in enumerate(arguments):
        if word.startswith("--lang="):
            return word.removeprefix("--lang=")
        if word == "--lang" and place + 1 < len(arguments):
            return arguments[place + 1]
    return None


def build(words: Words) -> typer.Typer:
    """The command with its help in one language."""
    say = words.say
    app = typer.Typer(
        help=say("command-about"),
        no_args_is_help=True,
        add_completion=False,
        pretty_exceptions_enable=False,
        context_settings={"help_option_names": ["-h", "--help"]},
    )
    game_ = typer.Argument(help=say("command-game"), show_default=False)
    edition_ = typer.Option("--edition", "-e", help=say("command-edition"), show_default=False)
    variant_ = typer.Option("--variant", "-v", help=say("command-variant"), show_default=False)
    seats_ = typer.Option("--seats", "-n", help=say("command-seats"), show_default=False)
    option_ = typer.Option("--option", "-o", help=say("command-option"), metavar="NAME=VALUE", show_default=False)
    lang_ = typer.Option("--lang", "-l", help=say("command-lang"), metavar="en|fr|nl|de", show_default=False)

    def version(wanted: bool) -> None:
        if wanted:
            typer.echo(f"pioche {__version__}")
            raise typer.Exit

    @app.callback()
    def main(
        _version: Annotated[
            bool, typer.Option("--version", help=say("command-version"), callback=version, is_eager=True)
        ] = False,
        _lang: Annotated[str | None, lang_] = None,
    ) -> None:
        pass

    @app.command("play", help=say("command-play"))
    def play_command(
        game: Annotated[str | None, game_] = None,
        edition: Annotated[str | None, edition_] = None,
        variant: Annotated[str | None, variant_] = None,
        seats: Annotated[int | None, seats_] = None,
        bots: Annotated[str, typer.Option("--bots", "-b", help=say("command-play-bots"))] = "greedy",
        seed: Annotated[int | None, typer.Option("--seed", "-s", help=say("command-play-seed"))] = None,
        option: Annotated[list[str] | None, option_] = None,
        name: Annotated[str | None, typer.Option("--name", help=say("command-name"), show_default=False)] = None,
        plain: Annotated[bool, typer.Option("--plain", help=say("command-plain"))] = False,
        _lang: Annotated[str | None, lang_] = None,
    ) -> None:
        start(words, game, edition, variant, seats, bots, seed, option or [], name, plain)

    @app.command("rules", help=say("command-rules"))
    def rules_command(
        game: Annotated[str, typer.Argument(help=say("command-rules-game"), show_default=False)],
        plain: Annotated[bool, typer.Option("--plain", help=say("command-rules-plain"))] = False,
        _lang: Annotated[str | None, lang_] = None,
    ) -> None:
        show_rules(words, game, plain)

    @app.command("simulate", help=say("command-simulate"))
    def simulate_command(
        game: Annotated[str, game_],
        edition: Annotated[str | None, edition_] = None,
        variant: Annotated[str | None, variant_] = None,
        seats: Annotated[int | None, seats_] = None,
        games: Annotated[int, typer.Option("--games", "-k", min=1, help=say("command-games-count"))] = 1000,
        seed: Annotated[int, typer.Option("--seed", "-s", min=0, help=say("command-simulate-seed"))] = 0,
        bots: Annotated[str, typer.Option("--bots", "-b", help=say("command-simulate-bots"))] = "random",
        option: Annotated[list[str] | None, option_] = None,
        records: Annotated[Path | None, typer.Option("--records", help=say("command-records"))] = None,
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
        _lang: Annotated[str | None, lang_] = None,
    ) -> None:
        simulate(words, game, edition, variant, seats, games, seed, bots, option or [], records, as_json)

    @app.command("replay", help=say("command-replay"))
    def replay_command(
        file: Annotated[Path, typer.Argument(help=say("command-replay-file"), show_default=False)],
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
        _lang: Annotated[str | None, lang_] = None,
    ) -> None:
        replay_file(words, file, as_json)

    @app.command("games", help=say("command-list"))
    def games_command(
        as_json: Annotated[bool, typer.Option("--json", help=say("command-json"))] = False,
        _lang: Annotated[str | None, lang_] = None,
    ) -> None:
        show_games(words, as_json)

    return app
