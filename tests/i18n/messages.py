"""The languages' files, read message by message."""

from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from pioche.i18n.words import FILES, LANGUAGES


class Mentions(Visitor):
    """What a message mentions: the facts it uses, and the other messages it stands on."""

    def __init__(self) -> None:
        self.facts: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.facts.add(node.id.name)

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)


def entries(language: str, file: str) -> Iterator[Any]:
    """Everything in one file of a language."""
    text = (files("pioche.i18n") / language / f"{file}.ftl").read_text(encoding="utf-8")
    yield from FluentParser().parse(text).body


@cache
def messages(language: str, file: str) -> dict[str, Mentions]:
    """The messages of a file by key, in their order, each with what it mentions."""
    found = {}
    for entry in entries(language, file):
        if isinstance(entry, ast.Message):
            mentions = Mentions()
            mentions.visit(entry)
            found[entry.id.name] = mentions
    return found


@cache
def all_messages(language: str) -> dict[str, Mentions]:
    """The messages of all files of a language."""
    return {key: mentions for file in FILES for key, mentions in messages(language, file).items()}


def facts_of(language: str, key: str) -> set[str]:
    """The facts a message uses, those of the messages it stands on too."""
    mentions = all_messages(language)[key]
    return mentions.facts.union(*(facts_of(language, other) for other in mentions.messages))


__all__ = ["FILES", "LANGUAGES", "all_messages", "entries", "facts_of", "messages"]
