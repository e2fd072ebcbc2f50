"""How much one may ask for: refused with a reason, and allowed again after a while."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from filon.server.limits import (
    LIMITS,
    REMEMBERED,
    SOCKETS_OF_A_GUEST,
    SOCKETS_OF_AN_ADDRESS,
    Limiter,
    Limits,
    Rate,
    shared,
)
from filon.server.problems import Refusal
from tests.server.people import Person, Server


class Clock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def allowed(limits: Limits, what: str, guest: str, address: str) -> int:
    """How many times in a row."""
    return refused_at(limits, what, [guest] * 10_000, address)


def refused_at(limits: Limits, what: str, guests: Iterable[str], address: str) -> int:
    """Which of the guests in a row is the first to be refused."""
    for count, guest in enumerate(guests):
        try:
            limits.demand(what, guest, address)
        except Refusal:
            return count
    raise AssertionError(f"{what} is not limited")


@pytest.mark.parametrize("what", [name for name in LIMITS if name != "new_guest"])
def test_a_guest_gets_the_burst_and_then_the_rate(what: str) -> None:
    clock = Clock()
    limits, limit = Limits(clock=clock), LIMITS[what].guest
    assert allowed(limits, what, "nellie", "192.0.2.1") == limit.burst
    assert allowed(limits, what, "nellie", "192.0.2.1") == 0
    assert allowed(limits, what, "jack", "192.0.2.2") == limit.burst
    clock.now += 3.01 / limit.a_second
    assert allowed(limits, what, "nellie", "192.0.2.1") == 3


@pytest.mark.parametrize("what", LIMITS)
def test_an_address_with_many_guests_has_a_limit_of_its_own(what: str) -> None:
    limits, burst = Limits(clock=Clock()), LIMITS[what].address.burst
    guests = [f"guest {n}" if what != "new_guest" else "" for n in range(10_000)]
    assert refused_at(limits, what, guests, "192.0.2.1") == burst
    with pytest.raises(Refusal, match="from your address"):
        limits.demand(what, guests[-1], "192.0.2.1")
    limits.demand(what, guests[-1], "192.0.2.2")


def test_the_refusal_says_who_and_how_long() -> None:
    limits = Limits(clock=Clock())
    allowed(limits, "open_table", "nellie", "192.0.2.1")
    with pytest.raises(Refusal, match="too many new tables from you; try again in 5 s") as refused:
        limits.demand("open_table", "nellie", "192.0.2.1")
    assert refused.value.wait == 5


def test_what_is_refused_costs_the_address_nothing() -> None:
    limits, limit = Limits(clock=Clock()), LIMITS["open_table"]
    for _ in range(1000):
        allowed(limits, "open_table", "nellie", "192.0.2.1")
    left = limit.address.burst - limit.guest.burst
    assert allowed(limits, "open_table", "jack", "192.0.2.1") == min(left, limit.guest.burst)


def test_a_factor_multiplies_and_nothing_is_no_limit() -> None:
    assert allowed(Limits(2, Clock()), "chat", "nellie", "192.0.2.1") == 16
    without = Limits(0, Clock())
    for _ in range(10_000):
        without.demand("chat", "nellie", "192.0.2.1")


def test_sockets_open_at_once() -> None:
    clock = Clock()
    limits = Limits(clock=clock)
    with ExitStack() as open_sockets:
        for _ in range(SOCKETS_OF_A_GUEST):
            open_sockets.enter_context(limits.socket("nellie", "192.0.2.1"))
        with pytest.raises(Refusal, match="you have 20 tables open at once"):
            open_sockets.enter_context(limits.socket("nellie", "192.0.2.9"))
        for n in range(SOCKETS_OF_AN_ADDRESS - SOCKETS_OF_A_GUEST):
            clock.now += 1
            open_sockets.enter_context(limits.socket(f"guest {n}", "192.0.2.1"))
        with pytest.raises(Refusal, match="your address has 200 tables open at once"):
            open_sockets.enter_context(limits.socket("jack", "192.0.2.1"))
    with limits.socket("nellie", "192.0.2.1"), limits.socket("jack", "192.0.2.1"):
        pass


def test_those_quiet_for_longest_are_forgotten() -> None:
    limiter = Limiter(Rate(2, 1), 1, Clock())
    first = limiter.bucket("first")
    for n in range(REMEMBERED - 1):
        limiter.bucket(str(n))
        if n == 5:
            assert limiter.bucket("first") is first
    limiter.bucket("one more")
    assert limiter.bucket("first") is first
    assert len(limiter._buckets) == REMEMBERED


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.1", "192.0.2.1"),
        ("::ffff:192.0.2.1", "192.0.2.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("", ""),
        ("no address", "no address"),
    ],
)
def test_a_household_is_one_address(address: str, counted: str) -> None:
    assert shared(address) == counted


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A house with its usual limits."""
    running = Server(tmp_path_factory.mktemp("limits") / "filon.db", options=["--limits", "1"])
    running.start()
    yield running
    assert running.stop() == 0


def test_too_many_tables_of_one_guest(nellie: Person) -> None:
    wish = {"game": "gold-am-yukon", "seats": [{"kind": "me"}, {"kind": "open"}]}
    answers = [nellie.http.post("/api/tables", json=wish) for _ in range(35)]
    assert [answer.status_code for answer in answers[:30]] == [201] * 30
    assert answers[-1].json()["problem"] == "too_many"
    assert int(answers[-1].headers["retry-after"]) in range(1, 6)


def test_too_many_names_and_looks_back(nellie: Person) -> None:
    table = nellie.open(["me", "me"])
    names = [nellie.http.put("/api/me", json={"name": "Nellie"}) for _ in range(15)]
    looks = [nellie.http.get(f"/api/tables/{table}/position/0") for _ in range(300)]
    for answers in (names, looks):
        assert answers[0].status_code == 200
        assert 429 in [answer.status_code for answer in answers]


def test_one_socket_too_many_is_told_so(nellie: Person) -> None:
    table = nellie.open(["me", "me"])
    looks = [nellie.look(table) for _ in range(SOCKETS_OF_A_GUEST)]
    for look in looks:
        look.until("position")
    late = nellie.look(table)
    assert late.until("refused")["problem"] == "too_many"
    with pytest.raises(ConnectionClosed) as closed:
        late.read()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 1013
    looks[0].close()
    looks[1].act(looks[1].words()[0])


def test_a_house_without_limits(tmp_path: Path) -> None:
    server = Server(tmp_path / "filon.db", options=["--limits", "0"])
    server.start()
    nellie = Person(server)
    tables = [nellie.open(["me", "me"], start=False) for _ in range(40)]
    assert len(set(tables)) == 40
    with httpx.Client(base_url=server.address) as stranger:
        assert len({json.dumps(_newcomer(stranger)) for _ in range(150)}) == 150
    server.stop()


def _newcomer(stranger: httpx.Client) -> object:
    stranger.cookies.clear()
    return stranger.get("/api/me").raise_for_status().json()
