"""Ctrl-C as a wish: long work ends after the piece at hand, and what was done is told."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stop:
    """Whether somebody wished to stop; who wishes twice stops at once."""

    is_wished = False

    def wish(self, number: int, _frame: FrameType | None) -> None:
        """Note the first Ctrl-C, and leave the next to Python."""
        self.is_wished = True
        signal.signal(number, signal.default_int_handler)


@contextmanager
def stoppable() -> Iterator[Stop]:
    """In here a first Ctrl-C breaks nothing off."""
    stop = Stop()
    before = signal.signal(signal.SIGINT, stop.wish)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)
