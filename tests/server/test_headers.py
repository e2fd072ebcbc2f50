"""What every answer carries, refusals too."""

from __future__ import annotations

import httpx
import pytest

from filon.server.headers import ALWAYS
from tests.server.people import Server


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/", 200),
        ("GET", "/api/games", 200),
        ("GET", "/api/tables/nowhere", 401),
        ("GET", "/api/nowhere", 404),
        ("GET", "/gone.js", 404),
        ("DELETE", "/api/games", 405),
        ("PUT", "/api/me", 400),
        ("HEAD", "/healthz", 200),
    ],
)
def test_every_answer(server: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, f"{server.address}{path}")
    assert answer.status_code == status
    assert {name: answer.headers.get(name) for name in ALWAYS} == ALWAYS
    assert answer.headers.get_list("cache-control") == ["no-cache" if path == "/" else "no-store"]
    assert "server" not in answer.headers
    assert "strict-transport-security" not in answer.headers
