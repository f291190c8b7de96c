"""Every clause of the rules stands in the rules pages, in a function and in a test."""

import ast
import re
from functools import cache
from pathlib import Path

import pytest

from tests.architecture.sources import FOR_PEOPLE, PACKAGE, ROOT, functions_of

PAGES = ROOT / "docs" / "rules"
LANGUAGES = ("en", "fr", "nl", "de")
GAMES = {"5211": "g5211", "kobito": "kobito", "kudos": "kudos"}
CLAUSE = re.compile(r"\b(?:5211|KOB|KUD)-[A-Z]\d+\b")
# how many clauses each family has: a clause lost from a page is then missed
FAMILIES = {
    "5211": {"S": 5, "R": 4, "K": 2, "M": 4, "E": 4, "L": 3},
    "kobito": {"S": 5, "T": 5, "A": 5, "U": 2, "G": 4, "J": 4, "P": 3, "E": 5},
    "kudos": {"S": 7, "T": 5, "B": 4, "X": 3, "E": 5},
}
PREFIXES = {"5211": "5211", "kobito": "KOB", "kudos": "KUD"}
ALL = [
    (game, f"{PREFIXES[game]}-{family}{number}")
    for game, families in FAMILIES.items()
    for family, count in families.items()
    for number in range(1, count + 1)
]


@cache
def ids_in_page(language: str, game: str) -> frozenset[str]:
    text = (PAGES / language / f"{game}.md").read_text(encoding="utf-8")
    return frozenset(re.findall(r"^(?:[-*] )?\*\*((?:5211|KOB|KUD)-[A-Z]\d+)\*\*", text, re.MULTILINE))


@cache
def ids_in_functions(game: str) -> frozenset[str]:
    found: set[str] = set()
    for path in (PACKAGE / "games" / GAMES[game]).glob("*.py"):
        for function in functions_of(path):
            found |= set(CLAUSE.findall(ast.get_docstring(function) or ""))
    return frozenset(found)


@cache
def ids_in_tests() -> frozenset[str]:
    found: set[str] = set()
    for path in Path(ROOT / "tests" / "games").rglob("test_*.py"):
        for function in functions_of(path):
            if function.name.startswith("test_"):
                found |= set(CLAUSE.findall(ast.get_docstring(function) or ""))
    return frozenset(found)


@pytest.mark.parametrize(("game", "clause"), ALL)
def test_every_clause_stands_in_the_rules_page_of_each_language(game: str, clause: str) -> None:
    for language in LANGUAGES:
        assert clause in ids_in_page(language, game)


@pytest.mark.parametrize(("game", "clause"), ALL)
def test_every_clause_stands_in_a_function_that_does_it(game: str, clause: str) -> None:
    assert clause in ids_in_functions(game)


@pytest.mark.parametrize(("game", "clause"), ALL)
def test_every_clause_stands_in_a_test(game: str, clause: str) -> None:
    assert game
    assert clause in ids_in_tests()


@pytest.mark.parametrize("game", GAMES)
def test_pages_and_functions_name_no_clause_that_is_not_there(game: str) -> None:
    known = {clause for of, clause in ALL if of == game}
    for language in LANGUAGES:
        assert ids_in_page(language, game) == known
    assert ids_in_functions(game) == known


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_function_carries_the_clause_it_does(game: str) -> None:
    for path in (PACKAGE / "games" / GAMES[game]).glob("*.py"):
        if path.stem not in FOR_PEOPLE:
            for function in functions_of(path):
                assert CLAUSE.search(ast.get_docstring(function) or ""), f"{path.name}: {function.name}"
