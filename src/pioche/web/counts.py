"""What is measured while the server runs, for Prometheus."""

from time import perf_counter

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

from pioche.tables.ports import Question, Thinker

FINE = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Counts:
    """The counters of one server; names of tables and people are in none of them."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.sockets = Gauge("pioche_sockets", "Open sockets", registry=registry)
        self.opened = Counter("pioche_tables_opened", "Tables opened", ["game"], registry=registry)
        self.done = Counter("pioche_commands", "Commands carried out", ["kind"], registry=registry)
        self.refusals = Counter("pioche_refusals", "Refusals", ["code"], registry=registry)
        self.told = Counter("pioche_messages", "Messages sent to sockets", registry=registry)
        self.latency = Histogram(
            "pioche_command_seconds", "From a command's arrival to its answer", buckets=FINE, registry=registry
        )
        self.tables = Gauge("pioche_tables", "Tables held in memory", registry=registry)
        self.thinking = Histogram("pioche_bot_seconds", "What a bot's move takes", buckets=FINE, registry=registry)

    def page(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)


class Timed:
    """A thinker whose time is measured."""

    def __init__(self, thinker: Thinker, counts: Counts) -> None:
        self._thinker, self._counts = thinker, counts

    async def choose(self, question: Question) -> int:
        """The thinker's choice."""
        begin = perf_counter()
        action = await self._thinker.choose(question)
        self._counts.thinking.observe(perf_counter() - begin)
        return action

    async def close(self) -> None:
        """Stop thinking."""
        await self._thinker.close()
