"""What happened and why, and why a move cannot be made: facts with rule ids, words elsewhere."""

from typing import Any

from pioche.core.contract import Edition, Event, Refusal
from pioche.games.kudos.cards import PILES, colour_of, shape_of
from pioche.games.kudos.legal import (
    CHOOSE_ARROW,
    FILL,
    GIVE,
    GIVE_CARD,
    GIVE_PILE,
    LAY_FILL,
    LAY_NEXT,
    PLAY,
    STOP,
    TURN_ARROW,
    may_move_on,
)
from pioche.games.kudos.notation import card_text
from pioche.games.kudos.scoring import winners
from pioche.games.kudos.table import Table
from pioche.games.kudos.turns import act


def recorded(before: Table, seat: int, action: int) -> tuple[tuple[int, int], ...]:  # noqa: ARG001
    """KUD-T1: every decision is recorded; a turn that ends by itself leaves no `stop`."""
    return ((seat, action),)


def explain(before: Table, seat: int, action: int, after: Table, edition: Edition) -> tuple[Event, ...]:  # noqa: ARG001
    """KUD-T1: what an action led to, told from what lies open to all."""
    return tuple(decision(before, seat, action, after) + what_follows(before, seat, action, after))


def decision(before: Table, seat: int, action: int, after: Table) -> list[Event]:
    """KUD-T2, KUD-T3, KUD-B1, KUD-B2, KUD-X1, KUD-X2, KUD-S5: the decision itself."""
    if action < LAY_FILL:
        return play_steps(before, seat, action, after)
    if action < GIVE:
        taken = before.pile_count[before.arrow]
        where = {"seat": seat, "pile": before.arrow + 1}
        return [
            Event("kudos-blocked", "KUD-B1", where | {"count": taken}),
            Event("kudos-fill", "KUD-B2", where | {"card": card_text(action - LAY_FILL + 1)}),
        ]
    if action < TURN_ARROW:
        facts = {"seat": seat, "victim": action - GIVE}
        if before.phase == GIVE_PILE:
            count = before.pile_count[before.at] - 1
            return [Event("kudos-give-pile", "KUD-X1", facts | {"count": count, "pile": before.at + 1})]
        card = card_text(before.deck[before.discard_top[seat]])
        return [Event("kudos-give-card", "KUD-X2", facts | {"card": card})]
    if action < STOP:
        return [Event("kudos-arrow-chosen", "KUD-S5", {"seat": seat, "pile": action - TURN_ARROW + 1})]
    return [Event("kudos-stop", "KUD-T1", {"seat": seat})]


def play_steps(before: Table, seat: int, action: int, after: Table) -> list[Event]:
    """KUD-T2, KUD-T3, KUD-X1: a card played, and whether it met its twin."""
    onward = action >= LAY_NEXT
    kind = action - LAY_NEXT + 1 if onward else action + 1
    pile = (before.at + onward) % PILES
    top = before.deck[before.top[pile]]
    facts = {"seat": seat, "card": card_text(kind), "pile": pile + 1, "on": card_text(top)}
    same_colour, same_shape = colour_of(kind) == colour_of(top), shape_of(kind) == shape_of(top)
    by = "both" if same_colour and same_shape else "colour" if same_colour else "shape"
    rule = "KUD-T2" if before.phase == PLAY else "KUD-T3"
    events = [Event("kudos-play", rule, facts | {"by": by})]
    if after.phase == GIVE_PILE:
        events.append(Event("kudos-twin", "KUD-X1", {"seat": seat, "card": card_text(kind)}))
    return events


def what_follows(before: Table, seat: int, action: int, after: Table) -> list[Event]:
    """KUD-T1, KUD-T4, KUD-X2: the end of the turn, where it ended."""
    if after.phase == GIVE_CARD and before.phase != GIVE_CARD and not after.over:
        return [Event("kudos-whole-row", "KUD-X2", {"seat": seat})]
    if after.over or after.round_number > before.round_number:
        return round_steps(before, seat, action, after)
    if before.phase != CHOOSE_ARROW and after.turn_of != before.turn_of:
        return [Event("kudos-arrow", "KUD-T4", {"pile": after.arrow + 1, "seat": after.turn_of})]
    return []


def round_steps(before: Table, seat: int, action: int, after: Table) -> list[Event]:
    """KUD-E1, KUD-E2, KUD-E3, KUD-E4: the round's points, and the end or the next starter."""
    events = [Event("kudos-round-over", "KUD-E1", {"seat": seat})]
    counted = before.copy()
    act(counted, seat, action)
    events += [Event("kudos-points", "KUD-E2", points_of_seat(counted, other)) for other in range(after.seats)]
    if after.over:
        bits = winners(after)
        won = [other for other in range(after.seats) if bits >> other & 1]
        points = after.score[won[0]]
        return [*events, Event("game-over", "KUD-E3", {"seats": won, "points": points})]
    return [*events, next_start(counted, after.starter)]


def next_start(counted: Table, starter: int) -> Event:
    """KUD-E4: who starts the next round: the seat with the most points of this one, or the first of those that tie."""
    most = counted.round_score[starter]
    tied = [seat for seat in range(counted.seats) if counted.round_score[seat] == most]
    if len(tied) > 1:
        return Event("kudos-next-starter-tied", "KUD-E4", {"seat": starter, "seats": tied})
    return Event("kudos-next-starter", "KUD-E4", {"seat": starter})


def points_of_seat(counted: Table, seat: int) -> dict[str, Any]:
    """KUD-E2: a seat's points of a round that is just over, and what they are made of."""
    return {
        "seat": seat,
        "points": counted.round_score[seat],
        "total": counted.score[seat],
        "discard": counted.discard_count[seat],
        "draw": counted.draw_end[seat] - counted.draw_next[seat],
        "row": counted.row_count[seat],
        "row_counts": "yes" if counted.row_counts else "no",
    }


def why_not(known: Table, seat: int, action: int) -> Refusal:
    """KUD-T2, KUD-T3, KUD-B2, KUD-B3, KUD-X1, KUD-S5: why a move cannot be made now."""
    if known.phase in (GIVE_PILE, GIVE_CARD):
        rule = "KUD-X1" if known.phase == GIVE_PILE else "KUD-X2"
        if GIVE <= action < TURN_ARROW:
            return Refusal(rule, "kudos-not-an-opponent")
        return Refusal(rule, "kudos-must-give")
    if known.phase == CHOOSE_ARROW:
        return Refusal("KUD-S5", "kudos-must-choose-arrow")
    if TURN_ARROW <= action < STOP:
        return Refusal("KUD-S5", "kudos-arrow-not-now")
    if GIVE <= action < TURN_ARROW:
        return Refusal("KUD-X1", "kudos-nothing-to-give")
    if action == STOP:
        return Refusal("KUD-B2", "kudos-must-fill") if known.phase == FILL else Refusal("KUD-T1", "kudos-must-play")
    return why_not_card(known, seat, action)


def why_not_card(known: Table, seat: int, action: int) -> Refusal:
    """KUD-T2, KUD-T3, KUD-B1, KUD-B2, KUD-B3: why that card cannot be played or laid there."""
    kind = action % LAY_NEXT + 1
    if all(known.deck[card] != kind for card in known.row[seat][: known.row_count[seat]]):
        return Refusal("KUD-T1", "kudos-not-in-row")
    if known.phase == FILL:
        return Refusal("KUD-B2", "kudos-must-fill")
    if action >= LAY_FILL:
        return Refusal("KUD-B1", "kudos-not-blocked")
    if action >= LAY_NEXT and known.phase == PLAY:
        return Refusal("KUD-T2", "kudos-first-on-arrow")
    if action >= LAY_NEXT and not may_move_on(known):
        return Refusal("KUD-B3", "kudos-only-new-pile")
    return Refusal("KUD-T2" if known.phase == PLAY else "KUD-T3", "kudos-no-match")
