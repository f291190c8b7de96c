"""Kobito, tied to the contract."""

from typing import Any

from pioche.core.contract import Edition, Rules
from pioche.core.entries import bring_number, bring_shuffle
from pioche.games.kobito import (
    editions,
    explain,
    features,
    legal,
    notation,
    refusals,
    scoring,
    secrets,
    setup,
    turns,
    view,
)
from pioche.games.kobito.table import Table


def luck(table: Table, edition: Edition) -> list[Any]:  # noqa: ARG001
    """KOB-S3, KOB-S4, KOB-S5: the luck awaited, as a record writes it."""
    if table.awaits == setup.FIRST:
        return ["first", table.turn_of]
    if table.awaits == setup.GOLD:
        return [
            "shuffle",
            "gold",
            [[table.gold_length[kind], table.gold_worth[kind]] for kind in table.gold_deck],
        ]
    pile = table.deck[table.deck_next : table.deck_end]
    return ["shuffle", "rainbow", [notation.card_text(card) for card in pile]]


def bring(table: Table, entry: list[Any], edition: Edition) -> None:
    """KOB-S3, KOB-S4, KOB-S5: lay the luck as a record says it came."""
    expected = luck(table, edition)
    if table.awaits == setup.FIRST:
        table.turn_of = bring_number(entry, "first", range(table.seats), "KOB-S5")
    elif table.awaits == setup.GOLD:
        bring_shuffle(table.gold_deck, 0, len(table.gold_deck), entry, expected, "KOB-S3")
    else:
        bring_shuffle(table.deck, table.deck_next, table.deck_end, entry, expected, "KOB-S4")


RULES = Rules(
    key="kobito",
    version=1,
    editions=editions.EDITIONS,
    table=Table,
    actions=legal.ACTIONS,
    lay_out=editions.lay_out,
    deal=setup.deal,
    begin=setup.begin,
    roll=setup.roll,
    go_on=setup.go_on,
    to_act=legal.to_act,
    legal=legal.legal,
    act=turns.act,
    apply=turns.apply,
    know=secrets.know,
    imagine=secrets.imagine,
    features=features.features,
    described=features.FEATURES,
    scores=scoring.scores,
    winners=scoring.winners,
    luck=luck,
    bring=bring,
    read=notation.read,
    write=notation.write,
    recorded=explain.recorded,
    view=view.view,
    explain=explain.explain,
    why_not=refusals.why_not,
    turn_rule="KOB-S5",
)
