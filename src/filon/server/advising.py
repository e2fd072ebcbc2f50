"""The HTTP side of advice: hints, and reasons."""

from __future__ import annotations

from litestar import Router, get, post
from litestar.handlers import HTTPRouteHandler

from filon.server.asking import (
    REFUSALS,
    AnyRequest,
    TableId,
    address_of,
    desk_and_guest,
    house_of,
)
from filon.server.wire import Hint
from filon.table.store import record_of


@post("/tables/{table_id:str}/hint", status_code=200, summary="A good move for me, and why")
async def hint(request: AnyRequest, table_id: TableId) -> Hint:
    """Where I play alone against bots."""
    desk, guest = await desk_and_guest(request, table_id)
    house_of(request).limits.demand("advice", guest.id, address_of(request))
    return await house_of(request).adviser.hint(desk.table, guest.id)


@get("/tables/{table_id:str}/why/{n:int}", summary="Why a bot did that, once the game is over")
async def the_reason(request: AnyRequest, table_id: TableId, n: int) -> Hint:
    """Of entry `n` of the record."""
    desk, guest = await desk_and_guest(request, table_id)
    house_of(request).limits.demand("advice", guest.id, address_of(request))
    text = await record_of(desk.store, desk.table) if desk.table.status == "over" else ""
    return await house_of(request).adviser.reason(desk.table, text, n)


HANDLERS: list[HTTPRouteHandler] = [hint, the_reason]
for handler in HANDLERS:
    handler.responses = REFUSALS

ADVICE = Router("/api", route_handlers=HANDLERS)
