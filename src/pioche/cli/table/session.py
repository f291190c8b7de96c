"""One person and bots at a table, whatever shows it: whose choice it is, what was done and what came of it."""

from secrets import randbits
from typing import Any, NamedTuple

from pioche.bots import Bot
from pioche.cli.table.held import with_held
from pioche.cli.table.moves import Move
from pioche.core.contract import Event
from pioche.core.errors import IllegalMove, MoveError, PiocheError
from pioche.i18n.words import Words
from pioche.play.match import chair_luck
from pioche.play.rounds import Scoring, scoring_of
from pioche.play.setup import thaw
from pioche.play.values import Game, new


class Outcome(NamedTuple):
    """What an action led to: all that happened, and the scoring if it closed a round."""

    events: tuple[Event, ...]
    scoring: Scoring | None


class Session:
    """A game that one person plays against bots; `held` is a last card of 5211 that only a reveal lays."""

    def __init__(self, game: Game, human: int, bots: dict[int, Bot], words: Words, luck: int | None = None) -> None:
        self.game = game
        self.human = human
        self.bots = bots
        self.words = words
        self.names = names_at(game, human, words)
        self.held: Move | None = None
        seed = randbits(60) if luck is None else luck
        self._luck = {seat: chair_luck(seed, seat) for seat in bots}

    def again(self) -> "Session":
        """Another game of the same kind, with a deal nobody can foresee."""
        setup = self.game.setup
        game = new(
            setup.game,
            seats=setup.seats,
            edition=setup.edition.key,
            variant=setup.edition.variant,
            options={name: thaw(value) for name, value in setup.options},
            players=setup.players,
        )
        return Session(game, self.human, self.bots, self.words)

    def view(self) -> dict[str, Any]:
        """What the person may know, with a held card among their sealed ones."""
        seen = self.game.view(self.human)
        return seen if self.held is None else with_held(seen, self.held.text)

    @property
    def may_choose(self) -> bool:
        """Whether the person has a choice to make now."""
        return self.human in self.game.to_act and self.held is None

    @property
    def may_reveal(self) -> bool:
        """5211-R2: whether only the person's word is missing for the reveal."""
        return self.held is not None and self.game.to_act == (self.human,)

    @property
    def may_take_back(self) -> bool:
        """5211-R2: whether a choice of the person's can still be taken back."""
        return self.held is not None or bool(self.game.view(self.human).get("your_sealed"))

    def next_bot(self) -> int | None:
        """The next bot that has something to do, if one has."""
        return next((seat for seat in self.game.to_act if seat in self.bots), None)

    def moves(self) -> list[Move]:
        """The moves the person may make, in the order of the rules, as they are typed."""
        if self.human not in self.game.to_act:
            return []
        actions = sorted(self.game.action(self.human, text) for text in self.game.legal(self.human))
        return [Move(action, self._typed(action)) for action in actions]

    def read(self, text: str) -> Move:
        """The legal move that was typed; an error that says why not, in what people type, if there is none."""
        setup = self.game.setup
        try:
            action = setup.rules.read(text, self.human, setup.edition, first=1)
            self.game.action(self.human, setup.rules.write(action, self.human, setup.edition))
        except MoveError as error:
            details = {**error.details, "move": text, "legal": tuple(move.text for move in self.moves())}
            raise type(error)(rule=error.rule, **details) from None
        return Move(action, self._typed(action))

    def choose(self, move: Move) -> Outcome:
        """Make a move; the last card of a turn of 5211 is held, so that it can still be taken back."""
        if self._would_reveal():
            self.held = move
            return Outcome((), None)
        return self.act(self.human, move.action)

    def reveal(self) -> Outcome:
        """5211-R2: lay the held card, which turns all cards up."""
        assert self.held is not None
        action, self.held = self.held.action, None
        return self.act(self.human, action)

    def take_back(self) -> None:
        """5211-R2: take back the held card, or else all sealed ones."""
        if self.held is not None:
            self.held = None
            return
        try:
            self.game = self.game.take_back(self.human)
        except IllegalMove as error:
            raise IllegalMove(rule=error.rule, **{**error.details, "move": self.words.say("table-do-back")}) from None

    def think(self, seat: int) -> int:
        """The action a bot chooses from what its seat may know; changes nothing."""
        game = self.game
        actions = [game.action(seat, text) for text in game.legal(seat)]
        return self.bots[seat].choose(game.know(seat), seat, actions, self._luck[seat])

    def act(self, seat: int, action: int) -> Outcome:
        """Let a seat act, and tell what came of it."""
        before = self.game.view(self.human)
        self.game = self.game.act(seat, action)
        events = self.game.explain()
        return Outcome(events, scoring_of(before, events))

    def blame(self, error: PiocheError) -> str:
        """What is wrong, in a sentence."""
        return self.words.blame(error, self.names)

    def _would_reveal(self) -> bool:
        view = self.game.view(self.human)
        return "to_lay" in view and view["to_lay"][self.human] == 1

    def _typed(self, action: int) -> str:
        setup = self.game.setup
        return setup.rules.write(action, self.human, setup.edition, first=1)


def names_at(game: Game, human: int, words: Words) -> list[str]:
    """The names for sentences; somebody without a name is `Player 1`, since "you" would need other verbs."""
    unnamed = {words.say("you"), f"player {human + 1}"}
    return [words.seat(seat) if seat == human and name in unnamed else name for seat, name in enumerate(game.players)]
