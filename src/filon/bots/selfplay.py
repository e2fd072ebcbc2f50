"""Games of bots by their seeds, on all cores: each is played to its end and comes back as a
record, in the order of the seeds, so that it does not matter who played it."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import NamedTuple

from filon.bots import seated
from filon.bots.arena import Result, bot_seed, lineup
from filon.core import record
from filon.core.game import game_called
from filon.core.luck import Seeded
from filon.core.match import Match


class Task(NamedTuple):
    game: str
    names: list[str]  # of the bots, seat by seat
    seed: int
    options: dict[str, int]


class Played(NamedTuple):
    task: Task
    scores: list[int]
    winners: list[int]
    record: str

    @property
    def result(self) -> Result:
        return Result(self.task.names, self.scores, self.winners, self.task.seed)


Spread = Callable[[Sequence[Task]], Iterator[Played]]


def tasks_of(
    game: str, bots: Sequence[str], seats: int, seeds: Sequence[int], options: dict[str, int]
) -> list[Task]:
    """One for each seed; bots move on one seat each game, counted from the first seed."""
    first = seeds[0] if seeds else 0
    return [Task(game, lineup(bots, seats, seed - first), seed, options) for seed in seeds]


def paired_tasks(
    game: str, bots: Sequence[str], seats: int, seeds: Sequence[int], options: dict[str, int]
) -> list[Task]:
    """As many games as seeds, but each seed is played once for every bot, all moving on one seat:
    so each has the luck of the others."""
    turns = len(bots)
    return [
        Task(game, lineup(bots, seats, number % turns), seeds[number // turns], options)
        for number in range(len(seeds))
    ]


def played(task: Task) -> Played:
    game = game_called(task.game)
    match = Match(game, len(task.names), Seeded(task.seed), task.options)
    bots = [seated(name, game, bot_seed(task.seed, n)) for n, name in enumerate(task.names)]
    while not match.over:
        seat = match.to_act[0]
        match.submit(seat, bots[seat].choose(match.view(seat), match.legal(seat)))
    return Played(task, match.scores(), match.winners(), record.dump(match, tags_of(task)))


def tags_of(task: Task) -> dict[str, str]:
    seats = {f"seat{seat}": name for seat, name in enumerate(task.names)}
    return {**seats, "seed": str(task.seed)}


def on_cores(workers: int = 0) -> Spread:
    """All cores, or so many."""
    count = workers or os.cpu_count() or 1

    def spread(tasks: Sequence[Task]) -> Iterator[Played]:
        if count == 1 or len(tasks) < 2:
            yield from map(played, tasks)
            return
        with ProcessPoolExecutor(count) as pool:
            yield from pool.map(played, tasks)

    return spread
