"""A trained net takes a seat: in the arena here, at a table of people with the same name.

python examples/ppo_selfplay.py colorado --minutes 5 --out colorado.net
python examples/net_in_the_arena.py colorado.net
filon play colorado --seats me,net:colorado.net
FILON_NETS=. filon serve
"""

from __future__ import annotations

import argparse

from filon.bots.arena import Standing, count, play_game
from filon.bots.ladder import wilson
from filon.bots.network import read_network
from filon.games import load


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("net")
    parser.add_argument("--against", default="greedy")
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args(words)
    network = read_network(args.net)
    bots = [f"net:{args.net}"] + [args.against] * (network.seats[0] - 1)
    standings: dict[str, Standing] = {}
    for n in range(args.games):
        around = bots[n % len(bots) :] + bots[: n % len(bots)]
        count(standings, play_game(load(network.game), around, n))
    mine = standings[bots[0]]
    low, high = wilson(mine.win_share(), mine.seated)
    print(f"{bots[0]} wins {mine.win_share():.1%} ({low:.1%}–{high:.1%}) against {args.against}")
    return mine.win_share()


if __name__ == "__main__":
    main()
