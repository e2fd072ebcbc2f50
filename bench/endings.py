"""How games of one bot on every seat end: `endings.py GAME BOT SEATS GAMES [SEED]`.

Prints a row: by the rules, or by a cap, with the seeds of those cut short.
"""

from __future__ import annotations

import sys

from filon.bots import make
from filon.bots.tuning import play_through
from filon.games import load


def main() -> None:
    name, bot, seats, games = sys.argv[1], sys.argv[2], int(sys.argv[3]), int(sys.argv[4])
    first = int(sys.argv[5]) if len(sys.argv) > 5 else 3_000_000
    game = load(name)
    cut = []
    for seed in range(first, first + games):
        bots = [make(bot, game, 31 * seed + seat) for seat in range(seats)]
        if game.is_cut_short(play_through(game, bots, seed)):
            cut.append(seed)
    which = ", ".join(map(str, cut))
    print(f"| {name} | {seats} | {bot} | {games - len(cut)} | {len(cut)} | {which} |", flush=True)


if __name__ == "__main__":
    main()
