"""What happened and why, and why a move cannot be made: facts with rule ids, words elsewhere."""

from pioche.core.contract import NOBODY, Edition, Event, Refusal
from pioche.games.g5211.cards import COLOURS, DECK, value_of
from pioche.games.g5211.legal import must_lay
from pioche.games.g5211.notation import card_text
from pioche.games.g5211.scoring import kododo_score, scores_now, winners, winning_colour
from pioche.games.g5211.table import Table
from pioche.games.g5211.turns import lay, reveal


def recorded(before: Table, seat: int, action: int) -> tuple[tuple[int, int], ...]:
    """5211-R2: the moves a record gains: at a reveal all sealed choices, in seat order."""
    if before.to_lay > 1:
        return ()
    return tuple((other, card - 1) for other, cards in enumerate(sealed(before, seat, action)) for card in cards)


def sealed(before: Table, seat: int, action: int) -> list[list[int]]:
    """5211-R2: the cards of each seat that the last action turns up."""
    cards = [before.laid[other][before.shown : before.laid_count[other]] for other in range(before.seats)]
    cards[seat].append(action + 1)
    return cards


def explain(before: Table, seat: int, action: int, after: Table, edition: Edition) -> tuple[Event, ...]:
    """5211-R1, 5211-R2: what an action led to, step by step, told from what lies open to all."""
    if before.to_lay > 1:
        left = before.lays[before.turn] - before.laid_count[seat] - 1
        return (Event("g5211-laid", "5211-R1", {"seat": seat, "left": left}),)
    events = [
        Event(
            "g5211-revealed",
            "5211-R2",
            {"seat": other, "cards": [card_text(card, edition) for card in cards]},
        )
        for other, cards in enumerate(sealed(before, seat, action))
    ]
    if before.turn == 2:
        shown = before.copy()
        lay(shown, seat, action + 1)
        reveal(shown)
        events += scoring_steps(shown, edition)
        events += what_follows(before, after)
    return tuple(events)


def scoring_steps(shown: Table, edition: Edition) -> list[Event]:
    """5211-K1, 5211-K2, 5211-M1: the scoring of a round whose cards all lie open."""
    ones_score = kododo_score(shown.ones, shown.kododo, shown.kododo_or_more)
    rule = "5211-K2" if shown.kododo_or_more else "5211-K1"
    key = "g5211-kododo-score" if ones_score else "g5211-kododo-do-not"
    more = "yes" if shown.kododo_or_more else "no"
    events = [Event(key, rule, {"count": shown.ones, "needs": shown.kododo, "more": more})]
    colour = NOBODY
    if not ones_score:
        events += colour_steps(shown, edition)
        colour = winning_colour(shown.count, shown.limit)
    return events + points(shown, ones_score, colour)


def colour_steps(shown: Table, edition: Edition) -> list[Event]:
    """5211-M2, 5211-M3: which colours are out and why, and the one that scores."""
    names = edition.values["colours"]
    steps = []
    over = [colour for colour in range(COLOURS) if shown.count[colour] >= shown.limit]
    for colour in over:
        facts = {"colour": names[colour], "count": shown.count[colour], "limit": shown.limit}
        steps.append(Event("g5211-over-limit", "5211-M2", facts))
    winner = winning_colour(shown.count, shown.limit)
    for cards in range(shown.limit - 1, 0, -1):
        level = [names[colour] for colour in range(COLOURS) if shown.count[colour] == cards]
        if len(level) > 1:
            steps.append(Event("g5211-tie", "5211-M3", {"colours": level, "count": cards}))
        if len(level) == 1:
            break
    if winner == NOBODY:
        steps.append(Event("g5211-nobody", "5211-M3", {}))
    else:
        facts = {"colour": names[winner], "count": shown.count[winner]}
        steps.append(Event("g5211-colour-scores", "5211-M3", facts))
    return steps


def points(shown: Table, ones_score: bool, colour: int) -> list[Event]:
    """5211-M4: what each seat keeps."""
    events = []
    for seat in range(shown.seats):
        kept = [card for card in shown.laid[seat][: shown.shown] if scores_now(card, ones_score, colour)]
        if kept:
            facts = {"seat": seat, "count": len(kept), "points": sum(map(value_of, kept))}
            events.append(Event("g5211-keeps", "5211-M4", facts))
    return events


def what_follows(before: Table, after: Table) -> list[Event]:
    """5211-E1, 5211-E3, 5211-L1, 5211-L2: the last round, another deck, or the end."""
    if after.over:
        return the_end(after)
    if after.deck_number > before.deck_number:
        return [Event("g5211-new-deck", "5211-L1", {"target": after.target, "best": max(after.noted)})]
    if after.deck_next == DECK:
        return [Event("g5211-last-round", "5211-E1", {})]
    return []


def the_end(after: Table) -> list[Event]:
    """5211-E3, 5211-L1, 5211-L2, 5211-L3: who has won, and by what when points alone do not tell."""
    bits = winners(after)
    won = [seat for seat in range(after.seats) if bits >> seat & 1]
    best = after.score[won[0]]
    level = [seat for seat in range(after.seats) if after.score[seat] == best]
    events = [Event("game-over", "5211-L3" if after.target else "5211-E3", {"seats": won, "points": best})]
    if len(level) > len(won):
        facts = {"seats": level, "points": best, "count": after.scored[won[0]]}
        events.insert(0, Event("g5211-tie-break", "5211-E3", facts))
    if after.target:
        rule = "5211-L2" if after.deck_number else "5211-L1"
        events.insert(0, Event("g5211-target", rule, {"target": after.target, "best": best}))
    return events


def why_not(known: Table, seat: int, action: int) -> Refusal:  # noqa: ARG001
    """5211-R1: why a seat may not lay that card now."""
    if not must_lay(known, seat):
        return Refusal("5211-R1", "g5211-enough-laid")
    return Refusal("5211-R1", "g5211-not-in-hand")
