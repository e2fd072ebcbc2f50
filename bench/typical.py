"""What winners have in typical games: `typical.py GAME BOT [GAMES] [SEED]`.

Four seats, the same bot on each; to be held against what the books print of theirs. Means, and from
the 5th to the 95th of a hundred.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

from filon.bots import make
from filon.bots.arena import bot_seed
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load
from filon.games.colorado.data import LANDS
from filon.games.lost_valley.data import TRIANGLES
from filon.games.lost_valley.fields import ANNOUNCED

SEATS = 4


def played(game: AnyGame, bot: str, seed: int) -> Match:
    match = Match(game, SEATS, Seeded(seed))
    bots = [make(bot, game, bot_seed(seed, seat)) for seat in range(SEATS)]
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, bots[seat].choose(match.view(seat), legal))
    return match


def told(match: Match, kind: str) -> int:
    """How often something happened."""
    return sum(
        match.game.events.name(event) == kind for entry in match.log for event in entry.events
    )


def of_lost_valley(match: Match) -> dict[str, int]:
    state: Any = match.state
    laid = sum(int(tile) >= TRIANGLES for tile in state.tiles)
    return {
        "winner's nuggets": max(match.scores()),
        "wares bought": told(match, "bought"),
        "triangles laid": laid,
        "ended by announcement": int(state.ended == ANNOUNCED),
        "rounds": int(state.round),
    }


def of_colorado(match: Match) -> dict[str, int]:
    state: Any = match.state
    winner = match.winners()[0]
    zones = [line[1]["points"] for line in match.game.sources(state, winner)[:-1]]
    discovered = sum(int(bits) & 1 for bits in state.ticked[winner * LANDS : (winner + 1) * LANDS])
    return {
        "winner's points": max(match.scores()),
        "regions discovered": discovered,
        "points of flags": sum(zones),
    }


COUNTED: dict[str, Callable[[Match], dict[str, int]]] = {
    "colorado": of_colorado,
    "lost-valley": of_lost_valley,
}


def main() -> None:
    name, bot = sys.argv[1], sys.argv[2]
    games = int(sys.argv[3]) if len(sys.argv) > 3 else 100
    seed = int(sys.argv[4]) if len(sys.argv) > 4 else 9_300_000
    found: dict[str, list[int]] = {}
    for luck in range(seed, seed + games):
        for what, number in COUNTED[name](played(load(name), bot, luck)).items():
            found.setdefault(what, []).append(number)
    for what, numbers in found.items():
        numbers.sort()
        low, high = numbers[len(numbers) // 20], numbers[-1 - len(numbers) // 20]
        print(f"| {name} | {bot} | {what} | {sum(numbers) / len(numbers):.2f} | {low}–{high} |")


if __name__ == "__main__":
    main()
