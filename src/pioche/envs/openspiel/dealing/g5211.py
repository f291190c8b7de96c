"""5211: cards are drawn face down, and chance turns them up.

The deck is only ever drawn from the top, so a deck whose cards get their faces as they are drawn is as good as one
that is shuffled; the cards removed unseen never get any.
"""

from typing import Any

from pioche.core.errors import BadOption
from pioche.envs.openspiel.dealing.position import Action, Dealer, Position, Weights, weights_of
from pioche.games.g5211.cards import DECK, HAND
from pioche.games.g5211.game import RULES
from pioche.games.g5211.notation import card_text
from pioche.games.g5211.secrets import count_unseen

CARD = "card"


def rounds_of_deck(table: Any) -> int:
    """How many rounds a deck lasts: all lay the same in each, and draw it again while cards last."""
    drawn = DECK - table.removed - HAND * table.seats
    return 1 + int(drawn // (table.seats * table.lays[2]))


def leave_rounds(table: Any, rounds: int) -> None:
    """Remove so many cards at the start that a deck lasts just so many rounds."""
    most = rounds_of_deck(table)
    if not 0 < rounds <= most:
        raise BadOption(option="rounds", value=rounds, allowed=f"0-{most}")
    table.removed = DECK - table.seats * (HAND + table.lays[2] * (rounds - 1))


def begin(table: Any) -> Position:
    """The first hands, still face down."""
    RULES.begin(table)
    return settle(table)


def act(position: Position, actions: tuple[Action, ...]) -> tuple[Position, tuple[Action, ...]]:
    """Some cards laid, and what was drawn after a reveal, still face down."""
    table = position.table.copy()
    shown: tuple[Action, ...] = ()
    for seat, action in actions:
        shown += RULES.recorded(table, seat, action)
        RULES.act(table, seat, action)
    return settle(table), shown


def settle(table: Any) -> Position:
    """A shuffle that is awaited is a deck of cards without faces."""
    if table.awaits:
        forget(table)
        RULES.go_on(table)
    return Position(table, CARD if hidden_place(table) else "")


def forget(table: Any) -> None:
    """No card of the deck has a face."""
    table.deck = [0] * DECK


def hidden_place(table: Any) -> tuple[int, int] | None:
    """The seat and the place of the first card in a hand that is still face down."""
    for seat in range(table.seats):
        hand, held = table.hand[seat], table.held[seat]
        if 0 in hand[:held]:
            return seat, hand.index(0)
    return None


def outcomes(position: Position) -> Weights:
    """Any card that is not in a hand, laid or gone, as likely as there are of it."""
    if not position.wanted:
        return []
    table = position.table.copy()
    count_unseen(table, table)
    return weights_of(table.unseen)


def bring(position: Position, outcome: int) -> Position:
    """One card turned up; a hand whose cards all have their faces is put in order, since order means nothing."""
    table = position.table.copy()
    found = hidden_place(table)
    assert found is not None
    seat, place = found
    table.hand[seat][place] = outcome + 1
    cards = table.hand[seat][: table.held[seat]]
    if 0 not in cards:
        table.hand[seat][: table.held[seat]] = sorted(cards)
    return Position(table, CARD if hidden_place(table) else "")


def text(position: Position, outcome: int, edition: Any) -> str:
    """Who draws which card."""
    found = hidden_place(position.table)
    assert found is not None
    return f"{found[0]}: {card_text(outcome + 1, edition)}"


DEALER = Dealer(begin, act, outcomes, bring, forget, text)
