"""What the code can say: the keys of events, refusals, reasons and errors, as they stand in the sources."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.architecture.sources import PACKAGE, modules, tree_of

OF_A_GAME = re.compile(r"(?:g5211|kobito|kudos)-[a-z-]+")
EVENT_OF_ALL = "game-over"


def nodes() -> Iterator[ast.AST]:
    """Every piece of syntax of the package."""
    for path in modules():
        yield from ast.walk(tree_of(path))


def calls_of(*names: str) -> Iterator[ast.Call]:
    """Every call of functions with these names."""
    for node in nodes():
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def texts_in(node: ast.AST) -> Iterator[str]:
    """The texts in a piece of syntax; of an f-string a pattern."""
    if isinstance(node, ast.JoinedStr):
        yield "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values)
    elif isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    else:
        for child in ast.iter_child_nodes(node):
            yield from texts_in(child)


@cache
def game_keys() -> frozenset[str]:
    """The keys of what games can tell: events, refusals and the reasons of moves that cannot be read."""
    trees = [tree_of(path) for path in modules() if path.is_relative_to(PACKAGE / "games")]
    texts = {text for tree in trees for text in texts_in(tree)}
    return frozenset(text for text in texts if OF_A_GAME.fullmatch(text)) | {EVENT_OF_ALL}


@cache
def game_patterns() -> frozenset[str]:
    """The keys of events that are put together from parts, as patterns."""
    joined = [node for node in nodes() if isinstance(node, ast.JoinedStr)]
    return frozenset(text for node in joined for text in texts_in(node) if text.startswith(r"kobito\-"))


@cache
def refusal_keys() -> frozenset[str]:
    """The reasons of refusals, and of moves that cannot be made."""
    found = {text for call in calls_of("Refusal") for text in texts_in(call.args[1])}
    return frozenset(found | reasons_given_to("IllegalMove") | set(texts_in_calls("number_only", 2)))


def texts_in_calls(name: str, place: int) -> Iterator[str]:
    """The texts that calls have at one place."""
    for call in calls_of(name):
        yield from texts_in(call.args[place])


def reasons_given_to(error: str) -> set[str]:
    """The reasons that an error is raised with."""
    return set(keyword_texts("reason", error))


def keyword_texts(keyword: str, *names: str) -> Iterator[str]:
    """The texts that calls have under a keyword."""
    for call in calls_of(*names):
        for given in call.keywords:
            if given.arg == keyword:
                yield from texts_in(given.value)


@cache
def error_codes() -> frozenset[str]:
    """The codes of all errors."""
    return frozenset(
        text
        for node in ast.walk(tree_of(PACKAGE / "core" / "errors.py"))
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name) and node.targets[0].id == "code"
        for text in texts_in(node.value)
    )


@cache
def kinds() -> frozenset[str]:
    """The kinds of names that may be unknown."""
    return frozenset(texts_in_calls("find", 0)) | frozenset(keyword_texts("kind", "UnknownName"))
