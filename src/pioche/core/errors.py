"""Everything that can be wrong with what came in, each with a type, a stable code and, where one is the reason, a rule.

    PiocheError
        UnknownName            a game, edition, variant, option, bot or language that is not there
        BadOption              an option with a value it cannot have
        SeatsNotAllowed        too few or too many seats
        MoveError
            UnreadableMove     text that is no move of this game
            IllegalMove        a move the rules forbid now, with the rule
            NotYourTurn        a seat that has nothing to decide now
        GameIsOver             a move after the end
        GameNotOver            a record of a game that still goes on
        BadRecord              a damaged or false record, with the move and the rule at which it breaks
        FileTrouble            a file that cannot be read or written
        BadArray               an array of another shape or kind than is asked for
        MissingExtra           a library or a device that is not there
        ClusterTrouble         many machines that do not answer, or cannot do their share
        BadUsage               a command line that cannot be read
        TableError             a wish that a live table cannot fulfil
            NothingHere        an address where there is nothing
            UnknownTable       a table that is not there, or no more
            OtherRules         a table whose log cannot be played again by the rules of now
            TableFull          no chair is free
            ChairTaken         somebody sits there
            NotYourSeat        a wish that only whoever sits there can have
            NotTheHost         a wish that only the host can have
            NotStarted         a move before the deal
            AlreadyStarted     a wish that comes too late: the cards are dealt
            NotOver            a look back at a game that still goes on
            NoRematchYet       a rematch of a game that still goes on
            Stale              an answer to a question that is no longer asked
            TooEarly           a stand-in for somebody who has not been waited for long enough
            NoStandIn          a stand-in for a seat that the table does not wait for
            ChatIsOff          words where the host wants none
            WrongSecret        a secret that opens no seat here
            BadMessage         a message that cannot be read
            MessageTooLarge    a message longer than any can be
            TooManyMessages    more messages than anybody needs
            BadOrigin          a message from another site's page
            Busy               what cannot be done just now

The words for people live in the languages' files, under the code; `str(error)` is for programs and their authors.
"""

from typing import Any


class PiocheError(Exception):
    """The base of all errors: `code`, `rule` and `details` never change their meaning."""

    code = "error"

    def __init__(self, *, rule: str | None = None, **details: Any) -> None:
        super().__init__(rule, details)
        self.rule = rule
        self.details = details

    def __reduce__(self) -> tuple[Any, ...]:
        return _told_again, (type(self), self.rule, self.details)

    def __str__(self) -> str:
        facts = {**({"rule": self.rule} if self.rule else {}), **self.details}
        return f"{self.code} ({', '.join(f'{name}: {_plain(fact)}' for name, fact in facts.items())})"


class UnknownName(PiocheError):
    """A name nobody here has; `kind`, `name`, the `nearest` names and all the `known` ones."""

    code = "unknown-name"


class BadOption(PiocheError):
    """An option with a value it cannot have; `option`, `value`, and what is `allowed`."""

    code = "bad-option"


class SeatsNotAllowed(PiocheError):
    """A number of seats the edition does not have; `seats`, `least` and `most`."""

    code = "seats-not-allowed"


class MoveError(PiocheError):
    """A move that changes nothing because it cannot be made; `seat`, `move` and what is `legal`."""

    code = "bad-move"


class UnreadableMove(MoveError):
    """Text that is no move of this game."""

    code = "unreadable-move"


class IllegalMove(MoveError):
    """A move the rules forbid now; `rule` says which and `reason` why."""

    code = "illegal-move"


class NotYourTurn(MoveError):
    """A seat that has nothing to decide now; `to_act` says who has."""

    code = "not-your-turn"


class GameIsOver(PiocheError):
    """A move after the end."""

    code = "game-is-over"


class GameNotOver(PiocheError):
    """Only a finished game has a record: before the end it would show hidden cards."""

    code = "game-not-over"


class BadRecord(PiocheError):
    """A record that is damaged or false; `reason`, and `move` (from 1) with `rule` where it breaks there."""

    code = "bad-record"


class FileTrouble(PiocheError):
    """A file that cannot be read or written; `path` and `reason`."""

    code = "file-trouble"


class BadArray(PiocheError):
    """An array that does not fit; its `name`, what was `expected` and what was `found`."""

    code = "bad-array"


class MissingExtra(PiocheError):
    """Something that is not installed or not there; `name`, the `extra` that brings it, and perhaps `why`."""

    code = "missing-extra"


class ClusterTrouble(PiocheError):
    """Machines that do not do what they are asked; their `address`, the `reason`, and perhaps `why`."""

    code = "cluster-trouble"


class BadUsage(PiocheError):
    """A command line that cannot be read; `reason`, and the `name` of what is missing, empty or no number."""

    code = "bad-usage"


class TableError(PiocheError):
    """A wish that a live table cannot fulfil; it is left as it was."""

    code = "table-error"


class NothingHere(TableError):
    """There is nothing at an address."""

    code = "nothing-here"


class UnknownTable(TableError):
    """A table that is not there, or no more; `name`."""

    code = "unknown-table"


class OtherRules(TableError):
    """A table whose log cannot be played again here, since it was written under other rules; its `name`."""

    code = "other-rules"


class TableFull(TableError):
    """No chair is free."""

    code = "table-full"


class ChairTaken(TableError):
    """Somebody sits there; `seat`."""

    code = "chair-taken"


class NotYourSeat(TableError):
    """A wish that only whoever sits at a seat can have."""

    code = "not-your-seat"


class NotTheHost(TableError):
    """A wish that only the host can have."""

    code = "not-the-host"


class NotStarted(TableError):
    """A wish that comes too early: no card is dealt yet."""

    code = "not-started"


class AlreadyStarted(TableError):
    """A wish that comes too late: the cards are dealt."""

    code = "already-started"


class NotOver(TableError):
    """A look back at a game that still goes on: it would show hidden cards."""

    code = "not-over"


class NoRematchYet(TableError):
    """A rematch of a game that still goes on."""

    code = "no-rematch-yet"


class Stale(TableError):
    """An answer to a question that is no longer asked."""

    code = "stale"


class TooEarly(TableError):
    """A stand-in for somebody who may take their time still; the `seat`."""

    code = "too-early"


class NoStandIn(TableError):
    """A stand-in where none can be asked for: the table does not wait for that `seat`, or a clock sees to it."""

    code = "no-stand-in"


class ChatIsOff(TableError):
    """Words or a reaction where the host wants none."""

    code = "chat-is-off"


class WrongSecret(TableError):
    """A secret that opens no seat here."""

    code = "wrong-secret"


class BadMessage(TableError):
    """A message that cannot be read, or says nothing."""

    code = "bad-message"


class MessageTooLarge(TableError):
    """A message longer than any can be."""

    code = "message-too-large"


class TooManyMessages(TableError):
    """More messages in a short time than anybody needs."""

    code = "too-many-messages"


class BadOrigin(TableError):
    """A message from the page of another site."""

    code = "bad-origin"


class Busy(TableError):
    """What cannot be done just now, and perhaps a little later."""

    code = "busy"


def _plain(fact: Any) -> str:
    return " ".join(map(str, fact)) if isinstance(fact, tuple | list) else str(fact)


def _told_again(kind: type[PiocheError], rule: str | None, details: dict[str, Any]) -> PiocheError:
    """An error that came from another process."""
    return kind(rule=rule, **details)
