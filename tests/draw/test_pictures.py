"""The pictures of the README are those the code draws."""

import runpy
from pathlib import Path

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def test_the_pictures_are_up_to_date() -> None:
    drawn = runpy.run_path(str(PICTURES / "write.py"))["pictures"]()
    for name, picture in drawn.items():
        assert (PICTURES / name).read_text(encoding="utf-8") == picture, "run python docs/pictures/write.py"
