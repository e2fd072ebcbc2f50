"""Who asks, from where, and for which table: what every door needs to know."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from filon.server.desk import Desk
from filon.server.guests import Guest
from filon.server.house import House
from filon.server.problems import STATUS, Refusal
from filon.server.wire import Problem

COOKIE = "filon"

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=1, max_length=16)]

REFUSALS = {
    status: ResponseSpec(Problem, description=f"Refused: {status}", generate_examples=False)
    for status in sorted({*STATUS.values(), 405, 500})
}


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


def address_of(connection: AnyConnection) -> str:
    return connection.client.host if connection.client else ""


async def guest_of(connection: AnyConnection) -> Guest:
    guest = await house_of(connection).guests.find(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refusal("no_identity", "expected the cookie that GET /api/me sets")
    return guest


async def desk_and_guest(connection: AnyConnection, table_id: str) -> tuple[Desk, Guest]:
    guest = await guest_of(connection)
    return await house_of(connection).tables.find(table_id), guest
