"""Notices, where the server knows its own address: everything that belongs to them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlsplit

from sqlalchemy import select, text
from structlog import get_logger

from filon.core.errors import FilonError
from filon.server.channels import GUEST, Channels
from filon.server.clock import seconds
from filon.server.mail import Mail
from filon.server.outbox import Outbox
from filon.server.post import from_environment
from filon.server.schema import keys
from filon.server.storage import Storage, Told, Unwritten
from filon.server.tables import Tables

if TYPE_CHECKING:
    from filon.server.courier import Courier

LOG = get_logger()
KINDS = ("push", "mail", "hook")
KEEP = text("INSERT INTO keys (name, value) VALUES ('vapid', :value) ON CONFLICT (name) DO NOTHING")


class Reach(NamedTuple):
    """Where people find the server, and how it writes mail."""

    public_url: str = ""
    smtp: str = ""


class Notices:
    def __init__(self, storage: Storage, reach: Reach) -> None:
        _check(reach)
        self._storage, self._reach = storage, reach
        self._mail = Mail(reach.smtp) if reach.smtp else None
        self.channels = Channels(storage)
        self.outbox = Outbox(storage, self.channels, seconds)
        self.push_key = ""  # its public half, for browsers
        self.kinds: list[str] = []  # that can be asked for
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def mail(self) -> Mail | None:
        return self._mail

    @property
    def address(self) -> str:
        """Where people find us, without a slash at its end."""
        return self._reach.public_url.rstrip("/")

    @property
    def is_on(self) -> bool:
        return bool(self._reach.public_url)

    async def run(self, tables: Tables) -> None:
        """Until the house closes; nothing where nobody could be told a link."""
        if not self.is_on:
            return
        await (await self.courier(tables)).run()

    async def courier(self, tables: Tables) -> Courier:
        from filon.server.courier import ByHook, ByMail, ByPush, Courier, Messenger
        from filon.server.push import Keys

        post, own = from_environment(), Keys(await self._key())
        contact = f"mailto:{self._mail.sender}" if self._mail else self._reach.public_url
        ways: dict[str, Messenger] = {"hook": ByHook(post), "push": ByPush(post, own, contact)}
        if self._mail:
            ways["mail"] = ByMail(self._mail)
        await self.channels.read()
        self.push_key, self.kinds = own.public, [name for name in KINDS if name in ways]
        return Courier(self.outbox, self.channels, tables, ways, self._reach.public_url)

    async def _key(self) -> str:
        from filon.server.push import new_key

        await self._storage.write([(KEEP, {"value": new_key()})])
        (rows,) = await self._storage.read(select(keys.c.value).where(keys.c.name == "vapid"))
        return str(rows[0].value)

    def left(self, guest: str) -> None:
        """Somebody has closed a page: they were here until now."""
        if self.is_on and self.channels.of(guest):
            self._begin(self.outbox.seen(guest))

    def hear(self, told: Told) -> bool:
        """Whether another process spoke of somebody's channels, not of a table."""
        if not told.table.startswith(GUEST):
            return False
        if self.is_on:
            self._begin(self.channels.read_of(told.table.removeprefix(GUEST)))
        return True

    def hear_anything(self) -> None:
        if self.is_on:
            self._begin(self.channels.read())

    def _begin(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(_tried(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def tidy(self) -> None:
        if self.is_on:
            await self.outbox.tidy()


async def _tried(work: Coroutine[Any, Any, None]) -> None:
    try:
        await work
    except Unwritten as problem:  # the next who is told, or who asks, tries again
        LOG.warning("notices are behind", reason=str(problem))


def _check(reach: Reach) -> None:
    parts = urlsplit(reach.public_url)
    if reach.public_url and (parts.scheme not in ("http", "https") or not parts.hostname):
        raise FilonError(f"expected a public address like https://…, got {reach.public_url!r}")
    if reach.public_url:
        try:
            import cryptography  # noqa: F401
        except ImportError:
            raise FilonError("notices need `pip install 'filon[push]'`") from None
