"""MaskablePPO of sb3-contrib on one seat, against a bot on the others.

pip install sb3-contrib
python examples/maskable_ppo.py treasure-hunter --steps 100000
"""

from __future__ import annotations

import argparse
from typing import Any

from sb3_contrib import MaskablePPO

from filon.rl import seat_env


def train(game: str, opponents: str, steps: int) -> Any:
    env = seat_env(game, opponents=opponents, skip_forced=True)
    model = MaskablePPO("MultiInputPolicy", env, n_steps=min(2048, steps), seed=1, device="cpu")
    return model.learn(steps)


def wins(model: Any, game: str, opponents: str, games: int) -> float:
    env = seat_env(game, opponents=opponents, skip_forced=True)
    won = 0.0
    for seed in range(games):
        seen, _ = env.reset(seed=1_000_000 + seed)
        ended, reward = env.run.over, 0.0
        while not ended:
            action, _ = model.predict(seen, action_masks=env.action_masks(), deterministic=True)
            seen, reward, over, cut, _ = env.step(int(action))
            ended = over or cut
        won += (reward + 1) / 2
    return won / games


def main(words: list[str] | None = None) -> float:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="treasure-hunter")
    parser.add_argument("--opponents", default="random")
    parser.add_argument("--steps", type=int, default=100_000)
    parser.add_argument("--games", type=int, default=100)
    args = parser.parse_args(words)
    model = train(args.game, args.opponents, args.steps)
    share = wins(model, args.game, args.opponents, args.games)
    print(f"{args.game}: {share:.1%} of {args.games} games against {args.opponents}")
    return share


if __name__ == "__main__":
    main()
