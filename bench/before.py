"""Bots of today against those of an older engine: `before.py FOLDER GAME BOT RIVAL`.

FOLDER holds the older `filon`, best compiled. Both engines follow the same game in step, with the
same luck, each by its own rules; a game in which they disagree about what is possible is left out,
and counted. Every luck is played twice, seats exchanged. With `--kept FILE` each game is written
down as it ends, and those that are there are not played again.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from kept import ahead, results

from filon.bots import make
from filon.bots.arena import Result, Standing, bot_seed, count, lineup
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import load

BEFORE = "before "  # of the name of a bot that the older engine plays


class Disagreed(Exception):
    """By the older rules something else is possible."""


class Guests:
    """The process in which the older engine plays."""

    def __init__(self, folder: str) -> None:
        command = [sys.executable, str(Path(__file__).with_name("guest.py"))]
        environment = {**os.environ, "PYTHONPATH": folder}
        self._process = subprocess.Popen(
            command, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )

    def tell(self, **message: Any) -> None:
        assert self._process.stdin
        self._process.stdin.write(json.dumps(message) + "\n")

    def ask(self, seat: int, possible: list[str]) -> str:
        assert self._process.stdin
        assert self._process.stdout
        self.tell(seat=seat, possible=possible)
        self._process.stdin.flush()
        answer = json.loads(self._process.stdout.readline())
        if "words" not in answer:
            raise Disagreed(answer["problem"])
        return str(answer["words"])

    def close(self) -> None:
        self._process.communicate()


def played(game: AnyGame, names: list[str], seed: int, guests: Guests) -> Result:
    match = Match(game, len(names), Seeded(seed))
    bots: dict[int, Any] = {}
    older: dict[int, Any] = {}
    for seat, name in enumerate(names):
        if name.startswith(BEFORE):
            older[seat] = name.removeprefix(BEFORE), bot_seed(seed, seat)
        else:
            bots[seat] = make(name, game, bot_seed(seed, seat))
    guests.tell(game=game.name, seats=len(names), opening=match.opening, bots=older)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        if len(legal) == 1:
            entry = match.submit(seat, legal[0])
        elif seat in bots:
            entry = match.submit(seat, bots[seat].choose(match.view(seat), legal))
        else:
            possible = [game.say(action) for action in legal]
            words = guests.ask(seat, possible)
            if words not in possible:
                raise Disagreed(f"{words} is possible by the older rules only")
            entry = match.submit(seat, words)
        guests.tell(seat=seat, words=game.say(entry.action), said=entry.said)
    return Result(names, match.scores(), match.winners(), seed)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder")
    parser.add_argument("game")
    parser.add_argument("bot")
    parser.add_argument("rival")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--seed", type=int, default=9_000_000)
    parser.add_argument("--kept", type=Path)
    args = parser.parse_args()
    game, guests = load(args.game), Guests(args.folder)
    bots = [args.bot, BEFORE + args.rival]
    left_out: list[str] = []

    def one(number: int) -> Result | None:
        turn = lineup(bots, args.seats, number % 2)
        try:
            return played(game, turn, args.seed + number // 2, guests)
        except Disagreed as problem:
            left_out.append(str(problem))
            return None

    standings: dict[str, Standing] = {}
    every = results(args.games, args.kept, one)
    for result in every:
        if result:
            count(standings, result)
    guests.close()
    out = every.count(None)
    if standings:
        share = standings[args.bot].against(bots[1])
        print(
            f"| {args.game} | {args.seats} | {args.bot} | {args.rival} | {share.share:.1%} "
            f"| {share.low:.0%}–{share.high:.0%} | {args.games - out} | {out} "
            f"| {ahead(standings, bots):.1f} |"
        )
    if left_out:
        print(f"left out: {left_out[0]}", file=sys.stderr)


if __name__ == "__main__":
    main()
