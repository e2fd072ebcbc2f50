"""How much thought a choice is given."""

from __future__ import annotations

import time
from typing import Final

from filon.core.ints import i64, vec

CHECK: Final[i64] = 8  # visits between two looks at the clock, and at who leads
SOON: Final[i64] = 8  # that part of the visits is made before anybody is sure,
FEWEST: Final[i64] = 30  # and at least so many


class Effort:
    """So many visits or seconds, whichever comes first; 0 is no limit. Fewer, when no more of them
    could change what is chosen: the most visited; or would hardly, as an action has got such a part
    of them already that one is sure."""

    def __init__(self, visits: int, seconds: float, sure: float = 1.0) -> None:
        self.visits: Final = visits
        self.seconds: Final = seconds
        self._sure: Final = sure
        self.made: i64 = 0  # visits, for this choice
        self._known: i64 = 0
        self._deadline = 0.0

    def begin(self, known: i64) -> None:
        """Visits that the tree has had before count, but something is always looked at anew."""
        self.made = 0
        self._known = known
        self._deadline = time.perf_counter() + self.seconds

    def goes_on(self, actions: vec[i64], visits: vec[float], legal: list[int]) -> bool:
        """Counts the visit that is to be made now, if there is one; how often each action has been
        visited so far."""
        if self.made > 0:
            if self.visits and self._left() <= 0:
                return False
            if self.made % CHECK == 0 and (
                self._is_late() or self._is_decided(actions, visits, legal)
            ):
                return False
        self.made += 1
        return True

    def _left(self) -> i64:
        return i64(self.visits) - self.made - self._known

    def _is_late(self) -> bool:
        return self.seconds > 0.0 and time.perf_counter() >= self._deadline

    def _is_decided(self, actions: vec[i64], visits: vec[float], legal: list[int]) -> bool:
        """Whether the second cannot reach the first any more. A tree may know actions that are not
        legal, from tables only imagined: if one of them is first, nothing is decided."""
        if not self.visits:
            return False
        first: i64 = 0
        for place in range(len(visits)):
            if visits[place] > visits[first]:
                first = place
        if int(actions[first]) not in legal:
            return False
        return self._is_sure(visits, first) or self._is_out_of_reach(visits, first)

    def _is_sure(self, visits: vec[float], first: i64) -> bool:
        total = 0.0
        for one in visits:
            total += one
        made = self.made + self._known
        soon = max(FEWEST, i64(self.visits) // SOON)
        return made >= soon and visits[first] > self._sure * total

    def _is_out_of_reach(self, visits: vec[float], first: i64) -> bool:
        for place in range(len(visits)):
            if place != first and visits[place] + float(self._left()) >= visits[first]:
                return False
        return True
