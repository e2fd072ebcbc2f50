"""Bots at a table of the server."""

from __future__ import annotations

import re
import time

from tests.server.people import PATIENCE, Person


def count(person: Person, name: str) -> int:
    found = re.search(rf"^{name}\S* (\d+)", person.http.get("/metrics").text, re.MULTILINE)
    return int(found[1]) if found else 0


def test_a_bot_without_a_choice_thinks_where_all_choose_at_once(nellie: Person) -> None:
    """Else an empty hand could be told by its speed: every answer goes through the pool."""
    look = nellie.look(nellie.open(["me", "greedy", "greedy"], game="treasure-hunter"))
    mine, forced = 30, 0
    for _ in range(mine):
        words = look.until_asked()
        forced += len(words) == 1
        look.act(words[0])
    assert forced > 0  # and so it is for the bots, now and then
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        thought = count(nellie, "filon_bot_seconds_count")
        moved = count(nellie, "filon_moves_total") - mine
        if thought == moved > 0:  # nobody is thinking any more
            break
    assert thought == moved
