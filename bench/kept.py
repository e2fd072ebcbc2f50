"""Games of a long measurement, written down as they end: who goes on plays only what is missing."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

from filon.bots.arena import Result, Standing

Played = Callable[[int], Result | None]


def results(games: int, kept: Path | None, played: Played) -> list[Result | None]:
    """Of each number its game, or none if it had to be left out."""
    found: list[Result | None] = []
    if kept and kept.exists():
        lines = kept.read_text("utf-8").splitlines()
        found = [Result(*json.loads(line)) if line != "null" else None for line in lines[:games]]
    for number in range(len(found), games):
        found.append(played(number))
        if kept:
            with kept.open("a", encoding="utf-8") as file:
                file.write(json.dumps(found[-1]) + "\n")
    return found


def ahead(standings: dict[str, Standing], bots: list[str]) -> float:
    """Points of the first beyond those of the second, seat by seat."""
    own, other = (standings[name].points / standings[name].seated for name in bots)
    return own - other
