"""The rules pages, as they ship with the package or lie in the checkout."""

from importlib.resources import files
from pathlib import Path


def rules_text(language: str, game: str) -> str:
    """The rules page of a game in a language, as Markdown."""
    page = files("pioche") / "rulespages" / language / f"{game}.md"
    if not page.is_file():
        page = Path(__file__).parents[3] / "docs" / "rules" / language / f"{game}.md"
    return page.read_text(encoding="utf-8")
