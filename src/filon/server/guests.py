"""Who somebody is: a guest with an opaque token; only its hash is kept."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from datetime import UTC, datetime

from sqlalchemy import insert, select, update

from filon.server.problems import Refusal
from filon.server.schema import guests
from filon.server.storage import Storage

NAME_LENGTH = 24
ANIMALS = ["Marten", "Heron", "Lynx", "Otter", "Raven", "Badger", "Salmon", "Moose", "Wolf", "Owl"]
INSERT = insert(guests)


class Guest:
    def __init__(self, guest_id: str, name: str) -> None:
        self.id = guest_id
        self.name = name


class Guests:
    """Everybody seen since the start is kept at hand by the hash of their token."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, Guest] = {}

    async def find(self, token: str | None) -> Guest | None:
        if not token or len(token) > 200:
            return None
        digest = _hash(token)
        if digest not in self._known:
            found = select(guests.c.id, guests.c.name).where(guests.c.token_hash == digest)
            rows = await self._storage.read(found)
            if not rows:
                return None
            self._known.setdefault(digest, Guest(rows[0].id, rows[0].name))
        return self._known[digest]

    async def welcome(self) -> tuple[Guest, str]:
        """A new guest and the token that proves it."""
        token = secrets.token_urlsafe(32)
        guest = Guest(
            secrets.token_hex(8), f"{secrets.choice(ANIMALS)} {secrets.randbelow(90) + 10}"
        )
        row = {
            "id": guest.id,
            "token_hash": _hash(token),
            "name": guest.name,
            "created": now(),
        }
        await self._storage.write([(INSERT, row)])
        self._known[_hash(token)] = guest
        return guest, token

    async def rename(self, guest: Guest, wanted: str) -> None:
        name = clean(wanted, NAME_LENGTH)
        change = update(guests).where(guests.c.id == guest.id).values(name=name)
        await self._storage.write([(change, None)])
        guest.name = name


def clean(text: str, longest: int) -> str:
    """Printable text on one line; refuses what is empty or too long."""
    kept = "".join(letter for letter in text if unicodedata.category(letter)[0] != "C")
    tidy = " ".join(kept.split())
    if not 1 <= len(tidy) <= longest:
        raise Refusal("bad_request", f"expected 1 to {longest} printable letters, got {len(tidy)}")
    return tidy


def now() -> str:
    return datetime.now(UTC).isoformat(timespec="seconds")


def _hash(token: str) -> str:
    return hashlib.sha256(token.encode()).hexdigest()
