"""Each level against the one below: `ladder.py [GAME …] [--lucks N] [--steps 2,3,4,5]`.

Four seats, every luck played twice with seats exchanged, intervals of 95 % with each luck as one
trial. Levels are tuned on seeds below SEED; those from there on only ever measure.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

from filon.bots import NO_CAP
from filon.bots.arena import bot_seed
from filon.bots.budget import LEVELS
from filon.bots.ladder import Share, share_over
from filon.bots.levels import Player
from filon.bots.tuning import play_through, share_of
from filon.core.game import AnyGame
from filon.games import NAMES, load

SEATS = 4
SEED = 7_000_000
HEAD = [
    "| game | level | beats the one below in | 95 % | games | ms a choice, mean | longest |",
    "|---|---|---|---|---|---|---|",
]


class Timed:
    """A bot whose choices are timed, by the processor."""

    def __init__(self, bot: Player, spent: list[float]) -> None:
        self._bot, self._spent = bot, spent

    def choose(self, view: Any, legal: list[int]) -> int:
        began = time.process_time()
        action = self._bot.choose(view, legal)
        self._spent.append(time.process_time() - began)
        return action


def step(game: AnyGame, upper: str, lucks: int, seed: int) -> tuple[Share, list[float]]:
    """The share of pairs that a level wins against the one below."""
    lower = LEVELS[LEVELS.index(upper) - 1]
    spent: list[float] = []
    blocks = []
    for luck in range(seed, seed + lucks):
        won = 0.0
        for first in range(2):
            bots: list[Any] = []
            for seat in range(SEATS):
                name = upper if seat % 2 == first else lower
                bot = Player(game, bot_seed(luck, seat), name, NO_CAP)
                bots.append(Timed(bot, spent) if name == upper else bot)
            won += share_of(game.scores(play_through(game, bots, luck)), first)
        blocks.append((2, won))
    return share_over(blocks), spent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("games", nargs="*", default=NAMES)
    parser.add_argument("--lucks", type=int, default=50)
    parser.add_argument("--steps", default="2,3,4,5")
    parser.add_argument("--seed", type=int, default=SEED)
    args = parser.parse_args()
    print("\n".join(HEAD))
    for name in args.games:
        for number in args.steps.split(","):
            share, spent = step(load(name), f"level:{number}", args.lucks, args.seed)
            mean, longest = 1000 * sum(spent) / len(spent), 1000 * max(spent)
            cells = f"{share.share:.1%} | {share.low:.0%}–{share.high:.0%} | {2 * args.lucks}"
            print(f"| {name} | {number} | {cells} | {mean:.1f} | {longest:.0f} |", flush=True)


if __name__ == "__main__":
    main()
