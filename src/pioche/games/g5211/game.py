"""5211, tied to the contract."""

from typing import Any

from pioche.core.contract import Edition, Rules
from pioche.core.entries import bring_shuffle
from pioche.games.g5211 import editions, explain, features, legal, notation, scoring, secrets, setup, turns, view
from pioche.games.g5211.cards import DECK
from pioche.games.g5211.table import Table


def luck(table: Table, edition: Edition) -> list[Any]:
    """5211-S4: the shuffle awaited, as a record writes it, from the top."""
    return ["shuffle", "deck", [notation.card_text(card, edition) for card in table.deck]]


def bring(table: Table, entry: list[Any], edition: Edition) -> None:
    """5211-S4: lay the deck as a record says it was shuffled."""
    bring_shuffle(table.deck, 0, DECK, entry, luck(table, edition), "5211-S4")


RULES = Rules(
    key="5211",
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
    know_own=secrets.know_own,
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
    turn_rule="5211-R2",
    take_back=turns.take_back,
)
