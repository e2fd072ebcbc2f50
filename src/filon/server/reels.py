"""Reels and shortcuts in the database: each takes the place of those that reach further."""

from __future__ import annotations

import zlib
from functools import lru_cache
from typing import Final

from sqlalchemy import bindparam, delete, insert

from filon.server.prepared import LASTING
from filon.server.schema import reels, snapshots
from filon.server.storage import Step
from filon.table.film import Reel, Shot
from filon.table.refusal import Damaged
from filon.table.snapshot import Snapshot
from filon.table.table import Table

HELD: Final = 16  # unpacked: whoever looks back looks at the next moment too

CUT = (
    delete(reels)
    .where(reels.c.table_id == bindparam("table"), reels.c.first >= bindparam("from"))
    .execution_options(**LASTING)
)
KEEP = insert(reels).execution_options(**LASTING)
FORGET = (
    delete(snapshots)
    .where(snapshots.c.table_id == bindparam("table"), snapshots.c.length >= bindparam("from"))
    .execution_options(**LASTING)
)
SHORTEN = insert(snapshots).execution_options(**LASTING)


def filming(table: Table, shot: Shot, last: bool) -> list[Step]:
    row = {"table_id": table.id, "first": shot.first, "count": shot.count, "last": last}
    kept = {**row, "heard": shot.heard, "data": shot.data}
    return [(CUT, {"table": table.id, "from": shot.first}), (KEEP, kept)]


def shortening(table: Table, snapshot: Snapshot) -> list[Step]:
    row = {
        "table_id": table.id,
        "length": snapshot.length,
        "n": snapshot.n,
        "rules_version": table.rules,
        "drawn": snapshot.drawn,
        "heard": snapshot.heard,
        "state": snapshot.state,
    }
    return [(FORGET, {"table": table.id, "from": snapshot.length}), (SHORTEN, row)]


@lru_cache(HELD)
def reel_of(data: bytes) -> Reel:
    try:
        return Reel.unpacked(data)
    except (ValueError, KeyError, zlib.error) as problem:
        raise Damaged(f"a reel cannot be read: {problem}") from problem
