"""The cookie of a guest: for a year from the last visit."""

from __future__ import annotations

import httpx

from filon.server.guests import cookie_of, renewed
from tests.server.people import Server


def me(server: Server, cookie: str) -> tuple[str, str]:
    """The guest's id and the cookie that came back, if one did."""
    answer = httpx.get(f"{server.address}/api/me", headers={"cookie": f"filon={cookie}"})
    return answer.json()["id"], answer.cookies.get("filon") or ""


def test_it_is_renewed_once_a_day(server: Server) -> None:
    first = httpx.get(f"{server.address}/api/me")
    guest, cookie = first.json()["id"], first.cookies["filon"]
    token, _, day = cookie.partition(".")
    assert me(server, cookie) == (guest, "")
    assert me(server, f"{token}.{int(day) - 1}") == (guest, cookie)
    assert me(server, token) == (guest, cookie)  # as it was given out before
    assert me(server, f"{token}.nonsense") == (guest, cookie)


def test_another_token_is_another_guest(server: Server) -> None:
    first = httpx.get(f"{server.address}/api/me")
    token, _, day = first.cookies["filon"].partition(".")
    assert me(server, f"{token[:-1]}.{day}")[0] != first.json()["id"]


def test_the_day_is_no_secret_and_proves_nothing() -> None:
    cookie = cookie_of("token")
    assert cookie.startswith("token.")
    assert renewed(cookie) is None
    assert renewed("token.1") == cookie
