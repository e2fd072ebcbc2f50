"""The doors for people: who am I, on which devices, and who are the others."""

from __future__ import annotations

import re
from typing import Annotated

from litestar import Response, get, put
from litestar.datastructures import Cookie
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from filon.server.asking import COOKIE, AnyRequest, address_of, guest_of, house_of
from filon.server.guests import cookie_of, renewed
from filon.server.wire import Me, MyGame, MyTurn, PersonInfo, Rename

YEAR = 365 * 24 * 3600
NOISE = re.compile(r"Mozilla/5\.0 |AppleWebKit/[\d.]+ \(KHTML, like Gecko\) ")  # in every name

Words = Annotated[str, Parameter(max_length=60)]
PersonId = Annotated[str, Parameter(min_length=1, max_length=24)]


@get("/me", summary="Who I am; a new guest is welcomed")
async def me(request: AnyRequest) -> Response[Me]:
    house = house_of(request)
    shown = request.cookies.get(COOKIE, "")
    guest = await house.guests.find(shown)
    if guest is None:
        house.limits.demand("new_guest", "", address_of(request))
        await house.quotas.demand("new_guest", "", address_of(request))
        guest, token = await house.guests.welcome(
            device_of(request), request.headers.get("accept-language", "")
        )
        given: str | None = cookie_of(token)
    else:
        await house.guests.see(guest, shown)
        given = renewed(shown)
    cookies = [cookie(given, request.url.scheme)] if given else []
    return Response(Me(guest.id, guest.name, guest.mail), cookies=cookies)


def cookie(value: str, scheme: str) -> Cookie:
    secure = scheme == "https"
    return Cookie(
        COOKIE, value=value, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=secure
    )


def device_of(request: AnyRequest) -> str:
    """What the browser calls itself: kept so that its owner knows it again."""
    said = NOISE.sub("", request.headers.get("user-agent", "")[:400])
    return "".join(letter for letter in said if letter.isprintable())


@put("/me", summary="Call me something else")
async def rename(request: AnyRequest, data: Rename) -> Me:
    guest = await guest_of(request)
    house_of(request).limits.demand("rename", guest.id, address_of(request))
    await house_of(request).guests.rename(guest, data.name)
    return Me(guest.id, guest.name, guest.mail)


# -- my games -------------------------------------------------------------------------------


@get("/me/turns", summary="Where I am asked")
async def my_turns(request: AnyRequest) -> list[MyTurn]:
    return await house_of(request).mine.turns(await guest_of(request))


@get("/me/games", summary="What I play and have played, my turn first")
async def my_games(request: AnyRequest) -> list[MyGame]:
    return await house_of(request).mine.games(await guest_of(request))


@get("/me/history", summary="What I have played, a page at a time")
async def my_history(
    request: AnyRequest, words: Words = "", game: Words = "", before: Words = ""
) -> list[MyGame]:
    """With somebody whose name contains `words`; `before` is when the last one of a page ended."""
    guest = await guest_of(request)
    house_of(request).limits.demand("search", guest.id, address_of(request))
    return await house_of(request).mine.history(guest, words.strip(), game, before)


@get("/people/{person:str}", summary="Somebody's page")
async def a_person(request: AnyRequest, person: PersonId) -> PersonInfo:
    guest = await guest_of(request)
    house_of(request).limits.demand("search", guest.id, address_of(request))
    return await house_of(request).mine.person(person, guest)


HANDLERS: list[HTTPRouteHandler] = [me, rename, my_turns, my_games, my_history, a_person]
