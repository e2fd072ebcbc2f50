"""docs/self-host.md tells the numbers that hold, and names files that are there."""

from __future__ import annotations

import re
from pathlib import Path

import click

from filon.cli.serve import serve
from filon.server.limits import (
    CONNECTIONS_OF_AN_ADDRESS,
    LIMITS,
    SOCKETS_OF_A_GUEST,
    SOCKETS_OF_AN_ADDRESS,
    Rate,
)
from filon.server.patience import Patience
from tests.server.people import Server

DOCS = Path(__file__).parent.parent.parent / "docs"
TEXT = (DOCS / "self-host.md").read_text(encoding="utf-8")


def told(rate: Rate) -> str:
    return f"{rate.burst}, then {rate.a_second} a second"


def test_the_limits() -> None:
    for name, limit in LIMITS.items():
        guest = "" if name == "new_guest" else f" {told(limit.guest)}"
        assert f"| {limit.words} |{guest} | {told(limit.address)} |" in TEXT
    assert f"| open sockets | {SOCKETS_OF_A_GUEST} | {SOCKETS_OF_AN_ADDRESS} |" in TEXT
    assert f"| open HTTP connections | | {CONNECTIONS_OF_AN_ADDRESS}; " in TEXT


def test_the_patience() -> None:
    text, patience = " ".join(TEXT.split()), Patience()
    assert f"{patience.head:g} seconds for its head and {patience.body:g} for its body" in text
    assert f"idle for {patience.idle}, an answer that nobody reads" in text
    assert f"is dropped after {patience.unread:g}" in text
    assert f"answer a ping within {patience.pong:g} seconds" in text
    assert f"Filon pings every {patience.ping:g}" in text


def test_the_files() -> None:
    links = re.findall(r"\]\((\.\./[^)]+)\)", TEXT)
    assert links
    assert all((DOCS / link).exists() for link in links)


def test_the_options() -> None:
    for option in serve.params:
        if isinstance(option, click.Option) and not option.hidden and option.name != "open_page":
            assert f"`{option.opts[0]}" in TEXT
            assert option.envvar is None or f"`{option.envvar}`" in TEXT


def test_the_metrics(server: Server) -> None:
    shown = server.metrics()
    for name in re.findall(r"`((?:filon|process)_[a-z_]+)", TEXT):
        assert name in shown
