"""Files of games: the same rows as text and as Parquet, whole or not at all."""

import csv
import json
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from pioche.core.errors import FileTrouble
from pioche.lab.files import FORMAT, KEY, ParquetTable, Table, TextTable, table_file
from pioche.lab.playing import play_compiled, play_plain
from pioche.lab.shares import Share
from tests.lab.plans import part, plan, rows

WHICH = plan("kobito", seats=3)
KINDS: list[tuple[str, type[Table]]] = [("games.csv", TextTable), ("games.parquet", ParquetTable)]


def test_text_has_a_line_for_each_game(tmp_path: Path) -> None:
    found = [play_plain(Share(WHICH, 4, 5)), play_compiled(Share(WHICH, 9, 3))]
    with table_file(tmp_path / "games.csv", TextTable, [WHICH]) as table:
        for each in found:
            table.add([each])
    with (tmp_path / "games.csv").open() as file:
        lines = list(csv.DictReader(file))
    assert list(lines[0]) == ["seed", "score_0", "score_1", "score_2", "winners", "decisions"]
    assert [int(line["seed"]) for line in lines] == list(range(4, 12))
    for line, (scores, winners, decisions) in zip(lines, rows(found), strict=True):
        assert [int(line[f"score_{seat}"]) for seat in range(3)] == scores
        assert sum(1 << int(seat) for seat in line["winners"].split()) == winners
        assert int(line["decisions"]) == decisions


def test_parquet_holds_the_same_and_what_was_played(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    found = [play_compiled(Share(WHICH, 4, 5)), play_plain(Share(WHICH, 9, 3))]
    with table_file(path, ParquetTable, [WHICH]) as table:
        for each in found:
            table.add([each])
    for row, (scores, winners, decisions) in zip(pq.read_table(path).to_pylist(), rows(found), strict=True):
        assert [row[f"score_{seat}"] for seat in range(3)] == scores
        assert sum(1 << seat for seat in row["winners"]) == winners
        assert row["decisions"] == decisions
    facts = json.loads(pq.read_schema(path).metadata[KEY])
    assert (facts["format"], facts["plans"]) == (FORMAT, [WHICH.facts()])


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_several_editions_stand_in_one_file_by_name(name: str, kind: type[Table], tmp_path: Path) -> None:
    plans = [plan("5211", seats=2), plan("5211", "ouchi", seats=2)]
    with table_file(tmp_path / name, kind, plans) as table:
        table.add([part([[1, 2]], [2], first=7), part([[4, 4]], [3], first=7)])
    if kind is TextTable:
        text = (tmp_path / name).read_text()
        assert text == "edition,seed,score_0,score_1,winners,decisions\nnext-move,7,1,2,1,10\nouchi,7,4,4,0 1,10\n"
    else:
        found = pq.read_table(tmp_path / name).to_pylist()
        assert [(row["edition"], row["seed"], row["winners"]) for row in found] == [
            ("next-move", 7, [1]), ("ouchi", 7, [0, 1]),
        ]  # fmt: skip


@pytest.mark.parametrize(("name", "kind"), KINDS)
def test_what_breaks_off_leaves_no_file(name: str, kind: type[Table], tmp_path: Path) -> None:
    broken = play_plain(Share(WHICH, 0, 1))._replace(winners=[1, "x"])
    with pytest.raises((TypeError, ValueError)), table_file(tmp_path / name, kind, [WHICH]) as table:
        table.add([broken])
    assert list(tmp_path.iterdir()) == []
    with pytest.raises(FileTrouble), table_file(tmp_path, kind, [WHICH]):
        pass
