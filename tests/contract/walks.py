"""Random games through the door, to ask questions along the way."""

from __future__ import annotations

from collections.abc import Iterator

from filon.core.game import AnyGame
from filon.core.luck import Luck, Seeded
from filon.core.match import Match

LIMIT = 20_000  # actions: no random game of ours comes near


def step(match: Match, luck: Luck) -> None:
    """One random action of a random seat that is to act."""
    waiting = match.to_act
    seat = waiting[luck.below(len(waiting))]
    legal = match.legal(seat)
    match.submit(seat, legal[luck.below(len(legal))])


def walk(game: AnyGame, seats: int, seed: int, stops: int) -> Iterator[Match]:
    """A random game that halts at about `stops` random positions, the end among them."""
    luck = Seeded(seed)
    match = Match(game, seats, Seeded(seed + 1))
    gap = 1
    while not match.over:
        assert len(match.log) < LIMIT, f"seed {seed}: no end in sight"
        step(match, luck)
        gap -= 1
        if gap <= 0 and stops > 0:
            gap = 1 + int(luck.below(2 + len(match.log)))
            stops -= 1
            yield match
    yield match
