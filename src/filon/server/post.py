"""One POST to an address that somebody else chose: https only, to a public address, which is looked
up once and then kept to; nothing is followed, and little is read."""

from __future__ import annotations

import asyncio
import os
import socket
import ssl
from collections.abc import Mapping, Sequence
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network
from typing import Final
from urllib.parse import urlsplit

from filon.core.errors import FilonError
from filon.server.problems import Refusal

SECONDS: Final = 10.0  # to be reached, and as many to answer
LONGEST: Final = 1000  # letters of an address
HEAD: Final = 16 * 1024  # bytes of an answer that are read


class Gone(Exception):
    """There is nobody at that address any more, or they want nothing of us."""


class Later(Exception):
    """It was not taken, that is sure; it may be tried again."""


def checked(address: str) -> str:
    """An address that might do; where it leads is looked up when something is sent."""
    try:
        parts = urlsplit(address)
        port = parts.port
    except ValueError as problem:
        raise Refusal("bad_request", f"expected https://…, got {address[:80]!r}") from problem
    if parts.scheme != "https" or not parts.hostname or len(address) > LONGEST:
        raise Refusal("bad_request", f"expected https://…, got {address[:80]!r}")
    is_plain = address.isascii() and address.isprintable() and " " not in address
    if parts.username or parts.password or port == 0 or not is_plain:
        raise Refusal("bad_request", "expected an address without a user, a password or blanks")
    return address


class Post:
    """`private` are networks of one's own that may be written to all the same."""

    def __init__(self, private: Sequence[IPv4Network | IPv6Network] = ()) -> None:
        self._private = private
        self._tls = ssl.create_default_context()

    async def send(self, address: str, body: bytes, headers: Mapping[str, str]) -> None:
        """Returns when it was taken. Raises `Gone` or `Later`; whatever else it raises, nobody
        knows whether it was taken."""
        parts = urlsplit(checked(address))
        assert parts.hostname is not None
        try:
            async with asyncio.timeout(SECONDS):
                place = await self._public(parts.hostname, parts.port or 443)
                reader, writer = await asyncio.open_connection(
                    *place, ssl=self._tls, server_hostname=parts.hostname, limit=HEAD
                )
        except (OSError, TimeoutError, UnicodeError) as problem:
            raise Later(f"{parts.hostname} cannot be reached: {problem}") from problem
        try:
            async with asyncio.timeout(SECONDS):
                writer.write(_request(parts.netloc, parts.path, parts.query, body, headers))
                await writer.drain()
                status = _status(await reader.readline())
        finally:
            writer.close()
        _judge(status, parts.hostname)

    async def _public(self, host: str, port: int) -> tuple[str, int]:
        loop = asyncio.get_running_loop()
        found = await loop.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = [str(place[4][0]) for place in found]
        for address in addresses:
            if not self._may(address):
                raise Gone(f"{host} is at {address}, which is no public address")
        return addresses[0], port

    def _may(self, address: str) -> bool:
        parsed = ip_address(address.partition("%")[0])
        mapped = getattr(parsed, "ipv4_mapped", None) or parsed
        is_public = mapped.is_global and not mapped.is_multicast
        return is_public or any(mapped in network for network in self._private)


def own_networks(text: str) -> list[IPv4Network | IPv6Network]:
    try:
        return [ip_network(part.strip()) for part in text.split(",") if part.strip()]
    except ValueError as problem:
        raise FilonError(f"expected networks like 10.0.0.0/8, got {text!r}: {problem}") from None


def from_environment() -> Post:
    return Post(own_networks(os.environ.get("FILON_OWN_NETWORKS", "")))


def _request(host: str, path: str, query: str, body: bytes, headers: Mapping[str, str]) -> bytes:
    target = (path or "/") + (f"?{query}" if query else "")
    own = {"host": host, "content-length": str(len(body)), "connection": "close"}
    lines = [f"{name}: {value}" for name, value in {**own, **headers}.items()]
    return "\r\n".join([f"POST {target} HTTP/1.1", *lines, "", ""]).encode("ascii") + body


def _status(line: bytes) -> int:
    words = line.split(b" ", 2)
    if len(words) < 2 or not words[0].startswith(b"HTTP/1.") or not words[1].isdigit():
        raise ValueError(f"expected an answer of HTTP/1.1, got {line[:40]!r}")
    return int(words[1])


def _judge(status: int, host: str) -> None:
    if 200 <= status < 300:
        return
    if status == 429 or status >= 500:
        raise Later(f"{host} answered {status}")
    raise Gone(f"{host} answered {status}")
