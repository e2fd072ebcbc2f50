"""Learning by example: greedy says what it would do wherever the network comes to."""

from __future__ import annotations

import argparse
from typing import Any

import numpy as np
import torch
from ppo_selfplay import Rollout, lessons
from torch import nn

from filon.bots.greedy import Greedy
from filon.games import load
from filon.rl.vector import FilonVector

OWN = 0.25  # the part of the choices at which the network has its own way: so it comes to places
# where its teacher never is, and hears what to do there


class Teacher:
    def __init__(self, game: str, seed: int) -> None:
        self._game = load(game)
        self._bot = Greedy(self._game, seed)
        self._chance = np.random.default_rng(seed)

    def choices(self, env: FilonVector) -> Any:
        """What it would do at every table, knowing no more than who is asked there."""
        tables, found = env.tables, np.zeros(env.num_envs, np.int64)
        for n, state in enumerate(tables.states):
            seat = int(tables.to_play[n])
            legal = [int(state.slate[place]) for place in range(int(state.offered))]
            action = self._bot.choose(self._game.view(state, seat), legal)
            found[n] = int(tables.features.relative(state, seat, action))
        return found

    def played(self, net: nn.Module, room: Any, steps: int, scale: float) -> Rollout:
        """A rollout in which every action is the teacher's word, done or not."""
        out = Rollout(steps, room.num_envs)
        for t in range(steps):
            seen = room.seen
            numbers = torch.from_numpy(seen["observation"])
            mask = torch.from_numpy(seen["action_mask"])
            with torch.no_grad():
                logits, value = net(numbers, mask)
                own = (logits - torch.log(-torch.log(torch.rand_like(logits)))).argmax(1).numpy()
            said = self.choices(room.env)
            done = np.where(self._chance.random(room.num_envs) < OWN, own, said)
            out.seen.append(numbers)
            out.mask.append(mask)
            out.action[t], out.value[t] = torch.from_numpy(said), value
            out.seat[t] = seen["to_play"]
            _, reward, over, cut, _ = room.step(done)
            out.reward.append(reward / scale)
            out.ended[t] = over | cut
        return out


def imitate(
    net: nn.Module, adam: torch.optim.Optimizer, played: list[Rollout], args: argparse.Namespace
) -> float:
    """Learns to do as it was told and what comes of it; how often it would have done so."""
    parts = zip(*[lessons(out, args.decay) for out in played], strict=True)
    seen, mask, action, _, _, target = [torch.cat(part) for part in parts]
    agreed = 0.0
    for _ in range(args.epochs):
        for some in torch.randperm(len(seen)).split(args.batch):
            logits, value = net(seen[some], mask[some])
            miss = nn.functional.cross_entropy(logits, action[some])
            loss = miss + args.value * (value - target[some]).pow(2).mean()
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()
            agreed += float((logits.argmax(1) == action[some]).sum())
    return agreed / args.epochs / len(seen)
