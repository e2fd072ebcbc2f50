"""What is asked is what can be done."""

from __future__ import annotations

from filon.bots import make
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games.gold_am_yukon.game import GAME
from filon.games.gold_am_yukon.rules.moving import is_ring


def test_staking_is_asked_for_only_where_it_can_be_done() -> None:
    match = Match(GAME, 3, Seeded(0))
    bot = make("greedy", GAME, seed=0)
    seen: set[str] = set()
    while not match.over:
        (seat,) = match.to_act
        asked, _ = match.game.question(match.view(seat), seat)
        kinds = {words.split()[0] for words in match.legal_words(seat)}
        seen.add(asked)
        if kinds == {"step"}:
            assert asked in ("ask.start", "ask.enter", "ask.move"), match.length
        elif "stake" in kinds:
            assert asked == "ask.stake", match.length
        elif kinds == {"tail"} and is_ring(match.state.chains[seat]):
            assert asked == "ask.cut", match.length
        match.submit(seat, bot.choose(match.view(seat), match.legal(seat)))
    assert {"ask.stake", "ask.cut", "ask.move"} <= seen
