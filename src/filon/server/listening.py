"""A port of our own, or one that several processes share."""

from __future__ import annotations

import socket

from filon.core.errors import FilonError


def listen(host: str, port: int, shared: bool = False) -> socket.socket:
    """Taken before anything starts, so that a port in use is said at once. A shared one goes to
    whoever of us listens."""
    listener = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if shared:
        _share(listener)
    try:
        listener.bind((host, port))
    except OSError as problem:
        raise FilonError(
            f"cannot listen on {host}:{port}: {problem.strerror}; try --port 0"
        ) from problem
    return listener


def _share(listener: socket.socket) -> None:
    if not hasattr(socket, "SO_REUSEPORT"):
        raise FilonError("on this system processes cannot share a port; give each its own")
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
