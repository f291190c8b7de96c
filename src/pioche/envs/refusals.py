"""The error that names a number which is no action, or no legal one now."""

from collections.abc import Sequence
from typing import Any

from pioche.core.errors import IllegalMove, MoveError, UnreadableMove
from pioche.play.setup import Setup


def refused(setup: Setup, known: Any, seat: int, action: int, legal: Sequence[int]) -> MoveError:
    """Why a seat cannot do that, with the rule, from what it knows."""
    rules, edition = setup.rules, setup.edition
    texts = tuple(rules.write(each, seat, edition) for each in legal)
    if not 0 <= action < rules.actions:
        return UnreadableMove(seat=seat, move=str(action), legal=texts)
    refusal = rules.why_not(known, seat, action)
    move = rules.write(action, seat, edition)
    return IllegalMove(rule=refusal.rule, seat=seat, move=move, reason=refusal.reason, legal=texts)
