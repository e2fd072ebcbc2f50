"""The doors for ratings."""

from __future__ import annotations

from litestar import get
from litestar.handlers import HTTPRouteHandler

from filon.games import NAMES
from filon.server.asking import AnyRequest, TableId, house_of
from filon.server.problems import Refusal
from filon.server.wire import RatingChange, Standing


@get("/ratings/{game:str}", summary="Who is strongest at a game, people and bots")
async def standings(request: AnyRequest, game: str) -> list[Standing]:
    if game not in NAMES:
        raise Refusal("not_found", f"expected a game of {NAMES}")
    return await house_of(request).ratings.standings(game)


@get("/tables/{table_id:str}/ratings", summary="What a rated game has changed")
async def rating_changes(request: AnyRequest, table_id: TableId) -> list[RatingChange]:
    return await house_of(request).ratings.changes(table_id)


HANDLERS: list[HTTPRouteHandler] = [standings, rating_changes]
