"""The arguments and options that several commands have."""

from typing import Any

import typer

from pioche.i18n.words import Words


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
