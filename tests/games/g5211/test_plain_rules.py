"""The rules on a plain table, without game values: a seed deals, `apply` plays on with all luck included."""

import pytest

import pioche
from pioche.games.g5211.game import RULES
from pioche.games.g5211.table import Table


def laid_out(variant: str | None) -> Table:
    table = RULES.table()
    edition = next(each for each in RULES.editions if each.name == "-".join(filter(None, ["next-move", variant])))
    RULES.lay_out(table, edition, 5, {"open_scores": False})
    assert isinstance(table, Table)
    return table


def known(table: Table, viewer: int) -> bytes:
    out = Table()
    RULES.know(table, viewer, out)
    return out.pack()


def play_out(table: Table) -> None:
    actions = [0] * RULES.actions
    while bits := RULES.to_act(table):
        seat = next(seat for seat in range(5) if bits >> seat & 1)
        found = RULES.legal(table, seat, actions)
        RULES.apply(table, seat, min(actions[:found]))


@pytest.mark.parametrize("variant", [None, "long"])
def test_a_seed_deals_the_same_cards_as_for_a_game_value(variant: str | None) -> None:
    """5211-S4, 5211-S5."""
    table = laid_out(variant)
    RULES.deal(table, 11)
    assert table.pack() == pioche.new("5211", seats=5, variant=variant, seed=11)._table.pack()


@pytest.mark.parametrize("variant", [None, "long"])
def test_a_whole_game_goes_the_same_way_as_a_game_value(variant: str | None) -> None:
    """5211-E1, 5211-L1."""
    table, game = laid_out(variant), pioche.new("5211", seats=5, variant=variant, seed=11)
    RULES.deal(table, 11)
    play_out(table)
    while game.to_act:
        game = game.play(game.to_act[0], game.legal(game.to_act[0])[0])
    assert table.pack() == game._table.pack()


@pytest.mark.parametrize("viewer", [-1, 0, 1, 2, 3, 4])
@pytest.mark.parametrize("variant", [None, "long"])
def test_nobody_sees_a_trace_of_the_game_before(variant: str | None, viewer: int) -> None:
    """5211-S4."""
    used, fresh = laid_out(variant), laid_out(variant)
    RULES.deal(used, 3)
    play_out(used)
    RULES.deal(used, 11)
    RULES.deal(fresh, 11)
    assert known(used, viewer) == known(fresh, viewer)


@pytest.mark.parametrize("variant", [None, "long"])
def test_a_used_table_leads_to_the_same_scores_as_a_new_one(variant: str | None) -> None:
    """5211-M4."""
    used, fresh = laid_out(variant), laid_out(variant)
    for seed in (3, 11):
        RULES.deal(used, seed)
        play_out(used)
    RULES.deal(fresh, 11)
    play_out(fresh)
    assert (used.score, used.scored, used.deck_number) == (fresh.score, fresh.scored, fresh.deck_number)
