"""Who somebody is: a guest with an opaque token for each device; only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import Any

from sqlalchemy import delete, insert, select, update

from filon.core.messages import LANGUAGES, Messages
from filon.server.channels import of_guest
from filon.server.clock import now, seconds
from filon.server.problems import Refusal
from filon.server.schema import guests, sessions
from filon.server.storage import Step, Storage
from filon.table.store import Conflict

NAME_LENGTH = 24
DEVICE_LENGTH = 80
ANIMALS = 10  # names of guests in the message files
INSERT = insert(guests)
OPEN = insert(sessions)
SESSION_NAME = 16  # letters of a hash by which its owner names a session
HOUR = len("2026-11-17T12")  # two moments in the same hour begin alike


class Guest:
    def __init__(self, guest_id: str, name: str, seen: str = "", mail: str = "") -> None:
        self.id = guest_id
        self.name = name
        self.seen = seen
        self.mail = mail


class Guests:
    """Everybody seen since the start is kept at hand by the hash of their token."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, Guest] = {}
        self._people: dict[str, Guest] = {}  # by id: one person, whatever the device
        self.on_end: Callable[[set[str]], None] = lambda ended: None  # told the hashes

    async def find(self, cookie: str | None) -> Guest | None:
        if not cookie or len(cookie) > 200:
            return None
        digest = digest_of(cookie)
        if digest not in self._known or self._storage.is_shared:
            found = (
                select(guests.c.id, guests.c.name, guests.c.seen, guests.c.mail)
                .join(sessions, sessions.c.guest == guests.c.id)
                .where(sessions.c.token_hash == digest)
            )
            (rows,) = await self._storage.read(found)
            if not rows:
                self._lose({digest})
                return None
            person = self._people.setdefault(rows[0].id, Guest(*rows[0]))
            person.name, person.mail = rows[0].name, rows[0].mail  # another process may change it
            self._known[digest] = person
        return self._known[digest]

    async def welcome(self, device: str = "", accepted: str = "") -> tuple[Guest, str]:
        """A new guest, named in a language that is accepted, and the token that proves it."""
        name = _some_name(language_of(accepted))
        guest = Guest(secrets.token_hex(8), name, now())
        row = {"id": guest.id, "name": name, "created": now(), "seen": now(), "mail": ""}
        token, opening = opened(guest.id, device)
        await self._storage.write([(INSERT, row), opening])
        self._people[guest.id] = guest
        self._known[_hash(token)] = guest
        return guest, token

    async def rename(self, guest: Guest, wanted: str) -> None:
        name = clean(wanted, NAME_LENGTH)
        change = update(guests).where(guests.c.id == guest.id).values(name=name)
        await self._storage.write([(change, None)])
        guest.name = name

    async def names_of(self, ids: Collection[str]) -> dict[str, str]:
        """What people are called, whoever is known."""
        found = select(guests.c.id, guests.c.name).where(guests.c.id.in_(sorted(ids)))
        (rows,) = await self._storage.read(found)
        return {row.id: row.name for row in rows}

    async def see(self, guest: Guest, cookie: str) -> None:
        """Once an hour it is written down that somebody was here."""
        if guest.seen[:HOUR] == now()[:HOUR]:
            return
        person, device = guests.c.id == guest.id, sessions.c.token_hash == digest_of(cookie)
        here = update(guests).where(person).values(seen=now())
        there = update(sessions).where(device).values(seen=now())
        with suppress(Conflict):  # the session was ended just now
            await self._storage.write([(here, None), (there, None)])
        guest.seen = now()

    # -- devices --------------------------------------------------------------------------

    async def sessions_of(self, guest_id: str) -> list[Any]:
        mine = select(sessions).where(sessions.c.guest == guest_id).order_by(sessions.c.created)
        (rows,) = await self._storage.read(mine)
        return rows

    async def end(self, guest: Guest, session: str) -> None:
        """One of the guest's sessions, named by how its hash begins."""
        rows = await self.sessions_of(guest.id)
        ended = {row.token_hash for row in rows if row.token_hash[: len(session)] == session}
        if not ended or len(session) < SESSION_NAME:
            raise Refusal("not_found", f"expected one of your {len(rows)} sessions")
        gone = delete(sessions).where(sessions.c.token_hash.in_(sorted(ended)))
        await self._storage.write([(gone, None)], [of_guest(guest.id)])
        self._lose(ended)

    async def replace(self, guest: Guest, digest: str) -> None:
        """The session a device had before it got another one of the same guest."""
        former = (sessions.c.token_hash == digest) & (sessions.c.guest == guest.id)
        await self._storage.write([(delete(sessions).where(former), None)], [of_guest(guest.id)])
        if self._known.get(digest) is guest:
            self._lose({digest})

    def forget(self, guest_id: str) -> None:
        """Somebody has gone for good."""
        self._people.pop(guest_id, None)
        self._lose({digest for digest, who in self._known.items() if who.id == guest_id})

    def _lose(self, ended: set[str]) -> None:
        """Sessions that are no more, or never were."""
        for digest in ended:
            self._known.pop(digest, None)
        self.on_end(ended)


def opened(guest_id: str, device: str) -> tuple[str, Step]:
    """A token for one more device, and what is to be written for it."""
    token = secrets.token_urlsafe(32)
    row = {"token_hash": _hash(token), "guest": guest_id, "device": device[:DEVICE_LENGTH]}
    return token, (OPEN, {**row, "created": now(), "seen": now()})


def digest_of(cookie: str) -> str:
    return _hash(cookie.partition(".")[0])


def language_of(accepted: str) -> str:
    """The first of our languages in an Accept-Language header, which lists the best first."""
    wanted = [part.strip()[:2].lower() for part in accepted[:200].split(",")]
    return next((tag for tag in wanted if tag in LANGUAGES), LANGUAGES[0])


def _some_name(language: str) -> str:
    animal = Messages("filon.server", language).say(f"guest.{secrets.randbelow(ANIMALS)}")
    return f"{animal} {secrets.randbelow(90) + 10}"


def cookie_of(token: str) -> str:
    """The token and the day it was given out, which proves nothing and needs not be believed."""
    return f"{token}.{_today()}"


def renewed(cookie: str) -> str | None:
    """The same token for today, or nothing if it was given out today."""
    token, _, day = cookie.partition(".")
    return None if day == str(_today()) else cookie_of(token)


def _today() -> int:
    return seconds() // (24 * 3600)


def clean(text: str, longest: int) -> str:
    """Printable text on one line; refuses what is empty or too long."""
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C")
    tidy = " ".join(kept.split())
    if not 1 <= len(tidy) <= longest:
        raise Refusal("bad_request", f"expected 1 to {longest} printable letters, got {len(tidy)}")
    return tidy


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
