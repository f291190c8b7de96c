"""Plots: they show the numbers they are given, and the same numbers make the same file."""

import io
from math import isclose
from pathlib import Path

import pytest

from pioche.core.errors import BadOption
from pioche.i18n import LANGUAGES, words_in
from pioche.lab.columns import Counts
from pioche.lab.plots import COLOURS, DASHES, MARKS, Picture, Series, Share, binned, check_ending, draw

BEGINNINGS = {".png": b"\x89PNG", ".svg": b"<?xml"}


def counts(*numbers: int) -> Counts:
    found = Counts()
    found.add(list(numbers))
    return found


def picture(language: str, editions: int = 1) -> Picture:
    words = words_in(language)
    series = [Series(f"edition {place}", counts(1, 2, 2, 5 * place)) for place in range(editions)]
    shares = [Share(seat, place, 0.5, 0.4, 0.6) for seat in range(2) for place in range(editions)]
    return Picture("title", series, shares, ["one", "two"], 0.5, series, words.say, str)


@pytest.mark.parametrize("ending", list(BEGINNINGS))
@pytest.mark.parametrize(("language", "editions"), [(language, 1 + place) for place, language in enumerate(LANGUAGES)])
def test_the_same_numbers_make_the_same_picture(ending: str, language: str, editions: int) -> None:
    drawn = []
    for _ in range(2):
        file = io.BytesIO()
        draw(picture(language, editions), file, ending)
        drawn.append(file.getvalue())
    assert drawn[0].startswith(BEGINNINGS[ending])
    assert drawn[0] == drawn[1]


def test_a_game_that_always_takes_as_long_can_be_drawn() -> None:
    one = Series("", counts(96, 96))
    file = io.BytesIO()
    draw(picture("en")._replace(lengths=[one], scores=[one]), file, ".svg")
    assert file.getvalue()


def test_bins_hold_every_game_once() -> None:
    for numbers in ([3], [0, 1, 2, 2], [-11, 40, 7, 7], list(range(-500, 3000, 7))):
        found = counts(*numbers)
        starts, heights, width = binned(found, (min(numbers), max(numbers)))
        assert isclose(sum(heights), 100)
        assert starts[0] <= min(numbers)
        assert max(numbers) < starts[-1] + width
        assert len(starts) <= 46


def test_every_series_has_a_colour_a_dash_and_a_mark_of_its_own() -> None:
    assert len(set(COLOURS)) == len(set(DASHES)) == len(set(MARKS)) == 8


def test_a_name_that_says_nothing_of_how_to_draw_is_refused() -> None:
    check_ending(Path("a.SVG"))
    for name in ("a", "a.gif", "png"):
        with pytest.raises(BadOption) as refusal:
            check_ending(Path(name))
        assert refusal.value.details["allowed"] == "*.png, *.svg"
