"""`pioche games`: what can be played."""

import json
from typing import Any

from rich.console import Console
from rich.table import Table

from pioche.core.contract import Edition
from pioche.games.catalogue import GAMES, rules_of
from pioche.i18n.words import Words


def show_games(words: Words, as_json: bool) -> None:
    """Every edition and variant, with its seats and options."""
    editions = [edition for game in GAMES for edition in rules_of(game).editions]
    console = Console()
    if as_json:
        console.print_json(json.dumps([entry(edition) for edition in editions]))
        return
    for game in GAMES:
        table = Table(title=f"{words.say(f'game-{game}')}  ({game})", title_justify="left", title_style="bold")
        table.caption = words.say(f"game-{game}-about")
        table.caption_justify = "left"
        for column in ("edition", "variant", "seats", "options", "about"):
            table.add_column(words.say(f"column-{column}"), overflow="fold")
        for edition in editions:
            if edition.game == game:
                table.add_row(*row(words, edition))
        console.print(table)
        console.print()


def row(words: Words, edition: Edition) -> list[str]:
    """One edition's line."""
    name = f"edition-{edition.game}-{edition.name}"
    options = "\n".join(
        f"{option.name}{words.say('colon')}{words.say('option-allowed', option=option.name, allowed=option.allowed)}"
        for option in edition.options
    )
    return [
        edition.key,
        edition.variant or "",
        f"{edition.seats[0]}-{edition.seats[-1]}",
        options,
        f"{words.say(name)}. {words.say(f'{name}-about')}",
    ]


def entry(edition: Edition) -> dict[str, Any]:
    """One edition as plain data."""
    return {
        "game": edition.game,
        "edition": edition.key,
        "variant": edition.variant,
        "seats": list(edition.seats),
        "options": {option.name: option.default for option in edition.options},
    }
