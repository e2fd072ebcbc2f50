"""The HTTP side of notices: how I want to be told."""

from __future__ import annotations

from dataclasses import replace
from typing import Annotated
from urllib.parse import urlsplit

from litestar import delete, get, post, put
from litestar.params import Parameter

from filon.core.messages import LANGUAGES
from filon.server.asking import AnyRequest, guest_of, house_of
from filon.server.channels import Channel
from filon.server.guests import Guest
from filon.server.notices import Notices
from filon.server.post import checked
from filon.server.problems import Refusal
from filon.server.wire import ChannelInfo, ChannelList, ChannelWish, Manner
from filon.table.store import Conflict

ChannelId = Annotated[str, Parameter(min_length=1, max_length=16)]
SELDOM = (600, 7 * 24 * 3600)  # seconds between two digests


def notices_of(request: AnyRequest) -> Notices:
    notices = house_of(request).notices
    if not notices.kinds:
        raise Refusal("not_found", "this server sends no notices: it was not told --public-url")
    return notices


@get("/me/channels", summary="How I am told when it is my turn")
async def told(request: AnyRequest) -> ChannelList:
    guest, notices = await guest_of(request), house_of(request).notices
    return _listed(notices, guest)


@post("/me/channels", summary="Tell me there, too")
async def tell(request: AnyRequest, data: ChannelWish) -> ChannelInfo:
    guest, notices = await guest_of(request), notices_of(request)
    if data.kind not in notices.kinds:
        raise Refusal("bad_request", f"expected one of {notices.kinds}, got {data.kind!r}")
    _demand_manner(data.language, data.every)
    secrets = {}
    if data.kind == "push":
        from filon.server import push

        push.checked(data.address, data.p256dh, data.auth)
        secrets = {"p256dh": data.p256dh, "auth": data.auth}
    new = await notices.channels.add(
        guest.id,
        data.kind,
        _own_mail(guest) if data.kind == "mail" else checked(data.address),
        secrets=secrets,
        language=data.language,
        every=data.every,
    )
    return _info(new)


@put("/me/channels/{channel:str}", summary="Tell me there at once, or together now and then")
async def tell_otherwise(request: AnyRequest, channel: ChannelId, data: Manner) -> ChannelList:
    """What already waits follows the new rhythm."""
    guest, notices = await guest_of(request), notices_of(request)
    _demand_manner(data.language, data.every)
    former = await _own(notices, guest, channel)
    changed = replace(former, language=data.language, every=data.every)
    try:
        await notices.channels.change(changed, notices.outbox.hurrying(changed))
    except Conflict as problem:
        raise Refusal("not_found", "this channel has just been removed") from problem
    return _listed(notices, guest)


@delete("/me/channels/{channel:str}", status_code=200, summary="Do not tell me there any more")
async def tell_no_more(request: AnyRequest, channel: ChannelId) -> ChannelList:
    guest, notices = await guest_of(request), notices_of(request)
    await _own(notices, guest, channel)
    await notices.channels.drop(channel)
    return _listed(notices, guest)


async def _own(notices: Notices, guest: Guest, channel_id: str) -> Channel:
    await notices.channels.read_of(guest.id)  # another process may know better
    for one in notices.channels.of(guest.id):
        if one.id == channel_id:
            return one
    raise Refusal("not_found", "you have no such channel")


def _listed(notices: Notices, guest: Guest) -> ChannelList:
    mine = [_info(channel) for channel in notices.channels.of(guest.id)]
    return ChannelList(notices.push_key, notices.kinds, mine)


def _demand_manner(language: str, every: int) -> None:
    if language not in LANGUAGES:
        raise Refusal("bad_request", f"expected a language of {LANGUAGES}")
    if every and not SELDOM[0] <= every <= SELDOM[1]:
        raise Refusal("bad_request", f"expected 0 or {SELDOM[0]} to {SELDOM[1]} seconds")


def _own_mail(guest: Guest) -> str:
    """We write to nobody who has not shown that it is their mailbox."""
    if not guest.mail:
        raise Refusal("no_mail", "expected an address that you have proved yours by a link")
    return guest.mail


def _info(channel: Channel) -> ChannelInfo:
    """Not the whole address, unless it is my mailbox: it is a secret of its own."""
    is_mail = channel.kind == "mail"
    shown = channel.address if is_mail else urlsplit(channel.address).hostname or ""
    return ChannelInfo(channel.id, channel.kind, shown, channel.every)
