"""The table on a real terminal that vanishes."""

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import termios
from collections.abc import Iterator

import pytest

PATIENCE = 60
SIZE = struct.pack("HHHH", 30, 100, 0, 0)
PLAY = "from pioche.cli.app import run; run(['play', 'kudos', '--lang', 'en'])"
DEAF = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN); "
DRAWN = b"arrow"


class Terminal:
    """A terminal with the table in it; its other end is ours, and the table is told nothing when it goes."""

    def __init__(self, program: str) -> None:
        self.end, table = pty.openpty()
        fcntl.ioctl(table, termios.TIOCSWINSZ, SIZE)
        self.player = subprocess.Popen(
            [sys.executable, "-c", program],
            stdin=table,
            stdout=table,
            stderr=table,
            env=os.environ | {"TERM": "xterm-256color"},
            start_new_session=True,  # so it is the terminal of no session, whom the system would tell
        )
        os.close(table)

    def see(self, words: bytes) -> None:
        """Read until some words stand on the screen."""
        seen = b""
        while words not in seen:
            assert select.select([self.end], [], [], PATIENCE)[0], seen
            seen += os.read(self.end, 4096)

    def vanish(self) -> int:
        """Close our end; how the table ended."""
        os.close(self.end)
        return self.player.wait(PATIENCE)


@pytest.fixture(params=[PLAY, DEAF + PLAY], ids=["told nothing", "deaf to the signal"])
def terminal(request: pytest.FixtureRequest) -> Iterator[Terminal]:
    """A table on a terminal."""
    terminal = Terminal(request.param)
    yield terminal
    terminal.player.kill()
    terminal.player.wait()


def test_a_terminal_that_vanishes_without_a_signal_ends_the_table(terminal: Terminal) -> None:
    terminal.see(DRAWN)
    assert terminal.vanish() == -signal.SIGHUP
