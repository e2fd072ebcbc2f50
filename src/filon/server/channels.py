"""How people want to be told: push, mail, webhook; at once or together now and then."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import delete, insert, select, update

from filon.server.problems import Refusal
from filon.server.schema import channels, outbox
from filon.server.storage import Step, Storage, Told

MOST = 10  # of a guest
GUEST = "@"  # what the name of a guest begins with on the bus; no table's does
INSERT = insert(channels)


@dataclass(frozen=True, slots=True)
class Channel:
    id: str
    guest: str
    kind: str
    address: str
    secrets: dict[str, str] = field(default_factory=dict)
    language: str = "en"
    every: int = 0


class Channels:
    """All of them are kept at hand, so that a move at a table of people without any costs nothing.
    Other processes are told whose have changed."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._known: dict[str, dict[str, Channel]] = {}  # by guest, by id
        self._owners: dict[str, str] = {}  # of each channel

    def of(self, guest: str) -> list[Channel]:
        return list(self._known.get(guest, {}).values())

    def by_id(self, channel_id: str) -> Channel | None:
        return self._known.get(self._owners.get(channel_id, ""), {}).get(channel_id)

    async def read(self) -> None:
        (rows,) = await self._storage.read(select(channels))
        self._known, self._owners = {}, {}
        for row in rows:
            self._keep(Channel(**row._asdict()))

    async def read_of(self, guest: str) -> None:
        """Somebody's, as they are now."""
        (rows,) = await self._storage.read(select(channels).where(channels.c.guest == guest))
        for gone in self._known.pop(guest, {}):
            self._owners.pop(gone, None)
        for row in rows:
            self._keep(Channel(**row._asdict()))

    def _keep(self, channel: Channel) -> None:
        self._known.setdefault(channel.guest, {})[channel.id] = channel
        self._owners[channel.id] = channel.guest

    async def add(self, guest: str, kind: str, address: str, **more: Any) -> Channel:
        """The same address again takes the place of the former."""
        await self.read_of(guest)
        same = [one for one in self.of(guest) if (one.kind, one.address) == (kind, address)]
        if len(self.of(guest)) - len(same) >= MOST:
            raise Refusal("too_many", f"expected at most {MOST} ways to be told")
        new = Channel(secrets.token_hex(8), guest, kind, address, **more)
        row = {name: getattr(new, name) for name in Channel.__slots__}
        former = [step for one in same for step in dropping(one.id)]
        await self._storage.write([*former, (INSERT, row)], [of_guest(guest)])
        await self.read_of(guest)
        return new

    async def change(self, changed: Channel, *also: Step) -> None:
        """Another rhythm or language for the same address; also what follows from it."""
        row = {"language": changed.language, "every": changed.every}
        place = update(channels).where(channels.c.id == changed.id).values(**row)
        await self._storage.write([(place, None), *also], [of_guest(changed.guest)])
        await self.read_of(changed.guest)

    async def drop(self, channel_id: str) -> None:
        guest = self._owners.get(channel_id, "")
        await self._storage.write(dropping(channel_id), [of_guest(guest)])
        await self.read_of(guest)


def of_guest(guest: str) -> Told:
    """What other processes are told: not of a table, but of a guest."""
    return Told(GUEST + guest, 0, True)


def dropping(channel_id: str) -> list[tuple[Any, None]]:
    return [
        (delete(outbox).where(outbox.c.channel == channel_id), None),
        (delete(channels).where(channels.c.id == channel_id), None),
    ]
