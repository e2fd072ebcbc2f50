"""What another process has written, made true here too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field

from filon.table.chairs import people_among
from filon.table.change import Change
from filon.table.journal import ACT, END, UNDO, Entry
from filon.table.news import ChatLine
from filon.table.play import Play
from filon.table.refusal import Damaged
from filon.table.table import Table

KINDS = (ACT, UNDO, END)  # whatever else happens is rare: the table is read again


@dataclass(frozen=True, slots=True)
class Others:
    """Of a table, what others may have changed besides the journal."""

    rematch: str
    chat: list[ChatLine] = field(default_factory=list)  # said since
    elsewhere: frozenset[str] = frozenset()  # guests who look at it from other processes


def can_follow(table: Table, entries: Sequence[Entry]) -> bool:
    """Whether these entries, and no others, come next in a game that we hold."""
    is_next = [entry.n for entry in entries] == list(range(table.n, table.n + len(entries)))
    known = all(entry.kind in KINDS for entry in entries)
    return is_next and known and table.status == "running" and isinstance(table.scene, Play)


def following(table: Table, entries: Sequence[Entry]) -> Change:
    """To be adopted, not written: it is in the journal already. Where it is `Damaged` half-way, the
    table must be read again."""
    change = Change(list(entries))
    if entries[-1].kind == END:
        change.header = {"status": "over"}

    def adopt() -> None:
        for entry, after in zip(entries, [*entries[1:], None], strict=True):
            _follow(table, entry)
            if entry.kind == ACT or (after is None or after.kind != UNDO):
                _turn(table, entry)

    change.adopt = adopt
    return change


def _turn(table: Table, entry: Entry) -> None:
    """The clock, as who wrote the entry has turned it."""
    play = table.scene
    if isinstance(play, Play) and entry.kind in (ACT, UNDO):
        asked, tick = people_among(play.to_act, table.chairs), table.tick(entry.at)
        turned = table.clock.turned if entry.kind == ACT else table.clock.taken_back
        table.clock = turned(asked, tick)


def _follow(table: Table, entry: Entry) -> None:
    play = table.running()
    if entry.kind == ACT:
        play.repeat(entry)
    elif entry.kind == UNDO:
        earlier = play.without_last_of(entry.seat)
        if earlier is None or int(entry.words) in earlier.numbers:
            raise Damaged(f"entry {entry.n} takes back what we do not hold")
        table.scene = earlier
