"""The pictures of the README are those the code draws."""

import runpy
from pathlib import Path

import pytest

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


@pytest.mark.parametrize("script", ["tables.py", "terminal.py"])
def test_the_pictures_are_up_to_date(script: str) -> None:
    drawn = runpy.run_path(str(PICTURES / script))["pictures"]()
    for name, picture in drawn.items():
        assert (PICTURES / name).read_text(encoding="utf-8") == picture, f"make pictures: {name}"
