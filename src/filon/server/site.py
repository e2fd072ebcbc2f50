"""Under which name and address passkeys know this server."""

from __future__ import annotations

from typing import NamedTuple
from urllib.parse import urlsplit

from filon.server.problems import Refusal

AT_HOME = "localhost"


class Site(NamedTuple):
    name: str  # to which passkeys are bound: a host without its port
    origin: str  # of the pages that may ask for them


def site_of(public_url: str, scheme: str, host: str) -> Site:
    """As the operator says with --public-url; else only for who plays at home."""
    if public_url:
        parts = urlsplit(public_url)
        return Site(parts.hostname or "", f"{parts.scheme}://{parts.netloc}".lower())
    if urlsplit(f"//{host}").hostname != AT_HOME:
        raise Refusal("no_passkeys", "passkeys need --public-url, or a page at http://localhost")
    return Site(AT_HOME, f"{scheme}://{host}")
