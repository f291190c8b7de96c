"""Record files: one object, or one to a line; damaged ones are named line by line; unwritable ones change nothing."""

import json
import os
from pathlib import Path

import pytest

import pioche
from pioche.play.records import new_file, to_line
from tests.conformance.cases import CASES, finished

RECORDS = [finished(case, 1).record() for case in CASES[:3]]


def test_records_come_back_as_they_were_written(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    assert pioche.write_records(path, RECORDS) == 3
    lines = list(pioche.read_records(path))
    assert [line.number for line in lines] == [1, 2, 3]
    assert [line.record for line in lines] == json.loads(json.dumps(RECORDS))


@pytest.mark.parametrize("indent", [None, 2])
def test_one_record_may_fill_a_file_on_one_line_or_many(tmp_path: Path, indent: int | None) -> None:
    path = tmp_path / "game.json"
    path.write_text(json.dumps(RECORDS[0], indent=indent), encoding="utf-8")
    (line,) = pioche.read_records(path)
    assert pioche.replay(line.record).scores == tuple(RECORDS[0]["scores"])


def test_a_truncated_line_is_named_and_the_others_are_read(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    texts = [json.dumps(record) for record in RECORDS]
    path.write_text("\n".join([texts[0], texts[1][:500], "", texts[2]]), encoding="utf-8")
    lines = list(pioche.read_records(path))
    assert [line.trouble is None for line in lines] == [True, False, True]
    assert lines[1].trouble is not None
    assert lines[1].trouble.details["reason"] == "not-json"


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "empty"),
        (b" \n \n", "empty"),
        (b"\xff\xfe\x00", "not-text"),
        (b"{", "not-json"),
        (b"[" * 99999, "not-json"),
    ],
)
def test_what_holds_no_record_says_so(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(content)
    (line,) = pioche.read_records(path)
    assert line.trouble is not None
    assert line.trouble.details["reason"] == reason


def test_a_file_that_is_not_there_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(pioche.FileTrouble) as caught:
        list(pioche.read_records(tmp_path / "none.jsonl"))
    assert "none.jsonl" in caught.value.details["path"]


def test_a_folder_cannot_be_written_as_a_file(tmp_path: Path) -> None:
    for path in (
        tmp_path,
        tmp_path / "no" / "such" / "folder.jsonl",
        Path("."),
        Path("/"),
        tmp_path / ("x" * 300),
        "\0",
        "\ud800",
    ):
        with pytest.raises(pioche.FileTrouble):
            pioche.write_records(path, RECORDS)
    assert list(tmp_path.iterdir()) == []


def test_a_write_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("old", encoding="utf-8")
    with pytest.raises(pioche.FileTrouble), new_file(path):
        raise OSError(28, "No space left on device")
    assert path.read_text(encoding="utf-8") == "old"
    assert [child.name for child in tmp_path.iterdir()] == ["games.jsonl"]


def test_a_pipe_or_a_device_is_written_to_and_stays_what_it_is(tmp_path: Path) -> None:
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    reader = os.open(pipe, os.O_RDONLY | os.O_NONBLOCK)
    try:
        pioche.write_records(pipe, RECORDS[:1])
        assert os.read(reader, 99999).decode() == to_line(RECORDS[0]) + "\n"
    finally:
        os.close(reader)
    assert pipe.is_fifo()
    assert [child.name for child in tmp_path.iterdir()] == ["pipe"]


def test_a_link_goes_on_leading_to_the_file_that_is_written(tmp_path: Path) -> None:
    target, link = tmp_path / "games.jsonl", tmp_path / "link.jsonl"
    link.symlink_to(target)
    assert pioche.write_records(link, RECORDS[:1]) == 1
    assert link.is_symlink()
    assert target.read_text(encoding="utf-8") == to_line(RECORDS[0]) + "\n"
