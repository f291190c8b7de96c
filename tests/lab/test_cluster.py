"""Many machines: a small Ray cluster, one for all these tests, whose workers are killed while they play."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from pioche.core.errors import ClusterTrouble, SeatsNotAllowed
from pioche.lab import cluster as clusters
from pioche.lab.cluster import AUTO, LOCAL, Cluster, knock
from pioche.lab.plan import Plan
from pioche.lab.playing import play_compiled, play_plain
from pioche.lab.shares import Part, Share
from pioche.lab.simulation import simulated
from tests.architecture.sources import ROOT
from tests.lab.plans import plan, rows

# with `--dist loadgroup` they run in one process and share the cluster
pytestmark = pytest.mark.xdist_group("ray")
WHICH = Plan("5211", "next-move", None, (), ("random",) * 3)
STRUCK = 4


# what whoever joins the cluster of these tests must know
TOKEN = {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": "0123456789abcdef" * 4}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Cluster]:
    """Two workers on this machine."""
    with pytest.MonkeyPatch.context() as environment:
        for name, value in TOKEN.items():
            environment.setenv(name, value)
        with Cluster(LOCAL, 2) as begun:
            yield begun


def played(cluster: Cluster, play: Callable[[Share], Part], games: int) -> list[tuple[list[int], int, int]]:
    """What a cluster makes of some games, a share each; nothing is lost, doubled or out of place."""
    return rows(part for (part,) in simulated([WHICH], 0, games, play=play, cluster=cluster))


class DieOnce:
    """Kills the worker that plays one share, the first time it is played."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __call__(self, share: Share) -> Part:
        if share.first == STRUCK and not self.mark.exists():
            self.mark.touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return play_plain(share)


class WaitForDeath:
    """Tells which process plays one share, and waits to be killed; the next one plays it."""

    def __init__(self, pipe: Path) -> None:
        self.pipe = pipe

    def __call__(self, share: Share) -> Part:
        if share.first == STRUCK and self.pipe.exists():
            told = self.pipe.open("w")
            self.pipe.unlink()
            print(os.getpid(), file=told, flush=True)
            signal.pause()
        return play_plain(share)


class Die:
    """Kills whoever plays."""

    def __call__(self, share: Share) -> Part:
        os.kill(os.getpid(), signal.SIGKILL)
        return play_plain(share)


class Fail:
    """Goes wrong in a way that nobody foresaw."""

    def __call__(self, share: Share) -> Part:
        raise ZeroDivisionError(f"share {share.first}")


@pytest.fixture(scope="module")
def alone() -> list[tuple[list[int], int, int]]:
    """Twelve games, as they are without any cluster."""
    return rows([play_plain(Share(WHICH, 0, 12))])


def test_a_cluster_plays_the_same_games(cluster: Cluster, alone: list[tuple[list[int], int, int]]) -> None:
    assert cluster.workers == 2
    for play in (play_plain, play_compiled):
        assert rows(part for (part,) in simulated([WHICH], 0, 12, play=play, cluster=cluster)) == alone


def test_several_plans_are_played_side_by_side(cluster: Cluster) -> None:
    plans = [WHICH, plan("5211", "ouchi", seats=3)]
    here = list(simulated(plans, 4, 20, play=play_plain, workers=1))
    there = list(simulated(plans, 4, 20, play=play_plain, cluster=cluster))
    for place in range(2):
        assert rows(parts[place] for parts in here) == rows(parts[place] for parts in there)


def test_records_come_back_from_a_cluster(cluster: Cluster) -> None:
    ((part,),) = simulated([WHICH], 0, 2, play=play_plain, cluster=cluster, keeps_records=True)
    assert part.lines == play_plain(Share(WHICH, 0, 2, keeps_records=True)).lines


def test_a_worker_that_dies_has_its_share_done_again(
    cluster: Cluster, tmp_path: Path, alone: list[tuple[list[int], int, int]]
) -> None:
    mark = tmp_path / "struck"
    assert played(cluster, DieOnce(mark), 12) == alone
    assert mark.exists()


def test_a_worker_that_is_killed_has_its_share_done_again(
    cluster: Cluster, tmp_path: Path, alone: list[tuple[list[int], int, int]]
) -> None:
    pipe = tmp_path / "pid"
    os.mkfifo(pipe)
    struck = []

    def strike() -> None:
        with pipe.open() as told:
            struck.append(int(told.readline()))
        os.kill(struck[0], signal.SIGKILL)

    striker = threading.Thread(target=strike)
    striker.start()
    assert played(cluster, WaitForDeath(pipe), 12) == alone
    striker.join()
    assert len(struck) == 1


def test_a_share_that_kills_every_worker_is_told_and_the_cluster_lives_on(
    cluster: Cluster, alone: list[tuple[list[int], int, int]]
) -> None:
    with pytest.raises(ClusterTrouble) as trouble:
        played(cluster, Die(), 1)
    assert trouble.value.details["reason"] == "lost"
    assert played(cluster, play_plain, 12) == alone


def test_what_goes_wrong_in_a_share_is_told_with_its_cause(cluster: Cluster) -> None:
    with pytest.raises(ClusterTrouble) as trouble:
        played(cluster, Fail(), 1)
    assert "ZeroDivisionError: share 0" in trouble.value.details["why"]
    crowd = Plan("5211", "next-move", None, (), ("random",) * 9)
    with pytest.raises(SeatsNotAllowed):
        list(simulated([crowd], 0, 1, play=play_plain, cluster=cluster))


def test_the_command_tells_the_same_with_a_cluster_and_nothing_of_ray(cluster: Cluster) -> None:
    told = []
    for more in ([], ["--ray", cluster.address], [f"--ray={AUTO}"]):
        done = subprocess.run(
            [sys.executable, "-m", "pioche", "simulate", "5211", "--games", "40", "--json", *more],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "RAY_ADDRESS": cluster.address, **TOKEN},
        )
        assert done.stderr == ""
        told.append(done.stdout)
    assert json.loads(told[0])["result"]["games"] == 40
    assert told[0] == told[1] == told[2]


def test_a_cluster_that_asks_for_its_token_says_so(cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_AUTH_TOKEN", "f" * 64)
    with pytest.raises(ClusterTrouble) as trouble, Cluster(cluster.address):
        pass
    assert trouble.value.details == {"reason": "no-token", "address": cluster.address}


@pytest.mark.parametrize("address", ["", "nowhere", "ray://127.0.0.1:10001", ":6379", "127.0.0.1:port"])
def test_what_is_no_address_is_refused(address: str) -> None:
    with pytest.raises(ClusterTrouble) as trouble:
        knock(address)
    assert trouble.value.details == {"reason": "no-address", "address": address}


def test_an_address_where_nobody_answers_is_refused() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        with pytest.raises(ClusterTrouble) as trouble:
            Cluster(address)
    assert trouble.value.details == {"reason": "no-answer", "address": address}


def test_whoever_answers_but_is_no_cluster_is_left_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clusters, "ANSWERS", 1)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        address = f"127.0.0.1:{silent.getsockname()[1]}"
        with pytest.raises(ClusterTrouble) as trouble, Cluster(address):
            pass
    assert re.search("no-answer", str(trouble.value))
