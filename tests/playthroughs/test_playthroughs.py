"""The golden playthroughs: nothing in a game changes unseen."""

from tests.conformance.cases import CASES, Case, each_case
from tests.playthroughs.story import FOLDER, path_of, story


@each_case
def test_the_game_goes_as_it_was_written_down(case: Case) -> None:
    assert path_of(case).is_file(), "no playthrough: make playthroughs"
    assert story(case) == path_of(case).read_text(encoding="utf-8")


def test_there_is_no_playthrough_of_a_game_that_is_gone() -> None:
    assert set((FOLDER / "games").glob("*.txt")) == {path_of(case) for case in CASES}
