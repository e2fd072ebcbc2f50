"""The doors for keeping order."""

from __future__ import annotations

from litestar import get, post, put
from litestar.handlers import HTTPRouteHandler

from filon.server.asking import (
    AnyRequest,
    TableId,
    address_of,
    desk_and_guest,
    guest_of,
    house_of,
)
from filon.server.order import BLOCK
from filon.server.problems import Refusal
from filon.server.wire import Avoided, AvoidWish, Created, PersonWish, ReportWish, Watcher


@get("/me/avoided", summary="Whom I do not wish to hear or meet")
async def avoided(request: AnyRequest) -> list[Avoided]:
    return await house_of(request).order.avoided_by(await guest_of(request))


@put("/me/avoided", summary="Mute or block somebody, or neither")
async def avoid(request: AnyRequest, data: AvoidWish) -> list[Avoided]:
    guest = await guest_of(request)
    house_of(request).limits.demand("search", guest.id, address_of(request))
    people = await house_of(request).order.avoid(guest, data.person, data.how)
    await house_of(request).ears.changed(guest.id)
    return people


@post("/reports", summary="Tell the operator")
async def report(request: AnyRequest, data: ReportWish) -> Created:
    guest = await guest_of(request)
    house_of(request).limits.demand("code", guest.id, address_of(request))
    return Created(await house_of(request).order.report(guest, data))


@get("/tables/{table_id:str}/watchers", summary="Who watches my table")
async def watchers(request: AnyRequest, table_id: TableId) -> list[Watcher]:
    desk, guest = await desk_and_guest(request, table_id)
    if desk.table.host != guest.id:
        raise Refusal("not_yours", "only who opened the table can see who watches")
    looking = {who for who in desk.table.gallery.guests() if not desk.table.seats_of(who)}
    names = await house_of(request).guests.names_of(looking)
    return [Watcher(person, name) for person, name in names.items()]


@post("/tables/{table_id:str}/remove", status_code=200, summary="Send an onlooker away for good")
async def remove(request: AnyRequest, table_id: TableId, data: PersonWish) -> list[Watcher]:
    """The host blocks them: they can neither watch nor sit at the host's tables."""
    desk, guest = await desk_and_guest(request, table_id)
    if desk.table.host != guest.id or desk.table.seats_of(data.person):
        raise Refusal("not_yours", "the host can send away who only watches")
    await house_of(request).order.avoid(guest, data.person, BLOCK)
    await house_of(request).ears.changed(guest.id)
    return []


HANDLERS: list[HTTPRouteHandler] = [avoided, avoid, report, watchers, remove]
