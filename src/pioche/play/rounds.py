"""Which events need words; where a round is scored: its steps, and the table as it lay then, rebuilt."""

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
    rebuilt = {"5211": as_revealed, "kudos": as_played}.get(before["game"])
    view = rebuilt(before, events) if rebuilt else before
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


def as_played(before: dict[str, Any], events: Sequence[Event]) -> dict[str, Any]:
    """KUD-E2: the table of a round as it was counted, with the last move made."""
    piles, rows, discards = ([list(cards) for cards in before[what]] for what in ("piles", "rows", "discards"))
    for event in events:
        facts = event.facts
        if event.key in ("kudos-play", "kudos-fill"):
            rows[facts["seat"]].remove(facts["card"])
            piles[facts["pile"] - 1].insert(0, facts["card"])
        elif event.key == "kudos-blocked":
            discards[facts["seat"]][:0] = piles[facts["pile"] - 1]
            piles[facts["pile"] - 1].clear()
        elif event.key == "kudos-give-pile":
            _, *beneath = piles[facts["pile"] - 1]
            discards[facts["victim"]][:0] = beneath
            del piles[facts["pile"] - 1][1:]
        elif event.key == "kudos-give-card":
            discards[facts["victim"]].insert(0, discards[facts["seat"]].pop(0))
    return before | {"piles": piles, "rows": rows, "discards": discards, "to_act": []}


def scored(events: Sequence[Event]) -> str | None:
    """5211-K1, 5211-K2, 5211-M3: what scored: `1`, a colour's letter, or nothing."""
    for event in events:
        if event.key == "g5211-kododo-score":
            return "1"
        if event.key == "g5211-colour-scores":
            return LETTERS[event.facts["colour"]]
    return None
