"""`filon serve`: tables in the browser."""

from __future__ import annotations

import logging
import threading
import time
import webbrowser
from socket import socket
from typing import TYPE_CHECKING

import click

from filon.cli.addresses import HostAndPort, Place, written
from filon.cli.database import database_option, own_database

if TYPE_CHECKING:
    from filon.server.crew import Settings


@click.command()
@click.option("--host", default="127.0.0.1", show_default=True)
@click.option("--port", type=click.IntRange(0, 65535), default=8125, show_default=True)
@database_option
@click.option(
    "--trusted-proxy",
    "trusted",
    multiple=True,
    envvar="FILON_TRUSTED_PROXY",
    show_envvar=True,
    metavar="ADDRESS",
    help="Address or network of a proxy whose X-Forwarded headers count; repeatable.",
)
@click.option(
    "--metrics",
    type=HostAndPort(),
    envvar="FILON_METRICS",
    show_envvar=True,
    help="Where to show /metrics, like 127.0.0.1:9125; else nowhere.",
)
@click.option("--metrics-every", "fresh", type=click.FloatRange(0), default=10.0, hidden=True)
@click.option("--foretold-luck", "seed", default="", hidden=True)  # for tests: everybody knows it
@click.option(
    "--limits",
    type=click.FloatRange(0),
    default=1.0,
    envvar="FILON_LIMITS",
    show_envvar=True,
    show_default=True,
    help="Times the usual number of requests from a guest or an address; 0: any number.",
)
@click.option(
    "--bot-seconds",
    type=click.FloatRange(0.05, 600),
    default=5.0,
    envvar="FILON_BOT_SECONDS",
    show_envvar=True,
    show_default=True,
    help="The longest that a bot may think about one answer.",
)
@click.option(
    "--compile",
    "hurry",
    is_flag=True,
    envvar="FILON_COMPILE_BESIDE",
    help="Where a C compiler is there, build the fast engine beside the server, for the bots.",
)
@click.option(
    "--workers",
    type=click.IntRange(1, 64),
    default=1,
    envvar="FILON_WORKERS",
    show_envvar=True,
    show_default=True,
    help="Processes on this machine; more than one need PostgreSQL.",
)
@click.option(
    "--public-url",
    default="",
    envvar="FILON_PUBLIC_URL",
    show_envvar=True,
    help="Where people find this server, https://…; needed for notices.",
)
@click.option(
    "--smtp",
    default="",
    envvar="FILON_SMTP",
    show_envvar=True,
    help="smtp://user:password@host:587?from=you@example, for notices by mail.",
)
@click.option("--open", "open_page", is_flag=True, help="Open the page in your browser.")
def serve(
    host: str,
    port: int,
    database: str | None,
    trusted: tuple[str, ...],
    metrics: Place | None,
    fresh: float,
    seed: str,
    limits: float,
    bot_seconds: float,
    hurry: bool,
    workers: int,
    public_url: str,
    smtp: str,
    open_page: bool,
) -> None:
    """Serve the games to browsers; stop with Ctrl-C, everything goes on at the next start."""
    from filon.server.crew import Settings
    from filon.server.logs import set_up_logs
    from filon.server.notices import Reach

    set_up_logs(logging.INFO)
    url = database or own_database()
    reach = Reach(public_url, smtp)
    settings = Settings(
        url, host, port, limits, trusted, metrics, fresh, bot_seconds, workers, seed, reach, hurry
    )
    if workers > 1:
        _serve_together(settings, open_page)
    else:
        _serve_alone(settings, open_page)


def _serve_together(settings: Settings, open_page: bool) -> None:
    from filon.server.crew import Crew, demand_shared
    from filon.server.listening import listen

    demand_shared(settings.database)
    with listen(settings.host, settings.port, shared=True) as listener:  # keeps the port for us
        Crew(_announced(settings, listener, open_page)).run()


def _serve_alone(settings: Settings, open_page: bool) -> None:
    from filon.server.crew import opened_app, serve_one
    from filon.server.listening import listen

    app = opened_app(settings)
    listener = listen(settings.host, settings.port)
    serve_one(app, _announced(settings, listener, open_page), listener)


def _announced(settings: Settings, listener: socket, open_page: bool) -> Settings:
    """With the port that it has become."""
    port = listener.getsockname()[1]
    address = written(settings.host, port)
    click.echo(f"Filon is at {address}/")
    if open_page:
        threading.Thread(target=_open, args=(f"{address}/",), daemon=True).start()
    return settings._replace(port=port)


def _open(address: str) -> None:
    time.sleep(1.0)
    webbrowser.open(address)
