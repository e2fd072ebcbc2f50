"""Who is behind the proxy: its word counts, and nobody else's.

A proxy that one trusts tells the client's address, scheme and host in `X-Forwarded-For`, `-Proto`
and `-Host`, or in `Forwarded` (RFC 7239). Where both come, the first three count: a proxy that
writes those lets a client's own `Forwarded` through.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import NamedTuple

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Receive, Scope, Send, WebSocketScope
from structlog import get_logger

from filon.core.errors import FilonError

LOG = get_logger()
FORWARDED = (b"forwarded", b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host")
SECURE = {"http": "https", "ws": "wss"}
HOST = re.compile(r"[\w.-]+(:\d+)?|\[[0-9a-f:.]+\](:\d+)?", re.ASCII | re.IGNORECASE)
PAIR = re.compile(r'\s*(\w+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;,\s"]*))\s*')

Asked = HTTPScope | WebSocketScope


class Told(NamedTuple):
    """By a proxy; what it did not tell is empty."""

    hops: list[str]  # the client first, if nobody lied; the nearest last
    scheme: str
    host: str


class Proxies:
    """The addresses and networks whose word counts."""

    def __init__(self, trusted: Iterable[str] = ()) -> None:
        self._networks = [_network(name) for name in trusted]

    def trusts(self, address: str) -> bool:
        try:
            parsed = ip_address(address)
        except ValueError:
            return False
        if isinstance(parsed, IPv6Address) and parsed.ipv4_mapped:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self._networks)

    def client(self, hops: list[str], peer: str) -> str:
        """Reading back from ourselves, the first whom we do not trust: what stands before it
        may be invented. If a hop is no address, the last proxy that is one."""
        nearest = peer
        for hop in reversed(hops):
            if not self.trusts(nearest):
                break
            address = _address(hop)
            if not address:
                break
            nearest = address
        return nearest


class Forwarded:
    """The application as seen from the client's side of the proxy."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self._app, self._proxies = app, proxies
        self._wondered = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in (ScopeType.HTTP, ScopeType.WEBSOCKET):  # not at the start and the end
            self._see(scope)
        await self._app(scope, receive, send)

    def _see(self, scope: Asked) -> None:
        peer = scope["client"][0] if scope["client"] else ""
        forwarded = [pair for pair in scope["headers"] if pair[0] in FORWARDED]
        scope["headers"] = [pair for pair in scope["headers"] if pair[0] not in FORWARDED]
        if not self._proxies.trusts(peer):
            self._wonder(peer, bool(forwarded))
            return
        told = _told(forwarded)
        scope["client"] = (self._proxies.client(told.hops, peer), 0)
        if told.scheme in ("https", "wss"):
            scope["scheme"] = SECURE.get(scope["scheme"], scope["scheme"])
        if HOST.fullmatch(told.host):
            others = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [*others, (b"host", told.host.encode("ascii"))]

    def _wonder(self, peer: str, forwarded: bool) -> None:
        """Once: it is easily forgotten, and then all players count as one address."""
        if forwarded and not self._wondered and _is_near(peer):
            self._wondered = True
            LOG.warning("a proxy that is not trusted", option=f"--trusted-proxy {peer}")


def _told(headers: Iterable[tuple[bytes, bytes]]) -> Told:
    said: dict[bytes, str] = {}
    for name, value in headers:
        text = value.decode("latin-1")
        said[name] = f"{said[name]},{text}" if name in said else text
    if b"forwarded" in said and len(said) == 1:
        return _standard(said[b"forwarded"])
    return Told(
        [hop.strip() for hop in said.get(b"x-forwarded-for", "").split(",") if hop.strip()],
        _last(said.get(b"x-forwarded-proto", "")),
        _last(said.get(b"x-forwarded-host", "")),
    )


def _standard(text: str) -> Told:
    """`for=192.0.2.43;proto=https, for="[2001:db8::1]:80"`"""
    hops, last = [], {}
    for element in text.split(","):
        found = PAIR.findall(element)
        last = {name.lower(): quoted or plain for name, quoted, plain in found}
        hops.append(last.get("for", "unknown"))
    return Told(hops, last.get("proto", "").lower(), last.get("host", ""))


def _last(text: str) -> str:
    """What the nearest proxy said."""
    return text.split(",")[-1].strip().lower()


def _address(hop: str) -> str:
    """Without port and brackets; empty if it is none."""
    bare = hop.strip()
    if bare.startswith("["):
        bare = bare[1:].partition("]")[0]
    elif bare.count(":") == 1:
        bare = bare.partition(":")[0]
    try:
        return str(ip_address(bare))
    except ValueError:
        return ""


def _is_near(address: str) -> bool:
    """On this machine or in its own network: hardly a player who lies."""
    return bool(_address(address)) and ip_address(address).is_private


def _network(name: str) -> IPv4Network | IPv6Network:
    try:
        return ip_network(name.strip(), strict=False)
    except ValueError as problem:
        raise FilonError(
            f"expected the address or network of a proxy like 127.0.0.1 or 10.0.0.0/8, got {name!r}"
        ) from problem
