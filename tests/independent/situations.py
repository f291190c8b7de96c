"""What the tests of single rules share."""

import pytest

from .script import RuleError


def refuses(rule: str) -> pytest.RaisesExc[RuleError]:
    """The block must break this rule."""
    return pytest.raises(RuleError, match=f"^{rule}:")


def cards(text: str) -> list[str]:
    """Cards from a line of text."""
    return text.split()
