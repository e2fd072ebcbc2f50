"""A real Chromium in front of a real server."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.people import Server


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
        "viewport": {"width": 1280, "height": 800},
    }


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("web") / "filon.db")
    running.start()
    yield running
    running.stop()


@pytest.fixture(scope="session")
def base_url(served: Server) -> str:
    return served.address
