"""The long example turn of the rulebook, p. 14, move by move."""

from __future__ import annotations

from filon.core.rows import listed
from filon.games.colorado.game import GAME
from filon.games.colorado.table import Table
from tests.games.colorado.tables import (
    AUDREY,
    JOE,
    TOM,
    call_begins,
    explore,
    hand_of,
    hold,
    lay,
    legal,
    play,
    sit,
)


def before() -> Table:
    table = sit(3)
    lay(table, JOE, "green 2")
    hold(table, JOE, "red 1, red 2, red 3")
    explore(table, JOE, "V1")
    lay(table, TOM, "red 1")
    hold(table, TOM, "green 2, orange 1, grey 1")
    explore(table, TOM, "V1 F1")
    table.tipi[TOM] = 0b01110
    lay(table, AUDREY, "blue 1")
    hold(table, AUDREY, "blue 2, blue 3")
    explore(table, AUDREY, "V2 L4 F4 D2 L1", "L1a L1b r1")
    call_begins(table)
    return table


def test_the_long_turn() -> None:
    table = before()

    # I. the call: Tom prefers to give the stagecoach, which Joe already has
    play(table, JOE, "ask 2")
    play(table, JOE, "call orange 2")
    assert legal(table, TOM) == ["give green 2", "give orange 1"]
    play(table, TOM, "give green 2")
    assert listed(table.nuggets) == [4, 3, 3]

    # II. everybody at once: Joe takes a nugget
    play(table, JOE, "nugget")
    assert table.nuggets[JOE] == 5

    # Tom pays for the bear trap, ticks a tipi and wins the 9 on the right
    assert "Tom pays 1 nugget." in play(table, TOM, "play orange 1")
    play(table, TOM, "tick F1a")
    told = play(table, TOM, "square right")
    assert "Tom wins a medal of 9 points (tipi)." in told

    # Audrey pays for the wagon, completes the west lake, plays the pioneer free
    play(table, AUDREY, "play blue 2")
    told = play(table, AUDREY, "tick L1c")
    assert told == ["Audrey ticks L1c.", "Audrey wins a medal of 3 points (lake L1)."]
    assert table.nuggets[AUDREY] == 1
    play(table, AUDREY, "play blue 3")
    assert table.nuggets[AUDREY] == 1
    play(table, AUDREY, "tick a1")
    play(table, AUDREY, "draw", 6, 7, 8)
    assert hand_of(table, AUDREY) == ["grey 1", "grey 2", "grey 3"]

    # III. the blue family: the forest in the north is behind the mountain
    for seat in (JOE, TOM):
        play(table, seat, "done")
    told = play(table, AUDREY, "done")
    assert "Audrey discards the complete blue family." in told
    assert "discover D3" in legal(table, AUDREY)
    assert "discover F1" not in legal(table, AUDREY)
    told = play(table, AUDREY, "discover D3")
    assert told == ["Audrey discovers desert D3; deserts now count 4."]

    # Tom has one card left and draws two; nobody has seven medals
    assert hand_of(table, TOM) == ["grey 1"]
    told = play(table, AUDREY, "done", 0, 0)
    assert told.count("Tom draws the red 1 (pickaxe).") == 2
    assert listed(table.held) == [3, 3, 3]
    assert table.talker == AUDREY
    assert GAME.to_act(table) == [AUDREY]
