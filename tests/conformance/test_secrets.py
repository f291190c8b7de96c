"""The law of secrets: what a seat may not know leaves no trace in what it gets; imagined worlds fit."""

import random
from collections import Counter
from math import sqrt
from typing import Any

import pytest

import pioche
from tests.conformance.cards import all_cards, scramble
from tests.conformance.cases import CASES, Case, each_case, random_game

WORLDS = 2000


def some_moments(case: Case, seed: int, share: float) -> list[pioche.Game]:
    """A few moments of a random game, the first and the last among them."""
    chance = random.Random(seed)
    moments = list(random_game(case, seed))
    return [moments[0], *(game for game in moments if chance.random() < share), moments[-1]]


def known(case: Case, table: Any, seat: int) -> Any:
    """What `know` gives a seat."""
    out = case.rules.table()
    case.rules.know(table, seat, out)
    return out


def legal(case: Case, table: Any, seat: int) -> list[int]:
    """The legal actions of a seat."""
    actions = [0] * case.rules.actions
    return actions[: case.rules.legal(table, seat, actions)]


@each_case
def test_changing_what_a_seat_may_not_know_changes_nothing_it_gets(case: Case) -> None:
    chance = random.Random(str(case))
    for game in some_moments(case, 31, 0.15):
        for seat in range(case.seats):
            other = scramble(case, game._table, seat, chance)
            assert known(case, other, seat).pack() == known(case, game._table, seat).pack()
            assert legal(case, other, seat) == legal(case, game._table, seat)
            assert case.rules.view(known(case, other, seat), case.edition) == game.view(seat)


@each_case
def test_a_spectator_knows_no_more_than_any_seat(case: Case) -> None:
    for game in some_moments(case, 37, 0.1):
        watched = known(case, game._table, -1)
        for seat in range(case.seats):
            through_seat = case.rules.table()
            case.rules.know(known(case, game._table, seat), -1, through_seat)
            assert through_seat.pack() == watched.pack()


@each_case
def test_a_seat_can_work_out_its_own_moves_from_what_it_knows(case: Case) -> None:
    for game in some_moments(case, 41, 0.15):
        for seat in range(case.seats):
            mine = known(case, game._table, seat)
            assert legal(case, mine, seat) == legal(case, game._table, seat)
            assert case.rules.to_act(mine) == case.rules.to_act(game._table)


@each_case
def test_knowing_what_one_knows_adds_nothing(case: Case) -> None:
    for game in some_moments(case, 43, 0.1):
        for seat in range(case.seats):
            once = known(case, game._table, seat)
            assert known(case, once, seat).pack() == once.pack()
            assert not any(once.luck)


@each_case
def test_an_imagined_world_gives_back_the_same_knowledge(case: Case) -> None:
    for game in some_moments(case, 47, 0.1):
        for seat in [*range(case.seats), None]:
            for seed in range(3):
                world = game.imagine(seat, seed)
                assert world.know(seat).pack() == game.know(seat).pack()


@each_case
def test_an_imagined_world_holds_every_card(case: Case) -> None:
    for game in some_moments(case, 53, 0.1):
        if not game.is_over:
            for seat in range(case.seats):
                world = game.imagine(seat, 9)
                found, whole = all_cards(case, world._table), all_cards(case, game._table)
                assert found == whole if case.game != "kudos" else found.keys() == whole.keys()
                if case.game == "kudos":
                    assert sorted(world._table.deck) == sorted(game._table.deck)


@each_case
def test_imagined_worlds_differ_from_one_another(case: Case) -> None:
    game = list(random_game(case, 59))[10]
    for seat in range(case.seats):
        assert len({game.imagine(seat, seed)._table.pack()[60:] for seed in range(20)}) == 20


@each_case
def test_an_imagined_world_can_be_played_to_its_end(case: Case) -> None:
    chance = random.Random(7)
    start = list(random_game(case, 61))[5]
    world = start.imagine(1, 3)
    while world.to_act:
        seat = chance.choice(world.to_act)
        world = world.play(seat, chance.choice(world.legal(seat)))
    assert world.winners
    with pytest.raises(pioche.GameNotOver):
        world.record()


def hidden_place(case: Case, table: Any, seat: int) -> int:
    """One card the seat cannot see: another's first hand card, or the top of the next seat's draw pile."""
    other = (seat + 1) % case.seats
    if case.game == "5211":
        return int(table.hand[other][0])
    if case.game == "kobito":
        return next(card for card, count in enumerate(table.hand[other]) if count)
    return int(table.deck[table.draw_next[other]])


def small_deck(case: Case) -> pioche.Game:
    """A late moment: few cards are unseen, and the next seat still has a hidden one."""
    found = None
    for seed in range(20):
        for game in random_game(case, seed):
            table = game._table
            if case.game == "kudos":
                late = table.draw_end[1] - table.draw_next[1] == 1
            else:
                late = table.held[1] == (5 if case.game == "5211" else 1)
            if late and not game.is_over:
                found = game
        if found is not None:
            return found
    raise AssertionError("no such moment")


@pytest.mark.parametrize("case", [case for case in CASES if case.game != "kobito"], ids=str)
def test_imagined_cards_are_as_likely_as_the_unseen_ones(case: Case) -> None:
    game = small_deck(case)
    unseen = unseen_cards(case, game)
    left = unseen.total()
    found = Counter(hidden_place(case, game.imagine(0, seed)._table, 0) for seed in range(WORLDS))
    assert set(found) <= set(unseen)
    for card, count in unseen.items():
        chance = count / left
        assert abs(found[card] - WORLDS * chance) < 5 * sqrt(WORLDS * chance * (1 - chance)) + 1


@pytest.mark.parametrize("case", [case for case in CASES if case.game == "kobito"], ids=str)
def test_imagined_kobito_hands_are_as_likely_as_the_unseen_cards(case: Case) -> None:
    other = 1
    late = list(random_game(case, 67))[50:]
    game = next(game for game in late if game._table.held[other] > game._table.shown_kobitos[other])
    unseen = unseen_cards(case, game)
    left = unseen.total()
    free = game._table.held[other] - game._table.shown_kobitos[other]
    found: Counter[int] = Counter()
    for seed in range(WORLDS):
        hand = game.imagine(0, seed)._table.hand[other]
        found.update({card: count for card, count in enumerate(hand) if count})
    found[13] -= WORLDS * game._table.shown_kobitos[other]
    for card, count in unseen.items():
        chance = count / left
        expected = WORLDS * free * chance
        assert abs(found[card] - expected) < 5 * sqrt(WORLDS * free * chance * (1 - chance)) + 1


def unseen_cards(case: Case, game: pioche.Game) -> Counter[int]:
    """The cards seat 0 cannot see, counted on the true table."""
    table = game._table
    if case.game == "kudos":
        blank = game.know(0).deck
        return Counter(table.deck[place] for place in range(1, 101) if blank[place] == 0)
    hidden: Counter[int] = Counter()
    if case.game == "5211":
        hidden.update(table.deck[: table.removed] + table.deck[table.deck_next :])
        for seat in range(1, case.seats):
            hidden.update(table.hand[seat][: table.held[seat]])
            hidden.update(table.laid[seat][table.shown : table.laid_count[seat]])
        return hidden
    hidden.update(table.deck[table.deck_next : table.deck_end])
    for seat in range(1, case.seats):
        hidden.update({card: count for card, count in enumerate(table.hand[seat]) if count})
        hidden[13] -= table.shown_kobitos[seat]
    return +hidden
