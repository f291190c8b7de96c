"""What a command reads from and writes to: closed, full, or without the letters for a name."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from io import StringIO, TextIOWrapper

from pioche.core.errors import FileTrouble


def open_streams() -> None:
    """Letters that cannot be written are escaped, since a name may hold anything; a closed input is an empty one."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")
    if sys.stdin is None:  # so Python has it where the input is closed
        sys.stdin = StringIO()


@contextmanager
def all_written() -> Iterator[None]:
    """What a command has to say is written when it ends, or FileTrouble: a full disk swallows nothing in silence."""
    try:
        try:
            yield
        finally:
            if sys.stdout is not None:
                sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        with suppress(OSError):
            sys.stdout.close()
        raise FileTrouble(path=error.filename or "stdout", reason=error.strerror or str(error)) from None
