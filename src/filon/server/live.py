"""The door of a table's socket: who comes in, and how somebody is turned away."""

from __future__ import annotations

from functools import partial
from typing import Any

import msgspec
from litestar import WebSocket, websocket

from filon.core.messages import LANGUAGES
from filon.server.asking import COOKIE, address_of, guest_of, house_of
from filon.server.desk import Desk
from filon.server.guests import digest_of
from filon.server.metrics import REFUSALS
from filon.server.onlooker import Onlooker
from filon.server.problems import Refusal
from filon.server.socket import Connection
from filon.table.news import Refused

TRY_LATER = 1013

AnySocket = WebSocket[Any, Any, Any]


@websocket("/tables/{table_id:str}/socket")
async def live(socket: AnySocket, table_id: str, text: str = "") -> None:
    try:
        guest = await guest_of(socket)
    except Refusal as refusal:
        await socket.accept()
        await turn_away(socket, refusal)
        return
    desk = await house_of(socket).tables.find(table_id)
    await socket.accept()
    session = digest_of(socket.cookies.get(COOKIE, ""))
    viewer = Onlooker(guest, text if text in LANGUAGES else "", session)
    try:
        await show(socket, desk, viewer)
    except Refusal as refusal:
        await turn_away(socket, refusal)


async def show(socket: AnySocket, desk: Desk, viewer: Onlooker) -> None:
    house, guest, address = house_of(socket), viewer.person, address_of(socket)
    with house.admission.of(viewer):
        await guest_of(socket)
        await house.order.demand_welcome(desk.table, guest, to_sit=False)
        await house.ears.listen(viewer)
        with house.limits.socket(guest.id, address):
            demand_chat = partial(house.limits.demand, "chat", guest.id, address)
            await Connection(socket, desk, viewer, demand_chat).run()


async def turn_away(socket: AnySocket, refusal: Refusal) -> None:
    """Said over the socket, since a browser does not show a page why none was opened."""
    REFUSALS.labels(refusal.problem).inc()
    message = msgspec.json.encode(Refused(refusal.problem, refusal.detail))
    await socket.send_data(message, mode="text")
    await socket.close(TRY_LATER)
