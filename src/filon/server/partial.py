"""The record of a game that goes on, as one viewer may know it: no secrets, not for replay."""

from __future__ import annotations

from filon.core.match import Match
from filon.server.payload import Story


def partial_record(match: Match, viewer: int) -> str:
    story = Story(viewer)
    story.follow(match)
    whose = f"seat {viewer}" if viewer >= 0 else "an onlooker"
    lines = [
        f"filon story 1, as {whose} may know it; the full record opens when the game is over",
        f"game {match.game.name} {match.game.version}",
        f"seats {match.seats}",
    ]
    for entry in story.entries:
        told = [
            " ".join([key, *[f"{k}={v}" for k, v in sorted(n.items())]]) for key, n in entry.events
        ]
        lines.append(f"{entry.n} seat {entry.seat}: {'; '.join(told)}")
    return "\n".join(lines) + "\n"


def _told(key: str, numbers: dict[str, int]) -> str:
    return " ".join([key, *[f"{name}={number}" for name, number in numbers.items()]])
