"""The doors for passkeys: to make one, to come back with one, to drop one."""

from __future__ import annotations

from importlib.util import find_spec
from typing import Annotated

from litestar import Response, delete, get, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from filon.server.asking import AnyRequest, address_of, guest_of, house_of
from filon.server.devices import arrived
from filon.server.guests import Guest
from filon.server.passkeys import NAME, name_of
from filon.server.people import device_of
from filon.server.problems import Refusal
from filon.server.site import Site, site_of
from filon.server.wire import Me
from filon.server.wire_passkeys import Passkey, PasskeyAnswer, PasskeyList, PasskeyQuestion

KeyName = Annotated[str, Parameter(min_length=NAME, max_length=NAME)]


@get("/me/passkeys", summary="What can prove who I am")
async def my_passkeys(request: AnyRequest) -> PasskeyList:
    return await _listed(request, await guest_of(request))


async def _listed(request: AnyRequest, guest: Guest) -> PasskeyList:
    rows = await house_of(request).passkeys.of(guest)
    keys = [Passkey(name_of(row.credential), row.device, row.created, row.seen) for row in rows]
    return PasskeyList(_hindrance(request), keys)


@post("/me/passkeys/question", summary="What a new passkey of mine has to sign")
async def ask_for_new(request: AnyRequest) -> PasskeyQuestion:
    house, guest = house_of(request), await guest_of(request)
    site = _site(request)
    house.limits.demand("code", guest.id, address_of(request))
    from filon.server import ceremony

    known = [row.credential for row in await house.passkeys.of(guest)]
    challenge = await house.passkeys.challenge(guest.id)
    return PasskeyQuestion(ceremony.creation(site, guest.id, guest.name, known, challenge))


@post("/me/passkeys", summary="This passkey is mine")
async def take_new(request: AnyRequest, data: PasskeyAnswer) -> PasskeyList:
    house, guest = house_of(request), await guest_of(request)
    site = _site(request)
    house.limits.demand("code", guest.id, address_of(request))
    from filon.server import ceremony

    said = ceremony.said(data.credential)
    await house.passkeys.demand_asked(said.challenge, guest.id)
    _demand_own_page(said.origin, site)
    key = ceremony.registered(data.credential, site, said.challenge)
    await house.passkeys.add(guest, key, said.challenge, device_of(request))
    return await _listed(request, guest)


@delete("/me/passkeys/{name:str}", status_code=200, summary="This passkey is mine no more")
async def drop_passkey(request: AnyRequest, name: KeyName) -> PasskeyList:
    guest = await guest_of(request)
    await house_of(request).passkeys.drop(guest, name)
    return await _listed(request, guest)


@post("/passkeys/question", summary="What a passkey has to sign to be let in")
async def ask_who(request: AnyRequest) -> PasskeyQuestion:
    house, site = house_of(request), _site(request)
    house.limits.demand("code", "", address_of(request))
    from filon.server import ceremony

    return PasskeyQuestion(ceremony.request(site, await house.passkeys.challenge()))


@post("/passkeys", status_code=200, summary="Be the one whose passkey it is, on this device")
async def come_with_passkey(request: AnyRequest, data: PasskeyAnswer) -> Response[Me]:
    house, site = house_of(request), _site(request)
    house.limits.demand("code", "", address_of(request))
    from filon.server import ceremony

    said = ceremony.said(data.credential)
    await house.passkeys.demand_asked(said.challenge)
    _demand_own_page(said.origin, site)
    found = await house.passkeys.find(said.credential)
    key = ceremony.Key(found.credential, found.public_key, found.uses)
    uses = ceremony.recognised(data.credential, site, said.challenge, key)
    token = await house.passkeys.enter(found, uses, said.challenge, device_of(request))
    return await arrived(request, token)


def _is_installed() -> bool:
    return find_spec("webauthn") is not None


def _site(request: AnyRequest) -> Site:
    if not _is_installed():
        raise Refusal("no_passkeys", "passkeys need `pip install 'filon[passkeys]'`")
    address = house_of(request).notices.address
    return site_of(address, request.url.scheme, request.headers.get("host", ""))


def _hindrance(request: AnyRequest) -> str:
    """Passkeys are for pages at the server's own address only: elsewhere no browser offers any."""
    if not _is_installed():
        return "extra"
    here = f"{request.url.scheme}://{request.headers.get('host', '')}"
    try:
        return "" if _site(request).origin == here else "address"
    except Refusal:
        return "address"


def _demand_own_page(origin: str, site: Site) -> None:
    if origin != site.origin:
        raise Refusal("foreign_origin", f"expected a page of {site.origin}, got one of {origin!r}")


HANDLERS: list[HTTPRouteHandler] = [
    my_passkeys, ask_for_new, take_new, drop_passkey, ask_who, come_with_passkey,
]  # fmt: skip
