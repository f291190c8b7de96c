"""A PostgreSQL server of the tests' own, in a temporary folder, on a socket, without rights."""

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def postgres_programs() -> Path | None:
    """The folder of the newest PostgreSQL there is."""
    found = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found:
        return max(found, key=lambda path: int(path.parent.name.split(".")[0]))
    program = shutil.which("initdb")
    return Path(program).parent if program else None


def somebody() -> dict[str, Any]:
    """PostgreSQL refuses to run as root: then it runs as its own user, or as nobody."""
    if os.getuid() != 0:
        return {}
    names = {user.pw_name for user in pwd.getpwall()}
    return {"user": "postgres" if "postgres" in names else "nobody", "group": "nogroup", "extra_groups": []}


@contextmanager
def postgres_server(programs: Path) -> Iterator[str]:
    """A running server; its address."""
    who = somebody()
    with tempfile.TemporaryDirectory(prefix="pioche-") as folder:
        if who:
            shutil.chown(folder, who["user"], who["group"])
        data = Path(folder) / "data"

        def call(program: str, *words: str) -> None:
            done = subprocess.run(
                [programs / program, "-D", data, *words], cwd=folder, capture_output=True, text=True, check=False, **who
            )
            assert done.returncode == 0, done.stdout + done.stderr

        call("initdb", "-U", "pioche", "-A", "trust", "--no-sync")
        settings = f"-c listen_addresses='' -c unix_socket_directories={folder} -c fsync=off"
        call("pg_ctl", "-w", "-l", f"{folder}/log", "-o", settings, "start")
        try:
            yield f"postgresql://pioche@/postgres?host={folder}"
        finally:
            call("pg_ctl", "-m", "immediate", "stop")
