"""What the house does by itself happens once, though any process may do it and any may be killed
in the middle: a caretaker for whose time is over, a notice for whose turn it is."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from filon.server.outbox import LEASE
from tests.club.club import Club, table_of, until
from tests.server.cluster import fetch, only_postgres
from tests.server.doorbells import DeafBell, Doorbell, Lobby
from tests.server.people import Person

pytestmark = only_postgres
TABLES = 12
BELLS = 4  # of everybody who is told
TURN_CLOCKS = "UPDATE pulse SET lost = lost - :seconds"
CARED = "SELECT table_id, seat FROM journal WHERE kind = 'care'"
PASS_TIME = (
    f"UPDATE outbox SET due = due - {LEASE}, "
    f"until = CASE WHEN handing THEN until + {LEASE} ELSE until - {LEASE + 1} END"
)
WAITING = "SELECT id FROM outbox WHERE NOT handing"
IN_DOUBT = "SELECT id FROM outbox WHERE handing"


def cared(club: Club, tables: set[str]) -> Counter[str]:
    """How many seats of each table have a caretaker."""
    found = fetch(club.url, CARED)
    assert len(found) == len(set(found)), "a seat has two"
    return Counter(table for table, _ in found if table in tables)


def until_cared(club: Club, tables: set[str], seats: int) -> None:
    until(lambda: cared(club, tables).total() >= seats)


def test_a_caretaker_comes_once_though_processes_die(mortals: Club) -> None:
    people = mortals.people(2)
    tables = {table_of(people, clock="live", max_rounds=1) for _ in range(TABLES)}
    for seats, server in enumerate(mortals.servers[:2]):
        fetch(mortals.url, TURN_CLOCKS, seconds=300)
        until_cared(mortals, tables, seats * TABLES + 2)
        server.kill()
        until_cared(mortals, tables, (seats + 1) * TABLES)
        server.start()
    ended = "SELECT id FROM tables WHERE status = 'over'"
    until(lambda: tables <= {name for (name,) in fetch(mortals.url, ended)})
    assert cared(mortals, tables) == dict.fromkeys(tables, 2)


def test_a_notice_is_sent_once_though_processes_die(mortals: Club, certified: Path) -> None:
    bell = DeafBell(answers=10)
    with Lobby(certified, bell):
        expected = told_people(mortals, bell)
        fetch(mortals.url, PASS_TIME)
        until(lambda: len(bell.rung) > 10)
        for server in mortals.servers:  # whoever holds them is among these
            server.kill()
            server.start()
            fetch(mortals.url, PASS_TIME)
        bell.cares.set()
        until(lambda: not fetch(mortals.url, WAITING))
        in_doubt = {name for (name,) in fetch(mortals.url, IN_DOUBT)}
        rung = [headers["filon-notice"] for _, headers, _ in bell.rung]
    assert len(rung) == len(set(rung))
    assert set(rung) | in_doubt == expected
    fetch(mortals.url, "DELETE FROM outbox")


def told_people(club: Club, bell: Doorbell) -> set[str]:
    """At every table somebody is asked who has several bells; the names of what waits for them."""
    for n in range(TABLES):
        nellie, jack = club.people(2)
        for one in (nellie, jack):
            for number in range(BELLS):
                hook = {"kind": "hook", "address": bell.url(f"/{n}/{one.id}/{number}")}
                one.http.post("/api/me/channels", json=hook).raise_for_status()
        until_known(Person(nellie.server, token=jack.http.cookies["filon"]))
        table_of([nellie, jack])
    found = fetch(club.url, WAITING)
    assert len(found) == TABLES * BELLS
    return {name for (name,) in found}


def until_known(person: Person) -> None:
    """Their bells, at the process through which they ask."""
    until(lambda: len(person.http.get("/api/me/channels").json()["channels"]) == BELLS)
