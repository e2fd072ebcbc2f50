"""Guided first games: made once for each language, and kept."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import cast

import msgspec
from litestar import Response, get
from litestar.enums import MediaType

from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from filon.server.asking import AnyRequest
from filon.server.files import Kept, keep
from filon.server.problems import Refusal
from filon.table.guide import Guide, guide_of, has_guide


@get("/games/{game:str}/guide/{language:str}", summary="A guided first game")
async def game_guide(request: AnyRequest, game: str, language: str) -> Response[Guide]:
    if game not in NAMES or language not in LANGUAGES or not has_guide(load(game)):
        raise Refusal("not_found", f"expected a game with a guide and a language of {LANGUAGES}")
    kept = await asyncio.to_thread(_kept_guide, game, language)
    return cast(Response[Guide], kept.answer(request.headers))


@cache
def _kept_guide(game: str, language: str) -> Kept:
    return keep(MediaType.JSON, msgspec.json.encode(guide_of(load(game), language)))
