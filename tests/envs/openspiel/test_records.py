"""What is played in OpenSpiel is the game: with the cards that chance dealt it makes a record that holds."""

from collections import Counter
from typing import Any

import pytest

import pioche
from pioche.core.contract import Edition
from pioche.games.catalogue import rules_of
from pioche.games.kobito.cards import DECK, copies_of
from tests.conformance.cards import all_cards
from tests.conformance.cases import CASES, Case, each_case
from tests.envs.openspiel.games import decisions, load, states

# of each shuffle, the cards chance has turned up, in order; and what came besides
Turned = dict[tuple[str, int], list[int]]


def shuffles_of_5211(case: Case, turned: Turned) -> list[list[Any]]:
    """The removed cards first, then the others as they were drawn."""
    removed = case.edition.values["removed"][case.seats]
    entries = []
    for cards in turned.values():
        left = +(Counter(whole_5211()) - Counter(cards))
        rest = list(left.elements())
        table = case.rules.table()
        table.deck = rest[:removed] + cards + rest[removed:]  # type: ignore[attr-defined]
        entries.append(case.rules.luck(table, case.edition))
    return entries


def whole_5211() -> list[int]:
    """All cards of 5211."""
    return [colour * 6 + value for colour in range(5) for value, copies in enumerate((5, 6, 5, 2, 1, 1), 1)
            for _ in range(copies)]  # fmt: skip


def luck_of_5211(case: Case, seed: int) -> tuple[Any, list[Any]]:
    """The end of a random game, and its luck."""
    turned: Turned = {}
    for state in states(load(case, simultaneous="true"), seed):
        note(state, turned, state.play.position.table.deck_number)
    return state, shuffles_of_5211(case, turned)


def note(state: Any, turned: Turned, shuffle: int) -> None:
    """Remember, a step later, what chance turned up of which shuffle."""
    pending = turned.pop(("pending", 0), None)
    if pending is not None:
        turned.setdefault(("deck", pending[0]), []).append(state.history()[-1] + 1)
    if state.is_chance_node():
        turned["pending", 0] = [shuffle]


def luck_of_kudos(case: Case, seed: int) -> tuple[Any, list[Any]]:
    """The end of a random game, and its luck: whatever was never turned up lies where nobody looked."""
    edition, rules = case.edition, case.rules
    entries: list[Any] = []
    decks: dict[int, tuple[int, list[int]]] = {}
    wanted = ""
    for state in states(load(case), seed):
        table = state.play.position.table
        if wanted in ("first", "arrow"):
            outcome = state.history()[-1]
            entries.append([wanted, outcome + (wanted == "arrow")])
        if table.round_number and table.round_number not in decks:
            entries.append(None)
            decks[table.round_number] = (len(entries) - 1, [])
        if table.round_number:
            decks[table.round_number][1][:] = table.deck
        wanted = state.play.position.wanted
    for place, deck in decks.values():
        left = list((Counter(dict.fromkeys(range(1, 26), 4)) - Counter(deck[1:])).elements())
        whole = rules.table()
        whole.deck = [0, *(kind or left.pop() for kind in deck[1:])]  # type: ignore[attr-defined]
        entries[place] = shuffle_of_kudos(whole, edition)
    return state, entries


def shuffle_of_kudos(table: Any, edition: Edition) -> list[Any]:
    """The entry of a whole deck."""
    table.awaits = 2
    return rules_of("kudos").luck(table, edition)


def luck_of_kobito(case: Case, seed: int) -> tuple[Any, list[Any]]:
    """The end of a random game, and its luck: of each shuffle the cards chosen first, and then the rest of the pile."""
    rules = case.rules
    first, golds = 0, list[int]()
    piles: dict[int, list[int]] = {0: [card for card in range(1, 15) for _ in range(copies_of(card))]}
    chosen: dict[int, list[int]] = {0: []}
    wanted, shuffle = "", 0
    for state in states(load(case), seed):
        table = state.play.position.table
        if wanted == "first":
            first = state.history()[-1]
        elif wanted:
            (golds if wanted == "gold" else chosen[shuffle]).append(state.history()[-1] + 1)
        wanted, shuffle = state.play.position.wanted, table.renewals
        if shuffle not in piles:
            piles[shuffle] = table.deck[table.deck_next : table.deck_end]
            chosen[shuffle] = []
    whole: Any = rules.table()
    rules.lay_out(whole, case.edition, case.seats, {option.name: option.default for option in case.edition.options})
    kinds = Counter({kind: whole.gold_copies[kind] for kind in range(1, whole.gold_kinds + 1)})
    whole.gold_deck = golds + list((kinds - Counter(golds)).elements())
    whole.awaits = 2
    entries = [["first", first], rules.luck(whole, case.edition)]
    for number, pile in piles.items():
        cards = chosen[number] + list((Counter(pile) - Counter(chosen[number])).elements())
        whole.deck, whole.deck_next, whole.deck_end, whole.awaits = cards, 0, len(cards), 3
        entries.append(rules.luck(whole, case.edition))
    return state, entries


LUCK = {"5211": luck_of_5211, "kobito": luck_of_kobito, "kudos": luck_of_kudos}


def record_of(case: Case, state: Any, luck: list[Any]) -> dict[str, Any]:
    """A finished game as a record, without a seed."""
    play, rules = state.play, case.rules
    moves = [move for step in play.past for move in step.shown]
    points = [0] * case.seats
    rules.scores(play.position.table, points)
    bits = rules.winners(play.position.table)
    return {
        "format": "pioche/1", "game": case.game, "edition": case.edition.key, "variant": case.edition.variant,
        "options": {}, "rules_version": 1, "seats": case.seats, "players": ["bot"] * case.seats, "luck": luck,
        "moves": [[seat, rules.write(action, seat, case.edition)] for seat, action in moves],
        "scores": points, "winners": [seat for seat in range(case.seats) if bits >> seat & 1],
    }  # fmt: skip


@each_case
def test_what_is_played_in_openspiel_is_a_true_record(case: Case) -> None:
    for seed in range(2):
        state, luck = LUCK[case.game](case, seed)
        game = pioche.replay(record_of(case, state, luck))
        won = [(case.seats / len(game.winners) * (seat in game.winners) - 1) for seat in range(case.seats)]
        assert state.returns() == pytest.approx([share / (case.seats - 1) for share in won])


@each_case
def test_returns_by_points_are_the_scores_of_the_rules(case: Case) -> None:
    *_, state = states(load(case, returns="score"), 8)
    points = [0] * case.seats
    case.rules.scores(state.play.position.table, points)
    assert state.returns() == [-each if case.game == "kudos" else each for each in points]


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "kobito"], ids=str)
def test_no_card_of_kobito_is_lost_or_doubled(case: Case) -> None:
    for state in decisions(load(case), 6):
        cards = all_cards(case, state.play.position.table)
        assert sum(count for card, count in cards.items() if isinstance(card, int)) == DECK
        assert sum(cards.values()) == DECK + 18
