"""Bots play every game to its end, see only what their seat may know, and greedy is better than chance."""

import random

import pytest

import pioche
from pioche.bots import LEVELS, bot_of
from pioche.core.luck import WORDS, seed_luck
from pioche.play.luck import new_seed
from pioche.play.match import play_match
from pioche.play.setup import prepare
from tests.conformance.cards import scramble
from tests.conformance.cases import Case, each_case, each_edition

MATCHES = 60


@each_case
@pytest.mark.parametrize("level", LEVELS)
def test_a_match_of_bots_comes_to_an_end_and_its_record_holds(case: Case, level: str) -> None:
    for seed in range(3):
        setup = prepare(case.game, case.edition.key, case.edition.variant, case.seats, None, None, new_seed(seed))
        bot = bot_of(level, case.game)
        game = play_match(setup, [(bot.choose, bot.needs_to_know)] * case.seats, seed)
        assert pioche.replay(game.record()).scores == game.scores


@each_edition
def test_greedy_beats_chance(case: Case) -> None:
    chance, greedy = (bot_of(level, case.game) for level in ("random", "greedy"))
    won = 0.0
    for seed in range(MATCHES):
        chair = seed % case.seats
        bots = [greedy if seat == chair else chance for seat in range(case.seats)]
        one = prepare(case.game, case.edition.key, case.edition.variant, case.seats, None, None, new_seed(seed))
        game = play_match(one, [(bot.choose, bot.needs_to_know) for bot in bots], seed)
        won += (chair in game.winners) / len(game.winners)
    assert won > 1.4 * MATCHES / case.seats


@each_edition
def test_greedy_chooses_the_same_whatever_it_may_not_know(case: Case) -> None:
    bot, chance = bot_of("greedy", case.game), random.Random(5)
    game, rules = case.new(5), case.rules
    for step in range(40):
        if game.is_over:
            break
        seat = game.to_act[0]
        choices = []
        for table in (game._table, scramble(case, game._table, seat, chance)):
            known, actions, luck = rules.table(), [0] * rules.actions, [0] * WORDS
            rules.know(table, seat, known)
            seed_luck(luck, step)
            choices.append(bot.choose(known, seat, actions[: rules.legal(known, seat, actions)], luck))
        assert choices[0] == choices[1]
        game = game.act(seat, choices[0])


def test_a_level_nobody_knows_is_refused_with_the_nearest() -> None:
    with pytest.raises(pioche.UnknownName) as caught:
        bot_of("gready", "kudos")
    assert caught.value.details["nearest"] == ["greedy"]
