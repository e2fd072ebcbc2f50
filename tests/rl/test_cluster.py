"""Self-play over a local Ray cluster: the same games, each counted once, though workers die."""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from filon.bots.selfplay import on_cores, tasks_of
from filon.core.errors import FilonError
from filon.rl.cluster import on_ray

pytestmark = pytest.mark.long
TASKS = tasks_of("treasure-hunter", ["greedy", "random"], 2, list(range(12)), {"open_money": 1})


@pytest.fixture
def ray() -> Iterator[Any]:
    module = pytest.importorskip("ray", reason="pip install 'filon[ray]'")
    os.environ["RAY_ENABLE_UV_RUN_RUNTIME_ENV"] = "0"
    module.init(num_cpus=2, log_to_driver=False, include_dashboard=False)
    yield module
    module.shutdown()


def players() -> list[int]:
    """The processes of Ray that play: its workers name themselves by what they do."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            try:
                words = (entry / "cmdline").read_bytes()
            except OSError:
                continue
            if words.startswith(b"ray::played"):
                found.append(int(entry.name))
    return found


def test_a_cluster_plays_the_same_games_though_a_worker_is_killed(ray: Any) -> None:
    here = list(on_cores(1)(TASKS))
    there, killed = [], 0
    for one in on_ray("local")(TASKS):
        there.append(one)
        for process in players()[:1] if killed < 2 else []:
            os.kill(process, signal.SIGKILL)
            killed += 1
    assert killed
    assert there == here


def test_no_cluster_is_said_in_one_line() -> None:
    pytest.importorskip("ray", reason="pip install 'filon[ray]'")
    with pytest.raises(FilonError, match=r"no Ray cluster at '127\.0\.0\.1:1'"):
        list(on_ray("127.0.0.1:1")(TASKS[:1]))
