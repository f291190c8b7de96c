"""Kudos, tied to the contract."""

from typing import Any

from pioche.core.contract import Edition, Rules
from pioche.core.entries import bring_number, bring_shuffle
from pioche.core.errors import BadRecord
from pioche.games.kudos import editions, explain, features, legal, notation, scoring, secrets, setup, turns, view
from pioche.games.kudos.cards import DECK, PILES
from pioche.games.kudos.table import Table


def luck(table: Table, edition: Edition) -> list[Any]:  # noqa: ARG001
    """KUD-S3, KUD-S5, KUD-S7: the luck awaited, as a record writes it."""
    if table.awaits == setup.FIRST:
        return ["first", table.starter]
    if table.awaits == setup.SHUFFLE:
        return ["shuffle", "deck", [notation.card_text(kind) for kind in table.deck[1:]]]
    return ["arrow", table.arrow + 1]


def bring(table: Table, entry: list[Any], edition: Edition) -> None:
    """KUD-S3, KUD-S5, KUD-S7: lay the luck as a record says it came."""
    if table.awaits == setup.FIRST:
        table.starter = bring_number(entry, "first", range(table.seats), "KUD-S7")
        if table.named_first and table.starter != table.named_first - 1:
            raise BadRecord(rule="KUD-S7", reason="other-number", expected=f"first {table.named_first - 1}")
    elif table.awaits == setup.SHUFFLE:
        bring_shuffle(table.deck, 1, DECK + 1, entry, luck(table, edition), "KUD-S3")
    else:
        table.arrow = bring_number(entry, "arrow", range(1, PILES + 1), "KUD-S5") - 1


RULES = Rules(
    key="kudos",
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
    why_not=explain.why_not,
    turn_rule="KUD-T5",
)
