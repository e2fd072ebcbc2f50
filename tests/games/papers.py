"""Perft counts, recorded games and a printed playthrough: papers beside a game's tests.

Run as `python -m tests.games.papers GAME` to write them anew after a wanted change of rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

from filon.core import plain, record
from filon.core.game import SPECTATOR, AnyGame, checked_options
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.playout import perft
from filon.games import load

HERE = Path(__file__).parent
PLAYED = 60  # actions of the printed playthrough


def folder(game: AnyGame) -> Path:
    return HERE / game.name.replace("-", "_")


def perft_lines(game: AnyGame, depths: dict[int, int]) -> str:
    """`seats depth count`, for each seat count down to its depth."""
    lines = []
    for seats, deepest in depths.items():
        start = game.setup(seats, checked_options(game, {}), Seeded(0))
        lines += [f"{seats} {depth} {perft(game, start, depth)}" for depth in range(deepest + 1)]
    return "\n".join(lines) + "\n"


def perft_depths(text: str) -> dict[int, int]:
    """The depth that a written perft file reaches for each seat count."""
    depths: dict[int, int] = {}
    for line in text.splitlines():
        seats, depth, _ = map(int, line.split())
        depths[seats] = depth
    return depths


def playthrough(game: AnyGame, seats: int) -> str:
    """The first actions of a random game as everybody at the table may see them."""
    luck, match = Seeded(2), Match(game, seats, Seeded(1))
    messages = game.messages("en", [f"P{seat}" for seat in range(seats)])
    pages = [game.draw(match.view(SPECTATOR), [], messages)]
    while not match.over and len(match.log) < PLAYED:
        seat = match.to_act[luck.below(len(match.to_act))]
        legal = match.legal(seat)
        entry = match.submit(seat, legal[luck.below(len(legal))])
        possible = ", ".join(game.say(action) for action in legal)
        pages.append(f"{len(match.log)}. seat {seat}: {game.say(entry.action)}  [of {possible}]")
        for viewer in range(SPECTATOR, seats):
            for event in match.seen(entry, viewer):
                pages.append(f"   {viewer:2} hears: {messages.line(game.recount(event))}")
    pages.append(game.draw(match.view(SPECTATOR), [], messages))
    for viewer in range(SPECTATOR, seats):
        pages.append(f"view of {viewer}: {plain.encode(match.view(viewer))}")
    return "\n".join(pages) + "\n"


def replayed(file: Path) -> Match:
    return record.load(file.read_text(encoding="utf-8"), load)


if __name__ == "__main__":
    chosen = load(sys.argv[1])
    papers = folder(chosen)
    counts = papers / "perft.txt"
    counts.write_text(perft_lines(chosen, perft_depths(counts.read_text())), encoding="utf-8")
    story = papers / "playthrough.txt"
    story.write_text(playthrough(chosen, chosen.seats[-1]), encoding="utf-8")
    print(f"written: {counts.name}, {story.name}")
