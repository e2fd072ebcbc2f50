"""Bots against bots, every seat taken by each in turn."""

from __future__ import annotations

import math
import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any

from filon.bots import make
from filon.core.errors import BadSetup
from filon.core.game import AnyGame, checked_seats
from filon.core.luck import Seeded
from filon.core.match import Match


class Standing:
    """What one bot has won so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seated = 0  # seats taken over all games
        self.wins = 0.0  # shared victories count in parts
        self.points = 0
        self.pairs: dict[str, list[float]] = {}  # rival: pairs at a table, pairs won

    def share(self) -> float:
        return self.wins / self.seated if self.seated else 0.0

    def beats(self, rival: str) -> float:
        """In what part of all pairs at a table this bot's seat scored more; ties count half."""
        met, won = self.pairs.get(rival, [0.0, 0.0])
        return won / met if met else 0.0


Result = tuple[list[str], list[int], list[int]]  # who sat where, the scores, the winners


def lineup(bots: Sequence[str], seats: int, game_number: int) -> list[str]:
    """Bots alternate around the table and move on one seat each game."""
    return [bots[(seat + game_number) % len(bots)] for seat in range(seats)]


def play_game(
    game: AnyGame, names: Sequence[str], seed: int, options: dict[str, int] | None = None
) -> Result:
    """One match to its end through the same door as everybody's."""
    match = Match(game, len(names), Seeded(seed), options)
    bots = [make(name, game, seed * 31 + seat + 1) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return list(names), match.scores(), match.winners()


def check(game: AnyGame, bots: Sequence[str], seats: int) -> None:
    """Refuses what cannot be played before anything is."""
    checked_seats(game, seats)
    for bot in bots:
        make(bot, game, 0)
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots cannot sit on {seats} seats")


def results(
    find: Any, name: str, bots: Sequence[str], games: int, seats: int, seed: int, workers: int = 0
) -> Iterator[Result]:
    """The results as they come, on all cores; `find` is the shelf's `load`."""
    cores = workers or os.cpu_count() or 1
    tasks = [(find, name, lineup(bots, seats, n), seed + n) for n in range(games)]
    if cores == 1:
        yield from map(_task, tasks)
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(_task, tasks)


def _task(task: tuple[Any, str, list[str], int]) -> Result:
    find, name, names, seed = task
    return play_game(find(name), names, seed)


def count(standings: dict[str, Standing], result: Result) -> None:
    names, scores, winners = result
    for seat, name in enumerate(names):
        standing = standings.setdefault(name, Standing(name))
        standing.seated += 1
        standing.points += scores[seat]
        if seat in winners:
            standing.wins += 1 / len(winners)
        for other, rival in enumerate(names):
            if rival != name:
                pair = standing.pairs.setdefault(rival, [0.0, 0.0])
                pair[0] += 1
                pair[1] += _pair_points(scores[seat], scores[other])


def _pair_points(mine: int, theirs: int) -> float:
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0


def interval(share: float, games: int) -> tuple[float, float]:
    """The 95 % interval of a share (Wilson)."""
    if games == 0:
        return 0.0, 1.0
    z = 1.96
    middle = share + z * z / (2 * games)
    spread = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    scale = 1 + z * z / games
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)
