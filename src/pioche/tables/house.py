"""All live tables of a process: opened, found again from the log, let go when nobody needs them."""

import asyncio
import secrets
from collections import deque
from collections.abc import Callable
from weakref import WeakValueDictionary

from pioche.bots import bot_of
from pioche.core.errors import BadOption, ChairTaken, SeatsNotAllowed, UnknownTable
from pioche.play.luck import commitment_of, new_seed
from pioche.tables.entries import AnyEntry, BotSat, Opened, Sat
from pioche.tables.folding import Step, fold
from pioche.tables.live import LiveTable
from pioche.tables.loop_clock import LoopClock
from pioche.tables.names import clean_name, distinct
from pioche.tables.notices import Stage
from pioche.tables.passing import AnyPassing, Outbox, read_passing
from pioche.tables.ports import Clock, Handle, Kept, Log, Thinker, Ticket
from pioche.tables.rematch import rematch_settings, rematch_sitters
from pioche.tables.settings import Settings
from pioche.tables.state import State
from pioche.tables.tickets import hash_of, is_table_id, new_secret, new_table_id
from pioche.tables.waking import Trouble, Waking

SWEEP_EVERY = 60.0
LONGEST_PAUSE = 10.0
DAY = 24 * 60 * 60.0
# how long tables are kept where nothing happens any more
KEPT_FOR: dict[Stage, float] = {"gathering": 7 * DAY, "playing": 90 * DAY, "over": 90 * DAY}


def no_words(table: str, error: Exception) -> None:
    """Nobody wants to hear of trouble."""


def any_luck() -> int:
    """Luck that nobody can foresee, for bots."""
    return secrets.randbits(62)


class LiveHouse:
    """The house as `ports.House` promises it."""

    def __init__(
        self,
        log: Log,
        thinker: Thinker,
        *,
        clock: Clock | None = None,
        luck: Callable[[], int] = any_luck,
        trouble: Trouble = no_words,
    ) -> None:
        self._log = log
        self._thinker = thinker
        self._clock = clock or LoopClock()
        self._luck = luck
        self._tables: WeakValueDictionary[str, LiveTable] = WeakValueDictionary()
        self._kept: set[LiveTable] = set()  # tables that are awake are held on to
        self._loading: dict[str, asyncio.Future[LiveTable]] = {}
        self._sweeping: Handle | None = None
        self._follows = False
        self._outbox = Outbox(log)
        self._waking = Waking(log, self._clock, self._wake, trouble)
        self.process = secrets.token_hex(8)

    @property
    def tables(self) -> tuple[LiveTable, ...]:
        """The tables that are live in this process."""
        return tuple(self._kept)

    async def open(self, settings: Settings, people: list[str], bots: dict[int, str]) -> list[Ticket]:
        """A new table with people on the first chairs that are not the bots'; the first of them is the host."""
        settings = checked(settings)
        chairs = check_chairs(settings, people, bots)
        tickets, sitters = [], list[AnyEntry]()
        table, names = new_table_id(), list[str]()
        for seat, name in zip(chairs, people, strict=True):
            names.append(distinct(clean_name(name), names))
            tickets.append(Ticket(table, seat, new_secret()))
            sitters.append(Sat(seat, names[-1], hash_of(tickets[-1].secret)))
        sitters += [BotSat(seat, bot_of(level, settings.game).level) for seat, level in sorted(bots.items())]
        await self._open(table, settings, sitters)
        return tickets

    async def table(self, name: str) -> LiveTable:
        """The table of that id, from the log if need be."""
        table = await self._find(name)
        self.hold(table)
        return table

    def keep_time(self) -> None:
        """From now on wake tables that have to act though nobody is here."""
        self._waking.start()

    @property
    def there_since(self) -> float:
        """Since when people could come: the start, or the end of a time when the machine or the store was away."""
        return self._waking.there_since

    async def _find(self, name: str) -> LiveTable:
        """A table, from the log if need be; whoever asks holds it."""
        found = self._tables.get(name)
        if found is not None:
            return found
        if not is_table_id(name):
            raise UnknownTable(name=name)
        if name not in self._loading:
            self._loading[name] = loading = asyncio.ensure_future(self._load(name))
            loading.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def forget_old(self, kept_for: dict[Stage, float] = KEPT_FOR) -> int:
        """Delete old tables, and say how many; call it at the start and once a day."""
        now = self._clock.now()
        return await self._log.forget({stage: now - seconds for stage, seconds in kept_for.items()})

    async def close(self) -> None:
        """Let all tables rest, and go."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        await self._waking.close()
        for table in list(self._tables.values()):
            await table.close()
        await self._outbox.close()
        await self._thinker.close()
        await self._log.close()

    async def _open(self, table: str, settings: Settings, sitters: list[AnyEntry]) -> None:
        await self._follow()
        seed, now = new_seed(None), self._clock.now()
        log = [Opened(settings, commitment_of(seed)), *sitters]
        kept = [Kept(number, now, entry) for number, entry in enumerate(log, start=1)]
        state, latest = fold(table, seed, kept)
        await self._log.open(table, seed, kept)
        self.hold(self._enter(state, latest))

    async def _follow(self) -> None:
        """Before the first table is known here, hear what others write."""
        if not self._follows:
            self._follows = True
            await self._log.follow(self._hear)

    async def _load(self, name: str) -> LiveTable:
        await self._follow()
        seed, log = await self._log.read(name)
        table = self._enter(*await asyncio.to_thread(fold, name, seed, log))
        table.say_who_is_here(asks=True)
        return table

    def _enter(self, state: State, latest: deque[Step]) -> LiveTable:
        table = LiveTable(state, latest, self._log, self._clock, self._thinker, self._luck, self)
        self._tables[table.id] = table
        return table

    async def _wake(self, name: str, was_due: float) -> float | None:
        """Let a table act, and go; it says when it has to again."""
        table = await self._find(name)
        await table.go_on()
        if table.due != was_due:
            await self._log.put_off(name, was_due, table.due)
        return table.due

    def hold(self, table: LiveTable) -> None:
        """Keep a table that is awake, and look after a while whether it still is."""
        self._kept.add(table)
        if self._sweeping is None:
            self._sweeping = self._clock.call_at(self._clock.now() + SWEEP_EVERY, self._sweep)

    def _sweep(self) -> None:
        """Let go of tables that rest; who still holds one may go on with it."""
        for table in [table for table in self._kept if not table.is_awake()]:
            self._kept.discard(table)
            table.rest()
            self._waking.expect(table.due)
        for table in self._kept:
            table.say_who_is_here()
        again = self._clock.now() + SWEEP_EVERY
        self._sweeping = self._clock.call_at(again, self._sweep) if self._kept else None

    def pass_on(self, table: str, passing: AnyPassing) -> None:
        """Tell other processes what passes by."""
        if self._log.has_rivals:
            self._outbox.send(table, passing)

    def _hear(self, name: str, news: int | str) -> None:
        """Another process has written, or passes something on; without a name it may have."""
        if not name:
            for each in list(self._tables.values()):
                each.hear()
        table = self._tables.get(name)
        if table is None:
            return
        if isinstance(news, str):
            passing = read_passing(news)
            if passing.process != self.process:
                table.hear_passing(passing)
        elif table.state.number < news:
            table.hear()

    async def open_rematch(self, state: State) -> str:
        """Another table for the same people."""
        table = new_table_id()
        await self._open(table, rematch_settings(state), rematch_sitters(state))
        return table


def checked(settings: Settings) -> Settings:
    """The settings with every name as it is written; an error if there is no such game."""
    setup = settings.setup("")
    return Settings(
        game=setup.game,
        edition=setup.edition.key,
        variant=setup.edition.variant,
        options=setup.other_options(),
        seats=setup.seats,
        pace=settings.pace,
        is_shared=settings.is_shared,
        rematch_of=settings.rematch_of,
        bot_pause=min(max(settings.bot_pause, 0.0), LONGEST_PAUSE),
    )


def check_chairs(settings: Settings, people: list[str], bots: dict[int, str]) -> list[int]:
    """The chairs of the people, if there are enough."""
    for seat, level in bots.items():
        bot_of(level, settings.game)
        if not 0 <= seat < settings.seats:
            raise SeatsNotAllowed(game=settings.game, seats=seat, least=0, most=settings.seats - 1)
    chairs = [seat for seat in range(settings.seats) if seat not in bots]
    if not people or (len(people) > 1 and not settings.is_shared):
        raise BadOption(option="players", value=people, allowed="1")
    if len(people) > len(chairs):
        raise ChairTaken
    return chairs[: len(people)]
