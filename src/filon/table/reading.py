"""A table found again: folded from its journal, by the rules of today where they still tell the
same story, else closed with its last picture and its record kept."""

from __future__ import annotations

from filon.core.edition import is_same, is_same_page, said
from filon.core.errors import BadPlain
from filon.games import NAMES, load
from filon.table.chairs import people_among
from filon.table.change import Change
from filon.table.clock import Clock, read_terms
from filon.table.film import Reel, Scenes, shot
from filon.table.journal import CLOSE, RULES, Entry, opening_of, standing
from filon.table.play import REEL, Play
from filon.table.refusal import Damaged, Refusal
from filon.table.snapshot import Snapshot, Way
from filon.table.still import Still
from filon.table.store import Header, Store
from filon.table.table import Table


async def read_table(store: Store, table_id: str, at: str) -> Table:
    header = await store.header(table_id)
    if header.game not in NAMES:
        raise Refusal("not_found", f"table {table_id!r} plays {header.game!r}, which is not here")
    table = _laid(header)
    if header.status != "open" and not is_same(header.edition, table.game.edition):
        raise Refusal(
            "other_edition",
            f"table {table_id!r} is played with {said(header.edition)}, this server plays "
            f"{said(table.game.edition)}: the table waits until FILON_EDITIONS has its page",
        )
    if header.status == "open":
        await _number(store, table)
    elif header.status == "running":
        await _go_on(store, table, header.snapshot, at)
        if header.waiting is None and table.status == "running":
            await _wind(store, table, at)
    else:
        await _look_back(store, table)
    return table


def _laid(header: Header) -> Table:
    table = Table(header.id, load(header.game), header.luck_key, header.created)
    table.options, table.public, table.status = header.options, header.public, header.status
    table.host, table.rematch, table.note = header.host, header.rematch, header.note
    table.rules, table.chairs, table.chat = header.rules_version, header.chairs, header.chat
    table.edition = header.edition
    table.said = header.chat[-1].n + 1 if header.chat else 0
    table.lost, table.rated = header.lost, header.rated
    terms = read_terms(header.clock)
    table.clock = Clock.read(terms, header.waiting) if header.waiting else Clock(terms)
    return table


async def _number(store: Store, table: Table, after: int = -1) -> list[Entry]:
    """What is written after some entry; the next one gets the next number."""
    entries = await store.entries(table.id, after)
    table.n = entries[-1].n + 1 if entries else after + 1
    return entries


# -- a game that goes on -------------------------------------------------------------------------


async def _go_on(store: Store, table: Table, snapshot: Snapshot | None, at: str) -> None:
    is_same = _is_by_rules_of_today(table)
    if is_same and snapshot is not None:
        entries = await _number(store, table, snapshot.n)
        try:
            table.scene = _folded(table, snapshot, entries)
            return
        except (BadPlain, Damaged):
            pass  # the shortcut is of no use, the journal may be
    entries = await _number(store, table)
    try:
        table.scene = _folded(table, opening_of(entries), entries)
    except Damaged as problem:
        if is_same:
            raise
        await _close(store, table, problem.detail, at)
        return
    if not is_same:
        await _go_over(store, table, at)


def _is_by_rules_of_today(table: Table) -> bool:
    """And with what is printed today: a former page of ours is like former rules."""
    is_same = table.rules == table.game.version
    return is_same and is_same_page(table.edition, table.game.edition)


def _folded(table: Table, start: Way, entries: list[Entry]) -> Play:
    seats, options = len(table.chairs), table.options
    return Play.folded(table.game, seats, options, table.luck_key, start, entries)


async def _wind(store: Store, table: Table, at: str) -> None:
    """Nobody has written yet who is asked since when: since now."""
    clock = Clock.wound(table.clock.terms, len(table.chairs))
    asked = people_among(table.running().to_act, table.chairs)
    change = Change(clock=clock.turned(asked, table.tick(at)))
    await store.append((table, change))
    table.adopt(change)


async def _go_over(store: Store, table: Table, at: str) -> None:
    """The rules are others, the story is the same: from now on the game is played by them."""
    version = table.game.version
    change = Change([Entry(table.n, RULES, at, words=str(version))])
    change.header = {"rules_version": version, "edition": table.game.edition}
    await store.append((table, change))
    table.adopt(change)


async def _close(store: Store, table: Table, why: str, at: str) -> None:
    """By the rules of today it would have been another game: nobody can play it on."""
    note = f"rules {table.rules} {table.game.version} {why}"[:400]
    change = Change([Entry(table.n, CLOSE, at, words=note)])
    change.header = {"status": "closed", "note": note}
    await store.append((table, change))
    table.adopt(change)
    await _look_back(store, table)


# -- a game to look back at ----------------------------------------------------------------------


async def _look_back(store: Store, table: Table) -> None:
    found = await store.last_reel(table.id)
    if found and (found[1] or table.status == "closed"):
        table.scene = Still(table.game, found[0], table.status == "over")
        table.n = await store.last_number(table.id) + 1
        return
    entries = await _number(store, table)
    try:
        table.scene = _folded(table, opening_of(entries), entries)
    except Damaged:
        if _is_by_rules_of_today(table):
            raise
        reel = found[0] if found else await _film(store, table, entries)
        table.scene = Still(table.game, reel, False)


async def _film(store: Store, table: Table, entries: list[Entry]) -> Reel:
    """Nobody has filmed the game while its rules were there: those of today show it as far as they
    can follow it."""
    start: Way = opening_of(entries)
    acts, film = standing(entries), []
    for first in range(0, len(acts) + 1, REEL):
        part, seats = acts[first : first + REEL], len(table.chairs)
        game, options = table.game.name, table.options
        made = shot(Scenes(game, seats, options, start, part, older=True))
        film.append(made)
        if made.problem or made.count < REEL:
            break
        start = made.end
    await store.keep_film(table, film)
    return Reel.unpacked(film[-1].data)
