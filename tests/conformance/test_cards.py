"""No card is ever lost or made."""

from tests.conformance.cards import all_cards
from tests.conformance.cases import Case, each_case, random_game


@each_case
def test_cards_are_conserved(case: Case) -> None:
    for seed in range(3):
        moments = random_game(case, seed)
        whole = all_cards(case, next(moments)._table)
        for game in moments:
            missing = whole - all_cards(case, game._table)
            if not game.is_over:
                assert not missing
                assert all_cards(case, game._table) == whole
    assert missing.total() in away_at_the_end(case)


def away_at_the_end(case: Case) -> set[int]:
    """5211-E2: after the last round of 5211 the fifth card of each hand is away, unseen."""
    if case.game != "5211" or case.edition.variant == "aggressive":
        return {0}
    return {0, case.seats} if case.edition.variant == "long" else {case.seats}
