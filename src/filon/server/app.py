"""The application: routes, refusals, origins, health, and the page itself."""

from __future__ import annotations

from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager

from litestar import Litestar, Response, route
from litestar.datastructures import State
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.handlers import BaseRouteHandler
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ASGIApp, Method
from sqlalchemy import text
from structlog import get_logger

from filon import __version__
from filon.bots import SERVER_CAP, Budget
from filon.games import load_all
from filon.server.advising import ADVICE
from filon.server.api import ROUTES
from filon.server.asking import AnyConnection, AnyRequest
from filon.server.files import Files
from filon.server.headers import Headed
from filon.server.house import NOWHERE, House
from filon.server.keys import NewKey, any_key
from filon.server.limits import Limits
from filon.server.metrics import REFUSALS
from filon.server.notices import Reach
from filon.server.origin import is_own
from filon.server.pace import CEILING
from filon.server.problems import STATUS, Refusal, status_of
from filon.server.proxies import Forwarded, Proxies
from filon.server.storage import Unwritten
from filon.server.wire import Problem

LOG = get_logger()
BODY = 64 * 1024  # bytes of a request
READING: list[Method] = ["GET", "HEAD"]


def create_app(
    database: str,
    limits: float = 1.0,
    proxies: Proxies | None = None,
    bot_seconds: float = SERVER_CAP.seconds,
    new_key: NewKey = any_key,
    siblings: int = 1,
    reach: Reach = NOWHERE,
    hurry: bool = False,
    slowest: float = CEILING,
) -> ASGIApp:
    """`limits` multiplies what one may ask for; the word of `proxies` counts; `siblings` share the
    machine, and `slowest` is how long a bot's answer is held back. An edition that does not fit
    together is refused here. In a hurry, the engine is compiled meanwhile."""
    load_all()
    most = Budget(SERVER_CAP.visits, bot_seconds)
    house = House(database, Limits(limits), most, new_key, siblings, reach, hurry, slowest)
    house.storage.hold()
    house.storage.prepare()

    return Forwarded(Headed(_inside(house)), proxies or Proxies())


def _inside(house: House) -> Litestar:
    @asynccontextmanager
    async def open_house(app: Litestar) -> AsyncGenerator[None, None]:
        await house.open()
        LOG.info("open", database=house.storage.name, version=__version__)
        yield
        await house.close()
        LOG.info("closed")

    return Litestar(
        route_handlers=[ROUTES, ADVICE, healthz, alive, page, front_page],
        guards=[only_own_pages],
        lifespan=[open_house],
        state=State({"house": house, "files": Files()}),
        exception_handlers={
            Refusal: refused,
            HTTPException: http_problem,
            UnicodeDecodeError: unreadable,
            RecursionError: unreadable,
            Unwritten: unwritten,
            Exception: unexpected,
        },
        openapi_config=OpenAPIConfig(
            title="Filon", version=__version__, path="/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_max_body_size=BODY,
        logging_config=None,  # ours: filon.server.logs
    )


async def only_own_pages(connection: AnyConnection, _: BaseRouteHandler) -> None:
    """A page of another origin may neither open a socket nor change anything."""
    scope = connection.scope
    reads_only = scope["type"] == ScopeType.HTTP and scope["method"] in ("GET", "HEAD", "OPTIONS")
    origin = connection.headers.get("origin")
    if reads_only or origin is None:
        return
    if not is_own(origin, scope["scheme"], connection.headers.get("host", "")):
        raise Refusal("foreign_origin", f"expected a page of this server, got one of {origin!r}")


def refused(request: AnyRequest, refusal: Refusal) -> Response[Problem]:
    REFUSALS.labels(refusal.problem).inc()
    LOG.info("refused", path=request.scope["path"], problem=refusal.problem, detail=refusal.detail)
    return Response(
        Problem(refusal.problem, refusal.detail),
        status_code=status_of(refusal),
        headers={"retry-after": str(refusal.wait)} if refusal.wait else {},
    )


def http_problem(request: AnyRequest, error: HTTPException) -> Response[Problem]:
    """Litestar's own refusals in our form."""
    name = {401: "no_identity", 404: "not_found", 413: "too_large", 429: "too_many"}.get(
        error.status_code, "server" if error.status_code >= 500 else "bad_request"
    )
    assert name in STATUS
    extra = f" {error.extra}" if error.extra else ""
    REFUSALS.labels(name).inc()
    return Response(
        Problem(name, f"{error.detail}{extra}"),
        status_code=error.status_code,
        headers=error.headers or {},
    )


def unreadable(request: AnyRequest, error: Exception) -> Response[Problem]:
    """A body that is no text, or nested deeper than anybody would."""
    return refused(request, Refusal("bad_request", f"cannot read the request: {error}"))


def unwritten(request: AnyRequest, error: Unwritten) -> Response[Problem]:
    return refused(request, Refusal("server", f"the database did not take it: {error}"))


def unexpected(request: AnyRequest, error: Exception) -> Response[Problem]:
    LOG.exception("unexpected", path=request.scope["path"], exc_info=error)
    return Response(Problem("server", "something went wrong here; it is logged"), status_code=500)


@route("/healthz", http_method=READING, include_in_schema=False)
async def healthz(request: AnyRequest) -> Response[dict[str, bool | str]]:
    """Ready: the database can be read and has lately been written. Send nobody here otherwise. And
    which engine the bots think with."""
    house: House = request.app.state.house
    try:
        await house.storage.read(text("SELECT 1"))
        is_ready = house.hours.is_fresh()
    except Unwritten:
        is_ready = False
    said: dict[str, bool | str] = {"ok": is_ready, "engine": house.engine.speed}
    return Response(said, status_code=200 if is_ready else 503)


@route("/healthz/alive", http_method=READING, include_in_schema=False)
async def alive(request: AnyRequest) -> dict[str, bool]:
    """Whoever answers at all needs not be started anew."""
    return {"ok": True}


@route("/", http_method=READING, include_in_schema=False)
async def front_page(request: AnyRequest) -> Response[bytes]:
    return _file(request, "index.html")


@route("/{path:path}", http_method=READING, include_in_schema=False)
async def page(request: AnyRequest, path: str) -> Response[bytes]:
    """A file of the page, or the page itself, which knows its own addresses; they have no dot."""
    wanted = path.removeprefix("/")
    if wanted.startswith("api/"):
        raise Refusal("not_found", f"nothing is at /{wanted}")
    return _file(request, wanted if "." in wanted else "index.html")


def _file(request: AnyRequest, name: str) -> Response[bytes]:
    files: Files = request.app.state.files
    answer = files.answer(name, request.headers)
    if answer is None:
        built = "the page is not built: run `npm run build` in web/"
        raise Refusal("not_found", built if name == "index.html" else f"nothing is at /{name}")
    return answer
