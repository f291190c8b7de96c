"""One server for one file: another would not hear what this one writes."""

import os
from collections.abc import Callable
from pathlib import Path

from pioche.core.errors import FileTrouble
from pioche.store.data_folder import private_file

TAKEN = "taken"


def hold(path: Path) -> Callable[[], None]:
    """Keep a file for this process until what is given back is called, or the process ends in whatever way."""
    try:
        import fcntl
    except ImportError:  # Windows
        return lambda: None
    beside = private_file(path.with_name(f"{path.name}.lock"))  # SQLite has locks of its own on the file itself
    handle = os.open(beside, os.O_RDWR)
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        os.close(handle)
        raise FileTrouble(path=str(path), reason=TAKEN) from None
    except OSError:  # a file system that knows no locks
        pass
    return lambda: os.close(handle)
