"""A live table: one writer, an audience, bots, and what happens by itself."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Callable
from functools import partial
from typing import Any, Protocol

from pioche.core.errors import ChatIsOff, NoRematchYet, NotYourSeat
from pioche.tables import commands, due
from pioche.tables.attendance import Attendance
from pioche.tables.audience import Audience
from pioche.tables.bot_turns import BotTurns
from pioche.tables.deciding import cover, decide, sit
from pioche.tables.entries import AnyEntry, Rematched, Sat
from pioche.tables.folding import Step
from pioche.tables.looking_back import moments_of, record_of
from pioche.tables.names import clean_words
from pioche.tables.notices import Happened, Said, Whole
from pioche.tables.passing import AnyPassing, HereThere, SaidThere
from pioche.tables.ports import Clock, Handle, Log, Moment, Thinker, Ticket, Viewer
from pioche.tables.seeing import Around, whole
from pioche.tables.state import State
from pioche.tables.tickets import hash_of, new_secret, opens
from pioche.tables.watching import LiveWatch
from pioche.tables.writing import Decide, Writer

WISHES_REMEMBERED = 64
TRY_AGAIN = 5.0


class Host(Protocol):
    """What a table asks of its house."""

    async def open_rematch(self, state: State) -> str:
        """Another table for the same people."""

    def hold(self, table: "LiveTable") -> None:
        """Keep a table that is awake."""

    def pass_on(self, table: str, passing: AnyPassing) -> None:
        """Tell other processes what passes by."""

    @property
    def process(self) -> str:
        """Which process this is."""

    @property
    def there_since(self) -> float:
        """Since when people could come."""


class LiveTable:
    """The table as `ports.Table` promises it."""

    def __init__(
        self,
        state: State,
        latest: deque[Step],
        log: Log,
        clock: Clock,
        thinker: Thinker,
        luck: Callable[[], int],
        house: Host,
    ) -> None:
        self.id = state.table
        self._clock = clock
        self._house = house
        self._attendance = Attendance(state.settings.seats, state.settings.is_shared, clock.now())
        self._audience = Audience(self._attendance, latest, self._people_changed)
        self._writer = Writer(state, log, clock, self._tell)
        self._bots = BotTurns(self._writer, thinker, clock, luck, self._look_after)
        self._fulfilled: OrderedDict[tuple[int | None, str], asyncio.Future[int]] = OrderedDict()
        self._rematching = asyncio.Lock()
        self._alarm: Handle | None = None
        self._is_closed = False
        self._is_alone = False

    @property
    def state(self) -> State:
        """The table now, with all its secrets: not for viewers."""
        return self._writer.state

    @property
    def watching(self) -> int:
        """How many listen."""
        return len(self._audience)

    async def sit(self, name: str, seat: int | None = None) -> Ticket:
        """Take an empty chair, or a bot's; in a running game just a bot's."""
        self._touch()
        secret, taken = new_secret(), list[AnyEntry]()
        secret_hash = hash_of(secret)

        def take(state: State) -> list[AnyEntry]:
            found = sit(state, name, seat, secret_hash)
            taken[:] = found
            return found

        await self._writer.wish(take)
        assert isinstance(taken[0], Sat)
        return Ticket(self.id, taken[0].seat, secret)

    def seat_of(self, secret: str) -> int | None:
        """The seat a secret opens, if it opens one."""
        for seat, place in enumerate(self.state.places):
            if opens(secret, place.secret_hash):
                return seat
        return None

    async def do(self, viewer: Viewer, command: commands.AnyCommand, wish: str | None = None) -> int:
        """Carry out a command; one that comes again under the same wish waits for the first and is done once."""
        self._touch()
        if wish is None:
            return await self._carry_out(viewer, command)
        key = (viewer.seat, wish)
        if (begun := self._fulfilled.get(key)) is None:
            begun = self._fulfilled[key] = asyncio.ensure_future(self._carry_out(viewer, command))
            begun.add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(begun)

    def whole(self, viewer: Viewer) -> Whole:
        """All a viewer may know now."""
        return whole(self.state, viewer.seat, self._around())

    def since(self, viewer: Viewer, number: int) -> list[Happened] | None:
        """What happened after a number, if that is still at hand."""
        return self._audience.since(viewer, number, self.state.number, self._around())

    async def watch(self, viewer: Viewer) -> LiveWatch:
        """Hear from now on what happens."""
        self._touch()
        watch = self._audience.admit(viewer, self._clock.now, self.whole)
        place = None if viewer.seat is None else self.state.places[viewer.seat]
        if place is not None and place.is_covered and not place.is_idle:
            self._wish(partial(decide, seat=viewer.seat, command=commands.ComeBack()))
        return watch

    def hear_passing(self, passing: AnyPassing) -> None:
        """What passes by in another process."""
        if self._is_closed:
            return
        if isinstance(passing, SaidThere):
            self._audience.tell(passing.said)
            return
        self._attendance.hear(passing, self._clock.now())
        self._audience.tell_presence()
        self._look()
        if passing.asks:
            self.say_who_is_here()

    def say_who_is_here(self, asks: bool = False) -> None:
        """Tell other processes who listens in this one."""
        attendance = self._attendance
        attendance.hear(None, self._clock.now())
        told = HereThere(self._house.process, attendance.listening, attendance.spectators, asks)
        self._house.pass_on(self.id, told)

    def record(self) -> dict[str, Any]:
        """The record of the finished game."""
        return record_of(self.state)

    def replay(self, eyes: int | None) -> list[Moment]:
        """The finished game move by move."""
        return moments_of(self.state, eyes)

    def is_awake(self) -> bool:
        """Whether anybody is here, or was a short while ago."""
        return self._attendance.is_awake(self._clock.now())

    def hear(self) -> None:
        """Another process has written: read it."""
        if not self._is_closed:
            self._writer.catch_up()

    @property
    def due(self) -> float | None:
        """When it has to act though nobody is here, if ever."""
        return due.due_alone(self.state)

    async def go_on(self) -> None:
        """Do what has to be done though nobody is here, until the table waits for a person again."""
        await self._writer.catch_up()
        self._is_alone = True
        try:
            self._look()
            await self.settle()
        finally:
            self._is_alone = False
            if not self.is_awake():
                self.rest()

    def rest(self) -> None:
        """Nobody is here: no alarm, until somebody comes."""
        self._set_alarm(None)

    async def settle(self) -> None:
        """Wait until nothing is under way but what waits for the clock."""
        while busy := [*self._writer.under_way, *self._bots.under_way]:
            await asyncio.wait(busy)

    async def close(self) -> None:
        """Finish what is begun, and tell no more."""
        self._is_closed = True
        self._set_alarm(None)
        self._bots.close()
        self._audience.close()
        await self.settle()

    async def _carry_out(self, viewer: Viewer, command: commands.AnyCommand) -> int:
        if isinstance(command, commands.Say | commands.React):
            return self._say(viewer, command)
        if isinstance(command, commands.Rematch):
            return await self._rematch(viewer)
        if isinstance(command, commands.Cover):
            now, woken_at = self._clock.now(), self._attendance.woken_at
            asked = partial(cover, seat=viewer.seat, other=command.seat, now=now, woken_at=woken_at)
            return await self._writer.wish(asked)
        return await self._writer.wish(partial(decide, seat=viewer.seat, command=command))

    def _forget(self, key: tuple[int | None, str], done: asyncio.Future[int]) -> None:
        """What was refused may be tried again; of the rest the latest are remembered."""
        if done.cancelled() or done.exception() is not None:
            self._fulfilled.pop(key, None)
        while len(self._fulfilled) > WISHES_REMEMBERED:
            self._fulfilled.popitem(last=False)

    def _say(self, viewer: Viewer, command: commands.Say | commands.React) -> int:
        if not self.state.chat_is_on:
            raise ChatIsOff
        if isinstance(command, commands.Say):
            said = Said(viewer.seat, words=clean_words(command.words))
        else:
            said = Said(viewer.seat, reaction=command.reaction)
        self._audience.tell(said)
        self._house.pass_on(self.id, SaidThere(self._house.process, said))
        return self.state.number

    async def _rematch(self, viewer: Viewer) -> int:
        async with self._rematching:
            state = self.state
            if viewer.seat not in state.people:
                raise NotYourSeat
            if state.stage != "over":
                raise NoRematchYet
            if state.next_table is not None:
                return state.number
            table = await self._house.open_rematch(state)
            return await self._writer.wish(lambda now: [] if now.next_table else [Rematched(table)])

    def _around(self) -> Around:
        attendance, state = self._attendance, self.state
        clocks, cover_from = due.clocks(state, self._seen_since), due.cover_from(state, attendance.woken_at)
        return Around(attendance.here, clocks, cover_from)

    @property
    def _seen_since(self) -> float:
        """Since when people could see the clock run."""
        return self._house.there_since if self.state.settings.timing.runs_on else self._attendance.woken_at

    def _touch(self) -> None:
        """Somebody wants something: a table that rested goes on."""
        was_awake = self.is_awake()
        self._attendance.touch(self._clock.now())
        if not was_awake:
            self._house.hold(self)
            self._look()

    def _people_changed(self) -> None:
        self.say_who_is_here()
        self._look()

    def _tell(self, steps: list[Step]) -> None:
        """Stored, so now all may hear of it."""
        for before, _, state in steps:
            for seat, (old, new) in enumerate(zip(before.places, state.places, strict=True)):
                if old.secret_hash and old.secret_hash != new.secret_hash:
                    self._audience.send_away(seat, self._clock.now())
        self._audience.tell_steps(steps, self._around())
        self._look()

    def _look(self) -> None:
        """See to what happens by itself: now what is due, and an alarm for what comes next."""
        self._set_alarm(None)
        now, is_awake = self._clock.now(), self.is_awake()
        if self._is_closed or not (is_awake or self._is_alone):
            return
        next_time = None
        for when, kind, seat in due.dues(self.state, self._attendance, self._seen_since):
            if kind == "bot":
                self._bots.ask(seat, "bot", pause=when if is_awake else 0.0)
            elif when > now:
                next_time = when if next_time is None else min(next_time, when)
            elif kind == "clock":
                self._bots.ask(seat, "clock")
            elif kind == "cover":
                self._wish(partial(due.cover, seat=seat))
            else:
                self._wish(partial(due.pass_host, absent=self.state.host, heir=seat))
        self._set_alarm(next_time)

    def _wish(self, wish: Decide) -> None:
        """Something nobody waits for; where it fails, it is looked at again."""
        self._writer.wish(wish).add_done_callback(self._look_after)

    def _look_after(self, done: asyncio.Future[Any]) -> None:
        if not done.cancelled() and done.exception() is not None and not self._is_closed:
            self._set_alarm(self._clock.now() + TRY_AGAIN)

    def _set_alarm(self, when: float | None) -> None:
        if self._alarm is not None:
            self._alarm.cancel()
        self._alarm = None if when is None else self._clock.call_at(when, self._look)
