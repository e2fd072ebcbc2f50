"""What is kept of somebody: all of it to take along, or nothing any more."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from sqlalchemy import Select, String, bindparam, delete, select, text, update

from filon.server.channels import of_guest
from filon.server.clock import now
from filon.server.guests import Guest, Guests
from filon.server.schema import (
    avoided,
    channels,
    chat,
    codes,
    guests,
    journal,
    outbox,
    passkeys,
    ratings,
    reports,
    seats,
    sessions,
    tables,
)
from filon.server.storage import Step, Storage
from filon.server.tables import Tables
from filon.table.care import farewell
from filon.table.news import ChatLine

NOBODY: Final = "…"  # the name of whoever has gone
NAMELESS = text(
    "UPDATE journal SET words = :nobody WHERE kind = 'sit' AND EXISTS (SELECT 1 FROM seats "
    "WHERE seats.guest = :guest AND seats.table_id = journal.table_id "
    "AND seats.seat = journal.seat)"
).bindparams(bindparam("nobody", type_=String), bindparam("guest", type_=String))
SILENT = text("UPDATE chat SET name = :nobody, text = :nobody WHERE guest = :guest").bindparams(
    bindparam("nobody", type_=String), bindparam("guest", type_=String)
)


async def everything_of(storage: Storage, guest_id: str) -> dict[str, Any]:
    """As the database has it, without what proves who somebody is."""
    kept = _kept_of(guest_id)
    found = await storage.read(*kept.values())
    rows = [[dict(row._mapping) for row in rows] for rows in found]
    return dict(zip(kept, rows, strict=True))


def _kept_of(guest_id: str) -> dict[str, Select[Any]]:
    mine = select(seats.c.table_id).where(seats.c.guest == guest_id)
    return {
        "me": select(guests).where(guests.c.id == guest_id),
        "sessions": select(sessions.c.device, sessions.c.created, sessions.c.seen)
        .where(sessions.c.guest == guest_id),
        "tables": select(
            tables.c.id, tables.c.game, tables.c.status, tables.c.created, tables.c.ended,
            tables.c.result, seats.c.seat, seats.c.name,
        ).join(seats, seats.c.table_id == tables.c.id).where(seats.c.guest == guest_id),
        "moves": select(
            journal.c.table_id, journal.c.n, journal.c.seat, journal.c.words, journal.c.at
        )
        .join(seats, (seats.c.table_id == journal.c.table_id) & (seats.c.seat == journal.c.seat))
        .where(seats.c.guest == guest_id, journal.c.kind == "act", journal.c.table_id.in_(mine)),
        "chat": select(chat).where(chat.c.guest == guest_id),
        "ratings": select(ratings).where(ratings.c.who == guest_id),
        "avoided": select(avoided).where(avoided.c.guest == guest_id),
        "reports": select(reports).where(reports.c.guest == guest_id),
        "channels": select(
            channels.c.kind, channels.c.address, channels.c.language, channels.c.every
        ).where(channels.c.guest == guest_id),
        "passkeys": select(passkeys.c.device, passkeys.c.created, passkeys.c.seen)
        .where(passkeys.c.guest == guest_id),
    }  # fmt: skip


async def forget(house_tables: Tables, people: Guests, storage: Storage, guest_id: str) -> None:
    """Games go on with a caretaker, and are kept as played by somebody without a name."""
    mine = select(seats.c.table_id).where(seats.c.guest == guest_id).distinct()
    hosted = select(tables.c.id).where(tables.c.host == guest_id, tables.c.status == "open")
    rows, own = await storage.read(mine, hosted)
    guest = Guest(guest_id, NOBODY)
    for row in own:
        await house_tables.forget(await house_tables.find(row.id), guest)
    given_up = {row.id for row in own}
    for row in rows:
        if row.table_id not in given_up:
            desk = await house_tables.find(row.table_id)
            await desk.do(lambda table: farewell(table, guest_id, NOBODY, now()))
    await storage.write(_erasing(guest_id), [of_guest(guest_id)])
    people.forget(guest_id)
    for desk in house_tables.desks():
        desk.table.chat = [_hushed(line, guest_id) for line in desk.table.chat]


def _hushed(line: ChatLine, guest_id: str) -> ChatLine:
    return replace(line, name=NOBODY, text=NOBODY) if line.guest == guest_id else line


def _erasing(guest_id: str) -> list[Step]:
    """The row itself stays where tables point to it, with nothing in it."""
    erased = update(guests).where(guests.c.id == guest_id).values(name=NOBODY, mail="")
    gone = {"guest": guest_id, "nobody": NOBODY}
    steps: list[Step] = [(NAMELESS, gone), (erased, None), (SILENT, gone)]
    for rows, column in (
        (sessions, sessions.c.guest), (codes, codes.c.guest), (ratings, ratings.c.who),
        (avoided, avoided.c.guest), (avoided, avoided.c.other), (reports, reports.c.guest),
        (outbox, outbox.c.guest), (channels, channels.c.guest),
        (passkeys, passkeys.c.guest),
    ):  # fmt: skip
        steps.append((delete(rows).where(column == guest_id), None))
    return steps
