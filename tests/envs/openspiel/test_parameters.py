"""What can be said between the brackets, and what is refused."""

import subprocess
import sys
from typing import Any

import pyspiel
import pytest

import pioche
from pioche.envs.openspiel import NAMES
from pioche.envs.openspiel.settings import usual
from pioche.i18n import LANGUAGES, words_in
from tests.architecture.sources import ROOT
from tests.conformance.cases import Case, each_case
from tests.envs.openspiel.games import decisions, load


def test_the_games_are_among_those_openspiel_knows() -> None:
    assert set(NAMES.values()) <= set(pyspiel.registered_names())


@each_case
def test_every_edition_with_every_number_of_seats_can_be_loaded(case: Case) -> None:
    kind = load(case).get_type()
    assert kind.short_name == NAMES[case.game]
    sealed = case.game == "5211"
    assert (kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS) == sealed
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.min_num_players <= case.seats <= kind.max_num_players


def test_options_of_the_rules_can_be_given() -> None:
    hidden, shown = (next(decisions(pyspiel.load_game(f"python_pioche_5211({given})"), 1))
                     for given in ("open_scores=false", "open_scores=true"))  # fmt: skip
    assert '"scores":[null' in hidden.observation_string(0)
    assert '"scores":[0,0,0,0]' in shown.observation_string(0)
    kudos = next(decisions(pyspiel.load_game("python_pioche_kudos(arrow=follows-last-pile)"), 1))
    assert kudos.play.position.table.arrow_follows


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("python_pioche_5211(players=6)", pioche.SeatsNotAllowed),
        ("python_pioche_kudos(players=2)", pioche.SeatsNotAllowed),
        ("python_pioche_5211(players=4,edition=ouchi,variant=aggressive)", pioche.SeatsNotAllowed),
        ("python_pioche_5211(edition=ouchy)", pioche.UnknownName),
        ("python_pioche_5211(variant=longer)", pioche.UnknownName),
        ("python_pioche_kobito(variant=long)", pioche.UnknownName),
        ("python_pioche_5211(returns=money)", pioche.BadOption),
        ("python_pioche_5211(max_length=-1)", pioche.BadOption),
        ("python_pioche_kudos(arrow=half)", pioche.BadOption),
    ],
)
def test_what_cannot_be_played_is_refused_with_an_error_of_ours(text: str, error: type[pioche.PiocheError]) -> None:
    with pytest.raises(error) as refused:
        pyspiel.load_game(text)
    for language in LANGUAGES:
        assert words_in(language).blame(refused.value)


@pytest.mark.parametrize("given", [{"players": "four"}, {"sets": 3}, {"open_scores": 1}])
def test_what_openspiel_can_tell_is_wrong_it_refuses_itself(given: dict[str, Any]) -> None:
    with pytest.raises(pyspiel.SpielError):
        pyspiel.load_game("python_pioche_5211", given)


@pytest.mark.parametrize("given", [{"players": "four"}, {"players": True}, {"max_length": 2.5}])
def test_a_parameter_of_another_kind_is_refused_here_too(given: dict[str, Any]) -> None:
    from pioche.envs.openspiel.settings import settle

    with pytest.raises(pioche.BadOption):
        settle("5211", given)


def test_every_parameter_has_a_default() -> None:
    assert usual("5211")["players"] == usual("kudos")["players"] == 4
    assert usual("kobito") == {
        "players": 4, "edition": "jolly-dutch", "variant": "none", "returns": "win", "max_length": 0
    }  # fmt: skip


ALONE = """
import sys
sys.path.insert(0, {src!r})
{before}
import pioche.envs.openspiel
import pyspiel
print(pyspiel.load_game("python_pioche_kudos").num_players())
"""
BLOCKED = """
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] == "pyspiel":
            raise ModuleNotFoundError(name)
sys.meta_path.insert(0, Block())
"""


def run(before: str) -> subprocess.CompletedProcess[str]:
    """Load a game in a Python of its own."""
    code = ALONE.format(src=str(ROOT / "src"), before=before)
    return subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)


def test_python_ends_in_peace_after_a_game_was_loaded() -> None:
    done = run("")
    assert (done.returncode, done.stdout, done.stderr) == (0, "4\n", "")


def test_without_openspiel_it_is_said_what_is_missing() -> None:
    done = run(BLOCKED)
    assert done.returncode == 1
    assert "MissingExtra: missing-extra (name: pyspiel, extra: envs" in done.stderr
