"""Self-play over a Ray cluster: the same games for the same seeds, whoever plays them.

A task whose worker dies is given to another; its game comes back once, in the order of the seeds.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any

from filon.bots.selfplay import Played, Spread, Task, played
from filon.core.errors import FilonError
from filon.rl.extras import room

RETRIES = 5
PATIENCE = 5.0  # seconds
AHEAD = 4  # tasks handed out for each core before the first comes back


def on_ray(address: str) -> Spread:
    """A cluster at an address, or `local`: one on this machine, for as long as it is needed."""
    ray: Any = room("ray", "ray")

    def spread(tasks: Sequence[Task]) -> Iterator[Played]:
        started = _connected(ray, address)
        try:
            yield from _in_order(ray, tasks)
        finally:
            if started:
                ray.shutdown()

    return spread


def _connected(ray: Any, address: str) -> bool:
    """Whether a connection was made here."""
    if ray.is_initialized():
        return False
    os.environ.setdefault("RAY_ENABLE_UV_RUN_RUNTIME_ENV", "0")
    given = {} if address == "local" else {"address": address}
    if ":" in address:
        _demand_somebody(address)
    try:
        ray.init(**given, log_to_driver=False, include_dashboard=False, logging_level="error")
    except Exception as problem:
        reason = str(problem).splitlines()[0] if str(problem) else type(problem).__name__
        raise FilonError(f"no Ray cluster at {address!r}: {reason}") from problem
    return True


def _demand_somebody(address: str) -> None:
    """Ray itself would wait for minutes where nobody is."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        socket.create_connection((host, int(port)), PATIENCE).close()
    except (OSError, ValueError) as problem:
        raise FilonError(f"no Ray cluster at {address!r}: {problem}") from problem


def _in_order(ray: Any, tasks: Sequence[Task]) -> Iterator[Played]:
    play = ray.remote(max_retries=RETRIES)(played)
    most = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
    under_way: list[Any] = []
    left = iter(tasks)
    for task in left:
        under_way.append(play.remote(task))
        if len(under_way) >= most:
            yield ray.get(under_way.pop(0))
    while under_way:
        yield ray.get(under_way.pop(0))
