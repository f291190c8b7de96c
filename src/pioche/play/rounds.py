"""Which events need words; where a round is scored: its steps, and the table of 5211 as it lay, rebuilt."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from pioche.core.contract import Event
from pioche.games.g5211.cards import LETTERS

SCORING = {
    "g5211-kododo-score",
    "g5211-kododo-do-not",
    "kudos-round-over",
    "kobito-last-gold",
    "kobito-stuck",
}


class Scoring(NamedTuple):
    """A round that was scored: the table as it lay then, the steps, and whether the game ended with it."""

    view: dict[str, Any]
    steps: tuple[Event, ...]
    over: bool


def worth_telling(event: Event) -> bool:
    """Whether an event needs words: that somebody laid a card shows on the table, and the reveal tells of it."""
    return event.key != "g5211-laid"


def closes_a_round(events: Sequence[Event]) -> bool:
    """Whether a round was scored."""
    return any(event.key in SCORING for event in events)


def scoring_of(before: dict[str, Any], events: Sequence[Event]) -> Scoring | None:
    """The scoring among the events, if a round ended."""
    start = next((place for place, event in enumerate(events) if event.key in SCORING), None)
    if start is None:
        return None
    view = as_revealed(before, events) if before["game"] == "5211" else before
    return Scoring(view, tuple(events[start:]), any(event.key == "game-over" for event in events))


def as_revealed(before: dict[str, Any], events: Sequence[Event]) -> dict[str, Any]:
    """5211-M1: the table of a round as it was scored, with all cards open."""
    cards = {event.facts["seat"]: event.facts["cards"] for event in events if event.key == "g5211-revealed"}
    laid = [[*row, *cards.get(seat, ())] for seat, row in enumerate(before["laid"])]
    shown = [card for row in laid for card in row]
    return before | {
        "laid": laid,
        "hand": [],
        "sealed": [0] * before["seats"],
        "your_sealed": [],
        "to_lay": [0] * before["seats"],
        "to_act": [],
        "counts": {letter: sum(card[0] == letter for card in shown) for letter in before["counts"]},
        "kododo": before["kododo"] | {"now": sum(card[1] == "1" for card in shown)},
        "if_scored_now": scored(events),
    }


def scored(events: Sequence[Event]) -> str | None:
    """5211-K1, 5211-K2, 5211-M3: what scored: `1`, a colour's letter, or nothing."""
    for event in events:
        if event.key == "g5211-kododo-score":
            return "1"
        if event.key == "g5211-colour-scores":
            return LETTERS[event.facts["colour"]]
    return None
