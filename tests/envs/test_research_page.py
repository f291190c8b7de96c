"""What the research page shows can be run as it stands."""

import inspect
import re
from pathlib import Path

import pytest

import pioche.envs.gymnasium
import pioche.envs.openspiel
import pioche.envs.pettingzoo
from pioche.envs.gymnasium import SeatEnv, SeatVectorEnv
from pioche.envs.openspiel.settings import usual
from pioche.envs.pettingzoo.played import Played
from pioche.envs.recording import Rows
from tests.architecture.sources import ROOT

PAGE = (ROOT / "docs" / "research.md").read_text(encoding="utf-8")
SNIPPETS = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)


def test_all_snippets_of_the_page_run_one_after_the_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert len(SNIPPETS) >= 8
    for snippet in SNIPPETS:
        exec(compile(snippet, "docs/research.md", "exec"), {})
        assert capsys.readouterr().out


def test_the_page_tells_of_every_parameter_every_game_and_every_column() -> None:
    for game, name in pioche.envs.openspiel.NAMES.items():
        assert name in PAGE
        assert not [parameter for parameter in usual(game) if f"`{parameter}`" not in PAGE]
    for parameter in settings_of(Played) | settings_of(SeatEnv) | settings_of(SeatVectorEnv):
        assert f"`{parameter}" in PAGE or f"{parameter}=" in PAGE, parameter
    assert not [name for name in pioche.envs.pettingzoo.NAMES if f"`{name}`" not in PAGE]
    assert not [name for name in pioche.envs.gymnasium.NAMES.values() if f"`{name}`" not in PAGE]
    assert not [column for column in Rows._fields if f"`{column}`" not in PAGE]


def settings_of(kind: type) -> set[str]:
    """What an environment can be made with."""
    return {name for name in inspect.signature(kind).parameters if name != "game"}
