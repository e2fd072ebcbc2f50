"""The HTTP side: who am I, which games, which tables."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request, Response, Router, WebSocket, get, post, put, websocket
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from filon.server.guests import Guest
from filon.server.house import House
from filon.server.partial import partial_record
from filon.server.payload import Story, eyes, position, text_board
from filon.server.problems import STATUS, Refusal
from filon.server.socket import Connection
from filon.server.table import Table
from filon.server.viewer import Viewer
from filon.server.wire import (
    Created,
    GameInfo,
    GameText,
    JoinWish,
    LogEntry,
    Me,
    NewTable,
    OptionInfo,
    Position,
    Problem,
    Rename,
    TableCard,
    TableInfo,
)

COOKIE = "filon"
YEAR = 365 * 24 * 3600

AnyConnection = ASGIConnection[Any, Any, Any, Any]
AnyRequest = Request[Any, Any, Any]
TableId = Annotated[str, Parameter(min_length=1, max_length=16)]


def house_of(connection: AnyConnection) -> House:
    house: House = connection.app.state.house
    return house


async def guest_of(connection: AnyConnection) -> Guest:
    guest = await house_of(connection).guests.find(connection.cookies.get(COOKIE))
    if guest is None:
        raise Refusal("no_identity", "expected the cookie that GET /api/me sets")
    return guest


async def table_and_guest(connection: AnyConnection, table_id: str) -> tuple[Table, Guest]:
    guest = await guest_of(connection)
    return await house_of(connection).tables.find(table_id), guest


# -- people and games -----------------------------------------------------------------------


@get("/me", summary="Who I am; a new guest is welcomed")
async def me(request: AnyRequest) -> Response[Me]:
    house = house_of(request)
    guest = await house.guests.find(request.cookies.get(COOKIE))
    if guest is not None:
        return Response(Me(guest.id, guest.name))
    house.limit_newcomers(request)
    guest, token = await house.guests.welcome()
    secure = request.url.scheme == "https"
    cookie = Cookie(
        COOKIE, value=token, httponly=True, samesite="lax", path="/", max_age=YEAR, secure=secure
    )
    return Response(Me(guest.id, guest.name), cookies=[cookie])


@put("/me", summary="Call me something else")
async def rename(request: AnyRequest, data: Rename) -> Me:
    guest = await guest_of(request)
    await house_of(request).guests.rename(guest, data.name)
    return Me(guest.id, guest.name)


@get("/games", summary="The games on the shelf")
async def games() -> list[GameInfo]:
    return [_game_info(name) for name in NAMES]


def _game_info(name: str) -> GameInfo:
    game = load(name)
    options = [OptionInfo(o.name, o.default, o.low, o.high) for o in game.options]
    return GameInfo(name, game.title, game.seats, game.unofficial_seats, options)


@get("/games/{game:str}/text/{language:str}", summary="A game's sentences and rules")
async def game_text(game: str, language: str) -> GameText:
    if game not in NAMES or language not in LANGUAGES:
        raise Refusal("not_found", f"expected a game of {NAMES} and a language of {LANGUAGES}")
    chosen = load(game)
    return GameText(chosen.messages(language).table, chosen.rules_text(language))


# -- tables ---------------------------------------------------------------------------------


@get("/tables", summary="Public tables, open and running")
async def listed(request: AnyRequest) -> list[TableCard]:
    return await house_of(request).tables.listed()


@post("/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: NewTable) -> Created:
    guest = await guest_of(request)
    house_of(request).limit_openings(guest)
    table = await house_of(request).tables.open(guest, data)
    return Created(table.id)


@get("/tables/{table_id:str}", summary="One table")
async def one_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    table, guest = await table_and_guest(request, table_id)
    return table.info(guest)


@post("/tables/{table_id:str}/join", status_code=200, summary="Take a free seat")
async def join(request: AnyRequest, table_id: TableId, data: JoinWish) -> TableInfo:
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        await table.join(guest, data.seat)
    return table.info(guest)


@post(
    "/tables/{table_id:str}/leave", status_code=200, summary="Give my seats back before the start"
)
async def leave(request: AnyRequest, table_id: TableId) -> TableInfo:
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        if await table.leave(guest):
            await house_of(request).tables.forget(table)
    return table.info(guest)


@post("/tables/{table_id:str}/start", status_code=200, summary="Begin; empty seats get bots")
async def start(request: AnyRequest, table_id: TableId) -> TableInfo:
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        await table.start(guest)
    return table.info(guest)


@post("/tables/{table_id:str}/resign", status_code=200, summary="Let a bot play for me")
async def resign(request: AnyRequest, table_id: TableId) -> TableInfo:
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        await table.resign(guest)
    return table.info(guest)


@post("/tables/{table_id:str}/return", status_code=200, summary="Take my seats back from the bot")
async def come_back(request: AnyRequest, table_id: TableId) -> TableInfo:
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        await table.come_back(guest)
    return table.info(guest)


@post("/tables/{table_id:str}/rematch", summary="The same game again")
async def rematch(request: AnyRequest, table_id: TableId) -> Created:
    table, guest = await table_and_guest(request, table_id)
    house_of(request).limit_openings(guest)
    return Created((await house_of(request).tables.again(table, guest)).id)


# -- looking back ---------------------------------------------------------------------------


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record")
async def the_record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """Full when the game is over; before, what this viewer may know."""
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        if table.status == "over":
            text = table.full_record()
        else:
            seats = table.playing_seats_of(guest)
            text = partial_record(table.running(), eyes(table.running(), seats, None))
    headers = {"content-disposition": f'attachment; filename="{table.id}.filon"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table_id:str}/log", summary="What happened, as I may know it")
async def the_log(request: AnyRequest, table_id: TableId) -> list[LogEntry]:
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        return _story(table, guest)[1].entries


@get("/tables/{table_id:str}/position/{told:int}", summary="The table at an earlier moment")
async def the_position(
    request: AnyRequest, table_id: TableId, told: int, text: str = ""
) -> Position:
    """After so many entries of my log; `text` is the language of the text board, if wanted."""
    table, guest = await table_and_guest(request, table_id)
    async with table.lock:
        viewer, story = _story(table, guest)
        if not 0 <= told <= len(story.entries):
            raise Refusal("not_found", f"expected 0 to {len(story.entries)}, got {told}")
        match = table.running()
        earlier = match.replayed(story.true_length(told, match))
        page = position(earlier, viewer, table.seats_of(guest), 0, told)
        page.choices, page.can_undo = [], False
        if text in LANGUAGES:
            page.text = text_board(earlier, viewer, [], text, table.names())
        return page


def _story(table: Table, guest: Guest) -> tuple[int, Story]:
    match = table.running()
    viewer = eyes(match, table.playing_seats_of(guest), None)
    story = Story(viewer)
    story.follow(match)
    return viewer, story


@websocket("/tables/{table_id:str}/socket")
async def live(socket: WebSocket[Any, Any, Any], table_id: str, text: str = "") -> None:
    table, guest = await table_and_guest(socket, table_id)
    await socket.accept()
    await Connection(socket, table, Viewer(guest, text if text in LANGUAGES else "")).run()


REFUSALS = {
    status: ResponseSpec(Problem, description=f"Refused: {status}", generate_examples=False)
    for status in sorted({*STATUS.values(), 405, 500})
}

HANDLERS: list[HTTPRouteHandler] = [
    me, rename, games, game_text, listed, open_table, one_table, join, leave, start, resign,
    come_back, rematch, the_record, the_log, the_position,
]  # fmt: skip
for handler in HANDLERS:
    handler.responses = REFUSALS

ROUTES = Router("/api", route_handlers=[*HANDLERS, live])
