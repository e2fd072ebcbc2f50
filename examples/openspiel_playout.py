"""OpenSpiel: load a game, play it at random with explicit chance, print how it ended.

python examples/openspiel_playout.py filon_colorado
"""

from __future__ import annotations

import argparse
import random
from typing import Any

import pyspiel

import filon.rl.openspiel  # noqa: F401  registers filon_colorado and the others


def playout(game: Any, seed: int) -> list[float]:
    chance = random.Random(seed)
    state = game.new_initial_state()
    decisions = throws = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(chance.choices(outcomes, weights)[0])
            throws += 1
        else:
            state.apply_action(chance.choice(state.legal_actions()))
            decisions += 1
    print(f"{game}: {decisions} decisions, chance spoke {throws} times, {state.returns()}")
    returns: list[float] = state.returns()
    return returns


def main(words: list[str] | None = None) -> list[float]:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", nargs="?", default="filon_colorado")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(words)
    return playout(pyspiel.load_game(args.game, {"players": args.players}), args.seed)


if __name__ == "__main__":
    main()
