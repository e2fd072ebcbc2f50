"""`/metrics`, on an address of its own and in a thread of its own: never where players come in.

The page is made anew only now and then, however often it is asked for, so that nobody can time
with it what the house does.
"""

from __future__ import annotations

import math
import socket
import socketserver
import threading
import time
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler

from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from structlog import get_logger

from filon.core.errors import FilonError

LOG = get_logger()
FRESH = 10.0  # seconds until the page is made anew
PATH = "/metrics"


class Page:
    """The same for everybody who asks within a while."""

    def __init__(self, fresh: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._fresh, self._clock, self._lock = fresh, clock, threading.Lock()
        self._text, self._made = b"", -math.inf

    def text(self) -> bytes:
        with self._lock:
            if self._clock() - self._made >= self._fresh:
                self._text, self._made = generate_latest(), self._clock()
            return self._text


class Scrape(socketserver.ThreadingTCPServer):
    allow_reuse_address = True
    daemon_threads = True

    def __init__(self, host: str, port: int, fresh: float) -> None:
        self.page = Page(fresh)
        self.address_family = socket.AF_INET6 if ":" in host else socket.AF_INET
        super().__init__((host, port), Handler)

    @property
    def port(self) -> int:
        found: int = self.server_address[1]
        return found

    def handle_error(self, request: object, client_address: object) -> None:
        LOG.warning("metrics", client=str(client_address), exc_info=True)


class Handler(BaseHTTPRequestHandler):
    timeout = 5.0  # seconds for a client to say what it wants
    server: Scrape

    def do_GET(self) -> None:
        found = self.path.partition("?")[0] == PATH
        text = self.server.page.text() if found else f"the metrics are at {PATH}\n".encode()
        self.send_response(200 if found else 404)
        self.send_header("content-type", CONTENT_TYPE_LATEST if found else "text/plain")
        self.send_header("content-length", str(len(text)))
        self.end_headers()
        self.wfile.write(text)

    def log_message(self, *_: object) -> None:
        """Whoever scrapes does so all the time: nothing to tell."""


def serve_metrics(host: str, port: int, fresh: float = FRESH) -> int:
    """Returns the port: a free one, if 0 was asked for."""
    try:
        server = Scrape(host, port, fresh)
    except OSError as problem:
        said = f"cannot show metrics on {host}:{port}: {problem.strerror}; try --metrics {host}:0"
        raise FilonError(said) from problem
    threading.Thread(target=server.serve_forever, name="metrics", daemon=True).start()
    return server.port
