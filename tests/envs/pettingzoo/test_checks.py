"""PettingZoo's own checks hold for every game, edition and variant."""

from typing import Any

import pettingzoo
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from pioche.envs.pettingzoo import NAMES, env, parallel_env, raw_env
from pioche.envs.showing import ANSI, SVG
from tests.conformance.cases import CASES, Case
from tests.envs.cases import each_end, settings_of

each_name = pytest.mark.parametrize("name", NAMES)
# PettingZoo says this of every observation with a mask but those of its own games, which it knows by name
without_its_word_on_masks = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
]
pytestmark = without_its_word_on_masks


def in_turn(name: str, **more: Any) -> Any:
    return pettingzoo.make("aec", name, **more)


def at_once(name: str, **more: Any) -> Any:
    return pettingzoo.make("parallel", name, **more)


def test_every_edition_and_variant_has_a_name() -> None:
    editions = {f"pioche/{case.game}-{case.edition.name}-v0" for case in CASES}
    assert editions == set(NAMES) <= set(pettingzoo.aec_registry)
    assert editions <= set(pettingzoo.parallel_registry)


@each_name
def test_agents_in_turn_pass_the_check_of_the_interface(name: str) -> None:
    api_test(in_turn(name), num_cycles=40)


@each_name
def test_agents_at_once_pass_the_check_of_the_interface(name: str) -> None:
    parallel_api_test(at_once(name), num_cycles=200)


@each_name
def test_games_can_be_repeated(name: str) -> None:
    seed_test(lambda: in_turn(name), num_cycles=40)
    parallel_seed_test(lambda: at_once(name), num_cycles=40)


@each_name
def test_tables_can_be_shown(name: str) -> None:
    render_test(
        lambda **more: in_turn(name, **more),
        {ANSI: lambda text: "seats" in text, SVG: lambda drawing: drawing.startswith("<svg")},
    )


@each_end
def test_the_fewest_and_the_most_seats_pass_the_checks_of_the_interface(case: Case) -> None:
    api_test(raw_env(**settings_of(case)), num_cycles=20)
    parallel_api_test(parallel_env(**settings_of(case)), num_cycles=60)
    assert str(env(**settings_of(case))) == f"{case.game}-{case.edition.name}-v0"
