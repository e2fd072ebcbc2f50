"""What `/metrics` shows."""

from __future__ import annotations

from prometheus_client import Counter, Gauge, Histogram

MOVES = Counter("filon_moves_total", "Actions accepted", ["game"])
REFUSALS = Counter("filon_refusals_total", "Requests and messages refused", ["problem"])
SOCKETS = Gauge("filon_sockets", "Open WebSockets")
TABLES = Gauge("filon_tables_loaded", "Tables held in memory")
COMMITS = Counter("filon_commits_total", "Database transactions")
COMMIT_SIZE = Counter("filon_commit_works_total", "Pieces of work committed in them")
BOT_SECONDS = Histogram("filon_bot_seconds", "Time a bot took to answer")
