"""What a viewer knows, as plain data for people and programs; built from `know` and from nothing else."""

from typing import Any

from pioche.core.contract import SPECTATOR, Edition
from pioche.games.kudos.cards import PILES
from pioche.games.kudos.legal import CHOOSE_ARROW, FILL, GIVE_CARD, GIVE_PILE, PLAY, PLAY_ON
from pioche.games.kudos.notation import card_text
from pioche.games.kudos.table import Table

PHASES = {
    CHOOSE_ARROW: "choose-arrow",
    PLAY: "play",
    FILL: "fill",
    PLAY_ON: "play-on",
    GIVE_PILE: "give-pile",
    GIVE_CARD: "give-card",
}


def view(known: Table, edition: Edition) -> dict[str, Any]:
    """KUD-S2, KUD-S3: the table as one viewer may see it."""
    seats = range(known.seats)
    choosing = known.phase == CHOOSE_ARROW
    return {
        "game": "kudos",
        "edition": edition.key,
        "variant": edition.variant,
        "seats": known.seats,
        "you": None if known.viewer == SPECTATOR else known.viewer - 1,
        "over": bool(known.over),
        "to_act": [] if known.over else [known.turn_of],
        "round": known.round_number,
        "starter": known.starter,
        "phase": "over" if known.over else PHASES[known.phase],
        "arrow": None if choosing else known.arrow + 1,
        "at": None if choosing else known.at + 1,
        "played": known.played,
        "filled": bool(known.filled),
        "piles": [chain(known, known.top[pile], known.pile_count[pile]) for pile in range(PILES)],
        "rows": [row(known, seat) for seat in seats],
        "draw_piles": [known.draw_end[seat] - known.draw_next[seat] for seat in seats],
        "discards": [chain(known, known.discard_top[seat], known.discard_count[seat]) for seat in seats],
        "round_scores": known.round_score[: known.seats],
        "scores": known.score[: known.seats],
        "target": known.target,
    }


def row(known: Table, seat: int) -> list[str]:
    """KUD-S6: a row, as it lies."""
    return [card_text(known.deck[card]) for card in known.row[seat][: known.row_count[seat]]]


def chain(known: Table, top: int, count: int) -> list[str]:
    """A pile from the top."""
    cards = []
    for _ in range(count):
        cards.append(card_text(known.deck[top]))
        top = known.under[top]
    return cards
