"""A game as an immutable value: playing gives another value and leaves this one as it was."""

from dataclasses import dataclass, field, replace
from functools import cache
from pathlib import Path
from typing import Any, Self

from pioche.core.contract import NOBODY, Event
from pioche.core.errors import GameIsOver, GameNotOver, IllegalMove, MoveError, NotYourTurn, SeatsNotAllowed
from pioche.core.luck import WORDS
from pioche.play.luck import Source, commitment_of, new_seed, source_of
from pioche.play.records import new_file
from pioche.play.setup import Setup, prepare, thaw

FORMAT = "pioche/1"


@dataclass(frozen=True, slots=True)
class Step:
    """The last action, and the table before it."""

    before: Any
    seat: int
    action: int


@dataclass(frozen=True, slots=True, eq=False, repr=False)
class Game:
    """One moment of one game. Get the first from `pioche.new`, the others from `play`."""

    setup: Setup
    _source: Source | None
    _table: Any
    _luck: tuple[Any, ...]
    _moves: tuple[tuple[int, int], ...]
    _step: Step | None = None
    # the legal moves of each seat that was asked about, as text with their numbers
    _choices: dict[int, dict[str, int]] = field(default_factory=dict)

    @property
    def name(self) -> str:
        """The game's key: `5211`, `kobito` or `kudos`."""
        return self.setup.game

    @property
    def edition(self) -> str:
        """The edition's key."""
        return self.setup.edition.key

    @property
    def variant(self) -> str | None:
        """The variant's key, if it is one."""
        return self.setup.edition.variant

    @property
    def options(self) -> dict[str, Any]:
        """Every option with its value."""
        return dict(self.setup.options)

    @property
    def seats(self) -> int:
        """How many play."""
        return self.setup.seats

    @property
    def players(self) -> tuple[str, ...]:
        """The names, in seat order."""
        return self.setup.players

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return not self.to_act

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that may choose now; none when the game is over."""
        return members(self.setup.rules.to_act(self._table), self.seats)

    @property
    def scores(self) -> tuple[int, ...]:
        """The points of every seat as they truly are; what a seat may be shown is in its view."""
        points = [0] * self.seats
        self.setup.rules.scores(self._table, points)
        return tuple(points)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that have won; none while the game goes on."""
        return members(self.setup.rules.winners(self._table), self.seats) if self.is_over else ()

    @property
    def moves(self) -> tuple[tuple[int, str], ...]:
        """The moves that all have seen, as (seat, text)."""
        return tuple((seat, self._write(seat, action)) for seat, action in self._moves)

    @property
    def length(self) -> int:
        """How many moves all have seen."""
        return len(self._moves)

    @property
    def luck(self) -> tuple[Any, ...]:
        """All luck so far, as a record writes it; it names hidden cards, so only a finished game tells."""
        if not self.is_over:
            raise GameNotOver(game=self.name, to_act=self.to_act)
        return tuple(map(thaw, self._luck))

    def legal(self, seat: int) -> tuple[str, ...]:
        """The moves the seat may make now, in the order of the cards."""
        self._check_seat(seat)
        return tuple(self._legal(seat))

    def play(self, seat: int, move: str) -> "Game":
        """The game after that move; an error, with the rule, if it cannot be made."""
        self._check_seat(seat)
        return self.act(seat, self.action(seat, move))

    def action(self, seat: int, move: str) -> int:
        """The number of a move that is legal now; an error with the rule if it is not."""
        text, legal, rules = str(move), self._legal(seat), self.setup.rules
        if text in legal:
            return legal[text]
        if self.is_over:
            raise GameIsOver(seat=seat, move=text)
        try:
            action = rules.read(text, seat, self.setup.edition)
        except MoveError as error:
            if error.rule and seat not in self.to_act and not self.may_take_back(seat):
                raise NotYourTurn(rule=rules.turn_rule, seat=seat, move=text, to_act=self.to_act) from None
            raise type(error)(rule=error.rule, **{**error.details, "move": text, "legal": self.legal(seat)}) from None
        if action not in legal.values():
            self._refuse(seat, text, action)
        return action

    def act(self, seat: int, action: int) -> "Game":
        """The game after that legal action."""
        rules = self.setup.rules
        table = self._table.copy()
        moves = self._moves + rules.recorded(table, seat, action)
        rules.act(table, seat, action)
        luck = settle(self.setup, table, self._source, self._luck)
        return Game(self.setup, self._source, table, luck, moves, Step(self._table, seat, action))

    def take_back(self, seat: int) -> Self:
        """The game with the seat's sealed cards back in its hand, before the reveal."""
        self._check_seat(seat)
        table = self._table.copy()
        back = self.setup.rules.take_back
        if back is None or not back(table, seat):
            raise IllegalMove(
                rule=self.setup.rules.turn_rule,
                seat=seat,
                move="back",
                reason="nothing-to-take-back",
                legal=(),
            )
        return replace(self, _table=table, _step=None, _choices={})

    def may_take_back(self, seat: int) -> bool:
        """5211-R2: whether the seat has sealed cards that it may take back."""
        back = self.setup.rules.take_back
        return back is not None and back(self._table.copy(), seat)

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat may know, as plain data; without a seat, what a spectator may."""
        return self.setup.rules.view(self.know(seat), self.setup.edition)

    def know(self, seat: int | None = None) -> Any:
        """The table as a seat (or a spectator) may know it, the rest blank: all that bots get."""
        if seat is not None:
            self._check_seat(seat)
        rules = self.setup.rules
        known = rules.table()
        rules.know(self._table, NOBODY if seat is None else seat, known)
        return known

    def imagine(self, seat: int | None, seed: int) -> Self:
        """A random game that a seat could be in, for all it knows."""
        rules = self.setup.rules
        table = rules.table()
        rules.imagine(self.know(seat), table, seed)
        setup = replace(self.setup, seed="")
        return replace(self, setup=setup, _source=None, _table=table, _luck=(), _step=None, _choices={})

    def explain(self) -> tuple[Event, ...]:
        """What the last action led to and why, each step with its rule."""
        if self._step is None:
            return ()
        rules = self.setup.rules
        step = self._step
        return rules.explain(step.before, step.seat, step.action, self._table, self.setup.edition)

    def svg(self, seat: int | None = None) -> str:
        """The table as a drawing, as a seat (or a spectator) may see it."""
        from pioche.draw import svg

        return svg(self.view(seat))

    def draw(self, path: str | Path, seat: int | None = None) -> None:
        """The drawing, into a file."""
        text = self.svg(seat)
        with new_file(path) as file:
            file.write(text)

    def record(self) -> dict[str, Any]:
        """The finished game, enough for anyone to check it."""
        if not self.is_over or self._source is None:
            raise GameNotOver(game=self.name, to_act=self.to_act)
        return {
            "format": FORMAT,
            "game": self.name,
            "edition": self.edition,
            "variant": self.variant,
            "options": self.setup.other_options(),
            "rules_version": self.setup.rules.version,
            "seats": self.seats,
            "players": list(self.players),
            "seed": self.setup.seed,
            "commitment": commitment_of(self.setup.seed),
            "luck": thaw(self._luck),
            "moves": [list(move) for move in self.moves],
            "scores": list(self.scores),
            "winners": list(self.winners),
        }

    def _repr_svg_(self) -> str:
        return self.svg()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        return self._identity() == other._identity()

    def __hash__(self) -> int:
        return hash((self._packed(), self._moves))

    def __repr__(self) -> str:
        variant = f"-{self.variant}" if self.variant else ""
        state = f"winners={self.winners}" if self.is_over else f"to_act={self.to_act}"
        return f"<{self.name} {self.edition}{variant} seats={self.seats} moves={self.length} {state}>"

    def _identity(self) -> tuple[Any, ...]:
        setup = self.setup
        return (setup.edition.game, setup.edition.name, setup.options, setup.players, setup.seed,
                self._moves, self._luck, self._packed())  # fmt: skip

    def _packed(self) -> bytes:
        if not self.is_over:
            return bytes(self._table.pack())
        # no luck can come any more, so it does not matter where it came from: a seed, or a record
        table = self._table.copy()
        table.luck = [0] * WORDS
        return bytes(table.pack())

    def _legal(self, seat: int) -> dict[str, int]:
        found = self._choices.get(seat)
        if found is None:
            rules, edition = self.setup.rules, self.setup.edition
            actions = [0] * rules.actions
            legal = sorted(actions[: rules.legal(self._table, seat, actions)])
            found = self._choices[seat] = {rules.write(action, seat, edition): action for action in legal}
        return found

    def _write(self, seat: int, action: int) -> str:
        return self.setup.rules.write(action, seat, self.setup.edition)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise SeatsNotAllowed(game=self.name, seats=seat, least=0, most=self.seats - 1)

    def _refuse(self, seat: int, move: str, action: int) -> None:
        rules = self.setup.rules
        if seat not in self.to_act and not self.may_take_back(seat):
            raise NotYourTurn(rule=rules.turn_rule, seat=seat, move=move, to_act=self.to_act)
        refusal = rules.why_not(self.know(seat), seat, action)
        raise IllegalMove(rule=refusal.rule, seat=seat, move=move, reason=refusal.reason, legal=self.legal(seat))


def new(
    game: str,
    *,
    seats: int | None = None,
    seed: int | None = None,
    edition: str | None = None,
    variant: str | None = None,
    options: dict[str, Any] | None = None,
    players: list[str] | tuple[str, ...] | None = None,
) -> Game:
    """A new game; with a seed always the same one, without a seed one that nobody can foresee."""
    setup = prepare(game, edition, variant, seats, options, players, new_seed(seed))
    return begin(setup, source_of(setup.seed))


def begin(setup: Setup, source: Source | None) -> Game:
    """The first moment of a game with that luck."""
    table = new_table(setup)
    assert source is not None
    source.start(table)
    setup.rules.begin(table)
    return Game(setup, source, table, settle(setup, table, source, ()), ())


def new_table(setup: Setup) -> Any:
    """A table with the edition's numbers on it and nothing else."""
    table = setup.rules.table()
    setup.rules.lay_out(table, setup.edition, setup.seats, dict(setup.options))
    return table


def settle(setup: Setup, table: Any, source: Source | None, luck: tuple[Any, ...]) -> tuple[Any, ...]:
    """Let all luck come that the table awaits, and go on to the next decision."""
    rules = setup.rules
    while table.awaits:
        if source is None:
            rules.roll(table)
        else:
            luck = (*luck, source.give(rules, setup.edition, table, len(luck)))
        rules.go_on(table)
    return luck


@cache
def members(bits: int, seats: int) -> tuple[int, ...]:
    """The seats of a set of bits."""
    return tuple(seat for seat in range(seats) if bits >> seat & 1)
