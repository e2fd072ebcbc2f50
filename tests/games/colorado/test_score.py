"""“Fin de partie”: the score and ties, rules p. 13."""

from __future__ import annotations

from filon.core.game import SPECTATOR
from filon.core.rows import row, rows
from filon.games.colorado.data import MEDAL_POINTS
from filon.games.colorado.game import GAME
from filon.games.colorado.rules.bounty import close_medals
from filon.games.colorado.rules.scoring import flag_points, medal_points
from filon.games.colorado.table import Table
from tests.games.colorado.tables import AUDREY, JOE, legal, offer, play, sit


def discover(table: Table, seat: int, regions: str) -> None:
    for name in regions.split():
        offer(table, "DISCOVERY", seat)
        play(table, seat, f"discover {name}")


def tick(table: Table, seat: int, steps: str, *squares: str) -> None:
    """Ticks one step after the other; further actions that they bring are let go."""
    wanted = list(squares)
    for name in steps.split():
        offer(table, "TICKS", seat)
        play(table, seat, f"tick {name}")
        if legal(table, seat)[0].startswith("square"):
            play(table, seat, f"square {wanted.pop(0)}")
    assert not wanted


def begin(table: Table, seat: int, village: str) -> None:
    table.ticked[seat * 15 + ("V1", "V2").index(village)] = 1
    table.flags[seat * 4] = 1


def won(table: Table, seat: int) -> list[int]:
    return sorted(MEDAL_POINTS[medal] for medal in table.medals[seat])


def test_the_rulebooks_first_player_has_50_points() -> None:
    """“Fin de partie”, example p. 13: 11 + 39, every medal won by ticking."""
    table = sit(2)
    begin(table, JOE, "V2")
    discover(table, JOE, "L4 F4 D3 L2 V1 F1")
    tick(table, JOE, "V2a V2b F4a F4b F4c L2a L2b L2c F1a F1b F1c V1b")
    tick(table, JOE, "D3a D3b D3c D3d D3f D3g D3h D3i", "ticks")
    tick(table, JOE, "r1 a1 a2 r2 d1 d2 r3", "right")
    assert won(table, JOE) == sorted([7, 6, 4, 8, 9, 2, 3])
    assert flag_points(table, JOE) == 4 + 3 + 1 + 3
    assert medal_points(table, JOE) == 39
    assert GAME.scores(table)[JOE] == 50


def test_the_rulebooks_second_player_has_49_points() -> None:
    """“Fin de partie”, example p. 13: 15 + 34; the 6 of the wanted list went to the other
    before."""
    table = sit(2)
    table.wanted[JOE] = 2
    offer(table, "WANTED", JOE)
    close_medals(table)
    begin(table, AUDREY, "V1")
    discover(table, AUDREY, "F1 F2 L2 F3 D3 D2 F4")
    tick(table, AUDREY, "V1a V1b F1a F1b F1c F1d L2a L2b L2c", *[])
    tick(table, AUDREY, "D3a D3b D3c D3d D3e D3f D3g D3h D3i F2a F2c F4a", "discovery")
    assert won(table, AUDREY) == sorted([3, 1, 4, 6, 5, 15])
    assert flag_points(table, AUDREY) == 0 + 10 + 4 + 1
    assert medal_points(table, AUDREY) == 34
    assert GAME.scores(table)[AUDREY] == 49


def test_more_medals_break_a_tie() -> None:
    """“Fin de partie”: 7 points each."""
    table = sit(2)
    table.medals = rows([[14], [1, 3]])
    table.nuggets = row([9, 0])
    assert GAME.scores(table) == [7, 7]
    assert GAME.winners(table) == [AUDREY]
    assert GAME.tie_break(table) == ("tie.medals", {})


def test_then_more_nuggets() -> None:
    """“Fin de partie”."""
    table = sit(3)
    table.medals = rows([[14], [7], []])
    table.nuggets = row([2, 1, 9])
    assert GAME.winners(table) == [JOE]
    assert GAME.tie_break(table) == ("tie.nuggets", {})


def test_then_the_victory_is_shared() -> None:
    """“Fin de partie”."""
    table = sit(3)
    table.medals = rows([[14], [7], []])
    assert GAME.winners(table) == [JOE, AUDREY]
    assert GAME.tie_break(table) == ("tie.shared", {})


def test_who_has_the_most_points_needs_no_tie_break() -> None:
    """“Fin de partie”: whoever else is level."""
    table = sit(3)
    table.medals = rows([[14, 1], [7], [7]])
    assert GAME.tie_break(table) is None


def test_everybody_sees_the_points_as_they_stand() -> None:
    table = sit(2)
    table.medals = rows([[14], [1, 3]])
    for viewer in (SPECTATOR, JOE, AUDREY):
        assert list(GAME.view(table, viewer).points) == GAME.scores(table) == [7, 7]


def test_an_eighth_medal_of_the_last_turn_counts() -> None:
    """“Fin de partie”: the board has seven slots, but what is won is won."""
    table = sit(2)
    table.medals[JOE] = row([0, 1, 2, 3, 4, 5, 6, 7])
    assert GAME.scores(table)[JOE] == 1 + 2 + 6 + 5 + 5 + 4 + 8 + 7
