"""Where a round is scored: the steps to show, and the table of 5211 as it lay, rebuilt from what all have seen."""

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


def scoring_of(before: dict[str, Any], events: Sequence[Event]) -> Scoring | None:
    """The scoring among the events, if a round ended."""
    start = next((place for place, event in enumerate(events) if event.key in SCORING), None)
    if start is None:
        return None
    view = as_revealed(before, events) if before["game"] == "5211" else before
    return Scoring(view, tuple(events[start:]), any(event.key == "game-over" for event in events))


def with_held(view: dict[str, Any], card: str) -> dict[str, Any]:
    """5211-R2: the view once the person's last card is chosen too."""
    me = view["you"]
    hand = list(view["hand"])
    hand.remove(card)
    return view | {
        "hand": hand,
        "held": changed(view["held"], me, -1),
        "your_sealed": [*view["your_sealed"], card],
        "sealed": changed(view["sealed"], me, 1),
        "to_lay": changed(view["to_lay"], me, -1),
        "to_act": [seat for seat in view["to_act"] if seat != me],
    }


def changed(numbers: list[int], place: int, by: int) -> list[int]:
    """The numbers with one of them changed."""
    return [number + by if index == place else number for index, number in enumerate(numbers)]


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
