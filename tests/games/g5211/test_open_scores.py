import pytest

import pioche
from pioche.core.errors import BadOption

from .builders import last_round, round_of

YELLOW_SCORES = "Y2*2 O2 B2 G6 | Y4 O3 V2 B3 V6"


def test_the_others_totals_are_hidden_until_the_end() -> None:
    """5211-E4."""
    view = round_of("G2*2 G3 Y2 | G4 O2 O3 B2").view(0)
    assert (view["scores"], view["scored_cards"]) == ([7, None], [3, None])


def test_a_spectator_sees_no_total() -> None:
    """5211-E4."""
    view = round_of("G2*2 G3 Y2 | G4 O2 O3 B2").view()
    assert (view["scores"], view["scored_cards"]) == ([None, None], [None, None])


def test_the_own_total_is_always_shown() -> None:
    """5211-E4."""
    assert round_of("G2*2 G3 Y2 | G4 O2 O3 B2").view(1)["scores"] == [None, 4]


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_with_open_scores_everyone_sees_all_totals(viewer: int | None) -> None:
    """5211-E4."""
    view = round_of("G2*2 G3 Y2 | G4 O2 O3 B2", open_scores=True).view(viewer)
    assert (view["scores"], view["scored_cards"]) == ([7, 4], [3, 1])


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_at_the_end_everyone_sees_all_totals(viewer: int | None) -> None:
    """5211-E4."""
    assert last_round(YELLOW_SCORES, scores="20 21").view(viewer)["scores"] == [24, 25]


@pytest.mark.parametrize("edition", ["next-move", "ouchi"])
def test_scores_are_not_open_unless_asked_for(edition: str) -> None:
    """5211-E4."""
    assert pioche.new("5211", edition=edition, seats=2, seed=1).options == {"open_scores": False}


@pytest.mark.parametrize("value", [1, 0, None, "yes"])
def test_scores_are_open_or_not(value: object) -> None:
    """5211-E4."""
    with pytest.raises(BadOption):
        pioche.new("5211", seats=2, options={"open_scores": value})
