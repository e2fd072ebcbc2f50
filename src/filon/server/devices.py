"""The doors for coming back: devices, codes, and what is kept of me."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import segno
from litestar import Response, delete, get, post
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from filon.server.asking import COOKIE, AnyRequest, address_of, guest_of, house_of
from filon.server.codes import CODE_SECONDS
from filon.server.farewell import everything_of, forget
from filon.server.guests import SESSION_NAME, cookie_of, digest_of
from filon.server.people import cookie, device_of
from filon.server.wire import CodeInfo, CodeWish, Device, Me, NewCode

SessionName = Annotated[str, Parameter(min_length=SESSION_NAME, max_length=64)]
Code = Annotated[str, Parameter(min_length=1, max_length=64)]


@get("/me/devices", summary="Where I am known")
async def devices(request: AnyRequest) -> list[Device]:
    guest = await guest_of(request)
    here = digest_of(request.cookies.get(COOKIE, ""))
    return [
        Device(row.token_hash[:SESSION_NAME], row.device, row.created, row.seen,
               row.token_hash == here)
        for row in await house_of(request).guests.sessions_of(guest.id)
    ]  # fmt: skip


@delete("/me/devices/{name:str}", status_code=200, summary="Not known there any more")
async def end_session(request: AnyRequest, name: SessionName) -> list[Device]:
    await house_of(request).guests.end(await guest_of(request), name)
    return []


@post("/me/code", summary="A code that carries me to another device")
async def new_code(request: AnyRequest) -> NewCode:
    guest = await guest_of(request)
    house_of(request).limits.demand("code", guest.id, address_of(request))
    code = await house_of(request).codes.issue(guest.id)
    drawn = segno.make_qr(f"{str(request.base_url).rstrip('/')}/me/{code}", error="m")
    rows = ["".join(str(int(dark)) for dark in row) for row in drawn.matrix]
    return NewCode(f"{code[:4]}-{code[4:]}", CODE_SECONDS, rows)


@get("/codes/{code:str}", summary="Whom a code would make me")
async def look_at_code(request: AnyRequest, code: Code) -> CodeInfo:
    """Whatever opens links by itself may look: that uses nothing up."""
    house_of(request).limits.demand("code", "", address_of(request))
    owner = await house_of(request).codes.look(code)
    return CodeInfo(owner.id, owner.name, owner.mail)


@post("/codes", status_code=200, summary="Be the one whose code it is, on this device")
async def take_code(request: AnyRequest, data: CodeWish) -> Response[Me]:
    house = house_of(request)
    house.limits.demand("code", "", address_of(request))
    _, token = await house.codes.take(data.code, device_of(request))
    return await arrived(request, token)


async def arrived(request: AnyRequest, token: str) -> Response[Me]:
    """Somebody is known on this device from now on, in place of whoever was."""
    guests = house_of(request).guests
    guest = await guests.find(token)
    assert guest is not None
    await guests.replace(guest, digest_of(request.cookies.get(COOKIE, "")))
    given = cookie(cookie_of(token), request.url.scheme)
    return Response(Me(guest.id, guest.name, guest.mail), cookies=[given])


@get("/me/export", summary="All that is kept of me", include_in_schema=False)
async def export(request: AnyRequest) -> Response[bytes]:
    house, guest = house_of(request), await guest_of(request)
    house.limits.demand("code", guest.id, address_of(request))
    data: dict[str, Any] = await everything_of(house.storage, guest.id)
    headers = {"content-disposition": 'attachment; filename="filon-me.json"'}
    text = msgspec.json.format(msgspec.json.encode(data))
    return Response(text, media_type=MediaType.JSON, headers=headers)


@delete("/me", status_code=200, summary="Forget me", include_in_schema=False)
async def forget_me(request: AnyRequest) -> Response[Me]:
    house, guest = house_of(request), await guest_of(request)
    await forget(house.tables, house.guests, house.storage, guest.id)
    gone = cookie("", request.url.scheme)
    gone.max_age = 0
    return Response(Me("", ""), cookies=[gone])


HANDLERS: list[HTTPRouteHandler] = [
    devices, end_session, new_code, look_at_code, take_code, export, forget_me,
]  # fmt: skip
