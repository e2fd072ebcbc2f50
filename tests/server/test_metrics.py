"""The metrics: on an address of their own, and no clock for what a bot thinks."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from filon.core.errors import FilonError
from filon.server.metrics import BOT_SECONDS, MOVES, THOUGHTS
from filon.server.scrape import FRESH, Page, serve_metrics
from tests.server.people import Person, Server


def serve(*options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "filon", "serve", "--port", "0", "--database", "sqlite://"]
    return subprocess.run([*command, *options], capture_output=True, text=True, timeout=60)


def test_they_are_not_where_players_come_in(server: Server, nellie: Person) -> None:
    nellie.look(nellie.open(["me", "me"])).until_asked()
    assert re.search(r"^filon_sockets 1.0$", server.metrics(), re.MULTILINE)
    assert "filon_" not in nellie.http.get("/metrics").text


def test_the_page_is_made_anew_only_now_and_then() -> None:
    now = 100.0
    page = Page(FRESH, lambda: now)
    first = page.text()
    MOVES.labels("gold-am-yukon").inc()
    now += FRESH - 0.1
    assert page.text() == first
    now += 0.1
    assert page.text() != first


def thoughts() -> dict[str, float]:
    """How many thoughts were counted so far, by how long they took."""
    return {
        sample.labels["took"]: sample.value
        for metric in THOUGHTS.collect()
        for sample in metric.samples
        if sample.name == "filon_bot_thoughts_total"
    }


def test_a_thought_is_long_or_short_and_nothing_else() -> None:
    before = thoughts()
    BOT_SECONDS.observe(0.001)
    BOT_SECONDS.observe(9.9)
    with BOT_SECONDS.time():
        pass
    BOT_SECONDS.observe(10.1)
    more = {took: count - before.get(took, 0.0) for took, count in thoughts().items()}
    assert more == {"short": 3.0, "long": 1.0}


def test_elsewhere_there_is_nothing() -> None:
    port = serve_metrics("127.0.0.1", 0)
    answer = httpx.get(f"http://127.0.0.1:{port}/")
    assert (answer.status_code, answer.text) == (404, "the metrics are at /metrics\n")
    assert httpx.post(f"http://127.0.0.1:{port}/metrics").status_code == 501


def test_of_the_newer_kind_of_address_too() -> None:
    port = serve_metrics("::1", 0)
    assert "filon_moves" in httpx.get(f"http://[::1]:{port}/metrics").text


def test_a_port_that_is_taken() -> None:
    port = serve_metrics("127.0.0.1", 0)
    with pytest.raises(FilonError, match=f"cannot show metrics on 127.0.0.1:{port}"):
        serve_metrics("127.0.0.1", port)


@pytest.mark.parametrize("place", ["9125", "127.0.0.1:", "127.0.0.1:http", "127.0.0.1:99999"])
def test_a_place_that_is_none(place: str) -> None:
    result = serve("--metrics", place)
    assert result.returncode == 2
    assert "expected HOST:PORT like 127.0.0.1:9125" in result.stderr


def test_without_being_asked_for_there_are_none(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "filon", "serve", "--port", "0"]
    process = subprocess.Popen(
        [*command, "--database", f"sqlite:///{tmp_path}/filon.db", "--metrics", ""],
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline().startswith("Filon is at http://127.0.0.1:")
    process.terminate()
    assert process.stdout.read() == ""
    process.wait(20)
