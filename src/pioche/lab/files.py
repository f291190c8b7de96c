"""Files with a row for each game: text for spreadsheets, and Parquet for data frames."""

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from pioche.core.extras import need
from pioche.core.version import __version__
from pioche.lab.plan import Plan
from pioche.lab.shares import Part
from pioche.play.records import new_file
from pioche.play.values import members

FORMAT = "pioche-games/1"
KEY = b"pioche"
PACKED: dict[str, Any] = {"compression": "zstd", "compression_level": 1}
# games that are packed together
TOGETHER = 1 << 16


def columns_of(plans: Sequence[Plan]) -> list[str]:
    """The names of the columns; which edition a game is of is told where there are several."""
    scores = [f"score_{seat}" for seat in range(plans[0].seats)]
    return [*(["edition"] if len(plans) > 1 else []), "seed", *scores, "winners", "decisions"]


def edition_of(plan: Plan) -> str:
    """Edition and variant in one word."""
    return plan.setup.edition.name


class Table:
    """A file of rows as it is written."""

    def __init__(self, plans: Sequence[Plan]) -> None:
        self.plans = plans
        self.columns = columns_of(plans)

    def add(self, parts: Sequence[Part]) -> None:
        """Write the games of a stretch of seeds, plan by plan."""
        raise NotImplementedError

    def close(self) -> None:
        """Write what is still to be written."""


class TextTable(Table):
    """Comma-separated values, a line for each game; of several winners, the seats with blanks between."""

    def __init__(self, plans: Sequence[Plan], file: Any) -> None:
        super().__init__(plans)
        self.file = file
        self.seats = [" ".join(map(str, members(bits, plans[0].seats))) for bits in range(1 << plans[0].seats)]
        file.write(",".join(self.columns) + "\n")

    def add(self, parts: Sequence[Part]) -> None:
        """A line for each game."""
        for plan, part in zip(self.plans, parts, strict=True):
            front = f"{edition_of(plan)}," if len(self.plans) > 1 else ""
            numbers = [plain(column) for column in (*part.scores, part.decisions)]
            for seed, bits, row in zip(self.seeds(part), plain(part.winners), zip(*numbers, strict=True), strict=True):
                *scores, decisions = row
                self.file.write(f"{front}{seed},{','.join(map(str, scores))},{self.seats[bits]},{decisions}\n")

    def seeds(self, part: Part) -> range:
        """The seeds of a part."""
        return range(part.first, part.first + part.games)


class ParquetTable(Table):
    """Parquet, with what was played in the file's metadata; `winners` is a list of seats."""

    def __init__(self, plans: Sequence[Plan], file: Any) -> None:
        super().__init__(plans)
        pa = self.pa = need("pyarrow", "lab")
        facts = {"format": FORMAT, "version": __version__, "plans": [plan.facts() for plan in plans]}
        kinds = {"edition": pa.string(), "seed": pa.int64(), "winners": pa.list_(pa.int8())}
        fields = [pa.field(name, kinds.get(name, pa.int32()), nullable=False) for name in self.columns]
        self.schema = pa.schema(fields, {KEY: json.dumps(facts, ensure_ascii=False).encode()})
        self.writer = need("pyarrow.parquet", "lab").ParquetWriter(file.buffer, self.schema, **PACKED)
        self.sets = [list(members(bits, plans[0].seats)) for bits in range(1 << plans[0].seats)]
        self.waiting: list[Any] = []
        self.games = 0

    def add(self, parts: Sequence[Part]) -> None:
        """A row for each game, packed when there are enough of them."""
        for plan, part in zip(self.plans, parts, strict=True):
            columns = [range(part.first, part.first + part.games), *part.scores, self.winners(part), part.decisions]
            if len(self.plans) > 1:
                columns.insert(0, [edition_of(plan)] * part.games)
            arrays = [self.pa.array(column, field.type) for column, field in zip(columns, self.schema, strict=True)]
            self.waiting.append(self.pa.record_batch(arrays, schema=self.schema))
            self.games += part.games
        if self.games >= TOGETHER:
            self.pack()

    def winners(self, part: Part) -> list[list[int]]:
        """The winning seats of each game."""
        return [self.sets[bits] for bits in plain(part.winners)]

    def pack(self) -> None:
        """Write the games that wait."""
        if self.waiting:
            self.writer.write_table(self.pa.Table.from_batches(self.waiting))
        self.waiting, self.games = [], 0

    def close(self) -> None:
        """The last games, and the end of the file."""
        self.pack()
        self.writer.close()


@contextmanager
def table_file(path: str | Path, kind: type[Table], plans: Sequence[Plan]) -> Iterator[Table]:
    """A file of rows, which appears when all is written."""
    with new_file(path) as file:
        table = kind(plans, file)  # type: ignore[call-arg]
        try:
            yield table
        finally:
            table.close()


def plain(column: Any) -> list[int]:
    """A column as a list of Python's own numbers."""
    return column.tolist() if hasattr(column, "dtype") else list(column)
