"""The moves to choose from: a menu that opens step by step, and what typed letters mean."""

from collections.abc import Sequence
from typing import NamedTuple

AT_ONCE = 9


class Move(NamedTuple):
    """A legal action, and how it is typed."""

    action: int
    text: str


class Entry(NamedTuple):
    """A line of the menu: a move, or a number of moves that begin with the same words."""

    path: tuple[str, ...]
    moves: tuple[Move, ...]

    @property
    def move(self) -> Move | None:
        """The move, where there is but one."""
        return self.moves[0] if len(self.moves) == 1 else None


def menu(moves: Sequence[Move], path: tuple[str, ...] = ()) -> list[Entry]:
    """The moves that begin with a path: all of them while a digit can name each, else grouped by the next word."""
    inside = [move for move in moves if words_of(move)[: len(path)] == path]
    if len(inside) <= AT_ONCE:
        return [Entry(words_of(move), (move,)) for move in inside]
    groups: dict[tuple[str, ...], list[Move]] = {}
    for move in inside:
        groups.setdefault(words_of(move)[: len(path) + 1], []).append(move)
    return [Entry(start, tuple(group)) for start, group in groups.items()]


def up(moves: Sequence[Move], path: tuple[str, ...]) -> tuple[str, ...]:
    """One step back in the menu, past levels that show the same."""
    while path:
        path = path[:-1]
        if len(menu(moves, path)) > 1:
            break
    return path


def words_of(move: Move) -> tuple[str, ...]:
    """The words of a move as it is typed."""
    return tuple(move.text.split())


def matching(moves: Sequence[Move], typed: str) -> list[Move]:
    """The moves that begin with what was typed."""
    start = " ".join(typed.lower().split()) + (" " if typed.endswith(" ") and typed.strip() else "")
    return [move for move in moves if (move.text.lower() + " ").startswith(start)]
