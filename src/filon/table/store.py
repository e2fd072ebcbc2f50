"""Where tables are kept, as far as a table needs to know."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from filon.core.luck import commitment
from filon.core.record import Record, story, written
from filon.table.chairs import Chair
from filon.table.change import Change
from filon.table.film import Reel, Shot
from filon.table.following import Others
from filon.table.journal import END, Entry, opening_of, standing
from filon.table.news import ChatLine, Status
from filon.table.snapshot import Snapshot
from filon.table.table import Table


class Conflict(Exception):
    """Somebody else has written what we wanted to write."""


@dataclass(slots=True)
class Header:
    """What is known of a table without its game."""

    id: str
    game: str
    rules_version: int
    options: dict[str, int]
    public: bool
    status: Status
    host: str
    luck_key: str
    rematch: str
    created: str
    note: str
    edition: str = ""  # of what is printed; empty before there were any
    clock: str = ""  # its terms, in words
    waiting: dict[str, Any] | None = None  # how the clock stands
    ended: str = ""
    result: dict[str, list[int]] | None = None  # scores and winners
    rated: bool = False
    lost: int = 0  # seconds in which the house was closed
    chairs: list[Chair] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)  # the last lines
    snapshot: Snapshot | None = None  # the newest


class Store(Protocol):
    """Writing is all or nothing: a `Refusal` where it is not taken, a `Conflict` where somebody
    was faster."""

    async def append(self, *changes: tuple[Table, Change]) -> None: ...
    async def lay(self, table: Table, change: Change, *also: tuple[Table, Change]) -> None: ...
    async def delete(self, table: Table) -> None: ...
    async def keep_reel(
        self, table: Table, shot: Shot, last: bool, shortcut: Snapshot | None
    ) -> None: ...
    async def keep_film(self, table: Table, film: Sequence[Shot]) -> None: ...

    async def header(self, table_id: str) -> Header: ...
    async def entries(self, table_id: str, after: int = -1) -> list[Entry]: ...
    async def last_number(self, table_id: str) -> int: ...
    async def others(self, table_id: str, said: int) -> Others: ...
    async def reel_at(self, table_id: str, viewer: int, told: int) -> Reel | None: ...
    async def last_reel(self, table_id: str) -> tuple[Reel, bool] | None: ...


async def record_of(store: Store, table: Table) -> str:
    """The record of a finished game, as it was written down: no rules are asked."""
    entries = await store.entries(table.id)
    record, acts = Record(), standing(entries)
    record.game, record.version, record.seats = table.game.name, table.rules, len(table.chairs)
    record.edition = table.edition
    record.options, record.tags, record.opening = table.options, tags_of(table), opening_of(entries)
    record.entries = [(entry.seat, entry.words, list(entry.said)) for entry in acts]
    record.result = _result(table, entries)
    if all(entry.told for entry in acts):
        record.events = story([entry.told for entry in acts])
    return written(record)


def tags_of(table: Table) -> dict[str, str]:
    """What the record of a table says besides the game."""
    names = {f"seat{n}": chair.name or f"{n + 1}" for n, chair in enumerate(table.chairs)}
    return {**names, "luck": commitment(table.luck_key), "key": table.luck_key}


def _result(table: Table, entries: list[Entry]) -> list[int] | None:
    if table.status != "over":
        return None
    ends = [entry.words for entry in entries if entry.kind == END and entry.words]
    if ends:
        return [int(score) for score in ends[-1].split()]
    page = table.scene.page(-1, []) if table.scene else None
    return page.scores if page and page.over else None
