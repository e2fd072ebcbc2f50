"""Two games with other secrets that one viewer cannot tell apart, found by trying.

The one is played at random. The other follows it with whatever choices and whatever luck leave the
viewer's page and all they hear as they are; where there is a choice, it becomes another game.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass

from filon.core.errors import FilonError
from filon.core.game import AnyGame
from filon.core.luck import Reading, Seeded
from filon.core.match import Match
from filon.core.plain import encode

TRIES = 12  # of other luck, at each step
POSITIONS = 500  # tried from one deal


@dataclass
class Step:
    seat: int
    words: tuple[str, str]  # at the one table and at the other
    is_lucky: bool


@dataclass
class Twins:
    one: Match
    other: Match
    viewer: int
    steps: list[Step]

    @property
    def differ(self) -> bool:
        return _differ(self.one, self.other)


Goal = Callable[[Twins], bool]
Policy = Callable[[Match, int, list[int]], list[int]]  # in which order a seat tries its actions


def find(
    game: AnyGame,
    seats: int,
    viewer: int,
    goal: Goal,
    seeds: Iterable[int],
    policy: Policy | None = None,
) -> Twins:
    """Twins that are what is wanted; of each seed so many positions are tried."""
    for seed in seeds:
        die = random.Random(seed)
        one = Match(game, seats, Seeded(seed))
        twins = Twins(one, _other_deal(one, viewer, die), viewer, [])
        search = _Search(goal, die, policy)
        found = search.deepen(twins)
        if found is not None:
            return found
    raise LookupError(f"no twins of {game.name} for seat {viewer}")


class _Search:
    def __init__(self, goal: Goal, die: random.Random, policy: Policy | None) -> None:
        self.goal, self.die, self.policy = goal, die, policy
        self.left = POSITIONS

    def deepen(self, twins: Twins) -> Twins | None:
        if self.goal(twins):
            return twins
        if twins.one.over:
            return None
        for following in self.followers(twins):
            self.left -= 1
            if self.left < 0:
                return None
            found = self.deepen(following)
            if found is not None:
                return found
        return None

    def followers(self, twins: Twins) -> Iterator[Twins]:
        """Twins one step later, in any order."""
        seat = self.die.choice(twins.one.to_act)
        for act in self.acts(twins, seat):
            one = twins.one.replayed(len(twins.one.log))
            one.continue_with(Seeded(self.die.randrange(2**30)))
            entry = one.submit(seat, act)
            for other_act in self.answers(twins, seat, act):
                other = self.alike(one, twins.other, seat, other_act, twins.viewer)
                if other is not None:
                    words = (one.game.say(act), one.game.say(other_act))
                    step = Step(seat, words, bool(entry.said))
                    yield Twins(one, other, twins.viewer, [*twins.steps, step])

    def acts(self, twins: Twins, seat: int) -> list[int]:
        """First what the other table cannot do: a difference that is taken up is out of sight."""
        legal, common = twins.one.legal(seat), twins.other.legal(seat)
        self.die.shuffle(legal)
        legal.sort(key=lambda act: act in common)
        return self.policy(twins.one, seat, legal) if self.policy else legal

    def answers(self, twins: Twins, seat: int, act: int) -> list[int]:
        """What the other table may do: the same, or else what the one cannot do."""
        legal, common = twins.other.legal(seat), twins.one.legal(seat)
        if act in legal:
            return [act]
        return [other for other in legal if other not in common]

    def alike(self, one: Match, before: Match, seat: int, act: int, viewer: int) -> Match | None:
        """The other table after an action, with some luck that the viewer cannot tell."""
        said = one.log[-1].said
        lucks = [_changed(said, self.die) for _ in range(TRIES)] if said else []
        if self.die.random() < 0.8:
            lucks.insert(0, said)
        for luck in [*lucks, said]:
            other = _repeated(before, seat, act, luck)
            if other is not None and _look_alike(one, other, viewer):
                return other
        return None


def _other_deal(one: Match, viewer: int, die: random.Random) -> Match:
    for _ in range(TRIES * 10):
        try:
            luck = Reading(_changed(one.opening, die))
            other = Match(one.game, one.seats, luck, one.options)
        except FilonError:
            continue
        if not luck.left() and _look_alike(one, other, viewer) and _differ(one, other):
            return other
    return one.replayed(0)


def _changed(said: list[int], die: random.Random) -> list[int]:
    """One number is a little different."""
    changed = list(said)
    if changed:
        changed[die.randrange(len(changed))] += die.choice([-3, -2, -1, 1, 2, 3])
    return changed


def _repeated(match: Match, seat: int, act: int, said: list[int]) -> Match | None:
    again = match.replayed(len(match.log))
    try:
        again.repeat(seat, act, said)
    except FilonError:
        return None
    return again


def _differ(one: Match, other: Match) -> bool:
    return encode(one.state) != encode(other.state)


def _look_alike(one: Match, other: Match, viewer: int) -> bool:
    """The page and the last thing heard are the same."""
    return (
        one.to_act == other.to_act
        and encode(one.view(viewer)) == encode(other.view(viewer))
        and one.legal(viewer) == other.legal(viewer)
        and (not one.log or one.seen(one.log[-1], viewer) == other.seen(other.log[-1], viewer))
        and one.can_undo(viewer) == other.can_undo(viewer)
    )
