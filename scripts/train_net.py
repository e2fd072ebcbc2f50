"""Trains the network of a game for all its seat counts: `train_net.py GAME OUT [--stages N]`.

Masked PPO in self-play, as in `examples/ppo_selfplay.py`, at tables of every size side by side.
It learns in stages; each begins with new tables and a seed of its own, and ends with a checkpoint
beside OUT. The first of them may learn from greedy's example (`--taught`). Started again it goes on
after the last one, and ends with the very network that one long run would have given on that
machine. Best with the compiled engine on the path; needs `pip install torch` and the extra `rl`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "examples"))
import ppo_selfplay
from ppo_selfplay import SCALE, UNUSED
from teaching import Teacher, imitate

from filon.games import load
from filon.rl import layout, vector_env
from filon.rl.netfile import write_wide_net

SLOWEST = 0.1  # of the first rate: that of the last stage
USUAL = 4  # seats, at half of the tables
RIVAL = "seat+"


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
    """A logit for each id, and the lead to be expected."""

    def __init__(self, sight: Sight, hidden: list[int]) -> None:
        super().__init__()
        self.sizes = len(sight.sizes)
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
        numbers = seen.float()
        near = (numbers - self.middle) * self.scale
        hidden = torch.relu(self.second(torch.relu(self.first(near))))
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        lead = ((numbers @ self.leads.T) * numbers[:, -self.sizes :]).sum(1)
        return logits, self.value(hidden).squeeze(-1) + lead

    def acquaint(self, seen: torch.Tensor) -> None:
        """Counts every byte from its mean and in its own spread, as some tables show them."""
        numbers = seen.float()
        spread = torch.maximum(numbers.std(0), 0.1 / self.scale)  # rare ones stay small
        self.middle.copy_(numbers.mean(0))
        self.scale.copy_(1.0 / spread)


class Tables:
    """Those of one size."""

    def __init__(self, sight: Sight, seats: int, count: int, seed: int) -> None:
        self.num_envs = count
        self._sight, self._seats = sight, seats
        self.env = vector_env(sight.game, count, seats, reward="score", skip_forced=True)
        self.seen = self._read(self.env.reset(seed=seed)[0])

    def step(self, actions: Any) -> tuple[Any, ...]:
        seen, *rest = self.env.step(actions)
        self.seen = self._read(seen)
        return self.seen, *rest

    def _read(self, seen: Any) -> Any:
        return {**seen, "observation": self._sight.seen(seen["observation"], self._seats)}


def shares(sizes: list[int], tables: int) -> list[int]:
    """Half of the tables have the usual size, the others share the rest."""
    others = tables // 2 // max(1, len(sizes) - 1)
    return [tables - others * (len(sizes) - 1) if size == USUAL else others for size in sizes]


class Training:
    def __init__(self, game: str, out: Path, settings: argparse.Namespace) -> None:
        self.game, self.out, self.settings = game, out, settings
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.sight = Sight(game)
        self.net = Net(self.sight, settings.hidden)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.stage = 0
        self.agreed = 0.0  # how often it would have done as it was told, if it was
        self.kept = out.with_suffix(".checkpoint")
        if self.kept.exists():
            self._go_on(torch.load(self.kept, weights_only=True))

    def _go_on(self, kept: dict[str, Any]) -> None:
        self.net.load_state_dict(kept["net"])
        self.adam.load_state_dict(kept["adam"])
        self.stage = kept["stage"]

    def learn_stage(self) -> None:
        settings = self.settings
        seed = settings.seed + 1_000_000 * (self.stage + 1)
        torch.manual_seed(seed)
        rate = settings.rate * max(SLOWEST, 1 - self.stage / settings.stages)
        for group in self.adam.param_groups:
            group["lr"] = rate
        rooms = self._rooms(seed)
        if self.stage == 0:
            played = [self._play(room) for room in rooms]
            self.net.acquaint(torch.cat([seen for out in played for seen in out.seen]))
        if self.stage < settings.taught:
            self._learn_by_example(rooms, seed)
        else:
            self._learn_by_playing(rooms)
        self.stage += 1
        self._keep()

    def _learn_by_example(self, rooms: list[Tables], seed: int) -> None:
        teacher = Teacher(self.game, seed)
        steps, scale = self.settings.steps, SCALE[self.game]
        for _ in range(self.settings.updates):
            shown = [teacher.played(self.net, room, steps, scale) for room in rooms]
            self.agreed = imitate(self.net, self.adam, shown, self.settings)

    def _learn_by_playing(self, rooms: list[Tables]) -> None:
        for _ in range(self.settings.updates):
            played = [self._play(room) for room in rooms]
            ppo_selfplay.learn(self.net, self.adam, played, self.settings)

    def _rooms(self, seed: int) -> list[Tables]:
        sizes = self.sight.sizes
        counts = shares(sizes, self.settings.tables)
        return [
            Tables(self.sight, seats, count, seed + 100_000 * seats)
            for seats, count in zip(sizes, counts, strict=True)
        ]

    def _play(self, room: Tables) -> Any:
        steps, scale = self.settings.steps, SCALE[self.game]
        return ppo_selfplay.play(self.net, room, room.seen, steps, scale)[0]

    def _keep(self) -> None:
        state = {"net": self.net.state_dict(), "adam": self.adam.state_dict(), "stage": self.stage}
        torch.save(state, self.kept)
        write(self.out, self.sight, self.net, self.settings.warmth)


def write(out: Path, sight: Sight, net: Net, warmth: float) -> None:
    """With means and spreads folded into the first layer."""
    parts = [net.first, net.second, net.policy, net.value]
    (first, bias), second, (last, likes), (value, beyond) = [
        (part.weight.detach().numpy(), part.bias.detach().numpy()) for part in parts
    ]
    near = first * net.scale.numpy()
    layers = [
        (near, bias - near @ net.middle.numpy()),
        second,
        (np.vstack([last, value]), np.concatenate([likes, beyond])),
    ]
    lead = {
        seats: [(place, float(row[place])) for place in np.flatnonzero(row).tolist()]
        for seats, row in zip(sight.sizes, sight.leads(), strict=True)
    }
    write_wide_net(out, sight.game, sight.used, layers, lead, SCALE[sight.game], warmth)


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("out", type=Path)
    parser.add_argument("--stages", type=int, default=12)
    parser.add_argument("--until", type=int, help="stop after this one; the rate sinks as ever")
    parser.add_argument("--taught", type=int, default=0, help="stages that learn from greedy")
    parser.add_argument("--updates", type=int, default=100, help="in a stage")
    parser.add_argument("--hidden", type=int, nargs=2, default=[112, 64])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warmth", type=float, default=0.25, help="of play with the network alone")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.set_defaults(epochs=2, batch=2048, clip=0.2, decay=0.95, value=0.5, entropy=0.01)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    settings = parsed(words)
    training = Training(settings.game, settings.out, settings)
    while training.stage < (settings.until or settings.stages):
        began = time.process_time()
        training.learn_stage()
        spent = time.process_time() - began
        point = {
            "stage": training.stage,
            "decisions": training.stage * settings.updates * settings.steps * settings.tables,
            "seconds": round(spent, 1),
            "agreed": round(training.agreed, 3),
        }
        print(json.dumps(point), flush=True)


if __name__ == "__main__":
    main()
