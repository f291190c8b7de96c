"""Whatever plays a share, the games are the same; and no share is lost or counted twice."""

import json
import os
import pickle
import signal

import pytest

import pioche
from pioche.bots import bot_of
from pioche.core.contract import Edition
from pioche.core.errors import BadArray, BadOption, MissingExtra
from pioche.core.extras import need
from pioche.games.catalogue import GAMES, rules_of
from pioche.lab import simulation
from pioche.lab.plan import Plan, editions_named, plan_of
from pioche.lab.playing import play_compiled, play_on_gpu, play_plain
from pioche.lab.shares import Part, Share, in_full, shares_of
from pioche.lab.simulation import fitting, on_gpu, simulated
from pioche.lab.workers import in_processes, on_threads
from pioche.play.setup import prepare
from tests.lab.plans import plan, rows

EDITIONS = [edition for game in GAMES for edition in rules_of(game).editions]
RANDOM = Plan("5211", "next-move", None, (), ("random",) * 4)


@pytest.mark.parametrize("edition", EDITIONS, ids=lambda edition: f"{edition.game}-{edition.name}")
def test_machine_code_plays_the_same_games_as_plain_python(edition: Edition) -> None:
    for seats in edition.seats:
        which = Plan(edition.game, edition.key, edition.variant, (), ("random",) * seats)
        share = Share(which, 11 * seats, 8)
        assert rows([play_compiled(share)]) == rows([play_plain(share)])


@pytest.mark.parametrize("bots", ["random", "greedy,random,random,greedy"])
def test_workers_and_sizes_of_shares_change_nothing(bots: str) -> None:
    which = plan("kudos", bots=bots)
    alone = rows([play_plain(Share(which, 5, 12))])
    for size in (1, 5, 12, 100):
        shares = shares_of([which], 5, 12, size, False)
        assert rows(map(play_plain, shares)) == alone
    assert rows(in_processes(play_plain, shares_of([which], 5, 12, 2, False), 2)) == alone
    assert rows(on_threads(play_plain, shares_of([which], 5, 12, 2, False), 3)) == alone


def test_the_records_of_a_share_replay_to_its_scores() -> None:
    which = plan("kobito", bots="greedy,random,random,random")
    found = play_plain(Share(which, 3, 2, keeps_records=True))
    for place, line in enumerate(found.lines):
        record = json.loads(line)
        assert pioche.replay(record).scores == tuple(column[place] for column in found.scores)
        assert record["players"] == ["bot:greedy", "bot:random", "bot:random", "bot:random"]
    assert play_plain(Share(which, 3, 2)).lines == []


def test_decisions_are_those_a_player_is_asked_for_forced_moves_too() -> None:
    found = play_plain(Share(plan("kudos"), 0, 3, keeps_records=True))
    for line, decisions in zip(found.lines, found.decisions, strict=True):
        assert decisions >= len(json.loads(line)["moves"])


def die_once(share: Share) -> Part:
    """Kill the worker that plays the third share; whoever is no worker plays it."""
    if share.first == 2 and os.getpid() != int(os.environ["PIOCHE_TEST_PID"]):
        os.kill(os.getpid(), signal.SIGKILL)
    return play_plain(share)


def test_the_share_of_a_worker_that_died_is_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PIOCHE_TEST_PID", str(os.getpid()))
    shares = list(shares_of([RANDOM], 0, 12, 1, False))
    assert rows(in_processes(die_once, shares, 2)) == rows([play_plain(Share(RANDOM, 0, 12))])


def test_shares_cover_every_seed_once_for_each_plan() -> None:
    plans = [plan("5211"), plan("5211", "ouchi")]
    shares = list(shares_of(plans, 7, 10, 4, False))
    for each in plans:
        seeds = [
            seed for share in shares if share.plan == each for seed in range(share.first, share.first + share.games)
        ]
        assert seeds == list(range(7, 17))


@pytest.mark.parametrize("change", [lambda p: p[:-1], lambda p: p[1:], lambda p: [p[0], *p], lambda p: [*p, p[-1]],
                                    lambda p: [p[1], p[0], *p[2:]],
                                    lambda p: [*p[:-1], p[-1]._replace(winners=[])]])  # fmt: skip
def test_a_share_that_is_lost_doubled_out_of_place_or_cut_short_is_an_error(change: object) -> None:
    assert callable(change)
    shares = list(shares_of([RANDOM], 0, 6, 2, False))
    parts = [Part(share.first, [[0, 0]] * 4, [1, 1], [9, 9]) for share in shares]
    assert len(list(in_full(parts, shares, 1))) == 3
    with pytest.raises(BadArray):
        list(in_full(change(parts), shares, 1))


def test_machine_code_is_used_where_it_is_worth_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert fitting([RANDOM], 10, False) is play_plain
    assert fitting([RANDOM], 10**6, False) is play_compiled
    assert fitting([RANDOM], 10**6, True) is play_plain
    assert fitting([RANDOM, plan("5211", bots="greedy")], 10**6, False) is play_plain
    monkeypatch.setattr(simulation, "find_spec", lambda _: None)
    assert fitting([RANDOM], 10**6, False) is play_plain


def test_without_its_library_the_gpu_is_refused_and_so_is_what_it_cannot_do(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(library: str, extra: str) -> object:
        if library.startswith("numba_cuda"):
            raise MissingExtra(name=library, extra=extra)
        return need(library, extra)

    monkeypatch.setattr("pioche.fast.gpu.need", missing)
    with pytest.raises(MissingExtra) as refusal:
        on_gpu([RANDOM], False)
    assert refusal.value.details["extra"] == "gpu"
    for plans, keeps_records in (([plan(bots="greedy")], False), ([RANDOM], True)):
        with pytest.raises(BadOption):
            on_gpu(plans, keeps_records)
    assert simulation.name_of(play_on_gpu) == "gpu"


def test_a_plan_travels_with_its_options() -> None:
    gold = [[2 + number % 11, number] for number in range(18)]
    setup = prepare("kobito", None, None, 3, {"gold": gold}, None, "")
    which = pickle.loads(pickle.dumps(plan_of(setup, [bot_of("random", "kobito")] * 3)))
    assert dict(which.setup.options)["gold"] == dict(setup.options)["gold"]
    assert which.facts()["options"] == {"gold": gold}


@pytest.mark.parametrize(("first", "games"), [(-1, 5), (2**63 - 3, 5), (0, 0)])
def test_seeds_that_no_game_can_have_are_refused_before_any_game(first: int, games: int) -> None:
    with pytest.raises(BadOption):
        simulated([RANDOM], first, games)


def test_editions_are_named_in_one_word_at_least_two_and_none_twice() -> None:
    assert [edition.name for edition in editions_named("5211", ["ouchi", "Next-Move-Long"])] == [
        "ouchi",
        "next-move-long",
    ]
    assert len(editions_named("kudos", [])) == 3
    for game, names in (("kobito", []), ("5211", ["ouchi"]), ("5211", ["ouchi", "ouchi"])):
        with pytest.raises(BadOption):
            editions_named(game, names)
    with pytest.raises(pioche.UnknownName):
        editions_named("5211", ["ouchi", "ouchy"])


def test_errors_travel_whole_between_processes() -> None:
    bad = Plan("5211", "next-move", None, (), ("random",) * 9)
    with pytest.raises(pioche.SeatsNotAllowed) as refusal:
        list(in_processes(play_plain, [Share(bad, 0, 1)], 1))
    assert (refusal.value.rule, refusal.value.details["seats"]) == ("5211-S4", 9)
