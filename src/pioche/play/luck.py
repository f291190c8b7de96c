"""Where a game's luck comes from: a seed, a secret that nobody can guess, or a record."""

import hashlib
import secrets
from struct import unpack
from typing import Any, Protocol

from pioche.core.contract import Edition, Rules
from pioche.core.errors import BadOption, BadRecord
from pioche.core.fields import Fields
from pioche.core.luck import WORDS, seed_luck

SEEDED = "pioche:"
SECRET = "pioche-secret:"
TAPE = 128
MOST_SEED = 2**63 - 1
MOST_DIGITS = len(str(MOST_SEED))


class Source(Protocol):
    """Gives the luck a table awaits, and says what came, as a record writes it."""

    def start(self, table: Fields) -> None:
        """Make ready for a new game."""

    def give(self, rules: Rules, edition: Edition, table: Any, count: int) -> list[Any]:
        """The luck awaited now, after `count` others."""


class Seeded:
    """The fixed generator: the same seed gives the same game, everywhere and for ever."""

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def start(self, table: Any) -> None:
        """Seed the table's own generator."""
        seed_luck(table.luck, self.seed)

    def give(self, rules: Rules, edition: Edition, table: Any, count: int) -> list[Any]:  # noqa: ARG002
        """The next of the generator."""
        rules.roll(table)
        return rules.luck(table, edition)


class Secret:
    """A stream from a secret of the operating system: no deck can be worked out from those before it."""

    def __init__(self, secret: str) -> None:
        self.secret = secret

    def start(self, table: Any) -> None:
        """Nothing of the secret ever lies on the table."""
        table.luck = [0] * WORDS

    def give(self, rules: Rules, edition: Edition, table: Any, count: int) -> list[Any]:
        """Lay the words of SHAKE-256 over secret and count, let the rules use them, and take them away."""
        stream = hashlib.shake_256(f"{self.secret}:{count}".encode()).digest(4 * TAPE)
        table.luck = [1, *unpack(f"<{TAPE}I", stream)]
        rules.roll(table)
        table.luck = [0] * WORDS
        return rules.luck(table, edition)


class Recorded:
    """The luck a record tells of."""

    def __init__(self, entries: list[Any]) -> None:
        self.entries = entries

    def start(self, table: Any) -> None:
        """No generator is needed."""
        table.luck = [0] * WORDS

    def give(self, rules: Rules, edition: Edition, table: Any, count: int) -> list[Any]:
        """The next entry, if it is what the rules call for."""
        if count >= len(self.entries):
            raise BadRecord(reason="luck-missing", entry=count + 1, expected=rules.luck(table, edition)[0])
        try:
            rules.bring(table, self.entries[count], edition)
        except BadRecord as error:
            raise BadRecord(rule=error.rule, entry=count + 1, **error.details) from None
        return rules.luck(table, edition)


def new_seed(seed: int | None) -> str:
    """The text of a seed: a number, or without one a fresh secret."""
    if seed is None:
        return SECRET + secrets.token_hex(32)
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= MOST_SEED:
        raise BadOption(option="seed", value=seed, allowed=f"0-{MOST_SEED}")
    return f"{SEEDED}{seed}"


def source_of(seed: str) -> Source | None:
    """The source a seed's text stands for, or none if it is not one of ours."""
    if seed.startswith(SECRET):
        return Secret(seed)
    number = seed.removeprefix(SEEDED)
    if seed.startswith(SEEDED) and number.isascii() and number.isdigit() and len(number) <= MOST_DIGITS:
        return Seeded(int(number)) if int(number) <= MOST_SEED else None
    return None


def commitment_of(seed: str) -> str:
    """What can be published before the deal: the SHA-256 of the seed's text."""
    return hashlib.sha256(seed.encode()).hexdigest()
