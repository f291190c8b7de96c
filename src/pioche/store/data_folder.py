"""Where a server keeps its data: PIOCHE_DATA, or the folder the system has for that."""

import os
import sys
from collections.abc import Mapping
from pathlib import Path

from pioche.core.errors import FileTrouble

OWNER_ONLY = 0o700
FILE_MODE = 0o600


def data_folder(environment: Mapping[str, str] = os.environ, system: str = sys.platform) -> Path:
    """The folder for the project's data; it need not be there yet."""
    named = environment.get("PIOCHE_DATA")
    if named:
        return Path(named).expanduser()
    home = Path(environment.get("HOME") or Path.home())
    if system == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local") / "pioche"
    if system == "darwin":
        return home / "Library" / "Application Support" / "pioche"
    return Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share") / "pioche"


def private_file(path: Path) -> Path:
    """A file that its owner alone can read, made if it is not there."""
    try:
        path.parent.mkdir(mode=OWNER_ONLY, parents=True, exist_ok=True)
        os.close(os.open(path, os.O_RDWR | os.O_CREAT, FILE_MODE))
        path.chmod(FILE_MODE)
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None
    return path
