"""Whether everybody can tell that a seat has no choice."""

from __future__ import annotations

from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.match import Match

TABLES = 32  # imagined ones that must agree


def is_known_to_all(match: Match, seat: int) -> bool:
    """From what an onlooker sees: if not, a quick answer would tell what the seat has."""
    game = match.game
    if game.declared().is_open:
        return True
    onlooker = match.view(SPECTATOR)
    answers: set[int] = set()
    for number in range(TABLES):
        answers.update(game.legal(game.imagine(onlooker, Seeded(number)), seat))
        if len(answers) > 1:
            return False
    return True
