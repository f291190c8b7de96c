"""The project's own sources, read for the tests of its shape."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "pioche"
FOR_PEOPLE = {"editions", "notation", "view", "explain", "refusals", "game"}


def modules() -> list[Path]:
    """Every module of the package."""
    return sorted(PACKAGE.rglob("*.py"))


@cache
def tree_of(path: Path) -> ast.Module:
    """A module's syntax."""
    return ast.parse(path.read_text(encoding="utf-8"))


def imports_of(path: Path) -> Iterator[str]:
    """The full names of the modules a module imports, wherever in it."""
    for node in ast.walk(tree_of(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: a relative import"
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def functions_of(path: Path) -> Iterator[ast.FunctionDef]:
    """Every function of a module, methods too."""
    yield from (node for node in ast.walk(tree_of(path)) if isinstance(node, ast.FunctionDef))
