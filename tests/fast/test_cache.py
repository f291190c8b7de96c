"""Machine code is kept between runs, and never outlives the rules it was made from."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import pioche

SOURCES = Path(pioche.__file__).parent

# in a process of its own: what machine code says of some games, what the plain rules say, and what was compiled
PLAYED = """
import json
from pioche.fast import cpu
from pioche.fast.cache import told
from pioche.fast.loops import random_game
from pioche.play.setup import prepare
from pioche.play.values import new_table

setup, heard = prepare("5211", None, None, 2, None, None, ""), []
with told(lambda game, seconds: heard.append([game, seconds is not None])):
    fast = cpu.playouts(setup, 0, 3, threads=1).scores.tolist()
plain = []
for seed in range(3):
    table, scores = new_table(setup), [0, 0]
    random_game(setup.rules)(table, seed, [0] * setup.rules.actions)
    setup.rules.scores(table, scores)
    plain.append(scores)
print(json.dumps({"fast": fast, "plain": plain, "heard": heard}))
"""


def played(root: Path, cache: Path) -> dict[str, Any]:
    """Some games by the sources that lie there."""
    # sources that change within a second or keep their length would fool the bytecode of Python itself
    more = {"PYTHONPATH": str(root), "PIOCHE_CACHE": str(cache), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run(
        [sys.executable, "-c", PLAYED], check=False, capture_output=True, text=True, env={**os.environ, **more}
    )
    assert done.returncode == 0, done.stderr
    found: dict[str, Any] = json.loads(done.stdout)
    return found


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A copy of the sources that can be changed."""
    ignored = shutil.ignore_patterns("__pycache__", "web", "tables", "store", "i18n", "envs", "cli")
    shutil.copytree(SOURCES, tmp_path / "sources" / "pioche", ignore=ignored)
    return tmp_path / "sources"


COMPILED = [["5211", False], ["5211", True]]


def test_a_changed_rule_is_never_run_from_an_old_cache(root: Path, tmp_path: Path) -> None:
    first = played(root, tmp_path / "cache")
    assert first["fast"] == first["plain"]
    assert first["heard"] == COMPILED
    assert played(root, tmp_path / "cache") == {**first, "heard": []}
    rule = root / "pioche" / "games" / "g5211" / "cards.py"
    before = rule.read_text(encoding="utf-8")
    rule.write_text(before.replace("card - VALUES * colour_of(card)", "card + 1 - VALUES * colour_of(card)"), "utf-8")
    changed = played(root, tmp_path / "cache")
    assert changed["fast"] == changed["plain"] != first["plain"]
    assert changed["heard"] == COMPILED
    rule.write_text(before, "utf-8")
    assert played(root, tmp_path / "cache") == {**first, "heard": []}


def test_where_nothing_can_be_kept_games_are_played_all_the_same(root: Path, tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    found = played(root, tmp_path / "file" / "cache")
    assert found["fast"] == found["plain"]
    assert found["heard"] == COMPILED
