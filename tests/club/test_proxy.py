"""Three machines behind one nginx, as deploy/ has them."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path

import httpx

from tests.club.club import Club, until
from tests.server.cluster import only_postgres
from tests.server.people import PATIENCE
from tests.server.proxies import nginx
from tests.server.test_deploy import new_table, socket_at

pytestmark = only_postgres


def test_whichever_machine_answers_it_is_the_same_club(mortals: Club, tmp_path: Path) -> None:
    """Two of the three go away, one after the other."""
    places = [server.address.removeprefix("http://") for server in mortals.servers]
    with nginx(tmp_path, *places) as proxy, proxy.client() as ada, proxy.client() as eve:
        table = new_table(ada)
        eve.get("/api/me").raise_for_status()
        seen = [eve.get(f"/api/tables/{table}").raise_for_status().json() for _ in range(6)]
        assert {one["id"] for one in seen} == {table}
        with ExitStack() as sockets:
            for _ in range(6):  # two at every machine
                sockets.enter_context(socket_at(proxy, table, ada))
            for server in mortals.servers[:2]:
                server.kill()
                assert ada.get("/api/me").json() == ada.get("/api/me").json()
                again = sockets.enter_context(socket_at(proxy, table, ada))
                assert "lobby" in str(again.recv(PATIENCE))
        until(lambda: is_named(ada, "Ada"))


def is_named(client: httpx.Client, name: str) -> bool:
    """A change may be asked for again by who does not know whether it was done."""
    return bool(client.put("/api/me", json={"name": name}).json().get("name") == name)
