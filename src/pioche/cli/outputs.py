"""The files that many games are written to: all are open before the first game; each appears whole or not at all."""

import json
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pioche.core.errors import BadOption
from pioche.core.extras import need
from pioche.lab.files import ParquetTable, Table, TextTable, table_file
from pioche.lab.plan import Plan
from pioche.lab.plots import Picture, check_ending, draw
from pioche.lab.shares import Part
from pioche.play.records import new_file

ENDINGS = {"csv": ".csv", "parquet": ".parquet", "json-file": ".json"}


@dataclass(frozen=True)
class Targets:
    """The files that are wished for."""

    records: Path | None = None
    csv: Path | None = None
    parquet: Path | None = None
    json_file: Path | None = None
    plots: Sequence[Path] = ()

    def check(self) -> None:
        """Refuse names that do not fit what they are for, or that stand for two files; ask for the libraries."""
        named = {"csv": self.csv, "parquet": self.parquet, "json-file": self.json_file}
        for option, path in named.items():
            if path is not None and path.suffix.lower() != ENDINGS[option]:
                raise BadOption(option=option, value=path, allowed=f"*{ENDINGS[option]}")
        for path in self.plots:
            check_ending(path)
        if self.parquet is not None:
            need("pyarrow", "lab")
        everything = [path.resolve() for path in (self.records, *named.values(), *self.plots) if path is not None]
        for place, path in enumerate(everything):
            if path in everything[:place]:
                raise BadOption(option="file", value=path.name, allowed="")


class Outputs:
    """Those files, open."""

    def __init__(self, stack: ExitStack, plans: Sequence[Plan], targets: Targets) -> None:
        def opened(path: Path | None) -> Any:
            return None if path is None else stack.enter_context(new_file(path))

        def table(path: Path, kind: type[Table]) -> Table:
            return stack.enter_context(table_file(path, kind, plans))

        self.records, self.report = opened(targets.records), opened(targets.json_file)
        self.plots = [(opened(path), path.suffix.lower()) for path in targets.plots]
        self.tables: list[Table] = []
        if targets.csv:
            self.tables.append(table(targets.csv, TextTable))
        if targets.parquet:
            self.tables.append(table(targets.parquet, ParquetTable))

    def add(self, parts: Sequence[Part]) -> None:
        """Write some more games."""
        for table in self.tables:
            table.add(parts)
        if self.records is not None:
            for part in parts:
                self.records.writelines(line + "\n" for line in part.lines)

    def finish(self, facts: dict[str, Any], picture: Picture) -> None:
        """Write what is known only at the end."""
        if self.report is not None:
            self.report.write(json.dumps(facts, ensure_ascii=False, indent=1) + "\n")
        for file, ending in self.plots:
            draw(picture, file.buffer, ending)
