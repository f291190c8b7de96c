"""What a viewer knows, as plain data for people and programs; built from `know` and from nothing else."""

from typing import Any

from pioche.core.contract import SPECTATOR, Edition
from pioche.games.g5211.cards import DECK
from pioche.games.g5211.legal import to_act
from pioche.games.g5211.notation import card_text, letters
from pioche.games.g5211.scoring import kododo_score, winning_colour
from pioche.games.g5211.table import Table


def view(known: Table, edition: Edition) -> dict[str, Any]:
    """5211-R2, 5211-E4: the table as one viewer may see it."""
    me = known.viewer - 1 if known.viewer != SPECTATOR else None
    seats = range(known.seats)
    bits = to_act(known)
    return {
        "game": "5211",
        "edition": edition.key,
        "variant": edition.variant,
        "seats": known.seats,
        "you": me,
        "over": bool(known.over),
        "to_act": [seat for seat in seats if bits >> seat & 1],
        "deck": known.deck_number + 1,
        "round": known.round_number,
        "turn": known.turn + 1,
        "draw_pile": DECK - known.deck_next,
        "last_round": known.deck_next == DECK and known.held[0] + known.laid_count[0] <= 5,
        "to_lay": [known.lays[known.turn] - known.laid_count[seat] for seat in seats],
        "hand": [] if me is None else sorted_cards(known.hand[me][: known.held[me]], edition),
        "held": known.held[: known.seats],
        "laid": [[card_text(card, edition) for card in known.laid[seat][: known.shown]] for seat in seats],
        "sealed": [known.laid_count[seat] - known.shown for seat in seats],
        "your_sealed": [] if me is None else your_sealed(known, me, edition),
        "counts": dict(zip(letters(edition), known.count, strict=True)),
        "limit": known.limit,
        "kododo": {"now": known.ones, "needs": known.kododo, "or_more": bool(known.kododo_or_more)},
        "if_scored_now": would_score(known, edition),
        "scores": [known.score[seat] if sees_score(known, seat) else None for seat in seats],
        "scored_cards": [known.scored[seat] if sees_score(known, seat) else None for seat in seats],
        "noted": known.noted[: known.seats],
        "target": known.target or None,
    }


def sorted_cards(cards: list[int], edition: Edition) -> list[str]:
    """A hand in order of colour and value."""
    return [card_text(card, edition) for card in sorted(cards)]


def your_sealed(known: Table, me: int, edition: Edition) -> list[str]:
    """5211-R2: the viewer's own cards that are still face down."""
    return [card_text(card, edition) for card in known.laid[me][known.shown : known.laid_count[me]]]


def sees_score(known: Table, seat: int) -> bool:
    """5211-E4: whether the viewer is shown that seat's total."""
    return bool(known.over or known.open_scores or known.viewer == seat + 1)


def would_score(known: Table, edition: Edition) -> str | None:
    """5211-K1, 5211-K2, 5211-M3: what the open cards would score, at the end have scored: `1`, a colour, or nothing."""
    if kododo_score(known.ones, known.kododo, known.kododo_or_more):
        return "1"
    colour = winning_colour(known.count, known.limit)
    return letters(edition)[colour] if colour >= 0 else None
