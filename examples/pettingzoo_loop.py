"""PettingZoo's loop with one of Filon's bots in the first seat and chance in the others.

python examples/pettingzoo_loop.py treasure-hunter --seats 3
"""

from __future__ import annotations

import argparse

from filon.bots import make
from filon.games import load
from filon.rl import aec_env


def play(game: str, seats: int, bot: str, seed: int) -> dict[str, float]:
    env = aec_env(game, seats)
    env.reset(seed=seed)
    player, features = make(bot, load(game), seed), load(game).features(seats)
    rewards = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        rewards[agent] += reward
        if over or cut:
            env.step(None)
        elif agent == "seat_0":  # a bot sees the seat's view and names actions as the rules do
            view, legal = env.run.view(0), env.run.game.legal(env.run.state, 0)
            action = player.choose(view, [int(one) for one in legal])
            env.step(int(features.relative(view, 0, action)))
        else:
            env.step(env.action_space(agent).sample(seen["action_mask"]))
    return rewards


def main(words: list[str] | None = None) -> dict[str, float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="treasure-hunter")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    rewards = play(args.game, args.seats, args.bot, args.seed)
    print(rewards)
    return rewards


if __name__ == "__main__":
    main()
