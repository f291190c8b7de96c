"""The server's key: from the environment, or made once and kept where only its owner can read it."""

import hashlib
import os
import secrets
from collections.abc import Mapping
from pathlib import Path

from pioche.core.errors import FileTrouble

VARIABLE = "PIOCHE_SECRET"
FILE = "server.key"
LENGTH = 32


def server_key(folder: Path, environment: Mapping[str, str] = os.environ) -> bytes:
    """32 bytes with which cookies are closed; who changes them closes all cookies there are."""
    given = environment.get(VARIABLE)
    if given:
        return hashlib.sha256(b"pioche" + given.encode()).digest()
    path = folder / FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with open(os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600), "wb") as file:
            file.write(secrets.token_bytes(LENGTH))
    except FileExistsError:
        pass
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None
    return kept_key(path)


def kept_key(path: Path) -> bytes:
    """The key in a file."""
    try:
        os.chmod(path, 0o600)
        key = path.read_bytes()
    except OSError as error:
        raise FileTrouble(path=str(path), reason=error.strerror or str(error)) from None
    if len(key) != LENGTH:
        raise FileTrouble(path=str(path), reason=f"{LENGTH} bytes")
    return key
