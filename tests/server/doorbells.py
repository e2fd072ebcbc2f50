"""Real places to be told at: an https server for webhooks and push, and a mail server."""

from __future__ import annotations

import asyncio
import ssl
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Doorbell:
    """Answers as `statuses` say, then with 201; 0 hangs up without a word."""

    def __init__(self) -> None:
        self.rung: list[tuple[str, dict[str, str], bytes]] = []
        self.statuses: list[int] = []
        self.port = 0

    def url(self, path: str = "/bell") -> str:
        return f"https://localhost:{self.port}{path}"

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
        named = dict(line.split(": ", 1) for line in head[1:] if line)
        headers = {name.lower(): value for name, value in named.items()}
        body = await reader.readexactly(int(headers["content-length"]))
        self.rung.append((head[0], headers, body))
        status = await self.status()
        with suppress(ConnectionError):  # whoever rang may be dead by now
            if status:
                writer.write(f"HTTP/1.1 {status} So\r\ncontent-length: 0\r\n\r\n".encode())
                await writer.drain()
            writer.close()

    async def status(self) -> int:
        return self.statuses.pop(0) if self.statuses else 201


class DeafBell(Doorbell):
    """Answers the first few who ring; the others wait until somebody cares."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self._left = answers
        self.cares = threading.Event()

    async def status(self) -> int:
        self._left -= 1
        while self._left < 0 and not self.cares.is_set():
            await asyncio.sleep(0.02)
        return 201


@asynccontextmanager
async def doorbell(
    certificate: Path, own: Doorbell | None = None, at: str = "localhost", port: int = 0
) -> AsyncIterator[Doorbell]:
    bell = own or Doorbell()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate)
    server = await asyncio.start_server(bell.answer, at, port, ssl=context)
    bell.port = server.sockets[0].getsockname()[1]
    for other in server.sockets[1:]:
        other.close()
    async with server:
        yield bell


class Lobby(threading.Thread):
    """A doorbell with a thread of its own, for tests that wait for servers elsewhere."""

    def __init__(self, certificate: Path, bell: Doorbell) -> None:
        super().__init__(daemon=True)
        self._certificate, self.bell = certificate, bell
        self._is_open = threading.Event()
        self._loop = asyncio.new_event_loop()

    def run(self) -> None:
        self._loop.run_until_complete(self._serve())

    async def _serve(self) -> None:
        self._done = asyncio.Event()
        async with doorbell(self._certificate, self.bell):
            self._is_open.set()
            await self._done.wait()

    def __enter__(self) -> Lobby:
        self.start()
        self._is_open.wait()
        return self

    def __exit__(self, *_: object) -> None:
        self._loop.call_soon_threadsafe(self._done.set)
        self.join()


def certificate(folder: Path) -> Path:
    """For localhost and bell.example, signed by itself: SSL_CERT_FILE may name it."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    names = [
        x509.DNSName("localhost"),
        x509.DNSName("bell.example"),
        x509.IPAddress(ip_address("127.0.0.1")),
    ]
    now = datetime.now(UTC)
    made = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - timedelta(days=1))
        .not_valid_after(now + timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName(names), critical=False)
        .add_extension(x509.BasicConstraints(ca=True, path_length=None), critical=True)
        .sign(key, hashes.SHA256())
    )
    file = folder / "localhost.pem"
    private = key.private_bytes(
        serialization.Encoding.PEM,
        serialization.PrivateFormat.PKCS8,
        serialization.NoEncryption(),
    )
    file.write_bytes(private + made.public_bytes(serialization.Encoding.PEM))
    return file


class Postbox:
    """What aiosmtpd hands every mail to; refuses as `answers` say."""

    def __init__(self) -> None:
        self.mails: list[str] = []
        self.answers: list[str] = []

    async def handle_DATA(self, server: Any, session: Any, envelope: Any) -> str:  # noqa: N802
        if self.answers:
            return self.answers.pop(0)
        self.mails.append(envelope.content.decode())
        return "250 taken"
