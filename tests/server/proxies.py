"""The proxies of deploy/ in front of a real server, with a certificate of our own."""

from __future__ import annotations

import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

DEPLOY = Path(__file__).parent.parent.parent / "deploy"
PATIENCE = 20.0


class Proxy:
    """Where it listens, and how to talk to it."""

    def __init__(self, port: int, plain_port: int, certificate: Path) -> None:
        self.port, self.plain_port = port, plain_port
        self.address = f"https://localhost:{port}"
        self.trust = ssl.create_default_context(cafile=str(certificate))

    def client(self, source: str = "127.0.0.1", **headers: str) -> httpx.Client:
        """Of somebody at that address: the whole of 127.0.0.0/8 is this machine."""
        transport = httpx.HTTPTransport(verify=self.trust, local_address=source)
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return httpx.Client(
            base_url=self.address, transport=transport, timeout=PATIENCE, headers=named
        )


def program(name: str) -> str:
    found = shutil.which(name, path=f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin")
    if found is None:
        pytest.skip(f"{name} is not installed: what deploy/ says of it is not tested here")
    return found


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listener:
        port: int = listener.getsockname()[1]
        return port


def certificate(folder: Path) -> tuple[Path, Path]:
    """For localhost, signed by itself; and its key."""
    file, key = folder / "localhost.pem", folder / "localhost.key"
    subprocess.run(
        [
            program("openssl"), "req", "-x509", "-newkey", "ec", "-pkeyopt",
            "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2", "-subj", "/CN=localhost",
            "-addext", "subjectAltName=DNS:localhost", "-keyout", str(key), "-out", str(file),
        ],
        check=True,
        capture_output=True,
    )  # fmt: skip
    return file, key


def replaced(text: str, changes: dict[str, str]) -> str:
    """So that the rest is tested as it stands in deploy/."""
    for old, new in changes.items():
        assert old in text, f"{old!r} is no longer in the file"
        text = text.replace(old, new)
    return text


@contextmanager
def nginx(folder: Path, *upstream: str) -> Iterator[Proxy]:
    """Before one server by nginx.conf, before three with upstream.conf in it."""
    command = program("nginx")
    file, key = certificate(folder)
    port, plain_port = free_port(), free_port()
    site = replaced(
        _upstream(*upstream),
        {
            "filon.example;": "localhost;",
            "    listen [::]:80;\n": "",
            "    listen [::]:443 ssl http2;\n": "",
            "listen 80;": f"listen 127.0.0.1:{plain_port};",
            "listen 443 ssl": f"listen 127.0.0.1:{port} ssl",
            "/etc/letsencrypt/live/filon.example/fullchain.pem": str(file),
            "/etc/letsencrypt/live/filon.example/privkey.pem": str(key),
            "/var/cache/nginx/filon": str(folder / "cache"),
        },
    )
    temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    paths = "\n".join(f"{name}_temp_path {folder}/{name};" for name in temporary)
    user = "user root;" if os.geteuid() == 0 else ""
    main = folder / "nginx.conf"
    main.write_text(
        f"{user} daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log;\n"
        f"events {{}}\nhttp {{\n{paths}\n{site}\n}}\n"
    )
    said = subprocess.run([command, "-t", "-c", main], capture_output=True, text=True)
    assert said.returncode == 0, said.stderr
    assert "warn" not in said.stderr.replace("the configuration file", "")
    with _running([command, "-c", str(main)], port, folder):
        yield Proxy(port, plain_port, file)


def _upstream(*servers: str) -> str:
    site = (DEPLOY / "nginx.conf").read_text()
    if len(servers) == 1:
        return replaced(site, {"127.0.0.1:8125": servers[0]})
    block = (DEPLOY / "upstream.conf").read_text()
    machines = {f"10.0.0.{n}:8125": server for n, server in enumerate(servers, start=1)}
    block = replaced(block, machines)
    assert "10.0.0." not in block
    return re.sub(r"(?ms)^upstream filon \{.*?^\}", lambda _: block, site, count=1)


@contextmanager
def caddy(folder: Path, upstream: str) -> Iterator[Proxy]:
    command = program("caddy")
    file, key = certificate(folder)
    port, plain_port = free_port(), free_port()
    main = folder / "Caddyfile"
    main.write_text(
        replaced(
            (DEPLOY / "Caddyfile").read_text(),
            {
                "127.0.0.1:8125": upstream,
                "\n{\n": f"\n{{\n\tadmin off\n\thttp_port {plain_port}\n\thttps_port {port}\n",
                "filon.example {": f"localhost {{\n\tbind 127.0.0.1\n\ttls {file} {key}\n",
            },
        )
    )
    with _running([command, "run", "--config", str(main)], port, folder):
        yield Proxy(port, plain_port, file)


@contextmanager
def _running(command: list[str], port: int, folder: Path) -> Iterator[None]:
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder)}
    with (folder / "said.log").open("w") as said:
        process = subprocess.Popen(command, stdout=said, stderr=said, env=home)
    until = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
            break
        except ConnectionRefusedError:
            log = (folder / "said.log").read_text()
            assert process.poll() is None, log
            assert time.monotonic() < until, log
            time.sleep(0.05)
    yield
    process.terminate()
    process.wait(PATIENCE)
