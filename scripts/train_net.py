"""Trains a network for `net:FILE` in stages: `train_net.py GAME SEATS OUT [--stages N]`.

Masked PPO in self-play, as in `examples/ppo_selfplay.py`. It learns in stages; each begins with new
tables and a seed of its own, and ends with a checkpoint beside OUT. Started again it goes on after
the last one, and ends with the very network that one long run would have given on that machine.
Best with the compiled engine on the path; needs `pip install torch` and the extra `rl`.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import torch

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "examples"))
import ppo_selfplay

from filon.rl import vector_env
from filon.rl.netfile import write_net

SLOWEST = 0.1  # of the first rate: that of the last stage


class Training:
    def __init__(self, game: str, seats: int, out: Path, settings: argparse.Namespace) -> None:
        self.game, self.seats, self.out, self.settings = game, seats, out, settings
        torch.set_num_threads(1)
        torch.manual_seed(settings.seed)
        self.net = ppo_selfplay.Net(game, seats, settings.hidden)
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
        seed = settings.seed + 1000 * (self.stage + 1)
        torch.manual_seed(seed)
        done = self.stage / settings.stages
        for group in self.adam.param_groups:
            group["lr"] = settings.rate * max(SLOWEST, 1 - done)
        env = vector_env(self.game, settings.tables, self.seats, reward="score", skip_forced=True)
        seen, _ = env.reset(seed=seed)
        for _ in range(settings.updates):
            scale = ppo_selfplay.SCALE[self.game]
            out, seen = ppo_selfplay.play(self.net, env, seen, settings.steps, scale)
            ppo_selfplay.learn(self.net, self.adam, out, settings)
        env.close()
        self.stage += 1
        self._keep()

    def _keep(self) -> None:
        state = {"net": self.net.state_dict(), "adam": self.adam.state_dict(), "stage": self.stage}
        torch.save(state, self.kept)
        scale, layers = ppo_selfplay.layers(self.net)
        write_net(self.out, self.game, self.seats, scale, layers, self.settings.warmth)


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(ppo_selfplay.SCALE))
    parser.add_argument("seats", type=int)
    parser.add_argument("out", type=Path)
    parser.add_argument("--stages", type=int, default=12)
    parser.add_argument("--until", type=int, help="stop after this one; the rate sinks as ever")
    parser.add_argument("--updates", type=int, default=40, help="in a stage")
    parser.add_argument("--hidden", type=int, default=56)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--warmth", type=float, default=0.25)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.set_defaults(epochs=2, batch=2048, clip=0.2, decay=0.95, value=0.5, entropy=0.01)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> None:
    settings = parsed(words)
    training = Training(settings.game, settings.seats, settings.out, settings)
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
