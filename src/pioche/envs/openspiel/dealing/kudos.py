"""Kudos: draw piles lie face down, and chance says what a card is when it is turned up."""

from typing import Any

from pioche.envs.openspiel.dealing.position import Action, Dealer, Position, Weights, weights_of
from pioche.games.kudos.cards import COPIES, DECK, KINDS, PILES
from pioche.games.kudos.game import RULES
from pioche.games.kudos.notation import card_text
from pioche.games.kudos.secrets import is_hidden
from pioche.games.kudos.setup import ARROW, FIRST, SHUFFLE

CARD = "card"
WANTED = {FIRST: "first", ARROW: "arrow"}


def begin(table: Any) -> Position:
    """Before it is known who starts."""
    RULES.begin(table)
    return settle(table)


def act(position: Position, actions: tuple[Action, ...]) -> tuple[Position, tuple[Action, ...]]:
    """One action, and the cards turned up after it still without faces."""
    table = position.table.copy()
    shown: tuple[Action, ...] = ()
    for seat, action in actions:
        shown += RULES.recorded(table, seat, action)
        RULES.act(table, seat, action)
    return settle(table), shown


def settle(table: Any) -> Position:
    """A shuffle that is awaited is a deck of cards without faces."""
    if table.awaits == SHUFFLE:
        table.deck = [0] * (DECK + 1)
        RULES.go_on(table)
    table.seen[0] = 0  # cards without faces, turned up and counted when chance says what they are
    return Position(table, CARD if hidden_card(table) else WANTED.get(table.awaits, ""))


def forget(table: Any) -> None:
    """No card that nobody has seen has a face."""
    for card in range(1, DECK + 1):
        if is_hidden(table, card):
            table.deck[card] = 0


def hidden_card(table: Any) -> int:
    """The first card of a row or a pile that has no face yet."""
    if not table.awaits or table.awaits == ARROW:
        for seat in range(table.seats):
            for card in table.row[seat][: table.row_count[seat]]:
                if table.deck[card] == 0:
                    return int(card)
        for card in table.top:
            if table.deck[card] == 0:
                return int(card)
    return 0


def outcomes(position: Position) -> Weights:
    """Who starts, where the arrow points, or any card nobody has seen, as likely as there are of it."""
    table = position.table
    if position.wanted == CARD:
        return weights_of([0, *(COPIES - table.deck.count(kind) for kind in range(1, KINDS + 1))])
    if position.wanted == WANTED[FIRST]:
        return [(table.named_first - 1, 1)] if table.named_first else [(seat, 1) for seat in range(table.seats)]
    return [(pile, 1) for pile in range(PILES)] if position.wanted else []


def bring(position: Position, outcome: int) -> Position:
    """What chance brought, and what follows."""
    table = position.table.copy()
    if position.wanted == CARD:
        table.deck[hidden_card(table)] = outcome + 1
        table.seen[outcome + 1] += 1
        return settle(table)
    if position.wanted == WANTED[FIRST]:
        table.starter = outcome
    else:
        table.arrow = outcome
    RULES.go_on(table)
    return settle(table)


def text(position: Position, outcome: int, edition: Any) -> str:  # noqa: ARG001
    """What chance brought."""
    if position.wanted == CARD:
        return f"{hidden_card(position.table)}: {card_text(outcome + 1)}"
    return f"{position.wanted} {outcome if position.wanted == WANTED[FIRST] else outcome + 1}"


DEALER = Dealer(begin, act, outcomes, bring, forget, text)
