"""`duel.py GAME STRONGER WEAKER GAMES`: prints the share of pairs the stronger bot wins."""

from __future__ import annotations

import sys

from filon.bots.arena import Standing, check, count, results
from filon.games import load

SEATS = 4


def main() -> None:
    game, stronger, weaker, games = sys.argv[1:5]
    check(load(game), [stronger, weaker], SEATS)
    standings: dict[str, Standing] = {}
    for result in results(load, game, [stronger, weaker], int(games), SEATS, seed=1):
        count(standings, result)
    print(standings[stronger].beats(weaker))


if __name__ == "__main__":
    main()
