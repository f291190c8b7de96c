"""A log in memory, gone with the process: for trials and tests."""

from pioche.core.errors import UnknownTable
from pioche.tables.notices import Stage
from pioche.tables.ports import Kept, LogConflict, News, Standing


class MemoryLog:
    """The log as `ports.Log` promises it, but for lasting."""

    has_rivals = False

    def __init__(self) -> None:
        self._seeds: dict[str, str] = {}
        self._entries: dict[str, list[Kept]] = {}
        self._standings: dict[str, Standing] = {}

    async def open(self, table: str, seed: str, entries: list[Kept]) -> None:
        """A new table."""
        if table in self._seeds:
            raise LogConflict
        self._seeds[table] = seed
        self._entries[table] = list(entries)
        self._standings[table] = Standing("gathering")

    async def append(self, table: str, entries: list[Kept], standing: Standing | None = None) -> None:
        """Some entries more."""
        log = self._entries.get(table)
        if log is None:
            raise UnknownTable(name=table)
        if entries[0].number <= len(log):
            raise LogConflict
        log += entries
        self._standings[table] = standing or self._standings[table]

    async def read(self, table: str, after: int = 0) -> tuple[str, list[Kept]]:
        """The seed and the entries after a number."""
        if table not in self._seeds:
            raise UnknownTable(name=table)
        return self._seeds[table], self._entries[table][after:]

    async def due(self, until: float) -> tuple[dict[str, float], float | None]:
        """The tables that have to act up to a time, and when the next one has to."""
        times = sorted((one.due, table) for table, one in self._standings.items() if one.due is not None)
        return (
            {table: due for due, table in times if due <= until},
            next((due for due, _ in times if due > until), None),
        )

    async def put_off(self, table: str, was_due: float, due: float | None) -> None:
        """A table has to act at another time than was said."""
        standing = self._standings.get(table)
        if standing is not None and standing.due == was_due:
            self._standings[table] = Standing(standing.stage, due)

    async def forget(self, idle_since: dict[Stage, float]) -> int:
        """Delete tables where nothing has happened for long."""
        old = [
            table
            for table, log in self._entries.items()
            if log[-1].at < idle_since.get(self._standings[table].stage, float("-inf"))
        ]
        for table in old:
            del self._seeds[table], self._entries[table], self._standings[table]
        return len(old)

    async def follow(self, news: News) -> None:
        """Nobody else writes here."""

    async def pass_on(self, table: str, text: str) -> None:
        """Nobody else hears it."""

    async def close(self) -> None:
        """There is nothing to let go of."""
