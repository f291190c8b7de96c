"""The rules on a plain table, without game values: a seed deals, `apply` plays on with all luck included."""

import pytest

import pioche
from pioche.games.kudos.game import RULES
from pioche.games.kudos.table import Table


def laid_out(edition: str) -> Table:
    table = RULES.table()
    values = next(each for each in RULES.editions if each.name == edition)
    RULES.lay_out(table, values, 4, {"arrow": "quarter", "first": None})
    assert isinstance(table, Table)
    return table


def known(table: Table, viewer: int) -> bytes:
    out = Table()
    RULES.know(table, viewer, out)
    return out.pack()


def play_out(table: Table) -> None:
    actions = [0] * RULES.actions
    while RULES.to_act(table):
        found = RULES.legal(table, table.turn_of, actions)
        RULES.apply(table, table.turn_of, min(actions[:found]))


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_a_seed_deals_the_same_cards_as_for_a_game_value(edition: str) -> None:
    """KUD-S3, KUD-S4."""
    table = laid_out(edition)
    RULES.deal(table, 11)
    assert table.pack() == pioche.new("kudos", seats=4, edition=edition, seed=11)._table.pack()


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_a_whole_game_goes_the_same_way_as_a_game_value(edition: str) -> None:
    """KUD-E3, KUD-E4."""
    table, game = laid_out(edition), pioche.new("kudos", seats=4, edition=edition, seed=11)
    RULES.deal(table, 11)
    play_out(table)
    while game.to_act:
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert table.pack() == game._table.pack()


@pytest.mark.parametrize("edition", ["fr", "nl", "de"])
def test_a_used_table_leads_to_the_same_scores_as_a_new_one(edition: str) -> None:
    """KUD-E3."""
    used, fresh = laid_out(edition), laid_out(edition)
    for seed in (3, 11):
        RULES.deal(used, seed)
        play_out(used)
    RULES.deal(fresh, 11)
    play_out(fresh)
    assert (used.score, used.round_number) == (fresh.score, fresh.round_number)


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3])
def test_nobody_sees_a_trace_of_the_game_before(viewer: int) -> None:
    """KUD-S3."""
    used, fresh = laid_out("fr"), laid_out("fr")
    RULES.deal(used, 3)
    play_out(used)
    RULES.deal(used, 11)
    RULES.deal(fresh, 11)
    assert known(used, viewer) == known(fresh, viewer)
