"""Imports go one way; no game knows another; the rules stand on nothing."""

import sys
from pathlib import Path

import pytest

from tests.architecture.sources import FOR_PEOPLE, PACKAGE, functions_of, imports_of, modules, tree_of

LAYERS = ("core", "games", "draw", "play", "fast", "bots", "envs", "lab", "i18n", "tables", "store", "web", "cli")
GAMES = ("g5211", "kobito", "kudos")
EVERY_GAME_HAS = {
    "__init__", "cards", "editions", "explain", "features", "game", "legal", "notation", "scoring", "secrets", "setup",
    "table", "turns", "view",
}  # fmt: skip
STANDARD_ONLY = ("core", "games", "draw", "play")
MOST_LINES = 350


def layer_of(path: Path) -> str:
    """The layer a module stands in."""
    return path.relative_to(PACKAGE).parts[0]


@pytest.mark.parametrize("path", [path for path in modules() if path.parent != PACKAGE], ids=str)
def test_imports_go_down_the_layers_only(path: Path) -> None:
    here = LAYERS.index(layer_of(path))
    for name in imports_of(path):
        if name.startswith("pioche."):
            assert LAYERS.index(name.split(".")[1]) <= here, f"{path.name} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_no_game_knows_another(game: str) -> None:
    for path in (PACKAGE / "games" / game).glob("*.py"):
        for name in imports_of(path):
            others = [other for other in GAMES if other != game and f"games.{other}" in name]
            assert not others, f"{path.name} imports {name}"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_the_same_files(game: str) -> None:
    assert {path.stem for path in (PACKAGE / "games" / game).glob("*.py")} >= EVERY_GAME_HAS


@pytest.mark.parametrize("game", GAMES)
def test_compiled_rules_import_nothing_but_each_other(game: str) -> None:
    for path in (PACKAGE / "games" / game).glob("*.py"):
        if path.stem not in FOR_PEOPLE | {"table", "__init__"}:
            for name in imports_of(path):
                assert name.startswith((f"pioche.games.{game}.", "pioche.core.luck", "pioche.core.contract")), name


@pytest.mark.parametrize("layer", STANDARD_ONLY)
def test_rules_records_and_replay_need_the_standard_library_alone(layer: str) -> None:
    for path in (PACKAGE / layer).rglob("*.py"):
        for name in imports_of(path):
            assert name.split(".")[0] in {*sys.stdlib_module_names, "pioche"}, f"{path.name} imports {name}"


def test_no_rule_asks_which_edition_is_played() -> None:
    for path in (PACKAGE / "games").rglob("*.py"):
        if path.stem not in FOR_PEOPLE:
            assert "edition" not in {name.split(".")[-1].lower() for name in imports_of(path)}, path


@pytest.mark.parametrize("path", modules(), ids=str)
def test_files_are_small(path: Path) -> None:
    assert len(path.read_text(encoding="utf-8").splitlines()) <= MOST_LINES


@pytest.mark.parametrize("path", modules(), ids=str)
def test_no_module_is_named_like_one_of_python_s_own(path: Path) -> None:
    name = path.parent.name if path.stem == "__init__" else path.stem
    allowed = {"__main__", "secrets"}  # `secrets.py` is the games' own word, in a package, never at the top
    assert name in allowed or name not in sys.stdlib_module_names
    assert name not in {"utils", "helpers", "manager"}


@pytest.mark.parametrize("path", modules(), ids=str)
def test_functions_fit_a_screen(path: Path) -> None:
    for function in functions_of(path):
        assert function.end_lineno is not None
        assert function.end_lineno - function.lineno < 50, f"{path.name}: {function.name}"
    assert tree_of(path).body
