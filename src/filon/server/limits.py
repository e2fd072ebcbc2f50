"""How much one guest, and one address that many guests may share, can ask for."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from filon.server.problems import Refusal


class Rate(NamedTuple):
    """So many at once, and from then on so many a second."""

    burst: float
    a_second: float


class Limit(NamedTuple):
    words: str  # what there was too much of
    guest: Rate
    address: Rate


# docs/self-host.md tells them; `--limits` multiplies all of them
LIMITS = {
    "new_guest": Limit("new guests", Rate(1, 1), Rate(120, 1)),
    "open_table": Limit("new tables", Rate(30, 0.2), Rate(120, 1)),
    "open_socket": Limit("new connections", Rate(30, 2), Rate(200, 10)),
    "rename": Limit("new names", Rate(10, 0.2), Rate(120, 2)),
    "chat": Limit("lines of chat", Rate(8, 1), Rate(40, 5)),
    "code": Limit("codes", Rate(6, 0.05), Rate(20, 0.2)),
    "mail": Limit("mails", Rate(4, 0.005), Rate(12, 0.02)),
    "search": Limit("searches", Rate(30, 2), Rate(120, 8)),
    "advice": Limit("requests for advice", Rate(20, 0.5), Rate(60, 2)),
    "look_back": Limit("looks back", Rate(100, 10), Rate(400, 40)),
    "film": Limit("whole games", Rate(20, 0.5), Rate(80, 4)),
}
SOCKETS_OF_A_GUEST = 20  # open at once
SOCKETS_OF_AN_ADDRESS = 200
CONNECTIONS_OF_AN_ADDRESS = 256  # of HTTP, open at once; a trusted proxy may have any number
REMEMBERED = 10_000  # guests, and as many addresses, for each limit

Clock = Callable[[], float]  # seconds, never back


class Bucket:
    """Holds the burst, is refilled all the time."""

    def __init__(self, burst: float, rate: float, clock: Clock = time.monotonic) -> None:
        self._burst, self._rate, self._clock = burst, rate, clock
        self._left, self._at = burst, clock()

    def take(self) -> bool:
        if self.wait() > 0:
            return False
        self._left -= 1
        return True

    def wait(self) -> float:
        """Seconds until there is something to take."""
        now = self._clock()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        return max(0.0, (1 - self._left) / self._rate)


class Limiter:
    """A bucket for everybody who comes; those quiet for longest are forgotten."""

    def __init__(self, rate: Rate, factor: float, clock: Clock) -> None:
        self._burst, self._rate = rate.burst * factor, rate.a_second * factor
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def bucket(self, who: str) -> Bucket:
        found = self._buckets.get(who)
        if found is None:
            found = self._buckets[who] = Bucket(self._burst, self._rate, self._clock)
            if len(self._buckets) > REMEMBERED:
                self._buckets.popitem(last=False)
        else:
            self._buckets.move_to_end(who)
        return found


class Limits:
    """`factor` is how many times the usual is allowed; with 0 there is no limit at all."""

    def __init__(self, factor: float = 1.0, clock: Clock = time.monotonic) -> None:
        self.factor = factor
        self._guests = {n: Limiter(limit.guest, factor, clock) for n, limit in LIMITS.items()}
        self._addresses = {n: Limiter(limit.address, factor, clock) for n, limit in LIMITS.items()}
        self._sockets: Counter[str] = Counter()

    def demand(self, what: str, guest_id: str, address: str) -> None:
        """Refuses what is too much for the guest or for the address; a newcomer has no id yet."""
        if not self.factor:
            return
        buckets = [self._addresses[what].bucket(shared(address))]
        if guest_id:
            buckets.append(self._guests[what].bucket(guest_id))
        wait = math.ceil(max(bucket.wait() for bucket in buckets))
        if wait:
            whose = "you" if guest_id and buckets[-1].wait() else "your address"
            said = f"too many {LIMITS[what].words} from {whose}; try again in {wait} s"
            raise Refusal("too_many", said, wait)
        for bucket in buckets:
            bucket.take()

    @contextmanager
    def socket(self, guest_id: str, address: str) -> Iterator[None]:
        """One more open socket, as long as it lasts."""
        self.demand("open_socket", guest_id, address)
        guest, place = f"guest {guest_id}", f"address {shared(address)}"
        self._refuse_more(guest, SOCKETS_OF_A_GUEST, "you have")
        self._refuse_more(place, SOCKETS_OF_AN_ADDRESS, "your address has")
        self._sockets.update((guest, place))
        try:
            yield
        finally:
            for name in (guest, place):
                self._sockets[name] -= 1
                if not self._sockets[name]:
                    del self._sockets[name]

    def _refuse_more(self, name: str, most: int, whose: str) -> None:
        if self.factor and self._sockets[name] >= most * self.factor:
            said = f"{whose} {self._sockets[name]} tables open at once; close one of them first"
            raise Refusal("too_many", said)


def shared(address: str) -> str:
    """What counts as one address: of the newer kind, the network that one household gets."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return f"{IPv6Address(int(parsed) >> 64 << 64)}/64"
