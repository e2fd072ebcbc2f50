"""A match told in sentences."""

from __future__ import annotations

from filon.core.match import Entry, Match
from filon.core.messages import Messages


def sentences(match: Match, entry: Entry, viewer: int, messages: Messages) -> list[str]:
    """What a viewer may hear of one action."""
    game = match.game
    return [messages.line(game.recount(event)) for event in match.seen(entry, viewer)]


def ending(match: Match, messages: Messages) -> str:
    """The final scores, best first."""
    own = Messages("filon.cli", messages.language, messages.names)
    scores, winners = match.scores(), match.winners()
    ranking = sorted(range(match.seats), key=lambda seat: (seat not in winners, -scores[seat]))
    lines = [
        own.say("won" if seat in winners else "scored", {"seat": seat, "score": scores[seat]})
        for seat in ranking
    ]
    return "\n".join(lines)
