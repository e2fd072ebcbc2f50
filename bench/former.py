"""A bot of today against one that believes in other weights: `former.py GAME BOT RIVAL WEIGHTS`.

RIVAL is `greedy` or `ismcts:VISITS`; WEIGHTS a file like the game's weights.toml, say of an older
version. Of use where a page or rules have changed so much that an older engine cannot follow
(`before.py`). Every luck is played twice, seats exchanged. With `--kept FILE` each game is written
down as it ends, and those that are there are not played again.
"""

from __future__ import annotations

import argparse
import tomllib
from pathlib import Path

from kept import ahead, results

from filon.bots import make
from filon.bots.arena import Result, Standing, bot_seed, count, lineup
from filon.bots.bot import Bot
from filon.bots.greedy import Greedy
from filon.bots.ismcts import Ismcts
from filon.bots.judge import Judge
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.manner import Manner
from filon.core.match import Match
from filon.core.weights import Weights
from filon.games import load

FORMER = "former "  # of the name of the rival


def rival(name: str, game: AnyGame, seed: int, judge: Judge) -> Bot:
    """With the search's usual manner, whatever the game's is by now."""
    if name == "greedy":
        return Greedy(game, seed, judge)
    return Ismcts(game, seed, int(name.removeprefix("ismcts:")), 0.0, judge, Manner())


def played(game: AnyGame, names: list[str], seed: int, judge: Judge) -> Result:
    match = Match(game, len(names), Seeded(seed))
    bots: list[Bot] = []
    for seat, name in enumerate(names):
        own = bot_seed(seed, seat)
        if name.startswith(FORMER):
            bots.append(rival(name.removeprefix(FORMER), game, own, judge))
        else:
            bots.append(make(name, game, own))
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, bots[seat].choose(match.view(seat), legal))
    return Result(names, match.scores(), match.winners(), seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("rival")
    parser.add_argument("weights", type=Path)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=9_000_000)
    parser.add_argument("--kept", type=Path)
    args = parser.parse_args()
    game = load(args.game)
    values = tomllib.loads(args.weights.read_text(encoding="utf-8"))
    judge = Judge(game, Weights(game.weights.declared, values).values)
    bots = [args.bot, FORMER + args.rival]

    def one(number: int) -> Result:
        turn = lineup(bots, args.seats, number % 2)
        return played(game, turn, args.seed + number // 2, judge)

    standings: dict[str, Standing] = {}
    for result in results(args.games, args.kept, one):
        assert result
        count(standings, result)
    share = standings[args.bot].against(bots[1])
    print(
        f"| {args.game} | {args.seats} | {args.bot} | {args.rival} | {share.share:.1%} "
        f"| {share.low:.0%}–{share.high:.0%} | {args.games} | {ahead(standings, bots):.1f} |"
    )


if __name__ == "__main__":
    main()
