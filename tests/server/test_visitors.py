"""Bots of other packages at a server: whatever they do, somebody answers, and others go on."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from filon.bots import Budget
from filon.bots.visiting import visitors
from filon.core import plain
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load
from filon.server.thinkers import Question, Thinkers
from filon.server.workers import Workers

MODULE = """
import os, time

class Last:
    def __init__(self, game, seed): pass
    def choose(self, view, legal): return legal[-1]

class Sleepy(Last):
    def choose(self, view, legal): time.sleep(600)

class Dies(Last):
    def choose(self, view, legal): os._exit(3)

class Broken(Last):
    def choose(self, view, legal): raise KeyError("oops")
"""
ENTRIES = """[filon.bots]
last = visiting_here:Last
sleepy = visiting_here:Sleepy
dies = visiting_here:Dies
broken = visiting_here:Broken
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    (tmp_path / "visiting_here.py").write_text(MODULE)
    info = tmp_path / "visiting_here-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: visiting_here\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(ENTRIES)
    monkeypatch.syspath_prepend(str(tmp_path))
    visitors.cache_clear()
    yield
    visitors.cache_clear()
    sys.modules.pop("visiting_here", None)


def question(bot: str) -> Question:
    match = Match(load("colorado"), 2, Seeded(1))
    view = plain.encode(match.view(0))
    return Question("colorado", bot, f"table {bot}", 1, view, match.legal(0))


@pytest.mark.parametrize("bot", ["sleepy", "dies", "broken"])
def test_a_visitor_that_fails_is_stood_in_for_while_others_play(package: None, bot: str) -> None:
    async def scene() -> tuple[int, int]:
        workers = Workers(2)
        thinkers = Thinkers(workers, Budget(visits=100, seconds=0.2))
        try:
            bad = asyncio.create_task(thinkers.choose(question(bot)))
            good = await thinkers.choose(question("last")._replace(rank=0))
            return await bad, good
        finally:
            workers.close()

    bad, good = asyncio.run(scene())
    assert bad in question(bot).legal
    assert good == question("last").legal[-1]
