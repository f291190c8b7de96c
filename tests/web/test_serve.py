"""`pioche serve` as a process."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest

from pioche.cli.serve import friends_address, is_loopback, name_of
from pioche.store.opening import FILE, open_log
from pioche.tables.due import WAKING
from pioche.web import serving
from pioche.web.counts import Counts
from pioche.web.serving import LOOPBACK, Place, hosts_of
from tests.architecture.sources import ROOT
from tests.tables.evenings import Evening
from tests.tables.fakes import FakeClock

pytestmark = pytest.mark.anyio


def test_it_says_where_answers_and_ends_with_a_good_word(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "pioche", "serve", "--port", "0", "--data", str(tmp_path / "data"), "--lang", "en"]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=environment
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        address = process.stdout.readline().split()[-1]
        with urllib.request.urlopen(f"{address}/health") as answer:
            assert json.load(answer)["status"] == "ok"
        urllib.request.urlopen(f"{address}/api/games?lang=secret").close()
        urllib.request.urlopen(f"{address}/t/abcdefghjkmn%23seat=secret").close()
        process.send_signal(signal.SIGINT)
        rest, log = process.stdout.read(), process.stderr.read()
    assert process.returncode == 0, log
    assert rest.endswith("Goodbye.\n")
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["path"] for line in lines] == ["/api/games", "/t/abcdefghjkmn"]
    assert "secret" not in log


def test_friends_come_in_where_others_may() -> None:
    assert (
        friends_address("127.0.0.1", 8000) == friends_address("::1", 8000) == friends_address("localhost", 8000) == ""
    )
    assert friends_address("192.0.2.7", 8000) == "http://192.0.2.7:8000"
    assert not is_loopback("cards.example")
    assert [name_of(host) for host in ("::", "::1", "cards.example")] == ["localhost", "[::1]", "cards.example"]


def test_on_this_machine_alone_only_its_own_names_are_answered_to(tmp_path: Path) -> None:
    assert hosts_of(Place(data=tmp_path)) == LOOPBACK
    assert hosts_of(Place(data=tmp_path, host="0.0.0.0")) == ()
    assert "cards.example" in hosts_of(Place(data=tmp_path, address="https://cards.example"))
    assert "cards.lan" in hosts_of(Place(data=tmp_path, host="0.0.0.0", hosts=("cards.lan",)))


async def test_a_server_sees_to_tables_by_the_day_from_its_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    place = Place(data=tmp_path)
    seated = await (await Evening(await open_log(tmp_path / FILE)).open("Ana", seats=2, pace="day")).start()
    await seated.evening.house.close()
    clock = FakeClock(seated.evening.clock.now() + 2 * 24 * 60 * 60)
    monkeypatch.setattr(serving, "LoopClock", lambda: clock)
    house = await serving.open_house(place, Counts())
    evening = Evening(clock=clock, house=house)
    await evening.pass_by(WAKING + 1)
    assert (await house.table(seated.table.id)).state.answers == (2, 3)
    await house.close()
