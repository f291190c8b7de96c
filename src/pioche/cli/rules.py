"""`pioche rules`: a game's rules, or one clause of them, in the reader's language."""

import re
import sys

from rich.console import Console
from rich.markdown import Markdown

from pioche.core.errors import UnknownName
from pioche.games.catalogue import GAMES
from pioche.i18n.pages import rules_text
from pioche.i18n.words import Words
from pioche.play.setup import find

CLAUSE = re.compile(r"(5211|KOB|KUD)-[A-Z]\d+", re.IGNORECASE)
GAME_OF = {"5211": "5211", "KOB": "kobito", "KUD": "kudos"}
WIDTH = 100


def show_rules(words: Words, wanted: str, plain: bool) -> None:
    """The page of a game, or the paragraph of a clause such as 5211-M3."""
    if CLAUSE.fullmatch(wanted.strip()):
        text = clause_text(words.language, wanted.strip().upper())
    else:
        text = rules_text(words.language, find("game", wanted, list(GAMES)))
    if plain:
        sys.stdout.write(text.rstrip() + "\n")
        return
    console = Console()
    page = Markdown(text)
    width = min(console.width, WIDTH)
    if console.is_terminal and text.count("\n") > console.height:
        with console.pager(styles=True):
            console.print(page, width=width)
    else:
        console.print(page, width=width)


def clause_text(language: str, clause: str) -> str:
    """The paragraph of a clause with what belongs to it, up to the next clause or heading."""
    text = rules_text(language, GAME_OF[clause.split("-")[0]])
    known = re.findall(r"^(?:[-*] )?\*\*((?:5211|KOB|KUD)-[A-Z]\d+)\*\*", text, re.MULTILINE)
    if clause not in known:
        raise UnknownName(kind="clause", name=clause, nearest=[], known=known)
    start = re.search(rf"^(?:[-*] )?\*\*{clause}\*\*", text, re.MULTILINE)
    assert start is not None
    rest = text[start.start() :]
    end = re.search(r"\n(?=(?:[-*] )?\*\*(?:5211|KOB|KUD)-[A-Z]\d+\*\*|#)", rest)
    return rest[: end.start()] if end else rest
