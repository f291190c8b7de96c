"""What a viewer knows, as plain data for people and programs; built from `know` and from nothing else."""

from typing import Any

from pioche.core.contract import SPECTATOR, Edition
from pioche.games.kobito.cards import KINDS, NUMBERS, SLOTS, STUDIO
from pioche.games.kobito.notation import card_text
from pioche.games.kobito.rainbows import studio_rainbow
from pioche.games.kobito.scoring import score_of
from pioche.games.kobito.table import Table


def view(known: Table, edition: Edition) -> dict[str, Any]:
    """KOB-E5: the table as one viewer may see it."""
    me = None if known.viewer == SPECTATOR else known.viewer - 1
    seats = range(known.seats)
    return {
        "game": "kobito",
        "edition": edition.key,
        "variant": edition.variant,
        "seats": known.seats,
        "you": me,
        "over": bool(known.over),
        "to_act": [] if known.over else [known.turn_of],
        "turn": known.turn_number,
        "owed": known.owed,
        "played": known.played,
        "penalties_paid": known.dropped,
        "still_owed": max(known.owed - known.played - known.dropped, 0),
        "lone": (known.lone - 1 - SLOTS) % STUDIO + 1 if known.lone else None,
        "golds": [gold_slot(known, slot) for slot in range(SLOTS)],
        "gold_deck": len(known.gold_deck) - known.gold_next,
        "studios": [[rainbow(known, studio_rainbow(seat, place)) for place in range(STUDIO)] for seat in seats],
        "hand": [] if me is None else cards(known.hand[me]),
        "held": known.held[: known.seats],
        "known_kobitos": known.shown_kobitos[: known.seats],
        "draw_pile": known.deck_end - known.deck_next,
        "discard": {card_text(card): known.discard[card] for card in range(1, KINDS + 1) if known.discard[card]},
        "gold_cards": [gold_cards(known, seat) for seat in seats],
        "penalties": [cards(known.penalty[seat]) for seat in seats],
        "scores": [score_of(known.gold[seat], known.penalties[seat]) for seat in seats],
    }


def gold_slot(known: Table, slot: int) -> dict[str, Any] | None:
    """KOB-S3: a gold card, what it asks for and the rainbow beside it."""
    kind = known.slot_gold[slot]
    if kind == 0:
        return None
    return {
        "length": known.gold_length[kind],
        "gold": known.gold_worth[kind],
        "needs": known.gold_length[kind] - known.length[slot],
        "rainbow": rainbow(known, slot),
    }


def rainbow(known: Table, which: int) -> list[dict[str, Any]]:
    """KOB-A2, KOB-J1: the cards of a rainbow from its low end; a Kobito with the number it stands for."""
    seen = []
    for step in range(known.length[which]):
        number = (known.low[which] + step - 1) % NUMBERS + 1
        cell = known.cell[which][number]
        card = "K" if cell == 1 else card_text(number)
        seen.append({"card": card, "number": number, "painted": max(cell - 1, 0)})
    return seen


def cards(counts: list[int]) -> list[str]:
    """Cards in order: numbers, Kobitos, paint cards."""
    return [card_text(card) for card in range(1, KINDS + 1) for _ in range(counts[card])]


def gold_cards(known: Table, seat: int) -> list[list[int]]:
    """KOB-E5: the gold cards a seat has won, as [length, gold]."""
    won = [kind for kind, owner in zip(known.gold_deck, known.gold_owner, strict=True) if owner == seat + 1]
    return [[known.gold_length[kind], known.gold_worth[kind]] for kind in won]
