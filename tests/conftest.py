"""The tests in a real browser are a run of their own: they cannot share one with the others' event loops."""

from pathlib import Path

import pytest

BROWSER = Path(__file__).parent / "browser"


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Leave them out unless they are asked for by name."""
    asked = any("browser" in str(argument) for argument in config.invocation_params.args)
    return True if collection_path == BROWSER and not asked else None
