"""One moment of a game in OpenSpiel: a value that copies share, with the way that led to it."""

from functools import cache
from typing import Any, NamedTuple

from pioche.core.contract import NOBODY
from pioche.envs.observed import worth
from pioche.envs.openspiel.dealing import DEALERS
from pioche.envs.openspiel.dealing.position import Action, Position, Weights
from pioche.envs.openspiel.limits import limits_of
from pioche.envs.openspiel.settings import Settings, laid_out
from pioche.play.values import members

# what a view tells of the game as a whole and of who looks
SAID_ELSEWHERE = {"game", "edition", "variant", "seats", "you"}


class Moment:
    """A table at which seats decide, or the last one; what a seat knows of it is worked out when it is asked for."""

    __slots__ = ("_known", "_views", "lines", "table")

    def __init__(self, table: Any) -> None:
        self.table = table
        self._known: dict[int, Any] = {}
        self._views: dict[int, dict[str, Any]] = {}
        # what had changed since the moment before, as text, for each way to look and each seat
        self.lines: dict[tuple[Any, int], str] = {}

    def known(self, settings: Settings, seat: int) -> Any:
        """What `know` lets the seat (or NOBODY, a spectator) know."""
        known = self._known.get(seat)
        if known is None:
            known = self._known[seat] = settings.rules.table()
            settings.rules.know(self.table, seat, known)
        return known

    def view(self, settings: Settings, seat: int) -> dict[str, Any]:
        """The same as plain data, without saying whose it is."""
        if seat not in self._views:
            view = settings.rules.view(self.known(settings, seat), settings.setup.edition)
            self._views[seat] = {name: fact for name, fact in view.items() if name not in SAID_ELSEWHERE}
        return self._views[seat]


class Step(NamedTuple):
    """A moment, what the seats did at it, and what all have seen of it then: at a reveal, the sealed cards too."""

    moment: Moment
    actions: tuple[Action, ...]
    shown: tuple[Action, ...]


class Play:
    """A position, and the steps that led to it. Nothing of it ever changes."""

    __slots__ = ("is_over", "moment", "past", "position", "settings", "to_act")

    def __init__(self, settings: Settings, position: Position, past: tuple[Step, ...]) -> None:
        self.settings = settings
        self.position = position
        self.past = past
        self.moment = None if position.wanted else Moment(position.table)
        self.to_act = () if position.wanted else deciders(settings, position.table, past)
        self.is_over = not position.wanted and not self.to_act

    def __deepcopy__(self, memo: Any) -> "Play":
        """Itself: a value needs no copies."""
        return self

    def __reduce__(self) -> Any:
        """Tables as their bytes."""
        table, *rest = self.position
        past = tuple((step.moment.table.pack(), step.actions, step.shown) for step in self.past)
        return restore, (self.settings, table.pack(), tuple(rest), past)

    def legal(self, seat: int) -> list[int]:
        """The actions of a seat that decides now, in order."""
        if seat not in self.to_act:
            return []
        actions = [0] * self.settings.rules.actions
        return sorted(actions[: self.settings.rules.legal(self.position.table, seat, actions)])

    def act(self, actions: tuple[Action, ...]) -> "Play":
        """The moment after some seats' actions."""
        assert self.moment is not None
        position, shown = DEALERS[self.settings.game].act(self.position, actions)
        return Play(self.settings, position, (*self.past, Step(self.moment, actions, shown)))

    def outcomes(self) -> Weights:
        """What chance may bring now, with weights."""
        return DEALERS[self.settings.game].outcomes(self.position)

    def bring(self, outcome: int) -> "Play":
        """The moment after what chance brought."""
        return Play(self.settings, DEALERS[self.settings.game].bring(self.position, outcome), self.past)

    def imagine(self, seat: int, seed: int) -> "Play":
        """A moment at which the seat could be, for all it knows; its past holds no more than the seat has seen."""
        assert self.moment is not None
        settings = self.settings
        table: Any = settings.rules.table()
        settings.rules.imagine(self.moment.known(settings, seat), table, seed)
        table.luck = [0] * len(table.luck)
        DEALERS[settings.game].forget(table)
        past = (
            Step(Moment(step.moment.known(settings, seat)), only_own(step.actions, seat), step.shown)
            for step in self.past
        )
        return Play(settings, Position(table), tuple(past))

    def returns(self) -> list[float]:
        """What the game has brought each seat: points, or its part of the victory, from -1 / (seats - 1) to 1."""
        settings, table = self.settings, self.position.table
        seats = settings.players
        if not self.is_over:
            return [0.0] * seats
        points = [0] * seats
        settings.rules.scores(table, points)
        return worth(settings.game, settings.returns, points, settings.rules.winners(table))


def deciders(settings: Settings, table: Any, past: tuple[Step, ...]) -> tuple[int, ...]:
    """The seats that decide now: all that may, or the next of them; nobody where the game has ended or is cut."""
    if len(past) >= longest(settings):
        return ()
    seats = members(settings.rules.to_act(table), settings.players)
    if settings.simultaneous or len(seats) < 2:
        return seats
    last = past[-1].actions[-1][0] if past else NOBODY
    return (next((seat for seat in seats if seat > last), seats[0]),)


def only_own(actions: tuple[Action, ...], seat: int) -> tuple[Action, ...]:
    """What a seat did itself; of the others, only that they did something."""
    return tuple((other, action if other == seat else NOBODY) for other, action in actions)


@cache
def opening(settings: Settings) -> Play:
    """The first moment of a game, before all chance."""
    return Play(settings, DEALERS[settings.game].begin(laid_out(settings)), ())


@cache
def longest(settings: Settings) -> int:
    """After how many decisions a game is over or cut."""
    return limits_of(settings).decisions


def restore(settings: Settings, table: bytes, rest: Any, past: Any) -> Play:
    """A moment from its bytes."""
    unpack = settings.rules.table.unpack
    steps = tuple(Step(Moment(unpack(before)), actions, shown) for before, actions, shown in past)
    return Play(settings, Position(unpack(table), *rest), steps)
