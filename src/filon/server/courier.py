"""Sends what waits in the outbox once it is due, if it is still true and nobody looks at it."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Protocol

from structlog import get_logger

from filon.core.messages import Messages
from filon.server import push
from filon.server.channels import Channel, Channels
from filon.server.mail import Mail
from filon.server.metrics import NOTICES
from filon.server.outbox import AWAY, BACKOFF, OVER, Outbox
from filon.server.post import Gone, Later, Post
from filon.server.problems import Refusal
from filon.server.storage import Unwritten
from filon.server.tables import Tables
from filon.table.table import Table

LOG = get_logger()
ROUND: Final = 1.0  # seconds between two looks into the outbox
DAY: Final = 24 * 3600
DECLARATIVE: Final = 8030  # says that a push message needs no script to be shown


class Notice(NamedTuple):
    id: str
    title: str
    body: str
    link: str
    topic: str  # a newer one takes the place of an older one of the same


class Messenger(Protocol):
    """Returns when a notice was taken; raises `Gone`, `Later`, or what nobody can tell from it."""

    async def send(self, channel: Channel, notice: Notice) -> None: ...


class ByHook:
    def __init__(self, post: Post) -> None:
        self._post = post

    async def send(self, channel: Channel, notice: Notice) -> None:
        headers = {"content-type": "application/json", "filon-notice": notice.id}
        await self._post.send(channel.address, json.dumps(notice._asdict()).encode(), headers)


class ByPush:
    def __init__(self, post: Post, keys: push.Keys, contact: str) -> None:
        self._post, self._keys, self._contact = post, keys, contact

    async def send(self, channel: Channel, notice: Notice) -> None:
        secrets = channel.secrets
        to = push.checked(channel.address, secrets["p256dh"], secrets["auth"])
        shown = {"title": notice.title, "body": notice.body, "navigate": notice.link}
        message = {"web_push": DECLARATIVE, "notification": {**shown, "tag": notice.topic}}
        headers = push.headers(to, self._keys, self._contact, notice.topic, DAY)
        body = push.encrypted(json.dumps(message).encode(), to)
        await self._post.send(channel.address, body, headers)


class ByMail:
    def __init__(self, mail: Mail) -> None:
        self._mail = mail

    async def send(self, channel: Channel, notice: Notice) -> None:
        host = self._mail.sender.rpartition("@")[2]
        text = f"{notice.body}\n\n{notice.link}\n"
        await self._mail.send(channel.address, notice.title, text, f"<{notice.id}@{host}>")


class Courier:
    def __init__(
        self,
        outbox: Outbox,
        channels: Channels,
        tables: Tables,
        messengers: dict[str, Messenger],
        public_url: str,
    ) -> None:
        self._outbox, self._channels, self._tables = outbox, channels, tables
        self._messengers, self._url = messengers, public_url.rstrip("/")

    async def run(self) -> None:
        while True:
            sent = 0
            try:
                sent = await self.go_round()
            except Unwritten as problem:
                LOG.warning("the outbox cannot be read", reason=str(problem))
            except Exception:
                LOG.exception("the courier stumbled")
            await asyncio.sleep(0 if sent else ROUND)

    async def go_round(self) -> int:
        """One look into the outbox; how many notices were due."""
        rows = await self._outbox.lease()
        bags: dict[str, list[Any]] = {}
        for row in rows:
            bags.setdefault(row.channel, []).append(row)
        await asyncio.gather(*[self._carry(name, bag) for name, bag in bags.items()])
        return len(rows)

    async def _carry(self, channel_id: str, rows: list[Any]) -> None:
        """All that is due over one channel; what goes at once goes one by one."""
        channel = self._channels.by_id(channel_id)
        if channel is None:
            await self._channels.read_of(rows[0].guest)
            channel = self._channels.by_id(channel_id)
        if channel is None or channel.kind not in self._messengers:
            await self._outbox.forget(rows)
            return
        true = [(row, table) for row in rows if (table := await self._true(row)) is not None]
        bags = [true] if channel.every and true else [[one] for one in true]
        for bag in bags:
            await self._hand_over(channel, bag)

    async def _true(self, row: Any) -> Table | None:
        """The table, if it is as the notice says and the person does not look at it."""
        try:
            table = (await self._tables.find(row.table_id)).table
        except Refusal as refusal:
            if refusal.problem == "server":
                raise Unwritten(refusal.detail) from refusal
            await self._outbox.forget([row])
            return None
        if not _is_so(table, row):
            await self._outbox.forget([row])
            return None
        if row.guest in table.gallery.guests():
            await self._outbox.put_off([row], AWAY)
            return None
        return table

    async def _hand_over(self, channel: Channel, bag: list[tuple[Any, Table]]) -> None:
        handed = await self._outbox.hand([row for row, _ in bag])
        if not handed:
            return
        tables = [table for row, table in bag if row in handed]
        notice = self._worded(channel, handed, tables)
        try:
            await self._messengers[channel.kind].send(channel, notice)
        except Gone as problem:
            NOTICES.labels(channel.kind, "gone").inc()
            LOG.info("a channel is gone", kind=channel.kind, reason=str(problem))
            await self._channels.drop(channel.id)
            return
        except Later as problem:
            await self._try_later(channel, handed, problem)
            return
        except Exception as problem:
            NOTICES.labels(channel.kind, "doubtful").inc()
            reason = str(problem) or type(problem).__name__
            LOG.warning("nobody knows whether it was taken", kind=channel.kind, reason=reason)
        else:
            NOTICES.labels(channel.kind, "sent").inc()
        await self._outbox.forget(handed)

    async def _try_later(self, channel: Channel, rows: Sequence[Any], problem: Later) -> None:
        NOTICES.labels(channel.kind, "later").inc()
        tries = rows[0].tries
        LOG.info("not sent yet", kind=channel.kind, tries=tries + 1, reason=str(problem))
        if tries >= len(BACKOFF):
            await self._outbox.forget(rows)
        else:
            await self._outbox.put_off(rows, BACKOFF[tries], failed=True)

    def _worded(self, channel: Channel, rows: Sequence[Any], tables: list[Table]) -> Notice:
        table, kind = tables[0], rows[0].kind
        said = Messages("filon.server", channel.language, [table.game.title])
        if len(tables) > 1:
            lines = [
                self._line(channel, row, table) for row, table in zip(rows, tables, strict=True)
            ]
            title = said.say("notice.many", {"n": len(tables)})
            return Notice(rows[0].id, title, "\n".join(lines), f"{self._url}/", _topic(channel.id))
        title, body = said.say(f"notice.{kind}", {"game": 0}), said.say(f"notice.{kind}.body")
        return Notice(rows[0].id, title, body, self._link(table), _topic(table.id))

    def _line(self, channel: Channel, row: Any, table: Table) -> str:
        said = Messages("filon.server", channel.language, [table.game.title])
        return f"{said.say(f'notice.{row.kind}', {'game': 0})} {self._link(table)}"

    def _link(self, table: Table) -> str:
        return f"{self._url}/t/{table.id}"


def _is_so(table: Table, row: Any) -> bool:
    if row.kind == OVER:
        return table.status == "over"
    waiting = table.scene.to_act if table.status == "running" and table.scene else []
    return any(seat in waiting for seat in table.playing_seats_of(row.guest))


def _topic(name: str) -> str:
    """At most 32 letters, which tell nothing to who carries it."""
    return hashlib.sha256(name.encode()).hexdigest()[:32]
