"""What is counted. Of a bot's thought only whether it was long: nothing may tell what it holds."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import Counter, Gauge

MOVES = Counter("filon_moves_total", "Actions accepted", ["game"])
REFUSALS = Counter("filon_refusals_total", "Requests and messages refused", ["problem"])
CUT = Counter("filon_connections_cut_total", "Connections we gave up on", ["waiting_for"])
SOCKETS = Gauge("filon_sockets", "Open WebSockets")
TABLES = Gauge("filon_tables_loaded", "Tables held in memory")
COMMITS = Counter("filon_commits_total", "Database transactions")
COMMIT_SIZE = Counter("filon_commit_works_total", "Pieces of work committed in them")
NOTICES = Counter("filon_notices_total", "Notices carried", ["kind", "outcome"])
THOUGHTS = Counter("filon_bot_thoughts_total", "Answers of bots", ["took"])

LONG_THOUGHT = 10.0  # seconds


class Thoughts:
    @contextmanager
    def time(self) -> Iterator[None]:
        began = time.monotonic()
        try:
            yield
        finally:
            self.observe(time.monotonic() - began)

    def observe(self, seconds: float) -> None:
        THOUGHTS.labels("long" if seconds > LONG_THOUGHT else "short").inc()


BOT_SECONDS = Thoughts()
