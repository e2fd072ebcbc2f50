"""Coming back: what carries somebody to another device, keeping id, name, seats and history.

A short code lives ten minutes, a link in a mail an hour; both are good for one use. Looking at one
changes nothing: only who says so takes it.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, Final

from sqlalchemy import delete, insert, select, update

from filon.server.clock import seconds
from filon.server.guests import opened
from filon.server.problems import Refusal
from filon.server.schema import codes, guests, used_codes
from filon.server.storage import Step, Storage
from filon.table.store import Conflict

LETTERS: Final = "abcdefghjkmnpqrstuvwxyz23456789"
SHORT: Final = 8  # letters of a code that is typed
LONG: Final = 24  # of one that is in a link
CODE_SECONDS: Final = 600
LINK_SECONDS: Final = 3600
KEPT_SECONDS: Final = 24 * 3600  # that a used code is remembered as used


class Codes:
    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    async def issue(self, guest_id: str) -> str:
        """A short code; an older one of the same guest is no longer valid."""
        code = _drawn(SHORT)
        older = delete(codes).where(codes.c.guest == guest_id, codes.c.mail == "")
        await self._storage.write([(older, None), _kept(code, guest_id)])
        return code

    async def issue_link(self, guest_id: str, mail: str) -> str:
        """A code for a mailbox: of whoever has proved it theirs, else of who asks. Older ones for
        the same mailbox are no longer valid."""
        (rows,) = await self._storage.read(select(guests.c.id).where(guests.c.mail == mail))
        owner = rows[0].id if rows else guest_id
        code = _drawn(LONG)
        older = delete(codes).where(codes.c.mail == mail)
        await self._storage.write([(older, None), _kept(code, owner, mail)])
        return code

    async def look(self, said: str) -> Any:
        """Whose it is: id, name, and the mail it proves; refuses what is no longer good."""
        digest = _hash(tidy(said))
        found, used = await self._storage.read(
            select(guests.c.id, guests.c.name, codes.c.mail, codes.c.expires)
            .join(codes, codes.c.guest == guests.c.id)
            .where(codes.c.hash == digest),
            select(used_codes).where(used_codes.c.hash == digest),
        )
        if used:
            raise Refusal("used_up", "this code has been used; ask for a new one")
        if not found or found[0].expires <= seconds():
            raise Refusal("expired", "no such code is valid, or no longer; ask for a new one")
        return found[0]

    async def take(self, said: str, device: str) -> tuple[Any, str]:
        """Whose it is, and a token for this device. Of two who come at once, one gets it."""
        owner = await self.look(said)
        token, opening = opened(owner.id, device)
        steps: list[Step] = [(insert(used_codes), {"hash": _hash(tidy(said))}), opening]
        if owner.mail:
            await self._demand_free(owner)
            proved = update(guests).where(guests.c.id == owner.id).values(mail=owner.mail)
            steps.append((proved, None))
        try:
            await self._storage.write(steps)
        except Conflict as problem:
            raise Refusal("used_up", "this code has just been used") from problem
        return owner, token

    async def _demand_free(self, owner: Any) -> None:
        taken = select(guests.c.id).where(guests.c.mail == owner.mail, guests.c.id != owner.id)
        (rows,) = await self._storage.read(taken)
        if rows:
            raise Refusal("expired", "this address is somebody else's by now; ask for a new link")

    async def sweep(self) -> None:
        """Forgets what has expired; codes that were used are remembered as long."""
        old = codes.c.expires < seconds() - KEPT_SECONDS
        gone = select(codes.c.hash).where(old)
        await self._storage.write(
            [
                (delete(used_codes).where(used_codes.c.hash.in_(gone)), None),
                (delete(codes).where(old), None),
            ]
        )


def tidy(said: str) -> str:
    """As people type it: capitals, spaces and hyphens do not matter."""
    return "".join(letter for letter in said.lower() if letter in LETTERS)


def _drawn(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))


def _kept(code: str, guest_id: str, mail: str = "") -> Step:
    expires = seconds() + (LINK_SECONDS if mail else CODE_SECONDS)
    return insert(codes), {
        "hash": _hash(code), "guest": guest_id, "mail": mail, "expires": expires
    }  # fmt: skip


def _hash(code: str) -> str:
    return hashlib.sha256(code.encode()).hexdigest()
