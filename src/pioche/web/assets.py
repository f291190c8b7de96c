"""The page's files: read once, compressed once, under addresses that change with what is in them."""

import hashlib
import mimetypes
import re
from collections.abc import Mapping
from functools import cached_property
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

import brotli
from litestar import Request, Response
from litestar.di import NamedDependency

from pioche.i18n.words import LANGUAGES

PAGE = "/page/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"
OWN = "private, no-cache"  # what comes with a cookie
COMPRESSED = re.compile(r"text/|javascript|json|svg|xml|fluent")
LEAST = 500
BEST = 11
TYPES = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".html": "text/html",
         ".woff2": "font/woff2", ".ftl": "text/plain", ".webmanifest": "application/manifest+json",
         ".json": "application/json", ".png": "image/png"}  # fmt: skip
WORDS = ("names", "page")
FOLDER = files("pioche.web") / "page"


class Asset:
    """A file as it is sent: its bytes, what they are, and their digest."""

    def __init__(self, name: str, content: bytes) -> None:
        self.content = content
        suffix = f".{name.rpartition('.')[2]}"
        self.type = TYPES.get(suffix) or mimetypes.guess_type(name)[0] or "application/octet-stream"
        self.etag = f'"{hashlib.sha256(content).hexdigest()[:20]}"'

    @cached_property
    def brotli(self) -> bytes:
        """The bytes as small as they get."""
        return bytes(brotli.compress(self.content, quality=BEST))

    @cached_property
    def gzip(self) -> bytes:
        """The same for whoever cannot read brotli."""
        import gzip

        return gzip.compress(self.content, mtime=0)

    def answer(self, request: Request[Any, Any, Any], caching: str) -> Response[bytes]:
        """The file, compressed as the browser likes, or word that it has not changed."""
        headers = {"etag": self.etag, "cache-control": caching, "vary": "accept-encoding"}
        if self.etag in request.headers.get("if-none-match", ""):
            return Response(b"", status_code=304, headers=headers)
        content, coding = self.content_for(request.headers.get("accept-encoding", ""))
        if coding:
            headers["content-encoding"] = coding
        return Response(content, media_type=self.type, headers=headers)

    def content_for(self, accepted: str) -> tuple[bytes, str]:
        """The bytes to send, and how they are compressed."""
        if len(self.content) < LEAST or not COMPRESSED.search(self.type):
            return self.content, ""
        if "br" in accepted:
            return self.brotli, "br"
        return (self.gzip, "gzip") if "gzip" in accepted else (self.content, "")


class Assets:
    """All files of the page, and its words."""

    def __init__(self, folder: Traversable = FOLDER) -> None:
        raw = dict(sorted(read_all(folder, ""))) if folder.is_dir() else {}
        together = hashlib.sha256(b"".join(name.encode() + content for name, content in raw.items()))
        self.version = together.hexdigest()[:12]
        self.files: Mapping[str, Asset] = {
            name: Asset(name, self.dated(content) if name.endswith(".html") else content)
            for name, content in raw.items()
        }
        self.words = {(tag, name): asset for tag in LANGUAGES for name in WORDS if (asset := words_file(tag, name))}

    @property
    def address(self) -> str:
        """Where the files are, with their version."""
        return f"{PAGE}{self.version}/"

    def dated(self, content: bytes) -> bytes:
        """A page whose files are named by their version."""
        return content.replace(PAGE.encode(), self.address.encode())

    def find(self, path: str) -> tuple[Asset | None, str]:
        """A file by its path, with or without the version before it, and how long it may be kept."""
        version, _, rest = path.lstrip("/").partition("/")
        if version == self.version:
            return self.files.get(rest), FOR_EVER
        return self.files.get(path.lstrip("/")), ASK_FIRST


TheAssets = NamedDependency[Assets]


def read_all(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    """Every file below a folder, by its path."""
    found: list[tuple[str, bytes]] = []
    for item in folder.iterdir():
        name = path + item.name
        if item.is_dir():
            found += read_all(item, f"{name}/")
        elif not item.name.startswith((".", "_")) and not item.name.endswith(".py"):
            found.append((name, item.read_bytes()))
    return found


def words_file(language: str, name: str) -> Asset | None:
    """A file of words for the page."""
    file = files("pioche.i18n") / language / f"{name}.ftl"
    return Asset(file.name, file.read_bytes()) if file.is_file() else None
