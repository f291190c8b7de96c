"""How long a game can last and what it can bring, worked out from its rules."""

from typing import Any, NamedTuple

from pioche.envs.observed import SCORE
from pioche.envs.openspiel.dealing.g5211 import rounds_of_deck
from pioche.envs.openspiel.settings import Settings, laid_out
from pioche.games.g5211 import cards as g5211
from pioche.games.kobito import cards as kobito
from pioche.games.kudos import cards as kudos

# The rules set no end to the longer 5211, to Kobito and to Kudos: nothing forbids rounds that bring no points, or turns
# in which nobody does what ends the game. Such a game is cut here and counted as it stands, three times as late as the
# last of 50,000 random games ended, or later.
USUAL_DECKS = 20
USUAL_LENGTH = 2000


class Limits(NamedTuple):
    """The most there can be of everything: decisions (joint ones count once), chance, and the returns' bounds."""

    decisions: int
    chance_outcomes: int
    chance_nodes: int
    least: float
    most: float
    reveals: int = 0


def limits_of(settings: Settings) -> Limits:
    """The limits of a game."""
    table = laid_out(settings)
    found = {"5211": limits_5211, "kobito": limits_kobito, "kudos": limits_kudos}[settings.game](settings, table)
    if settings.returns == SCORE:
        return found
    return found._replace(least=-1 / (settings.players - 1), most=1.0)


def limits_5211(settings: Settings, table: Any) -> Limits:
    """All lay the same number of cards in each of a deck's rounds, one at a time; every card is drawn once."""
    rounds, seats, laid = rounds_of_deck(table), table.seats, table.lays[2]
    decks = USUAL_DECKS if table.target else 1
    joint = decks * rounds * laid
    if settings.max_length:
        own = settings.max_length if settings.simultaneous else -(-settings.max_length // seats)
        joint = min(joint, own)
    cards = seats * (g5211.HAND + laid * (rounds - 1))
    decks_begun = -(-(joint + 1) // (rounds * laid)) if table.target else 1
    decisions = joint if settings.simultaneous else joint * seats
    if settings.max_length:
        decisions = min(decisions, settings.max_length)
    best = best_rounds(min(laid, table.limit - 1), laid, rounds)
    most = max(sum(best), table.target - 1 + best[0]) if table.target else sum(best)
    return Limits(decisions, g5211.KINDS, cards * decks_begun, 0.0, float(most), joint)


def best_rounds(of_colour: int, laid: int, rounds: int) -> list[int]:
    """The most a seat can score in so many rounds of a deck: the best cards of a colour each time, or only 1s."""
    values = sorted(map(g5211.value_of_copy, range(g5211.COPIES_OF_COLOUR)), reverse=True)
    sums = [sum(values[first : first + of_colour]) for first in range(0, len(values), of_colour)]
    return sorted([*(sums * g5211.COLOURS), *([laid * g5211.KODODO] * rounds)], reverse=True)[:rounds]


def limits_kobito(settings: Settings, table: Any) -> Limits:
    """From no gold and every card a penalty to all gold but what is left at the end."""
    decisions = settings.max_length or USUAL_LENGTH
    golds = [table.gold_worth[kind] for kind in range(1, table.gold_kinds + 1) for _ in range(table.gold_copies[kind])]
    others = kobito.DECK - kobito.NUMBERS * kobito.NUMBER_COPIES
    deal = 1 + kobito.SLOTS + kobito.SLOTS + kobito.HAND * table.seats
    # a turn's end: a hand drawn, start cards, a gold; and twice what a pile without numbers still held
    each = kobito.HAND + kobito.SLOTS + 1 + 2 * others
    outcomes = max(kobito.KINDS, table.gold_kinds, table.seats)
    most = sum(sorted(golds, reverse=True)[: len(golds) - kobito.LEFT_AT_END])
    return Limits(decisions, outcomes, deal + each * decisions, -kobito.PENALTY * kobito.DECK, float(most))


def limits_kudos(settings: Settings, table: Any) -> Limits:
    """Points are bad: a return is a score below zero, at worst all cards of a round on top of just below the end."""
    decisions = settings.max_length or USUAL_LENGTH
    cards = table.seats * table.each + kudos.PILES
    rounds = decisions // table.each + 1
    least = -(table.target - 1 + cards - kudos.PILES)
    outcomes = max(kudos.KINDS, table.seats, kudos.PILES)
    return Limits(decisions, outcomes, 1 + rounds * (cards + 1), float(least), 0.0)
