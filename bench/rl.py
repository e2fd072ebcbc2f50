"""How fast learners are served, on one core of a compiled copy:

    .venv/bin/python bench/run.py learners

compiles, calls this and writes its section of results.md. Seconds are those of the processor, so
that other people's work counts little; the vector is timed by the clock as well. All doors are
measured in turn, several times, and the best of each is printed, with the engine's own loop beside
it. Peers are measured in the same run where they are installed (`pip install --group peers`).
"""

from __future__ import annotations

import os
import time
import warnings
from collections.abc import Callable
from importlib import import_module
from typing import Any

import numpy as np

from filon.core.compiled import is_compiled
from filon.core.game import checked_options
from filon.core.luck import Seeded
from filon.core.playout import playout
from filon.games import NAMES, load
from filon.rl import aec_env, vector_env

TABLES = 1024
ROUNDS = 5
STEPS_OF_PEERS = 500
WANTED = {
    "colorado": 250_000,
    "gold-am-yukon": 200_000,
    "treasure-hunter": 100_000,
    "lost-valley": 80_000,
}
CHANCE = np.random.default_rng(0)
Timed = Callable[[], tuple[int, float]]  # decisions, seconds


def engine(name: str) -> Timed:
    """Random games and nothing else."""
    game = load(name)
    options = checked_options(game, {})

    def run() -> tuple[int, float]:
        began, decisions = time.process_time(), 0
        for seed in range(40):
            luck = Seeded(seed)
            decisions += playout(game, game.setup(2, options, luck), luck, 100_000)
        return decisions, time.process_time() - began

    return run


def vector(name: str) -> Timed:
    """Observations, masks and a policy in numpy that picks at random."""
    env = vector_env(name, TABLES, 2)
    seen, _ = env.reset(seed=0)

    def run() -> tuple[int, float]:
        nonlocal seen
        began = time.process_time()
        for _ in range(40):
            mask = seen["action_mask"]
            actions = (CHANCE.random(mask.shape, np.float32) * mask).argmax(1)
            seen, *_ = env.step(actions)
        return 40 * TABLES, time.process_time() - began

    return run


def aec(name: str) -> Timed:
    """PettingZoo's loop: `last`, a random legal id, `step`."""
    env = aec_env(name, 2)

    def run() -> tuple[int, float]:
        env.reset(seed=0)
        luck = Seeded(1)
        began, steps = time.process_time(), 0
        while env.agents and steps < 3000:
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            ids = np.flatnonzero(seen["action_mask"])
            env.step(int(ids[luck.below(len(ids))]))
            steps += 1
        return steps, time.process_time() - began

    return run


def spiel(name: str) -> Timed | None:
    """OpenSpiel from Python, with tensors."""
    try:
        import pyspiel
    except ImportError:
        return None
    game: Any = pyspiel.load_game(name)

    def run() -> tuple[int, float]:
        luck = Seeded(1)
        began, decisions = time.process_time(), 0
        for _ in range(10):
            state = game.new_initial_state()
            while not state.is_terminal() and decisions < 5000:
                if state.is_chance_node():
                    outcomes = state.chance_outcomes()
                    state.apply_action(outcomes[luck.below(len(outcomes))][0])
                    continue
                state.observation_tensor()
                legal = state.legal_actions()
                state.apply_action(legal[luck.below(len(legal))])
                decisions += 1
        return decisions, time.process_time() - began

    return run


def zoo(name: str) -> Timed | None:
    """PettingZoo's own classic games, where what they need is installed."""
    try:
        env: Any = import_module(f"pettingzoo.classic.{name}").env()
    except ImportError:
        return None

    def run() -> tuple[int, float]:
        luck = Seeded(1)
        began, steps = time.process_time(), 0
        while steps < STEPS_OF_PEERS:
            env.reset(seed=steps)
            for _agent in env.agent_iter():
                seen, _, over, cut, _ = env.last()
                if over or cut:
                    env.step(None)
                    continue
                ids = np.flatnonzero(seen["action_mask"])
                env.step(int(ids[luck.below(len(ids))]))
                steps += 1
        return steps, time.process_time() - began

    return run


class Figures(dict[str, float]):
    """Decisions a second: of processor time, and with " by the clock" behind the name."""

    def note(self, name: str, number: float) -> None:
        self[name] = max(self.get(name, 0.0), number)


def best(timed: list[tuple[str, Timed]]) -> Figures:
    """All in turn, the best of several rounds."""
    found = Figures()
    for _ in range(ROUNDS):
        for name, run in timed:
            began = time.perf_counter()
            decisions, seconds = run()
            found.note(name, decisions / seconds)
            found.note(f"{name} by the clock", decisions / (time.perf_counter() - began))
    return found


def on_one_core() -> None:
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


COLUMNS = ["game", "engine loop", "vector", "by the clock", "wanted", "AEC", "wanted", "OpenSpiel"]
PEERS = ["connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4", "chess_v6"]


def main() -> None:
    warnings.simplefilter("ignore")
    on_one_core()
    engine_is = "compiled" if is_compiled() else "pure Python"
    print(f"Engine: {engine_is}; load {os.getloadavg()[0]:.1f} before it began.\n")
    print("| " + " | ".join(COLUMNS) + " |\n" + "|---" * len(COLUMNS) + "|")
    import filon.rl.openspiel

    for name in NAMES:
        ours = spiel(filon.rl.openspiel.short_name(load(name)))
        doors = [("engine", engine(name)), ("vector", vector(name)), ("aec", aec(name))]
        figures = best(doors + ([("spiel", ours)] if ours else []))
        cells = [f"{figures['engine']:,.0f}", f"{figures['vector']:,.0f}"]
        cells += [f"{figures['vector by the clock']:,.0f}", f"{WANTED[name]:,}"]
        cells += [f"{figures['aec']:,.0f}", "20,000", f"{figures.get('spiel', 0):,.0f}"]
        print(f"| {name} | " + " | ".join(cells) + " |", flush=True)
    print("\n| peer, one game at a time from Python | decisions/s |\n|---|---|")
    peers = [(f"OpenSpiel {name}", spiel(name)) for name in ("connect_four", "backgammon")]
    peers += [(f"PettingZoo {name}", zoo(name)) for name in PEERS]
    for name, figure in best([(name, run) for name, run in peers if run]).items():
        if not name.endswith("by the clock"):
            print(f"| {name} | {figure:,.0f} |")


if __name__ == "__main__":
    main()
