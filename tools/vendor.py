"""Fetches the page's few libraries anew with npm (make vendor) and writes down what came, with its digests."""

import json
import subprocess
import tarfile
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

VENDOR = Path(__file__).parents[1] / "src" / "pioche" / "web" / "page" / "vendor"
MANIFEST = VENDOR / "manifest.json"
# what is taken from each package: a file there, and where it goes
WANTED = {
    "lit-html": {
        "lit-html.js": "lit-html/lit-html.js",
        "directive.js": "lit-html/directive.js",
        "directive-helpers.js": "lit-html/directive-helpers.js",
        "directives/repeat.js": "lit-html/directives/repeat.js",
        "directives/live.js": "lit-html/directives/live.js",
        "LICENSE": "lit-html/LICENSE",
    },
    "@fluent/bundle": {
        "esm/index.js": "fluent/index.js",
        "esm/ast.js": "fluent/ast.js",
        "esm/builtins.js": "fluent/builtins.js",
        "esm/bundle.js": "fluent/bundle.js",
        "esm/memoizer.js": "fluent/memoizer.js",
        "esm/resolver.js": "fluent/resolver.js",
        "esm/resource.js": "fluent/resource.js",
        "esm/scope.js": "fluent/scope.js",
        "esm/types.js": "fluent/types.js",
    },
    "@fontsource/young-serif": {
        "files/young-serif-latin-400-normal.woff2": "young-serif/young-serif-latin.woff2",
        "LICENSE": "young-serif/LICENSE",
    },
}
SOURCE_MAP = b"//# sourceMappingURL="


def fetch(package: str, folder: Path) -> tarfile.TarFile:
    """The newest version of a package, as npm gives it."""
    packed = subprocess.run(
        ["npm", "pack", "--json", package], cwd=folder, check=True, capture_output=True, text=True
    ).stdout
    return tarfile.open(folder / json.loads(packed)[0]["filename"])


def take(archive: tarfile.TarFile, name: str) -> bytes:
    """One file of a package, without a word about a source map that is not here."""
    member = archive.extractfile(f"package/{name}")
    if member is None:
        raise FileNotFoundError(name)
    lines = member.read().splitlines(keepends=True) if name.endswith(".js") else [member.read()]
    return b"".join(line for line in lines if not line.startswith(SOURCE_MAP))


def renew(package: str, folder: Path) -> dict[str, Any]:
    """Write a package's files and say what they are."""
    with fetch(package, folder) as archive:
        about = json.loads(take(archive, "package.json"))
        digests = {}
        for name, place in WANTED[package].items():
            target = VENDOR / place
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(take(archive, name))
            digests[place] = sha256(target.read_bytes()).hexdigest()
    return {"name": package, "version": about["version"], "licence": about["license"], "sha256": digests}


def main() -> None:
    """Renew all of them."""
    with TemporaryDirectory() as folder:
        libraries = [renew(package, Path(folder)) for package in WANTED]
    MANIFEST.write_text(json.dumps({"libraries": libraries}, indent=2) + "\n", encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
