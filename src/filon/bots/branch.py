"""A choice in the tree of a search that knows a network."""

from __future__ import annotations

from typing import Final

from filon.core.ints import append, i64, vec

MODESTY: Final = 0.1  # units that a move not tried yet is taken to be worse
LINE: Final = 6  # actions of an expected line, at most


class Branch:
    """A choice of the viewer after all those before it; what happened in between may differ."""

    def __init__(self) -> None:
        self.actions = vec[i64]()
        self.children: list[Branch | None] = []
        self.likings = vec[float]()  # from 0 to 1, as the network thought when it saw them first
        self.visits = vec[float]()
        self.leads = vec[float]()  # summed
        self.lead = 0.0  # expected when it was first seen
        self.met = 0.0

    def grow(self, action: i64, liking: float) -> None:
        self.actions = append(self.actions, action)
        self.children.append(None)
        self.likings = append(self.likings, liking)
        self.visits = append(self.visits, 0.0)
        self.leads = append(self.leads, 0.0)

    def place_of(self, action: i64, guess: i64) -> i64:
        """Where an action stands, -1 if it is new; mostly where it stood among the choices."""
        actions = self.actions
        if guess < len(actions) and actions[guess] == action:
            return guess
        for place in range(len(actions)):
            if actions[place] == action:
                return place
        return -1

    def child(self, place: i64) -> Branch:
        found = self.children[place]
        if found is None:
            found = Branch()
            self.children[place] = found
        return found

    def learn(self, place: i64, lead: float) -> None:
        """What a visit that went on there has come to."""
        self.visits[place] += 1.0
        self.leads[place] += lead
        self.met += 1.0

    def value(self, place: i64) -> float:
        visits = self.visits[place]
        return self.leads[place] / visits if visits > 0.0 else self.lead - MODESTY


def line_of(root: Branch, place: int) -> list[int]:
    """The viewer's most visited actions after one, while there are some."""
    line: list[int] = []
    branch = root.children[place]
    while branch is not None and len(branch.actions) and len(line) < LINE:
        best = 0
        for at in range(len(branch.actions)):
            if branch.visits[at] > branch.visits[best]:
                best = at
        line.append(int(branch.actions[best]))
        branch = branch.children[best]
    return line
