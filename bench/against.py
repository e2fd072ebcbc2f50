"""The engine before and after a change, measured in turn: `against.py BEFORE AFTER [BEFORE AFTER]`.

Each argument is a folder with a `filon` package, compiled or not; of two pairs the second is
measured with fewer games. Times are those of the processor, so that other programs at work do not
count, and the best of several rounds: they still slow memory down. The best bot thinks about a
dozen choices of games that quick bots play, each time as if for the first time.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from typing import Any

ROUNDS = 5
GAMES = ["gold-am-yukon", "colorado", "lost-valley", "treasure-hunter"]
FEWER = 12  # times, where the engine is interpreted
BEST = "level:5"  # and of an engine that has no levels:
SEARCH = {
    "gold-am-yukon": "ismcts:200",
    "colorado": "ismcts:400",
    "lost-valley": "ismcts:300",
    "treasure-hunter": "ismcts:400",
}
CHOICES = [8, 30, 60, 100]  # of each game that is looked at
# of each game: playouts, copies, visits in a round
WORK = {
    "gold-am-yukon": (240, 60_000, 6_000),
    "colorado": (900, 60_000, 6_000),
    "lost-valley": (240, 60_000, 2_400),
    "treasure-hunter": (1_800, 60_000, 6_000),
}


def measured(name: str) -> dict[str, float]:
    """In a process of its own, which has imported one of the engines."""
    from filon.bots.ismcts import Ismcts
    from filon.core.compiled import is_compiled
    from filon.core.game import checked_options
    from filon.core.luck import Seeded
    from filon.core.playout import playout
    from filon.games import load

    game = load(name)
    options = checked_options(game, {})
    games, copies, visits = (part if is_compiled() else part // FEWER for part in WORK[name])

    def played() -> int:
        decisions = 0
        for seed in range(games):
            luck = Seeded(seed)
            decisions += playout(game, game.setup(4, options, luck), luck, 10**9)
        return decisions

    state, luck = game.setup(4, options, Seeded(5)), Seeded(5)
    playout(game, state, luck, 150)
    while len(game.legal(state, game.to_act(state)[0])) < 2:
        playout(game, state, luck, 1)
    seat = game.to_act(state)[0]

    def copied() -> int:
        for _ in range(copies):
            game.copy(state)
        return copies

    def searched() -> int:
        bot = Ismcts(game, 1, visits, 0.0)
        bot.choose(game.view(state, seat), game.legal(state, seat))
        return bot.visited or visits

    asked_of = choices(game)
    rates = {"decisions": _rate(played), "copies": _rate(copied), "visits": _rate(searched)}
    return {**rates, "choices": _rate(lambda: thought_about(game, asked_of))}


def thought_about(game: Any, choices: list[tuple[Any, list[int]]]) -> int:
    """By the best bot; how many it were."""
    from filon.bots import make

    for number, (view, legal) in enumerate(choices):
        try:
            bot = make(BEST, game, number)
        except Exception:  # an older engine has its own errors
            bot = make(SEARCH[game.name], game, number)
        bot.choose(view, legal)
    return len(choices)


def choices(game: Any) -> list[tuple[Any, list[int]]]:
    from filon.bots import make
    from filon.core.luck import Seeded
    from filon.core.match import Match

    found = []
    for seed in range(3):
        match, met = Match(game, 4, Seeded(seed)), 0
        bots = [make("greedy", game, seat) for seat in range(4)]
        while met < CHOICES[-1] and not match.over:
            seat = match.to_act[0]
            legal = match.legal(seat)
            if len(legal) > 1:
                met += 1
                if met in CHOICES:
                    found.append((match.view(seat), legal))
            match.submit(seat, bots[seat].choose(match.view(seat), legal))
    return found


def _rate(work: Any) -> float:
    """What is done in a second."""
    began = time.process_time()
    done = work()
    return float(done / (time.process_time() - began))


def asked(source: str, name: str) -> dict[str, float]:
    command = [sys.executable, __file__, "--game", name]
    environment = {**os.environ, "PYTHONPATH": source}
    done = subprocess.run(command, env=environment, check=True, capture_output=True, text=True)
    figures: dict[str, float] = json.loads(done.stdout)
    return figures


def best(one: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    return {key: max(value, other.get(key, 0.0)) for key, value in one.items()}


def compared(before: str, after: str) -> list[str]:
    lines = [
        (
            "| game | decisions/s before | after | × | copy µs before | after | × "
            "| search visits/s before | after | × | best bot ms a choice before | after |"
        ),
        "|---|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for name in GAMES:
        old: dict[str, float] = {}
        new: dict[str, float] = {}
        for _ in range(ROUNDS):
            old, new = best(asked(before, name), old), best(asked(after, name), new)
        cells = [name, *_pair(old, new, "decisions", 1e-6, "{:.2f} M")]
        cells += [
            f"{1e6 / old['copies']:.2f}",
            f"{1e6 / new['copies']:.2f}",
            f"{old['copies'] / new['copies']:.2f}",
        ]
        cells += _pair(old, new, "visits", 1, "{:,.0f}")
        cells += [f"{1000 / old['choices']:.1f}", f"{1000 / new['choices']:.1f}"]
        lines.append("| " + " | ".join(cells) + " |")
        print(lines[-1], file=sys.stderr)
    return lines


def _pair(
    old: dict[str, float], new: dict[str, float], key: str, scale: float, form: str
) -> list[str]:
    ratio = f"{new[key] / old[key]:.2f}"
    return [form.format(old[key] * scale), form.format(new[key] * scale), ratio]


if __name__ == "__main__":
    if sys.argv[1] == "--game":
        print(json.dumps(measured(sys.argv[2])))
    else:
        for n in range(1, len(sys.argv), 2):
            print("\n".join([*compared(sys.argv[n], sys.argv[n + 1]), ""]))
