"""A rules page taken apart: chapters, and in them clauses with their id, title and text as HTML."""

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from markdown_it import MarkdownIt
from markdown_it.token import Token

from pioche.i18n.pages import rules_text
from pioche.i18n.words import words_in
from pioche.web.markup import Markup, element
from pioche.web.rules.inline import Marks, mark_up

CLAUSE = re.compile(r"(?:5211|KOB|KUD)-[A-Z]\d+")
MARKDOWN = MarkdownIt("commonmark", {"html": False}).enable("table")


class Clause(NamedTuple):
    """One rule."""

    rule: str
    title: str
    text: Markup


class Chapter(NamedTuple):
    """A heading with what stands under it before the first clause, and its clauses."""

    title: str
    text: Markup
    clauses: tuple[Clause, ...]


@cache
def chapters(language: str, game: str) -> tuple[Chapter, ...]:
    """The chapters of a game's rules; the first is the page's own head."""
    blocks = list(blocks_of(MARKDOWN.parse(rules_text(language, game))))
    words = words_in(language)
    known = {rule.split("-")[1]: rule for block in blocks if (rule := clause_of(block))}
    marks = Marks(known, words.say("reading-ruling"), words.say("reading-option"), words.say("reading-table"))
    found: list[Chapter] = []
    for block in blocks:
        rule = clause_of(block)
        if block[0].type == "heading_open":
            found.append(Chapter(block[1].content, Markup(""), ()))
        elif rule:
            title = take_title(block)
            found[-1] = with_clause(found[-1], Clause(rule, title, html(block, marks)))
        else:
            found[-1] = with_text(found[-1], html(block, marks))
    return tuple(found)


def blocks_of(tokens: list[Token]) -> Iterator[list[Token]]:
    """The outermost blocks of a text."""
    block: list[Token] = []
    depth = 0
    for token in tokens:
        block.append(token)
        depth += token.nesting
        if depth == 0:
            yield block
            block = []


def clause_of(block: list[Token]) -> str | None:
    """The id of the clause that a paragraph begins, if it begins one."""
    if block[0].type != "paragraph_open":
        return None
    found = CLAUSE.match(block[1].content.removeprefix("**"))
    return found[0] if found and block[1].content.startswith("**") else None


def take_title(block: list[Token]) -> str:
    """Take id and title out of a clause's paragraph, and say the title."""
    children = block[1].children or []
    ends = [place for place, child in enumerate(children) if child.type == "strong_close"]
    title = "".join(child.content for child in children[ends[0] + 1 : ends[1]]).strip()
    block[1].children = children[ends[1] + 1 :]
    return title.rstrip(".")


def html(block: list[Token], marks: Marks) -> Markup:
    """A block as HTML; raw HTML in the text is shown as it stands."""
    for token in block:
        if token.type == "inline" and token.children is not None:
            token.children = mark_up(token.children, marks)
        if token.type == "blockquote_open":
            token.attrSet("class", "case")
    text = Markup(MARKDOWN.renderer.render(block, MARKDOWN.options, {}))
    if block[0].type == "table_open":
        return element("div", text, class_="wide", role="group", tabindex=0, aria_label=marks.table)
    return text


def with_clause(chapter: Chapter, clause: Clause) -> Chapter:
    """The chapter with one clause more."""
    return chapter._replace(clauses=(*chapter.clauses, clause))


def with_text(chapter: Chapter, text: Markup) -> Chapter:
    """The chapter with more text in its last clause, or before the first."""
    if not chapter.clauses:
        return chapter._replace(text=Markup(chapter.text + text))
    last = chapter.clauses[-1]
    return chapter._replace(clauses=(*chapter.clauses[:-1], last._replace(text=Markup(last.text + text))))
