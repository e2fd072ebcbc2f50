"""The other side of `before.py`: bots of an older engine, which follow a game told to them.

Runs with the older package on its path. A line of JSON comes in for whatever happened or is asked;
one goes out for each question.
"""

from __future__ import annotations

import json
import sys
from typing import Any

from filon.bots import make
from filon.core.luck import Reading
from filon.core.match import Match
from filon.games import load


class Guest:
    """Its own match by its own rules, with the luck of the true one."""

    def __init__(self, game: str, seats: int, opening: list[int], bots: dict[str, Any]) -> None:
        self.match = Match(load(game), seats, Reading(opening))
        self.bots = {int(seat): make(name, load(game), seed) for seat, (name, seed) in bots.items()}

    def follow(self, seat: int, words: str, said: list[int]) -> None:
        self.match.repeat(seat, words, said)

    def answer(self, seat: int, possible: list[str]) -> str:
        """What its bot does, of what is possible by both rules; where a search wants something
        else, what its greedy would do."""
        game = self.match.game
        shared = [act for act in self.match.legal(seat) if game.say(act) in possible]
        if len(shared) == 1:
            return str(game.say(shared[0]))
        action = self.bots[seat].choose(self.match.view(seat), shared)
        if action not in shared:
            action = make("greedy", game, 1).choose(self.match.view(seat), shared)
        return str(game.say(action))


def main() -> None:
    guest: Guest | None = None
    problem = ""
    for line in sys.stdin:
        message = json.loads(line)
        try:
            if "game" in message:
                problem = ""
                guest = Guest(**message)
            elif guest and not problem and "said" in message:
                guest.follow(**message)
            elif guest and not problem:
                print(json.dumps({"words": guest.answer(**message)}), flush=True)
                continue
        except Exception as failure:  # whatever it is, this game cannot be followed
            problem = f"{type(failure).__name__}: {failure}"
        if "possible" in message:
            print(json.dumps({"problem": problem}), flush=True)


if __name__ == "__main__":
    main()
