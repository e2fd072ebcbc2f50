"""How much one person may ask for."""

from __future__ import annotations

import time


class Bucket:
    """So many at once, refilled at so many a second."""

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._left, self._at = burst, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self) -> bool:
        return self._left + (time.monotonic() - self._at) * self._rate >= self._burst


class Limiter:
    """A bucket for everybody who comes; those who have been quiet are forgotten."""

    def __init__(self, burst: float, rate: float, most: int = 10_000) -> None:
        self._burst, self._rate, self._most = burst, rate, most
        self._buckets: dict[str, Bucket] = {}

    def allows(self, who: str) -> bool:
        if who not in self._buckets and len(self._buckets) >= self._most:
            self._buckets = {
                name: bucket for name, bucket in self._buckets.items() if not bucket.is_full()
            }
        return self._buckets.setdefault(who, Bucket(self._burst, self._rate)).take()
