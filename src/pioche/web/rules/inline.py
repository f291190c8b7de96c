"""Inside a paragraph: clauses that are named become links, rulings and options are marked up to where they end."""

import re
from collections.abc import Iterator
from typing import NamedTuple

from markdown_it.token import Token

SHORT = re.compile(r"((?:(?:5211|KOB|KUD)-)?\b[A-Z]\d\b)")


class Marks(NamedTuple):
    """The clauses of the page by their short id, and in its language the labels of rulings, options and tables."""

    clauses: dict[str, str]
    ruling: str
    option: str
    table: str


def mark_up(children: list[Token], marks: Marks) -> list[Token]:
    """The pieces of a paragraph with links and marks."""
    found: list[Token] = []
    is_open = False
    place = 0
    while place < len(children):
        kind = label_at(children, place, marks)
        if kind:
            found += [raw("</span> ")] if is_open else []
            found += [raw(f'<span class="{kind}"><strong class="mark">'), children[place + 1], raw("</strong>")]
            is_open = True
            place += 3
            continue
        child = children[place]
        found += linked(child, marks.clauses) if child.type == "text" else [child]
        place += 1
    return [*found, raw("</span>")] if is_open else found


def label_at(children: list[Token], place: int, marks: Marks) -> str | None:
    """Whether a ruling or an option begins here."""
    if children[place].type != "em_open":
        return None
    label = children[place + 1].content.rstrip(": \u00a0\u202f")
    return {marks.ruling: "ruling", marks.option: "option"}.get(label)


def linked(text: Token, clauses: dict[str, str]) -> Iterator[Token]:
    """A text in which the clauses that are named are links."""
    for part in SHORT.split(text.content):
        rule = clauses.get(part.split("-")[-1]) if SHORT.fullmatch(part) else None
        if rule:
            yield raw(f'<a class="rule" href="#{rule}">')
        yield Token("text", "", 0, content=part)
        if rule:
            yield raw("</a>")


def raw(markup: str) -> Token:
    """Markup of our own."""
    return Token("html_inline", "", 0, content=markup)
