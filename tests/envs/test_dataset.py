"""Datasets: every decision of many games, as numbers in a Parquet file."""

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import pioche
from pioche.bots import bot_of
from pioche.envs.dataset import FORMAT, Written, about, write_dataset
from pioche.envs.observed import observed
from pioche.envs.recording import IN_PYTHON, SIDE_BY_SIDE
from pioche.play.luck import new_seed
from pioche.play.match import play_match
from pioche.play.setup import prepare
from tests.architecture.sources import ROOT
from tests.conformance.cases import Case, each_edition

GAMES = ("5211", "kobito", "kudos")
each_game = pytest.mark.parametrize("game", GAMES)


def rows_of(path: Path) -> dict[str, Any]:
    """All columns of a file, lists as rows of an array."""
    table = pq.read_table(path)
    columns = {}
    for name in table.column_names:
        column = table[name].combine_chunks()
        values = column.flatten() if hasattr(column, "flatten") and name in LISTS else column
        columns[name] = np.asarray(values.to_numpy(zero_copy_only=False))
        if name in LISTS:
            columns[name] = columns[name].reshape(table.num_rows, -1)
    return columns


LISTS = {"observation", "mask", "scores", "returns"}


def replayed(case_: dict[str, Any], rows: dict[str, Any], seed: int) -> pioche.Game:
    """The game of a seed, played by the actions of its rows; each row is compared on the way."""
    game = pioche.new(
        case_["game"], edition=case_["edition"], variant=case_["variant"], seats=case_["seats"], seed=seed
    )
    mine = np.flatnonzero(rows["seed"] == seed)
    assert rows["step"][mine].tolist() == list(range(len(mine)))
    waiting: list[int] = []
    for row in mine:
        seat = rows["seat"][row]
        if not waiting:
            waiting, moment = list(game.to_act), game
        assert waiting.pop(0) == seat
        rules = game.setup.rules
        assert rows["observation"][row].tolist() == observed(rules, moment.know(int(seat)))
        legal = [game.action(int(seat), move) for move in game.legal(int(seat))]
        assert np.flatnonzero(rows["mask"][row]).tolist() == sorted(legal)
        game = game.act(int(seat), int(rows["action"][row]))
    return game


@each_edition
def test_every_row_is_what_a_seat_knew_and_did(case: Case, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    edition = case.edition
    written = write_dataset(
        path, case.game, games=3, edition=edition.key, variant=edition.variant, seats=case.seats, seed=5
    )
    rows = rows_of(path)
    assert written == Written(3, len(rows["seed"]))
    for seed in (5, 6, 7):
        game = replayed(about(path), rows, seed)
        mine = np.flatnonzero(rows["seed"] == seed)
        assert game.is_over
        assert (rows["scores"][mine] == game.scores).all()
        won = [(case.seats / len(game.winners) * (seat in game.winners) - 1) for seat in range(case.seats)]
        assert rows["returns"][mine] == pytest.approx(np.tile(np.array(won) / (case.seats - 1), (len(mine), 1)))


@each_game
@pytest.mark.parametrize("levels", ["random", "greedy", "greedy,random,random,greedy"])
def test_the_games_are_those_the_same_bots_play_elsewhere(game: str, levels: str, tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_dataset(path, game, games=2, seats=4, bots=levels, seed=3)
    rows = rows_of(path)
    names = levels.split(",") if "," in levels else [levels] * 4
    bots = [bot_of(name, game) for name in names]
    for seed in (3, 4):
        setup = prepare(game, None, None, 4, None, None, new_seed(seed))
        finished = play_match(setup, [(bot.choose, bot.needs_to_know) for bot in bots], seed)
        assert replayed(about(path), rows, seed).moves == finished.moves


@pytest.mark.parametrize(("levels", "together"), [("random", SIDE_BY_SIDE), ("greedy", IN_PYTHON)])
def test_more_games_than_are_played_side_by_side_follow_each_other(levels: str, together: int, tmp_path: Path) -> None:
    path, few = tmp_path / "games.parquet", tmp_path / "few.parquet"
    write_dataset(path, "5211", games=together + 3, seats=2, bots=levels)
    rows = rows_of(path)
    assert np.unique(rows["seed"]).tolist() == list(range(together + 3))
    assert (np.diff(rows["seed"]) >= 0).all()
    assert pq.ParquetFile(path).metadata.num_row_groups == 2
    write_dataset(few, "5211", games=1, seats=2, bots=levels, seed=together + 1)
    again = rows_of(few)
    for name, column in rows.items():
        assert (column[rows["seed"] == together + 1] == again[name]).all()


def test_the_file_says_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    write_dataset(path, "kudos", games=1, edition="nl", seats=3, options={"arrow": "follows-last-pile"}, seed=9)
    facts = about(path)
    names = facts.pop("features")
    assert facts == {
        "format": FORMAT, "version": pioche.__version__, "game": "kudos", "edition": "nl", "variant": None,
        "options": {"arrow": "follows-last-pile"}, "rules_version": 1, "seats": 3, "players": ["bot:random"] * 3,
        "first_seed": 9, "actions": 86,
    }  # fmt: skip
    assert len(set(names)) == len(names) == rows_of(path)["observation"].shape[1]
    assert {"row_marks[0]", "row_marks[179]", "target"} <= set(names)


def test_it_can_be_ended_between_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    asked: list[int] = []

    def go_on(done: int) -> bool:
        asked.append(done)
        return len(asked) < 2

    written = write_dataset(path, "5211", games=1000, seats=2, bots="greedy", go_on=go_on)
    assert asked == [IN_PYTHON, 2 * IN_PYTHON]
    assert written.games == 2 * IN_PYTHON == len(np.unique(rows_of(path)["seed"]))


def test_what_is_broken_off_leaves_the_old_file_as_it_was(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    path.write_text("old", encoding="utf-8")

    def go_on(done: int) -> bool:
        assert done
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        write_dataset(path, "5211", games=100, seats=2, go_on=go_on)
    assert [each.name for each in tmp_path.iterdir()] == ["games.parquet"]
    assert path.read_text(encoding="utf-8") == "old"


@pytest.mark.parametrize(
    ("ask", "error"),
    [
        (lambda path: write_dataset(path, "5211", games=0), pioche.BadOption),
        (lambda path: write_dataset(path, "5211", games=1, seed=-1), pioche.BadOption),
        (lambda path: write_dataset(path, "5211", games=2, seed=2**63 - 2), pioche.BadOption),
        (lambda path: write_dataset(path, "5211", games=1, bots="greedy,random"), pioche.BadOption),
        (lambda path: write_dataset(path, "5211", games=1, bots=["oracle"]), pioche.UnknownName),
        (lambda path: write_dataset(path, "whist", games=1), pioche.UnknownName),
        (lambda path: write_dataset(path, "kudos", games=1, seats=2), pioche.SeatsNotAllowed),
        (lambda path: write_dataset(path.parent, "5211", games=1), pioche.FileTrouble),
        (lambda path: write_dataset(path / "no" / "such", "5211", games=1), pioche.FileTrouble),
        (lambda path: about(path), pioche.FileTrouble),
        (lambda path: about(path.parent), pioche.FileTrouble),
        (lambda _: about(__file__), pioche.FileTrouble),
    ],
)
def test_what_cannot_be_done_is_an_error_with_a_name(
    ask: Callable[[Path], Any], error: type[pioche.PiocheError], tmp_path: Path
) -> None:
    with pytest.raises(error):
        ask(tmp_path / "games.parquet")
    assert list(tmp_path.iterdir()) == []


def test_another_parquet_file_is_no_dataset(tmp_path: Path) -> None:
    import pyarrow as pa

    path = tmp_path / "other.parquet"
    pq.write_table(pa.table({"seed": [1]}), path)
    with pytest.raises(pioche.FileTrouble):
        about(path)


@pytest.mark.parametrize("library", ["pyarrow", "numba"])
def test_without_its_libraries_it_is_said_what_is_missing(library: str) -> None:
    code = f"import sys; sys.path.insert(0, {str(ROOT / 'src')!r}); sys.modules[{library!r}] = None\n"
    code += "import pioche\ntry:\n import pioche.envs.dataset\nexcept pioche.MissingExtra as error: print(error)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert f"name: {library}, extra: envs" in done.stdout
