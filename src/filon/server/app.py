"""The application: routes, refusals, origins, health, metrics, and the page itself."""

from __future__ import annotations

import mimetypes
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from litestar import Litestar, Request, Response, get
from litestar.enums import MediaType, ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from sqlalchemy import text
from structlog import get_logger

from filon import __version__
from filon.server.api import ROUTES, AnyConnection
from filon.server.house import House
from filon.server.metrics import REFUSALS
from filon.server.problems import STATUS, Refusal
from filon.server.wire import Problem

LOG = get_logger()
STATIC = Path(__file__).parent / "static"
BODY = 64 * 1024  # bytes of a request
POLICY = (
    "default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
    "connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
}


def create_app(database: str) -> Litestar:
    house = House(database)
    house.storage.prepare()

    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncGenerator[None, None]:
        app.state.house = house
        await house.open()
        LOG.info("open", database=str(house.storage.engine.url), version=__version__)
        yield
        await house.close()
        LOG.info("closed")

    return Litestar(
        route_handlers=[ROUTES, healthz, metrics, page, front_page],
        guards=[only_own_pages],
        lifespan=[open_house],
        exception_handlers={Refusal: refused, HTTPException: http_problem, Exception: unexpected},
        openapi_config=OpenAPIConfig(title="Filon", version=__version__, path="/schema"),
        request_max_body_size=BODY,
        response_headers=HEADERS,
    )


async def only_own_pages(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A page of another origin may neither open a socket nor change anything."""
    scope = connection.scope
    reads_only = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS")
    origin = connection.headers.get("origin")
    if reads_only or origin is None:
        return
    if urlsplit(origin).netloc != connection.headers.get("host"):
        raise Refusal("foreign_origin", f"expected a page of this server, got one of {origin!r}")


def refused(request: Request[Any, Any, Any], refusal: Refusal) -> Response[Problem]:
    REFUSALS.labels(refusal.problem).inc()
    LOG.info("refused", path=request.url.path, problem=refusal.problem, detail=refusal.detail)
    return Response(Problem(refusal.problem, refusal.detail), status_code=refusal.status)


def http_problem(request: Request[Any, Any, Any], error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals in our form."""
    names = {status: name for name, status in STATUS.items()}
    name = {401: "no_identity", 404: "not_found", 413: "too_large", 429: "too_many"}.get(
        error.status_code, "server" if error.status_code >= 500 else "bad_request"
    )
    assert name in names.values()
    extra = f" {error.extra}" if error.extra else ""
    REFUSALS.labels(name).inc()
    return Response(
        Problem(name, f"{error.detail}{extra}"),
        status_code=error.status_code,
        headers=error.headers or {},
    )


def unexpected(request: Request[Any, Any, Any], error: Exception) -> Response[Problem]:
    LOG.exception("unexpected", path=request.url.path, exc_info=error)
    return Response(Problem("server", "something went wrong here; it is logged"), status_code=500)


@get("/healthz", include_in_schema=False)
async def healthz(request: Request[Any, Any, Any]) -> dict[str, bool]:
    await request.app.state.house.storage.read(text("SELECT 1"))
    return {"ok": True}


@get("/metrics", include_in_schema=False)
async def metrics() -> Response[bytes]:
    return Response(generate_latest(), media_type=CONTENT_TYPE_LATEST)


@get("/", include_in_schema=False)
async def front_page() -> Response[bytes]:
    return _file("index.html")


@get("/{path:path}", include_in_schema=False)
async def page(path: str) -> Response[bytes]:
    """A file of the page, or the page itself, which knows its own addresses."""
    wanted = path.strip("/")
    if wanted.startswith("api/"):
        raise Refusal("not_found", f"nothing is at /{wanted}")
    if (STATIC / wanted).resolve().is_relative_to(STATIC) and (STATIC / wanted).is_file():
        return _file(wanted)
    return _file("index.html")


def _file(name: str) -> Response[bytes]:
    file = STATIC / name
    if not file.is_file():
        return Response(b"The page is not built yet: run `make web`.", media_type=MediaType.TEXT)
    kind = mimetypes.guess_type(name)[0] or "application/octet-stream"
    lasting = name.startswith("assets/")
    cache = "public, max-age=31536000, immutable" if lasting else "no-cache"
    return Response(file.read_bytes(), media_type=kind, headers={"cache-control": cache})
