"""Masked PPO in self-play, in one file: learns a game of Filon on one core of a laptop.

    python examples/ppo_selfplay.py colorado --minutes 5 --out colorado.net --curve colorado.png

Every seat is played by the same network. A seat's decisions are one trajectory, whatever the
others do between them; what is paid at the end is the lead in points. The network learns what the
lead will become beyond what it is now. `--out` writes a file that `net:FILE` plays anywhere.
"""

from __future__ import annotations

import argparse
import json
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import nn

from filon.rl import layout, seat_env, vector_env
from filon.rl.netfile import write_net

SCALE = {"colorado": 15.0, "gold-am-yukon": 8.0, "treasure-hunter": 25.0, "lost-valley": 15.0}
# slots of a seat, and what each of their numbers is worth in points: the lead before the end
POINTS: dict[str, dict[str, list[float]]] = {
    "colorado": {"points": [1.0]},
    "gold-am-yukon": {"nuggets": [1.0]},
    "treasure-hunter": {"purse": [1.0, 1.0], "relics": [1.0]},
    "lost-valley": {"hidden": [0.0, 1.73, 3.71]},
}
UNUSED = {  # what a small network does without
    "colorado": ("seat+1.task", "seat+1.shed", "seat+1.steps", "seat+1.fresh"),
    "gold-am-yukon": ("board.mine", "board.others"),
    "treasure-hunter": ("seen", "lost", "me.discards", "seat+1.discards"),
}


class Net(nn.Module):
    """Scaled bytes in, one logit for each id and the expected lead out."""

    def __init__(self, game: str, seats: int, hidden: int) -> None:
        super().__init__()
        plan = layout(game, seats)
        scale = 1.0 / plan.highs()
        for name in UNUSED.get(game, ()):
            scale[plan[name]] = 0.0
        self.register_buffer("scale", torch.tensor(scale))
        self.register_buffer("middle", torch.zeros(plan.width))
        self.register_buffer("lead", torch.tensor(lead_weights(game, seats)))
        self.first = nn.Linear(plan.width, hidden)
        self.second = nn.Linear(hidden, hidden)
        self.policy = nn.Linear(hidden, len(plan.choices))
        self.value = nn.Linear(hidden, 1)
        nn.init.zeros_(self.value.weight)
        nn.init.normal_(self.policy.weight, std=0.01)
        nn.init.zeros_(self.policy.bias)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        numbers = seen.float()
        near = (numbers - self.middle) * self.scale
        hidden = torch.relu(self.second(torch.relu(self.first(near))))
        logits = self.policy(hidden).masked_fill(mask == 0, -1e9)
        return logits, self.value(hidden).squeeze(-1) + numbers @ self.lead

    def acquaint(self, seen: torch.Tensor) -> None:
        """Counts every byte from its mean and in its own spread, as some tables show them."""
        numbers = seen.float()
        self.middle.copy_(numbers.mean(0))
        spread = torch.maximum(numbers.std(0), 0.1 / self.scale)  # rare ones stay small
        self.scale.copy_(torch.where(self.scale > 0, 1.0 / spread, self.scale))


def lead_weights(game: str, seats: int) -> np.ndarray[Any, np.dtype[np.float32]]:
    """What each byte adds to the viewer's lead as it stands, in the units of rewards."""
    plan = layout(game, seats)
    weights = np.zeros(plan.width, np.float32)
    for near in range(seats):
        share = 1.0 if near == 0 else -1.0 / (seats - 1)
        whose = "me" if near == 0 else f"seat+{near}"
        for name, worth in POINTS[game].items():
            weights[plan[f"{whose}.{name}"]] = np.array(worth, np.float32) * share
    return weights / SCALE[game]


class Rollout:
    """What happened in some steps at all tables."""

    def __init__(self, steps: int, tables: int) -> None:
        self.seen: list[torch.Tensor] = []
        self.mask: list[torch.Tensor] = []
        self.action = torch.zeros(steps, tables, dtype=torch.int64)
        self.logp = torch.zeros(steps, tables)
        self.value = torch.zeros(steps, tables)
        self.seat = np.zeros((steps, tables), np.int64)
        self.ended = np.zeros((steps, tables), np.bool_)
        self.own = np.ones((steps, tables), np.bool_)  # decided by the network
        self.reward: list[np.ndarray[Any, np.dtype[np.float32]]] = []


def play(
    net: nn.Module, env: Any, seen: Any, steps: int, scale: float, rivals: Any = None
) -> tuple[Rollout, Any]:
    """All seats by the network, but those for which `rivals` says what they do (or -1)."""
    out = Rollout(steps, env.num_envs)
    for t in range(steps):
        numbers, mask = torch.from_numpy(seen["observation"]), torch.from_numpy(seen["action_mask"])
        with torch.no_grad():
            logits, value = net(numbers, mask)
            noise = -torch.log(-torch.log(torch.rand_like(logits)))
            action = (logits + noise).argmax(1)
            logp = torch.log_softmax(logits, 1).gather(1, action[:, None]).squeeze(1)
        out.seen.append(numbers)
        out.mask.append(mask)
        out.action[t], out.logp[t], out.value[t] = action, logp, value
        out.seat[t] = seen["to_play"]
        if rivals is not None:
            theirs = torch.from_numpy(rivals(seen))
            out.own[t] = (theirs < 0).numpy()
            action = torch.where(theirs < 0, action, theirs)
        seen, reward, over, cut, _ = env.step(action.numpy())
        out.reward.append(reward / scale)
        out.ended[t] = over | cut
    return out, seen


def advantages(out: Rollout, decay: float) -> tuple[Any, Any]:
    """Of each decision, along its seat's own trajectory; and which of them are known, because
    the seat was asked again or the game ended."""
    steps, tables = out.seat.shape
    seats = out.reward[0].shape[1]
    value = out.value.numpy()
    after = np.zeros((tables, seats), np.float32)  # the value of the seat's next decision
    trace = np.zeros((tables, seats), np.float32)
    pending = np.zeros((tables, seats), np.float32)  # rewards since
    known = np.zeros((tables, seats), np.bool_)
    gain = np.zeros((steps, tables), np.float32)
    sure = np.zeros((steps, tables), np.bool_)
    rows = np.arange(tables)
    for t in range(steps - 1, -1, -1):
        ended, seat = out.ended[t], out.seat[t]
        after[ended] = trace[ended] = 0.0
        pending[ended] = out.reward[t][ended]
        known[ended] = True
        delta = pending[rows, seat] + after[rows, seat] - value[t]
        gain[t] = delta + decay * trace[rows, seat]
        sure[t] = known[rows, seat]
        gain[t][~sure[t]] = 0.0
        after[rows, seat], trace[rows, seat] = value[t], gain[t]
        pending[rows, seat], known[rows, seat] = 0.0, True
    return gain, sure


def lessons(out: Rollout, decay: float) -> tuple[torch.Tensor, ...]:
    """What was seen and done where it is known what came of it, and how much better that was."""
    gain, sure = advantages(out, decay)
    keep = torch.from_numpy(np.flatnonzero((sure & out.own).ravel()))
    seen, mask = torch.cat(out.seen)[keep], torch.cat(out.mask)[keep]
    action, logp = out.action.flatten()[keep], out.logp.flatten()[keep]
    better = torch.from_numpy(gain.ravel())[keep]
    return seen, mask, action, logp, better, better + out.value.flatten()[keep]


def learn(
    net: nn.Module, adam: torch.optim.Optimizer, played: list[Rollout], args: argparse.Namespace
) -> None:
    parts = zip(*[lessons(out, args.decay) for out in played], strict=True)
    seen, mask, action, logp, better, target = [torch.cat(part) for part in parts]
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(args.epochs):
        for some in torch.randperm(len(seen)).split(args.batch):
            logits, value = net(seen[some], mask[some])
            logs = torch.log_softmax(logits, 1)
            ratio = (logs.gather(1, action[some][:, None]).squeeze(1) - logp[some]).exp()
            clipped = ratio.clamp(1 - args.clip, 1 + args.clip)
            gained = torch.min(ratio * better[some], clipped * better[some]).mean()
            entropy = -(logs.exp() * logs.clamp(min=-30)).sum(1).mean()
            miss = (value - target[some]).pow(2).mean()
            loss = args.value * miss - gained - args.entropy * entropy
            adam.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            adam.step()


WARMTH = 0.5  # of play in tests and in the arena: one that never hesitates may go in circles


def win_rate(net: Net, game: str, seats: int, rival: str, games: int, seed: int) -> float:
    """The share of games won against bots that have all the other seats."""
    envs = [seat_env(game, seats, opponents=rival, skip_forced=True) for _ in range(games)]
    seen = [env.reset(seed=seed + n)[0] for n, env in enumerate(envs)]
    won, going = 0.0, list(range(games))
    while going:
        numbers = torch.from_numpy(np.stack([seen[n]["observation"] for n in going]))
        mask = torch.from_numpy(np.stack([seen[n]["action_mask"] for n in going]))
        with torch.no_grad():
            logits = net(numbers, mask)[0]
            noise = -torch.log(-torch.log(torch.rand_like(logits)))
            chosen = (logits / WARMTH + noise).argmax(1).tolist()
        for n, action in zip(list(going), chosen, strict=True):
            seen[n], reward, over, cut, _ = envs[n].step(action)
            if over or cut:
                won += (reward * (seats - 1) + 1) / seats
                going.remove(n)
    return won / games


def train(args: argparse.Namespace) -> list[dict[str, float]]:
    torch.set_num_threads(1)
    torch.manual_seed(args.seed)
    env = vector_env(args.game, args.tables, args.seats, reward="score", skip_forced=True)
    net = Net(args.game, args.seats, args.hidden)
    adam = torch.optim.Adam(net.parameters(), lr=args.rate, eps=1e-5)
    seen, _ = env.reset(seed=args.seed)
    first, seen = play(net, env, seen, args.steps, SCALE[args.game])
    net.acquaint(torch.cat(first.seen))
    curve: list[dict[str, float]] = []
    spent, looked, decisions = 0.0, -1e9, 0
    while spent < 60 * args.minutes:
        began = time.process_time()
        for group in adam.param_groups:
            group["lr"] = args.rate * max(0.1, 1 - spent / (60 * args.minutes))
        out, seen = play(net, env, seen, args.steps, SCALE[args.game])
        learn(net, adam, [out], args)
        decisions += args.steps * args.tables
        spent += time.process_time() - began
        if spent - looked >= args.look or spent >= 60 * args.minutes:
            looked = spent
            curve.append(look(net, args, spent, decisions))
            if args.out:
                write_net(Path(args.out), args.game, args.seats, *layers(net), WARMTH)
    return curve


def look(net: Net, args: argparse.Namespace, spent: float, decisions: int) -> dict[str, float]:
    point = {"minutes": spent / 60, "decisions": decisions}
    for rival in args.against:
        point[rival] = win_rate(net, args.game, args.seats, rival, args.games, 10_000_000)
    print(json.dumps({name: round(number, 3) for name, number in point.items()}), flush=True)
    return point


def layers(net: Net) -> tuple[list[float], list[tuple[Any, Any]]]:
    """The scale of the bytes, then weights and biases, as a net file has them."""
    parts = [net.first, net.second, net.policy]
    matrices = [(part.weight.detach().numpy(), part.bias.detach().numpy()) for part in parts]
    weights, bias = matrices[0]
    matrices[0] = weights, bias - weights @ (net.middle * net.scale).numpy()
    return net.scale.tolist(), matrices


def draw(curve: list[dict[str, float]], args: argparse.Namespace) -> None:
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.5))
    for rival in args.against:
        axes.plot([p["minutes"] for p in curve], [p[rival] for p in curve], "o-", label=rival)
    axes.set(xlabel="minutes of one core", ylabel="games won", ylim=(0, 1))
    axes.set_title(f"{args.game}, {args.seats} seats, against")
    axes.legend()
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(args.curve, dpi=110)


def parsed(words: list[str] | None = None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(SCALE))
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--minutes", type=float, default=5.0, help="of processor time, learning")
    parser.add_argument("--against", nargs="*", default=["random", "greedy"])
    parser.add_argument("--games", type=int, default=200, help="in every test")
    parser.add_argument("--look", type=float, default=60.0, help="seconds between two tests")
    parser.add_argument("--out", help="where to write the net")
    parser.add_argument("--curve", help="where to draw the curve")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--tables", type=int, default=256)
    parser.add_argument("--steps", type=int, default=64)
    parser.add_argument("--hidden", type=int, default=192)
    parser.add_argument("--epochs", type=int, default=2)
    parser.add_argument("--batch", type=int, default=2048)
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--clip", type=float, default=0.2)
    parser.add_argument("--decay", type=float, default=0.95)
    parser.add_argument("--value", type=float, default=0.5)
    parser.add_argument("--entropy", type=float, default=0.01)
    return parser.parse_args(words)


def main(words: list[str] | None = None) -> list[dict[str, float]]:
    args = parsed(words)
    curve = train(args)
    if args.curve:
        draw(curve, args)
    return curve


if __name__ == "__main__":
    main()
