"""What a network that learns reads, at tables of every size, and what it makes of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import ppo_selfplay
import torch
from ppo_selfplay import UNUSED
from torch import nn

from filon.bots.greedy import Greedy
from filon.bots.network import TINY, WORST
from filon.games import load
from filon.rl import layout, vector_env

USUAL = 4  # seats, at half of the tables
RIVAL = "seat+"
# points of a judge that make a difference, for networks that listen to it
UNIT = {"colorado": 1.0, "gold-am-yukon": 0.15, "treasure-hunter": 1.5, "lost-valley": 0.3}
LEANING = (1.0, 1.5)  # what a unit, and what lies between worst and best, count at first


class Sight:
    """What a network reads at tables of all sizes: bytes of what a seat sees at the largest, zeros
    where there are fewer seats, and a one for the size of the table."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.sizes = list(load(game).seats)
        plan = layout(game, self.sizes[-1])
        self.width, self.choices = plan.width, len(plan.choices)
        self.used = np.ones(self.width + len(self.sizes), np.bool_)
        for slot in plan.slots:
            self.used[slot.where] = not is_unused(game, slot.name)
        highs = np.append(plan.highs(), np.ones(len(self.sizes), np.float32))
        self.highs = highs[self.used]

    def seen(self, numbers: Any, seats: int) -> Any:
        """From what a table of some size shows."""
        wide = np.zeros((len(numbers), len(self.used)), np.uint8)
        wide[:, : numbers.shape[1]] = numbers
        wide[:, self.width + self.sizes.index(seats)] = 1
        return wide[:, self.used]

    def leads(self) -> Any:
        """For each size of table, what each byte adds to the viewer's lead as it stands."""
        rows = np.zeros((len(self.sizes), len(self.used)), np.float32)
        for row, seats in zip(rows, self.sizes, strict=True):
            weights = ppo_selfplay.lead_weights(self.game, seats)
            row[: len(weights)] = weights
        return rows


def is_unused(game: str, name: str) -> bool:
    """Of a slot; what a network does without at one rival, it does without at all."""
    if name.startswith(RIVAL):
        name = f"{RIVAL}1.{name.partition('.')[2]}"
    return name in UNUSED.get(game, ())


class Net(nn.Module):
    """A logit for each id, and the lead to be expected; what the judge says of each id, if it has
    an adviser, comes after what it sees."""

    def __init__(self, sight: Sight, hidden: list[int], advised: bool = False) -> None:
        super().__init__()
        self.sizes, self.width = len(sight.sizes), len(sight.highs)
        self.unit = UNIT[sight.game]
        self.leaning = nn.Parameter(torch.tensor(LEANING)) if advised else None
        self.register_buffer("scale", torch.tensor(1.0 / sight.highs))
        self.register_buffer("middle", torch.zeros(len(sight.highs)))
        self.register_buffer("leads", torch.tensor(sight.leads()[:, sight.used]))
        self.first = nn.Linear(len(sight.highs), hidden[0])
        self.second = nn.Linear(hidden[0], hidden[1])
        self.policy = nn.Linear(hidden[1], sight.choices)
        self.value = nn.Linear(hidden[1], 1)
        nn.init.zeros_(self.value.weight)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        numbers = seen[:, : self.width].float()
        near = (numbers - self.middle) * self.scale
        hidden = torch.relu(self.second(torch.relu(self.first(near))))
        logits = self.policy(hidden)
        if self.leaning is not None:
            logits = logits - self.reluctance(seen[:, self.width :], mask)
        logits = logits.masked_fill(mask == 0, -1e9)
        lead = ((numbers @ self.leads.T) * numbers[:, -self.sizes :]).sum(1)
        return logits, self.value(hidden).squeeze(-1) + lead

    def reluctance(self, worths: torch.Tensor, mask: torch.Tensor) -> torch.Tensor:
        """As `Advice.lean` has it."""
        best = worths.masked_fill(mask == 0, -1e9).amax(1, keepdim=True)
        worst = worths.masked_fill(mask == 0, 1e9).amin(1, keepdim=True)
        less = (best - worths).masked_fill(mask == 0, 0.0)
        by_units, by_stake = self.leaning
        at_stake = less / (best - worst + TINY)
        return by_units * (less / self.unit).clamp(max=WORST) + by_stake * at_stake

    def acquaint(self, seen: torch.Tensor) -> None:
        """Counts every byte from its mean and in its own spread, as some tables show them."""
        numbers = seen[:, : self.width].float()
        spread = torch.maximum(numbers.std(0), 0.1 / self.scale)  # rare ones stay small
        self.middle.copy_(numbers.mean(0))
        self.scale.copy_(1.0 / spread)


class Tables:
    """Those of one size; with a judge who guesses so often, if it is asked, and greedy on every
    other seat at a part of them."""

    def __init__(
        self, sight: Sight, seats: int, count: int, seed: int, guesses: int = 0, rivals: float = 0
    ) -> None:
        self.num_envs = count
        self._sight, self._seats = sight, seats
        self._adviser = Greedy(load(sight.game), seed, None, guesses) if guesses else None
        self._rivals = np.zeros((count, seats), np.bool_)
        for n in range(round(rivals * count)):
            self._rivals[n] = (np.arange(seats) + n) % 2
        self.env = vector_env(sight.game, count, seats, reward="score", skip_forced=True)
        self.seen = self._read(self.env.reset(seed=seed)[0])

    def step(self, actions: Any) -> tuple[Any, ...]:
        seen, *rest = self.env.step(actions)
        self.seen = self._read(seen)
        return self.seen, *rest

    def _read(self, seen: Any) -> Any:
        numbers = self._sight.seen(seen["observation"], self._seats)
        if self._adviser is not None:
            numbers = np.concatenate([numbers.astype(np.float32), self._advice()], 1)
        return {**seen, "observation": numbers}

    def _advice(self) -> Any:
        """What the judge says of each id on offer, knowing no more than who is asked."""
        tables, game = self.env.tables, self.env.made.game
        found = np.zeros((self.num_envs, self._sight.choices), np.float32)
        for n, state in enumerate(tables.states):
            seat, legal = int(tables.to_play[n]), state.on_offer()
            worths = self._adviser.worths(game.view(state, seat), legal)
            for action, worth in zip(legal, worths, strict=True):
                found[n, int(tables.features.relative(state, seat, action))] = worth
        return found

    def rivals(self, seen: Any) -> Any:
        """What greedy does where it sits, -1 elsewhere."""
        worths = seen["observation"][:, -self._sight.choices :]
        best = np.where(seen["action_mask"] > 0, worths, -np.inf).argmax(1)
        theirs = self._rivals[np.arange(self.num_envs), seen["to_play"]]
        return np.where(theirs, best, -1)


def shares(sizes: list[int], tables: int) -> list[int]:
    """Half of the tables have the usual size, the others share the rest."""
    others = tables // 2 // max(1, len(sizes) - 1)
    return [tables - others * (len(sizes) - 1) if size == USUAL else others for size in sizes]
