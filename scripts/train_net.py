"""Trains the network of a game for all its seat counts: `train_net.py GAME OUT [--stages N]`.

Masked PPO in self-play, as in `examples/ppo_selfplay.py`, at tables of every size side by side.
It learns in stages; each begins with new tables and a seed of its own, and ends with a checkpoint
beside OUT. Started again it goes on after the last one, and ends with the very network that one
long run would have given on that machine. With `--advised` it learns what to add to what the game's
judge says of every choice, and meets greedy at a part of the tables. Best with the compiled engine
on the path; needs `pip install torch` and the extra `rl`.
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

sys.path.insert(0, str(Path(__file__).resolve().parent))
sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "examples"))
import ppo_selfplay
from ppo_selfplay import SCALE
from sight import UNIT, Net, Sight, Tables, shares

from filon.rl.netfile import write_wide_net

SLOWEST = 0.1  # of the first rate: that of the last stage


class Training:
    def __init__(self, game: str, out: Path, settings: argparse.Namespace) -> None:
        self.game, self.out, self.settings = game, out, settings
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.sight = Sight(game)
        self.net = Net(self.sight, settings.hidden, settings.advised > 0)
        self.adam = torch.optim.Adam(self.net.parameters(), lr=settings.rate, eps=1e-5)
        self.stage = 0
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
        for _ in range(settings.updates):
            played = [self._play(room) for room in rooms]
            ppo_selfplay.learn(self.net, self.adam, played, settings)
        self.stage += 1
        self._keep()

    def _rooms(self, seed: int) -> list[Tables]:
        sizes, settings = self.sight.sizes, self.settings
        counts = shares(sizes, settings.tables)
        company = (settings.advised, settings.rivals if settings.advised else 0.0)
        return [
            Tables(self.sight, seats, count, seed + 100_000 * seats, *company)
            for seats, count in zip(sizes, counts, strict=True)
        ]

    def _play(self, room: Tables) -> Any:
        steps, scale = self.settings.steps, SCALE[self.game]
        rivals = room.rivals if self.settings.advised else None
        return ppo_selfplay.play(self.net, room, room.seen, steps, scale, rivals)[0]

    def _keep(self) -> None:
        state = {"net": self.net.state_dict(), "adam": self.adam.state_dict(), "stage": self.stage}
        torch.save(state, self.kept)
        write(self.out, self.sight, self.net, self.settings)


def write(out: Path, sight: Sight, net: Net, settings: argparse.Namespace) -> None:
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
    points, warmth = SCALE[sight.game], settings.warmth
    advice = advice_of(net, sight.game, settings.advised)
    write_wide_net(out, sight.game, sight.used, layers, lead, points, warmth, advice)


def advice_of(net: Net, game: str, guesses: int) -> dict[str, float]:
    if net.leaning is None:
        return {}
    by_units, by_stake = net.leaning.tolist()
    return {"guesses": guesses, "unit": UNIT[game], "by_units": by_units, "by_stake": by_stake}


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("out", type=Path)
    parser.add_argument("--stages", type=int, default=12)
    parser.add_argument("--until", type=int, help="stop after this one; the rate sinks as ever")
    parser.add_argument("--advised", type=int, default=0, help="guesses of the judge; 0: none")
    parser.add_argument("--rivals", type=float, default=0.5, help="part of tables with greedy")
    parser.add_argument("--updates", type=int, default=100, help="in a stage")
    parser.add_argument("--hidden", type=int, nargs=2, default=[112, 64])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warmth", type=float, default=0.25, help="of play with the network alone")
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--decay", type=float, default=0.95, help="of what came later")
    parser.set_defaults(epochs=2, batch=2048, clip=0.2, value=0.5, entropy=0.01)
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
        }
        print(json.dumps(point), flush=True)


if __name__ == "__main__":
    main()
