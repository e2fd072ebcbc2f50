"""Bots against bots: every luck is played several times, so that each sits where the others sat."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from filon.bots import seated
from filon.bots.ladder import Share, ladder, share_over
from filon.bots.visiting import refuse_size
from filon.core.errors import BadSetup
from filon.core.game import AnyGame, checked_seats
from filon.core.luck import Seeded
from filon.core.match import Match


class Result(NamedTuple):
    """One game: who sat where, the scores, the winners, and whose luck it was."""

    names: list[str]
    scores: list[int]
    winners: list[int]
    seed: int = 0


class Standing:
    """What one bot has won so far."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seated = 0  # seats taken over all games
        self.wins = 0.0  # shared victories count in parts
        self.points = 0
        self.pairs: dict[str, dict[int, tuple[int, float]]] = {}  # rival: by luck: met, won

    def win_share(self) -> float:
        return self.wins / self.seated if self.seated else 0.0

    def against(self, rival: str) -> Share:
        return share_over(list(self.pairs.get(rival, {}).values()))

    def beats(self, rival: str) -> float:
        """In what part of all pairs at a table this bot's seat scored more; ties count half."""
        found = self.against(rival)
        return found.share if found.pairs else 0.0


def lineup(bots: Sequence[str], seats: int, turn: int) -> list[str]:
    """Bots alternate around the table and move on one seat each turn."""
    return [bots[(seat + turn) % len(bots)] for seat in range(seats)]


def bot_seed(seed: int, seat: int) -> int:
    """What the bot of a seat is seeded with in the game of a seed."""
    return seed * 31 + seat + 1


def play_game(
    game: AnyGame, names: Sequence[str], seed: int, options: dict[str, int] | None = None
) -> Result:
    """One match to its end through the same door as everybody's."""
    match = Match(game, len(names), Seeded(seed), options)
    bots = [seated(name, game, bot_seed(seed, seat)) for seat, name in enumerate(names)]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return Result(list(names), match.scores(), match.winners(), seed)


def check(game: AnyGame, bots: Sequence[str], seats: int) -> None:
    """Refuses what cannot be played before anything is."""
    checked_seats(game, seats)
    for bot in bots:
        seated(bot, game, 0)
        refuse_size(bot, game, seats)
    if len(set(bots)) < len(bots):
        raise BadSetup("expected different bots, got the same twice")
    if len(bots) > seats:
        raise BadSetup(f"{len(bots)} bots cannot sit on {seats} seats")


def results(
    find: Any, name: str, bots: Sequence[str], games: int, seats: int, seed: int, workers: int = 0
) -> Iterator[Result]:
    """The results as they come, on all cores; `find` is the shelf's `load`."""
    cores = workers or os.cpu_count() or 1
    tasks = [
        (find, name, lineup(bots, seats, n % len(bots)), seed + n // len(bots))
        for n in range(games)
    ]
    if cores == 1:
        yield from map(_task, tasks)
        return
    with ProcessPoolExecutor(cores) as pool:
        yield from pool.map(_task, tasks)


def _task(task: tuple[Any, str, list[str], int]) -> Result:
    find, name, names, seed = task
    return play_game(find(name), names, seed)


def count(standings: dict[str, Standing], result: Result) -> None:
    for seat, name in enumerate(result.names):
        standing = standings.setdefault(name, Standing(name))
        standing.seated += 1
        standing.points += result.scores[seat]
        if seat in result.winners:
            standing.wins += 1 / len(result.winners)
        for other, rival in enumerate(result.names):
            if rival != name:
                lucks = standing.pairs.setdefault(rival, {})
                met, won = lucks.get(result.seed, (0, 0.0))
                points = _pair_points(result.scores[seat], result.scores[other])
                lucks[result.seed] = (met + 1, won + points)


def _pair_points(mine: int, theirs: int) -> float:
    if mine == theirs:
        return 0.5
    return 1.0 if mine > theirs else 0.0


def ratings(tables: Sequence[dict[str, Standing]]) -> dict[str, float]:
    """One ladder over all seat counts."""
    won: dict[tuple[str, str], tuple[int, float]] = {}
    names = list(dict.fromkeys(name for standings in tables for name in standings))
    for standings in tables:
        for name, standing in standings.items():
            for rival, lucks in standing.pairs.items():
                met, beaten = won.get((name, rival), (0, 0.0))
                met += sum(pairs for pairs, _ in lucks.values())
                won[name, rival] = (met, beaten + sum(part for _, part in lucks.values()))
    return ladder(names, won)
