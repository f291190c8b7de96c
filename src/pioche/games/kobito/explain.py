"""What happened and why: facts with rule ids, words elsewhere."""

from typing import Any

from pioche.core.contract import Edition, Event
from pioche.games.kobito.cards import KOBITO, NUMBERS, PLACES, SLOTS, STUDIO, after
from pioche.games.kobito.legal import (
    DROP,
    END,
    MOVE,
    PAINT_OVER,
    START,
    START_KOBITO_HIGH,
    START_KOBITO_LOW,
    SWAP,
)
from pioche.games.kobito.notation import card_text, place_text, rainbow_text
from pioche.games.kobito.rainbows import end_card, next_number, rainbow_at, studio_rainbow
from pioche.games.kobito.scoring import score_of, winners
from pioche.games.kobito.table import Table


def recorded(before: Table, seat: int, action: int) -> tuple[tuple[int, int], ...]:  # noqa: ARG001
    """KOB-T5: every decision is recorded; a turn that penalties or the game's end close leaves no `end`."""
    return ((seat, action),)


def explain(before: Table, seat: int, action: int, after: Table, edition: Edition) -> tuple[Event, ...]:  # noqa: ARG001
    """KOB-T5: what an action led to, told from what lies open to all."""
    events = [decision(before, seat, action)]
    for slot in range(SLOTS):
        if (before.slot_gold[slot] and before.slot_place[slot] != after.slot_place[slot]) or won_last(
            before, after, slot
        ):
            events += gold_steps(before, seat, slot, after)
    if after.put_backs > before.put_backs:
        events.append(Event("kobito-put-back", "KOB-S4", {"count": after.put_backs - before.put_backs}))
    if after.renewals > before.renewals:
        events.append(Event("kobito-deck-renewed", "KOB-T3", {"count": after.deck_end - after.deck_next}))
    if after.over:
        events += end_steps(before, after)
    elif after.turn_number > before.turn_number or after.turn_of != before.turn_of:
        facts = {"seat": after.turn_of, "count": after.owed}
        events.append(Event("kobito-owes", "KOB-T1", facts))
    return tuple(events)


def won_last(before: Table, after: Table, slot: int) -> bool:
    """KOB-E1: whether the slot's gold was the one that ended the game."""
    return before.slot_gold[slot] > 0 and after.slot_gold[slot] == 0


def decision(before: Table, seat: int, action: int) -> Event:
    """KOB-A1, KOB-U1, KOB-G1, KOB-J3, KOB-P1, KOB-T4, KOB-T3: the decision itself."""
    if action < START:
        return add_step(before, seat, action)
    if action < MOVE:
        return start_step(seat, action)
    if action < SWAP:
        return move_step(before, seat, action - MOVE)
    if action < PAINT_OVER:
        return swap_step(seat, *divmod(action - SWAP, NUMBERS))
    if action < DROP:
        place, number = divmod(action - PAINT_OVER, NUMBERS)
        return Event("kobito-paint", "KOB-P1", {"seat": seat, "number": number + 1, "place": place_text(place)})
    if action < END:
        return Event("kobito-penalty", "KOB-T4", {"seat": seat, "card": card_text(action - DROP + 1)})
    return Event("kobito-end-turn", "KOB-T3", {"seat": seat})


def add_step(before: Table, seat: int, action: int) -> Event:
    """KOB-A1, KOB-J1: a card added, and for a Kobito the number it stands for."""
    card, place = divmod(action // 2, PLACES)
    number = next_number(before, rainbow_at(seat, place), action % 2)
    return laid("add", "KOB-A1", card + 1, number, {"seat": seat, "place": place_text(place)})


def move_step(before: Table, seat: int, number: int) -> Event:
    """KOB-G1, KOB-J4: a studio card moved, and for a Kobito the number it now stands for."""
    rest, to_end = divmod(number, 2)
    rest, slot = divmod(rest, SLOTS)
    place, end = divmod(rest, 2)
    card = end_card(before, studio_rainbow(seat, place), end)
    facts = {"seat": seat, "from": f"s{place + 1}", "place": place_text(slot)}
    return laid("move", "KOB-G1", card, next_number(before, slot, to_end), facts)


def laid(what: str, rule: str, card: int, number: int, facts: dict[str, Any]) -> Event:
    """KOB-J1: a card laid somewhere, told apart for a Kobito and a number."""
    if card == KOBITO:
        return Event(f"kobito-{what}-kobito", "KOB-J1", facts | {"number": number})
    return Event(f"kobito-{what}", rule, facts | {"number": number})


def swap_step(seat: int, rainbow: int, number: int) -> Event:
    """KOB-J3: a Kobito taken for a number card, perhaps out of another studio."""
    owner, place = divmod(rainbow - SLOTS, STUDIO)
    facts = {"seat": seat, "number": number + 1, "place": rainbow_text(rainbow, owner, 0)}
    if rainbow < SLOTS or owner == seat:
        return Event("kobito-swap", "KOB-J3", facts)
    return Event("kobito-swap-other", "KOB-J3", facts | {"victim": owner, "place": f"s{place + 1}"})


def start_step(seat: int, action: int) -> Event:
    """KOB-U1, KOB-J1: a new studio rainbow."""
    low = (action - START) % NUMBERS + 1
    kobito = "high" if action >= START_KOBITO_HIGH else "low" if action >= START_KOBITO_LOW else "none"
    facts = {"seat": seat, "low": low, "high": after(low), "kobito": kobito}
    return Event("kobito-start", "KOB-U1", facts)


def gold_steps(before: Table, seat: int, slot: int, after: Table) -> list[Event]:
    """KOB-G3: a gold won, and what was turned up in its place."""
    kind = before.slot_gold[slot]
    facts = {
        "seat": seat,
        "place": place_text(slot),
        "length": before.gold_length[kind],
        "gold": before.gold_worth[kind],
    }
    events = [Event("kobito-gold", "KOB-G3", facts)]
    new = after.slot_gold[slot]
    if new and after.length[slot]:
        facts = {"place": place_text(slot), "length": after.gold_length[new], "gold": after.gold_worth[new]}
        events.append(Event("kobito-new-gold", "KOB-G3", facts | {"number": after.low[slot]}))
    return events


def end_steps(before: Table, after: Table) -> list[Event]:
    """KOB-E1, KOB-E2, KOB-E3, KOB-E4: why the game ends, and each seat's points."""
    by_gold = sum(after.gold_won) > sum(before.gold_won)
    events = [Event("kobito-last-gold", "KOB-E1", {}) if by_gold else Event("kobito-stuck", "KOB-E4", {})]
    for seat in range(after.seats):
        facts = {"seat": seat, "gold": after.gold[seat], "penalties": after.penalties[seat]}
        points = score_of(after.gold[seat], after.penalties[seat])
        events.append(Event("kobito-points", "KOB-E2", facts | {"points": points}))
    bits = winners(after)
    won = [seat for seat in range(after.seats) if bits >> seat & 1]
    points = score_of(after.gold[won[0]], after.penalties[won[0]])
    return [*events, Event("game-over", "KOB-E3", {"seats": won, "points": points})]
