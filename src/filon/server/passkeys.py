"""Passkeys: who has one is the same person on any device, keeping id, name, seats and history."""

from __future__ import annotations

import hashlib
import secrets
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import delete, insert, select, update

from filon.server.clock import now, seconds
from filon.server.guests import DEVICE_LENGTH, Guest, opened
from filon.server.problems import Refusal
from filon.server.schema import challenges, guests, passkeys
from filon.server.storage import Step, Storage
from filon.table.store import Conflict

if TYPE_CHECKING:
    from filon.server.ceremony import Key

ANSWER_SECONDS: Final = 300
KEPT_SECONDS: Final = 24 * 3600  # that an answered question is remembered as answered
BYTES: Final = 32  # of a challenge
NAME: Final = 16  # letters of a hash by which its owner names a passkey
MOST: Final = 20  # of a guest


class Passkeys:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def of(self, guest: Guest) -> list[Any]:
        mine = select(passkeys).where(passkeys.c.guest == guest.id).order_by(passkeys.c.created)
        (rows,) = await self._storage.read(mine)
        return rows

    async def challenge(self, guest_id: str = "") -> bytes:
        """To be signed soon: by a new passkey of this guest, or by one that is known."""
        new = secrets.token_bytes(BYTES)
        row = {"hash": _hash(new), "guest": guest_id, "answered": False}
        row["expires"] = seconds() + ANSWER_SECONDS
        await self._storage.write([(insert(challenges), row)])
        return new

    async def demand_asked(self, challenge: bytes, guest_id: str = "") -> None:
        """That we have asked just this, of them, not long ago, and nobody has answered."""
        asked = challenges.c.hash == _hash(challenge)
        (rows,) = await self._storage.read(select(challenges).where(asked))
        if rows and rows[0].answered:
            raise Refusal("passkey_used", "this answer has been given before; ask again")
        if not rows or rows[0].expires <= seconds() or rows[0].guest != guest_id:
            raise Refusal("passkey_late", "no such question is open, or no longer; ask again")

    async def find(self, credential: str) -> Any:
        """A passkey and whose it is."""
        found = select(passkeys, guests.c.name).join(guests, guests.c.id == passkeys.c.guest)
        (rows,) = await self._storage.read(found.where(passkeys.c.credential == credential))
        if not rows:
            raise Refusal("unknown_passkey", "this passkey is not known here, or no longer")
        return rows[0]

    async def add(self, guest: Guest, key: Key, challenge: bytes, device: str) -> None:
        if len(await self.of(guest)) >= MOST:
            raise Refusal("too_many", f"expected at most {MOST} passkeys")
        row = {**key._asdict(), "guest": guest.id, "device": device[:DEVICE_LENGTH]}
        await self._answer(challenge, (insert(passkeys), {**row, "created": now(), "seen": now()}))

    async def enter(self, found: Any, uses: int, challenge: bytes, device: str) -> str:
        """A token for this device; of two who come with one answer, one gets it."""
        token, opening = opened(found.guest, device)
        used = update(passkeys).where(passkeys.c.credential == found.credential)
        await self._answer(challenge, (used.values(uses=uses, seen=now()), None), opening)
        return token

    async def _answer(self, challenge: bytes, *steps: Step) -> None:
        """All of it, and the question is answered; or nothing."""
        asked = (challenges.c.hash == _hash(challenge)) & challenges.c.answered.is_(False)
        answered = update(challenges).where(asked).values(answered=True)
        try:
            await self._storage.write([(answered, None), *steps])
        except Conflict as problem:
            raise Refusal("passkey_used", "this answer has just been given") from problem

    async def drop(self, guest: Guest, name: str) -> None:
        """One of the guest's, named by how the hash of its credential begins."""
        for row in await self.of(guest):
            if name_of(row.credential) == name:
                gone = delete(passkeys).where(passkeys.c.credential == row.credential)
                await self._storage.write([(gone, None)])
                return
        raise Refusal("not_found", "you have no such passkey")

    async def sweep(self) -> None:
        old = challenges.c.expires < seconds() - KEPT_SECONDS
        await self._storage.write([(delete(challenges).where(old), None)])


def name_of(credential: str) -> str:
    return _hash(credential.encode())[:NAME]


def _hash(said: bytes) -> str:
    return hashlib.sha256(said).hexdigest()
