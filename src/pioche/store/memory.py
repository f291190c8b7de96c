"""A log in memory, gone with the process: for trials and tests."""

from pioche.core.errors import UnknownTable
from pioche.tables.notices import Stage
from pioche.tables.ports import Kept, LogConflict, News


class MemoryLog:
    """The log as `ports.Log` promises it, but for lasting."""

    has_rivals = False

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}
        self._entries: dict[str, list[Kept]] = {}
        self._stages: dict[str, Stage] = {}

    async def open(self, table: str, seed: str, entries: list[Kept]) -> None:
        """A new table."""
        if table in self._seeds:
            raise LogConflict
        self._seeds[table] = seed
        self._entries[table] = list(entries)
        self._stages[table] = "gathering"

    async def append(self, table: str, entries: list[Kept], stage: Stage | None = None) -> None:
        """Some entries more."""
        log = self._entries.get(table)
        if log is None:
            raise UnknownTable(name=table)
        if entries[0].number <= len(log):
            raise LogConflict
        log += entries
        self._stages[table] = stage or self._stages[table]

    async def read(self, table: str, after: int = 0) -> tuple[str, list[Kept]]:
        """The seed and the entries after a number."""
        if table not in self._seeds:
            raise UnknownTable(name=table)
        return self._seeds[table], self._entries[table][after:]

    async def forget(self, idle_since: dict[Stage, float]) -> int:
        """Delete tables where nothing has happened for long."""
        old = [
            table
            for table, log in self._entries.items()
            if log[-1].at < idle_since.get(self._stages[table], float("-inf"))
        ]
        for table in old:
            del self._seeds[table], self._entries[table], self._stages[table]
        return len(old)

    async def follow(self, news: News) -> None:
        """Nobody else writes here."""

    async def pass_on(self, table: str, text: str) -> None:
        """Nobody else hears it."""

    async def close(self) -> None:
        """There is nothing to let go of."""
