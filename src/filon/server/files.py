"""The page's files, read once and kept in memory, in the encodings the build has made."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping
from pathlib import Path
from typing import NamedTuple

from litestar import Response

STATIC = Path(__file__).parent / "static"
ENCODINGS = {"br": ".br", "gzip": ".gz"}  # the best first, and how the build names them
ASSETS = "assets/"  # their names change with their content
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
OF_ONE = "private, no-cache"  # what is told to one person only
KINDS = {  # litestar adds the charset of texts
    ".css": "text/css",
    ".html": "text/html",
    ".ico": "image/x-icon",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
SQUEEZED = ("text/", "application/json", "application/manifest", "image/svg")


class Kept(NamedTuple):
    """Something that is asked for again and again."""

    kind: str
    tag: str  # of what it says, whatever the encoding
    bodies: dict[str, bytes]  # by encoding; plain under ""

    def answer(self, asked: Mapping[str, str], cache: str = ASK_AGAIN) -> Response[bytes]:
        """As the headers of the request want it, or "you have it already"."""
        encoding = next((e for e in accepted(asked) if e in self.bodies), "")
        tag = f'"{self.tag}-{encoding}"' if encoding else f'"{self.tag}"'
        headers = {"cache-control": cache, "etag": tag, "vary": "accept-encoding"}
        if tag in tags(asked.get("if-none-match", "")):
            return Response(b"", status_code=304, media_type=self.kind, headers=headers)
        if encoding:
            headers["content-encoding"] = encoding
        return Response(self.bodies[encoding], media_type=self.kind, headers=headers)


def keep(kind: str, plain: bytes, made: Mapping[str, bytes] | None = None) -> Kept:
    """With the encodings made already; if there is none, a text is zipped here."""
    bodies = dict(made or {})
    if not bodies and kind.startswith(SQUEEZED):
        bodies["gzip"] = gzip.compress(plain, mtime=0)
    smaller = {name: body for name, body in bodies.items() if len(body) < len(plain)}
    tag = hashlib.sha256(plain).hexdigest()[:20]
    return Kept(kind, tag, {"": plain, **smaller})


class Files:
    def __init__(self, folder: Path = STATIC) -> None:
        paths = [path for path in sorted(folder.rglob("*")) if path.is_file()]
        self._kept = {
            path.relative_to(folder).as_posix(): _read(path)
            for path in paths
            if path.suffix not in ENCODINGS.values()
        }

    def answer(self, name: str, asked: Mapping[str, str]) -> Response[bytes] | None:
        found = self._kept.get(name)
        if found is None:
            return None
        return found.answer(asked, FOR_EVER if name.startswith(ASSETS) else ASK_AGAIN)


def _read(path: Path) -> Kept:
    beside = {name: path.with_name(path.name + ending) for name, ending in ENCODINGS.items()}
    made = {name: file.read_bytes() for name, file in beside.items() if file.is_file()}
    return keep(KINDS.get(path.suffix, "application/octet-stream"), path.read_bytes(), made)


def accepted(asked: Mapping[str, str]) -> list[str]:
    """Of the encodings we know, those the client takes, the best first: `br, gzip;q=0`."""
    wanted: dict[str, str] = {}
    for part in asked.get("accept-encoding", "").lower().split(","):
        name, _, quality = part.partition(";")
        wanted[name.strip()] = quality.replace(" ", "").removeprefix("q=")
    liked = {name: wanted.get(name, wanted.get("*", "0")) or "1" for name in ENCODINGS}
    return [name for name in ENCODINGS if liked[name].strip("0.") != ""]


def tags(text: str) -> set[str]:
    """Of `If-None-Match`, the weak ones too: a proxy may have weakened ours."""
    return {tag.strip().removeprefix("W/") for tag in text.split(",")}
