"""`pioche play`: settle what is played, and open the table."""

import sys

from rich.console import Console
from rich.prompt import Prompt

from pioche.bots import bot_of
from pioche.cli.options import read_bots, read_options
from pioche.games.catalogue import GAMES, rules_of
from pioche.i18n.words import Words
from pioche.play.luck import new_seed, source_of
from pioche.play.setup import find, find_edition, find_rules, prepare, usual_seats
from pioche.play.values import begin

HUMAN = 0


def start(
    words: Words,
    game: str | None,
    edition: str | None,
    variant: str | None,
    seats: int | None,
    levels: str,
    seed: int | None,
    options: list[str],
    name: str | None,
    plain: bool,
) -> None:
    """A game with the person in the first chair and bots in the others."""
    from pioche.cli.play import play_game

    key = find("game", game, list(GAMES)) if game else ask_game(words)
    edition = edition or edition_for(key, words.language)
    count = usual_seats(find_edition(find_rules(key), edition, variant)) if seats is None else seats
    bot_of(levels.split(",")[0].strip(), key)
    text = new_seed(seed)
    setup = prepare(key, edition, variant, count, read_options(options), None, text)
    bots = read_bots(levels, key, count - 1)
    names = [name or words.say("you"), *(words.say(f"bot-{bot.level}") + f" {n}" for n, bot in enumerate(bots, 2))]
    setup = prepare(key, edition, variant, count, dict(setup.options), names, text)
    play_game(begin(setup, source_of(text)), HUMAN, dict(enumerate(bots, start=1)), words, plain)


def edition_for(game: str, language: str) -> str | None:
    """The edition in the reader's language, where a game has one."""
    return next((edition.key for edition in rules_of(game).editions if edition.language == language), None)


def ask_game(words: Words) -> str:
    """Which game, asked where somebody can answer; else the first."""
    games = list(GAMES)
    if not sys.stdin.isatty():
        return games[0]
    console = Console()
    console.print(f"[bold]{words.say('ask-game')}[/]")
    for number, game in enumerate(games, start=1):
        console.print(f"  [bold]{number}[/] {words.say(f'game-{game}')}  [dim]{words.say(f'game-{game}-about')}[/]")
    numbers = [str(number) for number in range(1, len(games) + 1)]
    answer = Prompt.ask(">", choices=[*numbers, *games], show_choices=False, default="1", console=console)
    return games[int(answer) - 1] if answer in numbers else answer
