"""What a bot hopes for, and that it is not silly."""

from __future__ import annotations

from filon.bots.arena import play_game
from filon.core.luck import Seeded
from filon.core.rows import row
from filon.games.colorado.game import GAME
from tests.games.colorado.tables import AUDREY, JOE, explore, hold, lay, offer, sit


def test_points_and_hopes_both_count() -> None:
    table = sit(2)
    poor = GAME.evaluate(table, JOE)
    explore(table, JOE, "V1")
    begun = GAME.evaluate(table, JOE)
    table.medals[JOE] = row([8])
    assert poor < begun < GAME.evaluate(table, JOE)


def test_when_it_is_over_points_count_and_who_is_ahead() -> None:
    table = sit(2)
    explore(table, JOE, "V1 F1")
    table.ended = 1
    assert GAME.evaluate(table, JOE) > GAME.scores(table)[JOE] == 1
    assert GAME.evaluate(table, AUDREY) < GAME.scores(table)[AUDREY] == 0


def test_a_quick_move_completes_the_great_desert() -> None:
    table = sit(2)
    explore(table, JOE, "V1 D3", "D3a D3b D3c D3d D3f D3g D3h D3i")
    offer(table, "TICKS", JOE)
    assert {GAME.say(GAME.sensible(table, JOE, Seeded(seed))) for seed in range(20)} == {"tick D3e"}


def test_a_quick_move_completes_a_family() -> None:
    table = sit(2)
    lay(table, JOE, "green 1, green 2")
    hold(table, JOE, "green 3, red 1, purple 1")
    offer(table, "POSER", JOE)
    assert GAME.say(GAME.sensible(table, JOE, Seeded(1))) == "play green 3"


def test_greedy_beats_random() -> None:
    for seed in range(3):
        names, scores, _, _ = play_game(GAME, ["greedy", "random"], seed)
        assert scores[names.index("greedy")] > scores[names.index("random")]
