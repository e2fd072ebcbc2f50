"""Bots under supervision: whatever happens to the processes they think in."""

from __future__ import annotations

import re
import time
from collections.abc import Callable

import pytest

from tests.server.faults import is_alive, is_busy, kill, workers
from tests.server.party import Party
from tests.server.people import PATIENCE, Person, Server

BUDGETS = ["ismcts:20s", "ismcts:10s", "ismcts:5s", "ismcts:3s", "ismcts:2s"]


def wait_for(what: Callable[[], object]) -> bool:
    until = time.monotonic() + PATIENCE
    while time.monotonic() < until:
        if what():
            return True
        time.sleep(0.01)
    return False


def wish(bots: list[str]) -> dict[str, object]:
    seats = [{"kind": "bot", "bot": bot} for bot in bots]
    return {"game": "gold-am-yukon", "seats": seats, "start": True}


def long_thought(person: Person) -> str:
    """A table where a bot thinks as long as this server lets it."""
    for budget in BUDGETS:
        answer = person.http.post("/api/tables", json=wish([budget, budget]))
        if answer.status_code == 201:
            table: str = answer.json()["id"]
            return table
    raise AssertionError(answer.text)


def woken_worker(server: Server, person: Person) -> None:
    """Starting one takes a second; afterwards a busy one thinks."""
    Party(person.open(["me", "greedy"]), [person]).play(3)
    assert workers(server)


def test_bots_go_on_after_their_workers_were_killed(alone: Server) -> None:
    nellie = Person(alone, "Nellie")
    party = Party(nellie.open(["me", "ismcts:300", "greedy"]), [nellie])
    party.play(2)
    for n in range(4):
        for worker in workers(alone):
            kill(worker)
        assert party.play(2), "the game is not over yet"
        if n % 2:  # while one thinks
            party.looks[0].act(party.looks[0].until_asked()[0])
    party.close()


def test_a_bot_goes_on_though_nobody_looks(alone: Server) -> None:
    nellie = Person(alone, "Nellie")
    table = nellie.open(["ismcts:100", "ismcts:100"], options={"max_rounds": 200})
    assert wait_for(lambda: len(nellie.story(table)) > 3)
    for worker in workers(alone):
        kill(worker)
    told = len(nellie.story(table))
    assert wait_for(lambda: len(nellie.story(table)) > told + 3)


def test_a_server_that_is_stopped_does_not_wait_for_a_thought(alone: Server) -> None:
    nellie = Person(alone, "Nellie")
    woken_worker(alone, nellie)
    long_thought(nellie)
    assert wait_for(lambda: any(map(is_busy, workers(alone))))
    left = workers(alone)
    assert alone.stop() == 0
    assert wait_for(lambda: not any(map(is_alive, left)))


@pytest.mark.parametrize("thinking", [False, True])
def test_workers_are_gone_when_the_server_is(alone: Server, thinking: bool) -> None:
    nellie = Person(alone, "Nellie")
    woken_worker(alone, nellie)
    if thinking:
        long_thought(nellie)
        assert wait_for(lambda: any(map(is_busy, workers(alone))))
    left = workers(alone)
    kill(alone.pid)
    try:
        assert wait_for(lambda: not any(map(is_alive, left)))
    finally:
        for worker in filter(is_alive, left):
            kill(worker)
        alone.kill()
        alone.start()


@pytest.mark.parametrize("bot", ["ismcts:9999s", "ismcts:999999999"])
def test_a_bot_that_would_think_for_hours_is_refused(nellie: Person, bot: str) -> None:
    """One such table stopped every bot of the server."""
    answer = nellie.http.post("/api/tables", json=wish([bot, "greedy"]))
    assert answer.status_code == 400
    assert answer.json()["problem"] == "bad_request"
    assert re.search(r"most .*\d", answer.json()["detail"].replace(bot, ""))


def test_a_guest_opens_only_so_many_tables_of_bots(nellie: Person, jack: Person) -> None:
    """20 guests opened 1,359 of them in 9 s."""
    slow = {**wish(["ismcts:2s"] * 2), "options": {"max_rounds": 1000}}
    answers = [nellie.http.post("/api/tables", json=slow) for _ in range(30)]
    assert answers[0].status_code == 201
    assert answers[-1].status_code == 429
    assert answers[-1].json()["problem"] == "too_many"
    assert jack.http.post("/api/tables", json=slow).status_code == 201
    assert nellie.open(["me", "greedy"])


def test_tables_with_people_come_before_those_of_bots(alone: Server) -> None:
    """40 tables of search bots starved everybody's: in line, no answer would come in time."""
    for n in range(20):
        busy = Person(alone, f"Busy {n}")
        for _ in range(2):
            busy.http.post("/api/tables", json=wish(["ismcts:3s"] * 2))
    nellie = Person(alone, "Nellie")
    party = Party(nellie.open(["me", "greedy"]), [nellie])
    for _ in range(5):
        party.play(1)
        party.asked()
    party.close()


def test_a_server_that_is_stopped_leaves_no_worker(alone: Server) -> None:
    woken_worker(alone, Person(alone, "Nellie"))
    left = workers(alone)
    assert alone.stop() == 0
    assert wait_for(lambda: not any(map(is_alive, left)))
