"""Whether a page that asks is one of ours."""

from __future__ import annotations

from urllib.parse import urlsplit

PORTS = {"http": 80, "https": 443}


def is_own(origin: str, scheme: str, host: str) -> bool:
    """Of the host that was asked, and not a plain page asking behind TLS. A TLS page that asks
    plainly is let in: so it looks behind a proxy that nobody told us to trust."""
    try:
        said, asked = urlsplit(origin), urlsplit(f"//{host}")
        if said.scheme not in PORTS or not said.hostname:
            return False
        if scheme in ("https", "wss") and said.scheme != "https":
            return False
        port = PORTS[said.scheme]
        return (said.hostname, said.port or port) == (asked.hostname, asked.port or port)
    except ValueError:  # no port, no address
        return False
