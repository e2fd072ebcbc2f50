"""The HTTP side: which games, which tables."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, cast

import msgspec
from litestar import Response, Router, delete, get, post
from litestar.enums import MediaType
from litestar.handlers import HTTPRouteHandler
from litestar.params import Parameter

from filon.bots import Budget
from filon.bots.levels import USUAL, names_of, offered, styles_of
from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from filon.server import devices, keeping, mailing, people, ranking, signing
from filon.server.asking import (
    REFUSALS,
    AnyRequest,
    TableId,
    address_of,
    desk_and_guest,
    guest_of,
    house_of,
)
from filon.server.clock import now
from filon.server.files import OF_ONE, Kept, keep
from filon.server.guides import game_guide
from filon.server.listing import public_tables
from filon.server.live import live
from filon.server.lookback import LookBack, story_of
from filon.server.problems import Refusal
from filon.server.telling import tell, tell_no_more, tell_otherwise, told
from filon.server.wire import (
    BotInfo,
    Created,
    GameInfo,
    GamePrint,
    GameText,
    JoinWish,
    NewTable,
    OptionInfo,
    SeatOf,
    TableCard,
)
from filon.table import care
from filon.table.guide import has_guide
from filon.table.news import Film, LogEntry, Position, TableInfo
from filon.table.store import record_of
from filon.table.table import Table

LAST = 1_000_000_000  # more entries than any log has

# -- games ----------------------------------------------------------------------------------


@get("/games", summary="The games on the shelf")
async def games(request: AnyRequest) -> list[GameInfo]:
    return [_game_info(name, house_of(request).most) for name in NAMES]


@cache
def _game_info(name: str, most: Budget) -> GameInfo:
    game = load(name)
    options = [OptionInfo(o.name, o.default, o.low, o.high) for o in game.options]
    known = offered(game, most)
    bots = [BotInfo(bot, names_of(game, bot), styles_of(game, bot)) for bot in known]
    seats, guests = game.seats, game.unofficial_seats
    return GameInfo(name, game.title, seats, guests, options, bots, USUAL, has_guide(game))


@get("/games/{game:str}/text/{language:str}", summary="A game's sentences and rules")
async def game_text(request: AnyRequest, game: str, language: str) -> Response[GameText]:
    if game not in NAMES or language not in LANGUAGES:
        raise Refusal("not_found", f"expected a game of {NAMES} and a language of {LANGUAGES}")
    return cast(Response[GameText], _kept_text(game, language).answer(request.headers))


@cache
def _kept_text(game: str, language: str) -> Kept:
    chosen = load(game)
    text = GameText(chosen.messages(language).table, chosen.rules_text(language))
    return keep(MediaType.JSON, msgspec.json.encode(text))


@get("/games/{game:str}/print", summary="What is printed in a game's box, for its board")
async def game_print(request: AnyRequest, game: str) -> Response[GamePrint]:
    if game not in NAMES:
        raise Refusal("not_found", f"expected a game of {NAMES}")
    return cast(Response[GamePrint], _kept_print(game).answer(request.headers))


@cache
def _kept_print(game: str) -> Kept:
    chosen = load(game)
    return keep(MediaType.JSON, msgspec.json.encode(GamePrint(chosen.edition, chosen.printed())))


# -- tables ---------------------------------------------------------------------------------


@get("/tables", summary="Public tables, open and running")
async def listed(request: AnyRequest) -> list[TableCard]:
    return await public_tables(house_of(request).tables.store)


@post("/tables", summary="Open a table")
async def open_table(request: AnyRequest, data: NewTable) -> Created:
    guest = await guest_of(request)
    house_of(request).limits.demand("open_table", guest.id, address_of(request))
    await house_of(request).quotas.demand("open_table", guest.id, address_of(request))
    desk = await house_of(request).tables.open(guest, data)
    return Created(desk.table.id)


@get("/tables/{table_id:str}", summary="One table")
async def one_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await house_of(request).order.demand_welcome(desk.table, guest, to_sit=False)
    return desk.table.info(guest.id)


@delete("/tables/{table_id:str}", status_code=200, summary="Delete my table before the start")
async def delete_table(request: AnyRequest, table_id: TableId) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await house_of(request).tables.forget(desk, guest)
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/join", status_code=200, summary="Take a free seat")
async def join(request: AnyRequest, table_id: TableId, data: JoinWish) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await house_of(request).order.demand_welcome(desk.table, guest, to_sit=True)
    await desk.do(lambda table: table.join(guest.id, guest.name, data.seat, now()))
    return desk.table.info(guest.id)


@post(
    "/tables/{table_id:str}/leave", status_code=200, summary="Give my seats back before the start"
)
async def leave(request: AnyRequest, table_id: TableId) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await house_of(request).tables.leave(desk, guest)
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/free", status_code=200, summary="Free a seat of my table")
async def free(request: AnyRequest, table_id: TableId, data: SeatOf) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await desk.do(lambda table: table.free(guest.id, data.seat, now()))
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/start", status_code=200, summary="Begin; empty seats get bots")
async def start(request: AnyRequest, table_id: TableId) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await house_of(request).tables.start(desk, guest)
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/resign", status_code=200, summary="Let a bot play for me")
async def resign(request: AnyRequest, table_id: TableId) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await desk.do(lambda table: table.resign(guest.id, now()))
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/return", status_code=200, summary="Take my seats back from the bot")
async def come_back(request: AnyRequest, table_id: TableId) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await desk.do(lambda table: table.come_back(guest.id, now()))
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/call", status_code=200, summary="Ask for a caretaker for a seat")
async def call_caretaker(request: AnyRequest, table_id: TableId, data: SeatOf) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await desk.do(lambda table: care.call(table, guest.id, data.seat, now()))
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/give", status_code=200, summary="Give somebody else time")
async def give_time(request: AnyRequest, table_id: TableId, data: SeatOf) -> TableInfo:
    desk, guest = await desk_and_guest(request, table_id)
    await desk.do(lambda table: care.give(table, guest.id, data.seat, now()))
    return desk.table.info(guest.id)


@post("/tables/{table_id:str}/rematch", summary="The same game again")
async def rematch(request: AnyRequest, table_id: TableId) -> Created:
    desk, guest = await desk_and_guest(request, table_id)
    house_of(request).limits.demand("open_table", guest.id, address_of(request))
    await house_of(request).quotas.demand("open_table", guest.id, address_of(request))
    return Created((await house_of(request).tables.again(desk, guest)).table.id)


# -- looking back ---------------------------------------------------------------------------


async def look_back(request: AnyRequest, table_id: str) -> tuple[Table, LookBack]:
    desk, guest = await desk_and_guest(request, table_id)
    house_of(request).limits.demand("look_back", guest.id, address_of(request))
    return desk.table, LookBack(desk.store, desk.table, guest.id)


@get("/tables/{table_id:str}/record", media_type=MediaType.TEXT, summary="The record")
async def the_record(request: AnyRequest, table_id: TableId) -> Response[str]:
    """Full when the game is over; before, what this viewer may know."""
    table, back = await look_back(request, table_id)
    is_open = table.status in ("over", "closed")
    text = await (record_of(back.store, table) if is_open else story_of(back, table))
    headers = {"content-disposition": f'attachment; filename="{table.id}.filon"'}
    return Response(text, media_type=MediaType.TEXT, headers=headers)


@get("/tables/{table_id:str}/log", summary="What happened, as I may know it")
async def the_log(
    request: AnyRequest,
    table_id: TableId,
    since: Annotated[int, Parameter(ge=0)] = 0,
    until: Annotated[int, Parameter(ge=0)] = LAST,
) -> list[LogEntry]:
    """At most 500 entries at once, from `since` on."""
    _, back = await look_back(request, table_id)
    return await back.entries(since, until)


@get("/tables/{table_id:str}/position/{told:int}", summary="The table at an earlier moment")
async def the_position(
    request: AnyRequest, table_id: TableId, told: int, text: str = ""
) -> Position:
    """After so many entries of my log; `text` is the language of the text board, if wanted."""
    _, back = await look_back(request, table_id)
    return await back.position(told, text if text in LANGUAGES else "")


@get("/tables/{table_id:str}/film", summary="All positions of a game that is over, as I saw them")
async def the_film(
    request: AnyRequest,
    table_id: TableId,
    since: Annotated[int, Parameter(ge=0)] = 0,
    until: Annotated[int, Parameter(ge=0)] = LAST,
) -> Response[Film]:
    """At most 500 at once, from `since` on."""
    desk, guest = await desk_and_guest(request, table_id)
    house_of(request).limits.demand("film", guest.id, address_of(request))
    film = await LookBack(desk.store, desk.table, guest.id).film(since, until)
    kept = await asyncio.to_thread(lambda: keep(MediaType.JSON, msgspec.json.encode(film)))
    return cast(Response[Film], kept.answer(request.headers, OF_ONE))


HANDLERS: list[HTTPRouteHandler] = [
    *people.HANDLERS, *devices.HANDLERS, *signing.HANDLERS, *mailing.HANDLERS, *keeping.HANDLERS,
    *ranking.HANDLERS,
    games, game_text, game_print, game_guide, listed, open_table, one_table, delete_table, join,
    leave, free, start, resign, come_back, call_caretaker, give_time, rematch, the_record,
    the_log, the_position, the_film, told, tell, tell_otherwise,
    tell_no_more,
]  # fmt: skip
for handler in HANDLERS:
    handler.responses = REFUSALS

ROUTES = Router("/api", route_handlers=[*HANDLERS, live])
