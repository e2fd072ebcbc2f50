"""A real Chromium in front of a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.server.people import Server
from tests.web.hands import asked_always

expect.set_options(timeout=20_000)  # two busy cores may take their time


def _chromium() -> str:
    for name in ("chromium", "chromium-browser", "google-chrome"):
        found = os.environ.get("CHROMIUM") or shutil.which(name)
        if found:
            return found
    raise RuntimeError("the browser tests need Chromium: install it, or name it in CHROMIUM")


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    sandbox = ["--no-sandbox"] if os.geteuid() == 0 else []
    quiet = ["--disable-background-networking", "--disable-component-update", "--disable-sync"]
    return {
        **browser_type_launch_args,
        "executable_path": _chromium(),
        "args": [*sandbox, *quiet, "--disable-gpu"],
    }


@pytest.fixture(scope="session")
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {
        **browser_context_args,
        "locale": "en-GB",
        "reduced_motion": "reduce",
        "service_workers": "block",  # what a test routes must come by
        "viewport": {"width": 1280, "height": 800},
    }


@pytest.fixture
def context(context: BrowserContext) -> BrowserContext:
    """Who plays in these tests wants to be asked always, so that nothing happens meanwhile."""
    return asked_always(context)


@pytest.fixture
def easy(browser: Browser, browser_context_args: dict[str, Any]) -> Iterator[Page]:
    """The page of somebody for whom everything is as it comes."""
    context = browser.new_context(**browser_context_args)
    yield context.new_page()
    context.close()


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Luck and bots do the same at every table of every run."""
    database = tmp_path_factory.mktemp("web") / "filon.db"
    running = Server(database, options=["--foretold-luck", "web"])
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(served: Server) -> str:
    return served.address
