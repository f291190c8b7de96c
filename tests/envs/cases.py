"""The cases an environment is tested with, and how it is made from one."""

from typing import Any

import pytest

from tests.conformance.cases import CASES, Case

ENDS = [case for case in CASES if case.seats in (case.edition.seats[0], case.edition.seats[-1])]
each_end = pytest.mark.parametrize("case", ENDS, ids=str)


def settings_of(case: Case) -> dict[str, Any]:
    """What an environment of a case is made with."""
    return {"game": case.game, "edition": case.edition.key, "variant": case.edition.variant, "seats": case.seats}
