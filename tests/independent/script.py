"""What a record tells: its header, its luck and moves in order, and the fault when one of them is wrong."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple


class Fault(NamedTuple):
    """Where a record breaks: the move, counted from 0 (None: no move in particular), the rule, the reason."""

    move_index: int | None
    rule: str
    reason: str


class Header(NamedTuple):
    """What is played, by how many, and with which options."""

    edition: str
    variant: str | None
    seats: int
    options: dict[str, Any]


class RuleError(Exception):
    """Raised where the record and the rules part."""

    def __init__(self, rule: str, reason: str) -> None:
        super().__init__(f"{rule}: {reason}")
        self.rule = rule
        self.reason = reason


def demand(condition: object, rule: str, reason: str) -> None:
    """Raise RuleError unless the condition holds."""
    if not condition:
        raise RuleError(rule, reason)


def is_whole(value: object) -> bool:
    """Whether a value is a whole number, and not a truth value."""
    return type(value) is int


def same_cards(some: Sequence[Any], others: Sequence[Any]) -> bool:
    """Whether two lists hold the same cards, whatever their order."""
    return Counter(map(repr, some)) == Counter(map(repr, others))


class Script:
    """The luck and the moves of one record, each read once and in order."""

    def __init__(self, luck: Any, moves: Any) -> None:
        demand(isinstance(luck, list), "RECORD", "luck is not a list")
        demand(isinstance(moves, list), "RECORD", "moves is not a list")
        self.luck = luck
        self.moves = moves
        self.luck_read = 0
        self.moves_read = 0
        self.at: int | None = None

    def next_luck(self, *kind: str) -> Any:
        """The next random outcome, which must be of this kind."""
        name = " ".join(kind)
        demand(self.luck_read < len(self.luck), "RECORD", f"the luck ends where {name!r} is needed")
        entry = self.luck[self.luck_read]
        named = isinstance(entry, list) and entry[:-1] == list(kind)
        demand(named, "RECORD", f"luck entry {self.luck_read} is not {name!r}")
        self.luck_read += 1
        return entry[-1]

    def shuffle(self, name: str, cards: Sequence[Any], rule: str) -> list[Any]:
        """The order in which exactly these cards come from a shuffle, top first."""
        order = self.next_luck("shuffle", name)
        demand(isinstance(order, list), "RECORD", f"luck entry {self.luck_read - 1} holds no list")
        right = same_cards(order, cards)
        demand(right, rule, f"luck entry {self.luck_read - 1} has other cards than those to shuffle")
        return list(order)

    def number(self, kind: str, lowest: int, highest: int, rule: str) -> int:
        """A number drawn at random."""
        value = self.next_luck(kind)
        inside = is_whole(value) and lowest <= value <= highest
        demand(inside, rule, f"{kind} is {value!r}, not {lowest} to {highest}")
        return int(value)

    def move(self, seat: int, rule: str, allow: Callable[[str], None]) -> str:
        """The next move: made by this seat (else the rule is broken), and one that `allow` lets pass."""
        self.at = self.moves_read
        demand(self.at < len(self.moves), "RECORD", f"no move left, but it is seat {seat}'s turn to act")
        move = self.moves[self.at]
        pair = isinstance(move, list) and len(move) == 2
        demand(pair and is_whole(move[0]) and isinstance(move[1], str), "RECORD", "not [seat, text]")
        demand(move[0] == seat, rule, f"seat {move[0]} acts ({move[1]!r}) where seat {seat} must")
        allow(move[1])
        self.moves_read += 1
        return str(move[1])

    def finish(self) -> None:
        """Nothing may be left over once the game has ended."""
        self.at = self.moves_read
        demand(self.at == len(self.moves), "RECORD", "the game is over, but moves follow")
        self.at = None
        used = self.luck_read == len(self.luck)
        demand(used, "RECORD", f"the game used {self.luck_read} of {len(self.luck)} luck entries")
