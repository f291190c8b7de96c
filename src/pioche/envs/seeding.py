"""The seeds of games that follow each other, where only the first was named or none."""

import secrets
from typing import Any

from pioche.core.errors import BadOption
from pioche.play.luck import MOST_SEED

# odd and far from all small numbers: games that begin with neighbouring seeds never meet
STRIDE = 0x1E3779B97F4A7C15


def first_seed(seed: Any) -> int:
    """The seed that was named; one that nobody can foresee if none was."""
    if seed is None:
        return secrets.randbits(MOST_SEED.bit_length())
    if isinstance(seed, bool) or not hasattr(seed, "__index__") or not 0 <= int(seed) <= MOST_SEED:
        raise BadOption(option="seed", value=seed, allowed=f"0-{MOST_SEED}")
    return int(seed)


def following(seed: Any) -> Any:
    """The seed of the game after the one with that seed; of numbers, or of an array of them."""
    return (seed + STRIDE) & MOST_SEED
