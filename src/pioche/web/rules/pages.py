"""The rules pages as whole documents."""

from functools import cache

from pioche.games.catalogue import GAMES, rules_of
from pioche.i18n.words import Words, words_in
from pioche.web.document import document
from pioche.web.examples import examples
from pioche.web.markup import Markup, element, escape, join, link
from pioche.web.markup import words as worded
from pioche.web.rules.chapters import Chapter, Clause, chapters
from pioche.web.rules.figures import figure

FACES = {"5211": ("G3", "V1", "Y5"), "kobito": ("12", "K", "1"), "kudos": ("Rc", "Bt", "Yh")}


@cache
def rules_page(language: str, game: str, files: str) -> str:
    """The rules of a game in a language; `files` is where the page's files are."""
    words = words_in(language)
    head, *rest = chapters(language, game)
    title = words.say("reading-title", game=words.say(f"game-{game}"))
    return document(
        words,
        title,
        f"/rules/{game}",
        element("div", worded("h1", title), head.text, legend(words), class_="lead"),
        *(chapter(each, number, game, words) for number, each in enumerate(rest, start=1)),
        contents=contents(rest, game, words),
        files=files,
    )


def legend(words: Words) -> Markup:
    """How rulings and options are marked."""
    marks = {
        "ruling": element("span", worded("strong", words.say("reading-ruling"), class_="mark"), class_="ruling"),
        "option": element("span", worded("strong", words.say("reading-option"), class_="mark"), class_="option"),
    }
    told = escape(words.say("reading-marks", **{kind: f"%{kind}%" for kind in marks}))
    return element("p", *(Markup(marks.get(part, part)) for part in told.split("%")), class_="legend quiet")


def chapter(each: Chapter, number: int, game: str, words: Words) -> Markup:
    """One chapter with its clauses."""
    clauses = (clause(one, game, words) for one in each.clauses)
    return element("section", worded("h2", each.title), each.text, *clauses, id=f"part-{number}")


def clause(each: Clause, game: str, words: Words) -> Markup:
    """A clause, its link to itself, and its examples."""
    heading = element("h3", link(f"#{each.rule}", each.rule, class_="rule"), escape(" "), escape(each.title))
    figures = (figure(example, words) for example in examples(game).get(each.rule, ()))
    return element("section", heading, each.text, *figures, class_="clause", id=each.rule)


def contents(rest: list[Chapter], game: str, words: Words) -> Markup:
    """The other games, and this page's chapters and clauses."""
    games = [
        link(f"/rules/{other}", words.say(f"game-{other}"), aria_current="page" if other == game else None)
        for other in GAMES
    ]
    parts = [
        element(
            "li",
            link(f"#part-{number}", each.title),
            element("ul", *map(entry, each.clauses)) if each.clauses else join(),
        )
        for number, each in enumerate(rest, start=1)
    ]
    return element(
        "nav",
        element("p", *games, class_="games"),
        element("ol", *parts),
        class_="contents",
        aria_label=words.say("reading-contents"),
    )


def entry(each: Clause) -> Markup:
    """A clause in the contents."""
    short = each.rule.split("-")[1]
    return element("li", element("a", worded("b", short), escape(f" {each.title}"), href=f"#{each.rule}"))


@cache
def index_page(language: str, files: str) -> str:
    """The three games, and the way to their rules."""
    words = words_in(language)
    return document(
        words,
        words.say("reading-rules"),
        "/rules",
        element("div", worded("h1", words.say("reading-rules")), worded("p", words.say("reading-rules-about"))),
        element("ul", *(choice(game, words) for game in GAMES), class_="choices"),
        files=files,
    )


def choice(game: str, words: Words) -> Markup:
    """One game to read about."""
    seats = [seat for edition in rules_of(game).editions for seat in edition.seats]
    cards = [
        element("svg", element("use", href=f"/art/{game}.svg#{name}"), class_="card", aria_hidden="true")
        for name in FACES[game]
    ]
    return element(
        "li",
        element("div", *cards, class_="fan"),
        element("h2", link(f"/rules/{game}", words.say(f"game-{game}"))),
        worded("p", words.say(f"game-{game}-about")),
        worded("p", words.say("reading-editions", seats=f"{min(seats)}–{max(seats)}"), class_="quiet"),
    )
