"""Kobito: chance chooses a card of a deck when something looks at it.

Here the rules do look at the cards they draw: a start card must be a number. So a step is tried with the cards chosen
so far on top of decks that otherwise lie in order; as long as it looks at more cards than were chosen, chance chooses
the next. A start card that is none would be put back and the pile reshuffled; so chance chooses it among the numbers.
"""

from typing import Any

from pioche.envs.openspiel.dealing.position import Action, Dealer, Position, Weights, weights_of
from pioche.games.kobito.cards import KINDS, NUMBERS
from pioche.games.kobito.game import RULES
from pioche.games.kobito.notation import card_text
from pioche.games.kobito.setup import FIRST as AWAITS_FIRST

FIRST, GOLD, CARD, START = "first", "gold", "card", "start"
GO_ON = (-1, -1)


def begin(table: Any) -> Position:
    """Before it is known who begins."""
    RULES.begin(table)
    return Position(table, FIRST)


def act(position: Position, actions: tuple[Action, ...]) -> tuple[Position, tuple[Action, ...]]:
    """One action, or what it waits for."""
    (step,) = actions
    return settle(Position(position.table, "", step)), RULES.recorded(position.table, *step)


def settle(position: Position) -> Position:
    """Go on until chance must choose a card, or a seat decides."""
    while position.step is not None:
        table = tried(position)
        golds, cards = looked_at(position.table, table)
        if golds > len(position.chosen[0]):
            return position._replace(wanted=GOLD)
        if cards > len(position.chosen[1]):
            return position._replace(wanted=START if is_start(position) else CARD)
        forget(table)
        position = Position(table, "", GO_ON if table.awaits else None)
    return position


def tried(position: Position) -> Any:
    """The table after the step, with the chosen cards on top of the decks."""
    table = position.table.copy()
    put_on_top(table.gold_deck, table.gold_next, position.chosen[0])
    put_on_top(table.deck, table.deck_next, position.chosen[1])
    assert position.step is not None
    if position.step == GO_ON:
        RULES.go_on(table)
    else:
        RULES.act(table, *position.step)
    return table


def put_on_top(deck: list[int], top: int, cards: tuple[int, ...]) -> None:
    """Bring the chosen cards to the top, the rest in the order it has."""
    for place, card in enumerate(cards, start=top):
        deck.insert(place, deck.pop(deck.index(card, place)))


def looked_at(before: Any, after: Any) -> tuple[int, int]:
    """How many gold and rainbow cards a step may have looked at: all the pile had, where it was shuffled anew."""
    golds = after.gold_next - before.gold_next
    if after.renewals != before.renewals:
        return golds, before.deck_end - before.deck_next
    return golds, after.deck_next - before.deck_next + after.put_backs - before.put_backs


def is_start(position: Position) -> bool:
    """Whether the next card is to start a rainbow: the step would put a card back that is no number."""
    counts = left_of(position)
    for card in range(NUMBERS + 1, KINDS + 1):
        if counts[card]:
            golds, cards = position.chosen
            after = tried(position._replace(chosen=(golds, (*cards, card))))
            return bool(after.put_backs != position.table.put_backs)
    return False


def left_of(position: Position) -> list[int]:
    """How many of each rainbow card the draw pile still holds without those chosen."""
    table = position.table
    counts = [0] * (KINDS + 1)
    for card in table.deck[table.deck_next : table.deck_end]:
        counts[card] += 1
    for card in position.chosen[1]:
        counts[card] -= 1
    return counts


def golds_left_of(position: Position) -> list[int]:
    """How many of each kind of gold card are left without those chosen."""
    table = position.table
    counts = [0] * (table.gold_kinds + 1)
    for kind in table.gold_deck[table.gold_next :]:
        counts[kind] += 1
    for kind in position.chosen[0]:
        counts[kind] -= 1
    return counts


def forget(table: Any) -> None:
    """Decks lie in order: no order was chosen for what is left of them."""
    table.gold_deck[table.gold_next :] = sorted(table.gold_deck[table.gold_next :])
    table.deck[table.deck_next : table.deck_end] = sorted(table.deck[table.deck_next : table.deck_end])


def outcomes(position: Position) -> Weights:
    """Who begins, or any card of the deck that is looked at, as likely as there are of it."""
    if position.wanted == FIRST:
        return [(seat, 1) for seat in range(position.table.seats)]
    if position.wanted == GOLD:
        return weights_of(golds_left_of(position))
    if position.wanted == START:
        return weights_of(left_of(position)[: NUMBERS + 1])
    return weights_of(left_of(position)) if position.wanted else []


def bring(position: Position, outcome: int) -> Position:
    """What chance brought, and what follows."""
    golds, cards = position.chosen
    if position.wanted == FIRST:
        table = position.table.copy()
        assert table.awaits == AWAITS_FIRST
        table.turn_of = outcome
        RULES.go_on(table)
        return settle(Position(table, "", GO_ON))
    if position.wanted == GOLD:
        return settle(position._replace(chosen=((*golds, outcome + 1), cards)))
    return settle(position._replace(chosen=(golds, (*cards, outcome + 1))))


def text(position: Position, outcome: int, edition: Any) -> str:  # noqa: ARG001
    """What chance brought."""
    if position.wanted == FIRST:
        return f"{FIRST} {outcome}"
    if position.wanted == GOLD:
        table, kind = position.table, outcome + 1
        return f"{GOLD} {table.gold_length[kind]}: {table.gold_worth[kind]}"
    return f"{position.wanted} {card_text(outcome + 1)}"


DEALER = Dealer(begin, act, outcomes, bring, forget, text)
