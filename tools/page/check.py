"""Checks the types of the page's modules with TypeScript: `python -m tools.page.check` (make check).

TypeScript is fetched once by npm and kept in `.venv`; where there is no npm the check is passed over, and says so.
"""

import re
import shutil
import subprocess
import sys
import tarfile
from hashlib import sha512
from pathlib import Path
from tempfile import TemporaryDirectory

# the last version that is one package for all machines; to renew it: npm pack typescript@VERSION, then sha512sum
VERSION = "6.0.3"
DIGEST = (
    "cb64efbb14993c3c906a490544f6472859be28a56a222b1d83dfc26709bd7edb"
    "ca5cb3fc3515a3dfcfce0e335baf8dd2b285ea36e022b047f519d0b1a9671d07"
)
ROOT = Path(__file__).parents[2]
FOLDER = ROOT / ".venv" / f"typescript-{VERSION}"
NEEDED = re.compile(r"package/lib/(_?tsc\.js|lib\.[\w.]*d\.ts)")  # the compiler, and what it knows about browsers
TOOLS = ("node", "npm")


def fetch(folder: Path) -> None:
    """Have npm bring TypeScript, and keep what its check needs if it is what was agreed on."""
    with TemporaryDirectory(dir=folder.parent) as name:
        here, kept = Path(name), Path(name) / "kept"
        packing = ["npm", "pack", "--silent", f"typescript@{VERSION}"]
        if subprocess.run(packing, cwd=here, check=False, stdout=subprocess.DEVNULL).returncode:
            raise SystemExit(f"npm did not bring TypeScript {VERSION}, which checks the types of the page")
        packed = here / f"typescript-{VERSION}.tgz"
        if sha512(packed.read_bytes()).hexdigest() != DIGEST:
            raise SystemExit(f"TypeScript {VERSION} is not what it was: its digest differs")
        kept.mkdir()
        with tarfile.open(packed) as archive:
            for member in archive:
                if NEEDED.fullmatch(member.name) and (content := archive.extractfile(member)):
                    (kept / Path(member.name).name).write_bytes(content.read())
        kept.rename(folder)


def main() -> int:
    """Fetch what is missing, and check."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        print(f"The types of the page were not checked: there is no {' and no '.join(missing)} here")
        return 0
    if not FOLDER.is_dir():
        print(f"Fetching TypeScript {VERSION} (once)", flush=True)
        fetch(FOLDER)
    command = ["node", str(FOLDER / "tsc.js"), "--project", str(Path(__file__).parent)]
    return subprocess.run(command, cwd=ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
