"""A terminal that is gone ends the game, also where nobody sends the signal of a hang-up."""

import os
import select
import signal
from threading import Thread

LOOKS_AGAIN = 1000  # milliseconds: not every system wakes whoever waits for a hang-up alone


def end_with(terminal: int) -> None:
    """Watch a terminal from aside and end with it, as by that signal; where there are no hang-ups, watch nothing."""
    if hasattr(select, "poll") and hasattr(signal, "SIGHUP"):
        signal.signal(signal.SIGHUP, signal.SIG_DFL)  # a whole screen without a terminal has nothing to stay for
        Thread(target=watch, args=(terminal,), name="hang-up", daemon=True).start()


def watch(terminal: int) -> None:
    """Wait until nobody is at the other end, then end; the screen's own way out would wait to be drawn."""
    ear = select.poll()
    ear.register(terminal, 0)
    while not (heard := ear.poll(LOOKS_AGAIN)):
        pass
    if heard[0][1] & select.POLLHUP:
        os.kill(os.getpid(), signal.SIGHUP)
