"""`filon serve`: tables in the browser."""

from __future__ import annotations

import gc
import logging
import os
import signal
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

import click
import uvicorn

from filon.core.errors import FilonError


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8125, show_default=True)
@click.option("--database", envvar="FILON_DATABASE", default=None, show_envvar=True,
              help="An SQLAlchemy URL; by default a file of your own.")  # fmt: skip
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser.")
def serve(host: str, port: int, database: str | None, open_page: bool) -> None:
    """Serve the games to browsers; stop with Ctrl-C, everything goes on at the next start."""
    from filon.server.app import create_app
    from filon.server.logs import set_up_logs

    set_up_logs(logging.INFO)
    app = create_app(database or _own_database())
    _be_prompt()
    listener = _listen(host, port)
    address = f"http://{host}:{listener.getsockname()[1]}/"
    click.echo(f"Filon is at {address}")
    if open_page:
        threading.Thread(target=_open, args=(address,), daemon=True).start()
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        proxy_headers=False,
        ws_max_size=64 * 1024,
        ws_per_message_deflate=False,  # pages are small, and the time is worth more
        timeout_graceful_shutdown=5,
    )
    _Server(config).run(sockets=[listener])


class _Server(uvicorn.Server):
    """Stopping it is no error: it closes the house and ends with 0."""

    @contextmanager
    def capture_signals(self) -> Generator[None, None, None]:
        for number in (signal.SIGINT, signal.SIGTERM):
            signal.signal(number, self.handle_exit)
        yield


def _be_prompt() -> None:
    """Nobody should wait for housekeeping. Tables hold many small lists and hardly a cycle, so the
    collector looks at them rarely; and the thread that has committed moves is let back in soon."""
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    sys.setswitchinterval(0.0005)


def _own_database() -> str:
    home = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local/share") / "filon"
    try:
        home.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise FilonError(f"cannot make {home}: {problem.strerror}; name a --database") from problem
    return f"sqlite:///{home / 'filon.db'}"


def _listen(host: str, port: int) -> socket.socket:
    """Taken before anything starts, so that a port in use is said at once."""
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((host, port))
    except OSError as problem:
        raise FilonError(
            f"cannot listen on {host}:{port}: {problem.strerror}; try --port 0"
        ) from problem
    return listener


def _open(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
