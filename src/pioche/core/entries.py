"""The luck entries of a record: what chance gave, written so that it can be laid on the table again."""

from typing import Any

from pioche.core.errors import BadRecord


def bring_shuffle(cards: list[int], first: int, end: int, entry: Any, expected: list[Any], rule: str) -> None:
    """Put cards[first:end] in the order an entry gives, if they are the very cards that were to be shuffled."""
    kind, what, texts = expected
    if not isinstance(entry, list) or len(entry) != 3 or entry[:2] != [kind, what]:
        raise BadRecord(rule=rule, reason="other-luck", expected=f"{kind} {what}")
    if not isinstance(entry[2], list) or sorted(map(repr, entry[2])) != sorted(map(repr, texts)):
        raise BadRecord(rule=rule, reason="other-cards", expected=f"{kind} {what}", count=len(texts))
    numbers = dict(zip(map(repr, texts), cards[first:end], strict=True))
    cards[first:end] = [numbers[repr(text)] for text in entry[2]]


def bring_number(entry: Any, what: str, allowed: range, rule: str) -> int:
    """The number an entry gives, such as the first seat."""
    if not isinstance(entry, list) or len(entry) != 2 or entry[0] != what:
        raise BadRecord(rule=rule, reason="other-luck", expected=what)
    if not isinstance(entry[1], int) or isinstance(entry[1], bool) or entry[1] not in allowed:
        raise BadRecord(rule=rule, reason="other-number", expected=f"{what} {allowed[0]}-{allowed[-1]}")
    return entry[1]
