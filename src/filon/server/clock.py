"""What time it is: the only place that asks."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime
from functools import lru_cache

wall: Callable[[], float] = time.time  # whoever wants to turn the clock puts another one here


def now() -> str:
    return _written(int(wall()))


def seconds() -> int:
    return int(wall())


@lru_cache(1)
def _written(second: int) -> str:
    """Many things happen within a second; it is put into words once."""
    return datetime.fromtimestamp(second, UTC).isoformat(timespec="seconds")
