"""Exploring: river first, then land, holes, the spring, the last rhombus (“2. exploration”)."""

from __future__ import annotations

from filon.core.luck import Reading as Scripted
from filon.core.rows import count_of, listed, row
from filon.games.lost_valley.data import BARE, LANDS, MOUTH, THE_SPRING, TILE_KINDS, TRIANGLES
from filon.games.lost_valley.fields import EXPLORING
from filon.games.lost_valley.rules.exploring import fill_holes, freeze
from filon.games.lost_valley.rules.gold import bank_of
from filon.games.lost_valley.rules.river import lay_river
from filon.games.lost_valley.rules.valley import is_explored
from filon.games.lost_valley.table import Table
from tests.games.lost_valley.tables import (
    BEND_FISH,
    GAME,
    PEAKS_3,
    RIVER_A1,
    RIVER_A1B1,
    RIVER_A2,
    RIVER_FISH,
    SLANT_A1,
    SLANT_FISH,
    STILL,
    TUNDRA_3,
    TURN_FISH,
    WOODS,
    WOODS_ANIMAL,
    flow,
    lay,
    of,
    play,
    put,
    ready,
    spot,
    straight_river,
    table,
    told,
    words,
)

NO_LUCK = Scripted([])


def test_the_river_comes_before_the_land() -> None:
    """“a. tuiles de rivière en losange”: at the first ford the open end is beside the explorer."""
    state = table()
    events = play(state, "walk 1", "draw", luck=[RIVER_A1])
    assert told(events) == ["went", "drew"]
    assert words(state) == ["river 0", "river 2"]


def test_two_layings_of_a_straight_river_tell_where_its_gold_comes_to_lie() -> None:
    """“a. tuiles de rivière en losange”: turned about, the tile lies in the same place with its
    gold on the other bank."""
    state = table()
    play(state, "walk 1", "draw", luck=[RIVER_A2])
    view, messages = GAME.view(state, 0), GAME.messages("en", list("ABCD"))
    lines = [messages.line(GAME.explain(view, action)) for action in state.on_offer()]
    assert "0 gold markers on the left bank and 3 on the right" in lines[0]
    assert "3 gold markers on the left bank and 0 on the right" in lines[1]
    assert "(1/2)" in GAME.draw(view, state.on_offer(), messages)
    play(state, "river 2")
    assert listed(state.gold) == [3, 0]
    assert bank_of(state, 0, 1) == 0


def test_nellie_lays_two_river_tiles_then_land() -> None:
    """“2. exploration”, example: the river until it is out of reach, then land to complete the
    intersection."""
    state = table()
    play(state, "walk 1", "draw", "river 0", luck=[RIVER_A1])
    play(state, "draw", "river 0", luck=[RIVER_A2])
    play(state, "draw", luck=[0])
    assert listed(state.tiles) == [RIVER_A1, RIVER_A2]
    assert state.hand == WOODS
    assert words(state) == ["land 1", "land 7", "land 8"]
    play(state, "land 1")
    assert is_explored(state, 1)
    assert of(state, "draw") == []


def test_the_river_goes_on_while_its_end_is_one_edge_away() -> None:
    """“a. tuiles de rivière en losange”: also when the first tile has already surrounded the
    explorer."""
    state = table()
    lay(state, WOODS, 1, 1)
    play(ready(state), "walk 1", "draw", "river 0", luck=[RIVER_A1])
    assert is_explored(state, 1)
    assert words(state) == ["draw"]
    play(state, "draw", "river 0", luck=[RIVER_A2])
    assert listed(state.tiles[-2:]) == [RIVER_A1, RIVER_A2]
    assert of(state, "draw") == []


def test_a_river_tile_lies_beside_the_explorer_if_it_can() -> None:
    """“a. tuiles de rivière en losange”: of all layings those that touch the explorer."""
    state = table()
    lay(state, WOODS, 1, 8)
    put(state, 0, spot(state, -1, 1))
    state.phase = EXPLORING
    play(ready(state), "draw", luck=[BEND_FISH])
    assert words(state) == ["river 1"]


def test_a_tile_that_does_not_fit_goes_under_the_pile() -> None:
    """“a. tuiles de rivière en losange”: drawn again only when all others are."""
    state = table()
    straight_river(state, RIVER_A1)
    lay(state, WOODS, spot(state, 0, 1), 1)
    put(state, 0, spot(state, 0, 1))
    state.phase = EXPLORING
    before = listed(state.pile[:LANDS])
    events = play(ready(state), "draw", luck=[SLANT_FISH, RIVER_FISH])
    assert told(events) == ["drew", "set_aside", "drew"]
    assert listed(state.under) == [SLANT_FISH]
    assert listed(state.pile[:LANDS]) == before


def test_without_river_tiles_the_spring_is_laid() -> None:
    """“a. tuiles de rivière en losange”: pile empty, or nothing fits."""
    state = table()
    for kind in range(LANDS):
        state.pile[kind] = 0
    events = play(state, "walk 2", "draw")
    assert told(events) == ["went", "laid"]
    assert listed(state.tiles) == [THE_SPRING]
    assert listed(state.mouth) == []
    assert state.gold[0] == 3
    assert words(state) == ["draw"]


def test_tiles_under_the_pile_come_up_in_order() -> None:
    state = table()
    state.under = row([kind for kind in range(LANDS) if state.pile[kind]])
    play(state, "walk 1", "draw")
    assert state.hand == 0
    assert state.under[0] == 1


def test_land_is_never_laid_on_the_mouth() -> None:
    """“a. tuiles de rivière en losange”: the mouth is reserved for the river."""
    state = table()
    a, b, _ = state.mouth
    assert state.sector[a * 6] == MOUTH == state.sector[b * 6 + 2]


def gerties_corner() -> Table:
    """Gertie beside a land intersection with three free sectors; one of them is half closed."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2, RIVER_FISH)
    lay(state, WOODS, spot(state, 0, 0), 1)
    lay(state, WOODS, spot(state, 0, 1), 1)
    lay(state, TUNDRA_3, spot(state, -1, 0), 8)
    put(state, 0, spot(state, 0, 1))
    return state


def test_gertie_lays_forest_and_mountain_and_closes_a_triangle() -> None:
    """“2. exploration”, example: the hole gets the still at once, with two events; animal and
    gold are put down."""
    state = gerties_corner()
    goal = spot(state, -1, 1)
    play(ready(state), f"walk {goal}", "draw", "land 7", luck=[WOODS_ANIMAL - LANDS])
    events = play(state, "draw", "land 8", luck=[PEAKS_3 - LANDS, STILL - TRIANGLES])
    assert told(events) == ["drew", "laid", "laid"]
    assert listed(state.tiles[-3:]) == [WOODS_ANIMAL, PEAKS_3, STILL]
    assert listed(state.animal[-3:]) == [1, 0, 0]
    assert state.gold[-4] == 3
    assert state.events_on[-1] == 2
    assert is_explored(state, goal)


def test_a_closed_mouth_gets_the_spring() -> None:
    """“c. tuiles de terre ferme triangulaire”: a single closed triangle the river flows from."""
    state = table()
    lay(state, WOODS, 1, 1)
    lay(state, WOODS, 2, 0)
    fill_holes(state, row([1, 2]), NO_LUCK)
    assert state.tiles[-1] == THE_SPRING
    assert listed(state.mouth) == []


def test_a_closed_rhombus_with_the_mouth_gets_spring_and_triangle() -> None:
    """“c. tuiles de terre ferme triangulaire”."""
    state = table()
    lay(state, WOODS, 1, 8)
    lay(state, WOODS, spot(state, -1, 1), 6)
    lay(state, WOODS, 2, 0)
    fill_holes(state, row([1, 2]), Scripted([STILL - TRIANGLES]))
    assert listed(state.tiles[-2:]) == [THE_SPRING, STILL]


def test_a_closed_dry_rhombus_gets_a_land_rhombus() -> None:
    """“c. tuiles de terre ferme triangulaire”: drawn and laid at once."""
    state = gerties_corner()
    lay(state, TUNDRA_3, spot(state, -2, 1), 1)
    goal = spot(state, -1, 1)
    play(ready(state), f"walk {goal}", "draw", "land 7", luck=[0, PEAKS_3 - LANDS])
    assert listed(state.tiles[-2:]) == [WOODS, PEAKS_3]
    assert is_explored(state, goal)


def test_without_triangles_a_hole_stays_bare_and_explored() -> None:
    """“c. tuiles de terre ferme triangulaire”."""
    state = gerties_corner()
    for kind in range(TRIANGLES, THE_SPRING):
        state.pile[kind] = 0
    goal = spot(state, -1, 1)
    play(ready(state), f"walk {goal}", "draw", "land 7", luck=[0])
    events = play(state, "draw", "land 8", luck=[1])
    assert told(events)[-1] == "bared"
    assert BARE in state.sector
    assert is_explored(state, goal)


def test_the_last_rhombus_brings_spring_and_ice() -> None:
    """“b. tuiles de terre ferme en losange”: the 32nd land rhombus; no more tiles, holes stay."""
    state = table()
    straight_river(state, RIVER_A1, RIVER_A2)
    for kind in range(LANDS, TRIANGLES):
        state.pile[kind] = 0
    state.pile[WOODS] = 1
    put(state, 0, 0)
    events = play(ready(state), "walk 1", "draw", "land 1", luck=[0])
    assert told(events)[-2:] == ["laid", "froze"]
    assert state.tiles[-1] == THE_SPRING
    assert state.ice == 3
    assert of(state, "draw") == []


def test_a_spring_already_laid_stays() -> None:
    state = table()
    flow(state, TURN_FISH, 0)
    freeze(state)
    assert count_of(state.tiles, THE_SPRING) == 1
    assert state.ice == 2


def test_gold_lies_on_the_bank_of_its_symbol() -> None:
    """“d. jetons”."""
    state = table()
    state.hand = RIVER_A1B1
    lay_river(state, 0)
    printed = TILE_KINDS[RIVER_A1B1]
    assert listed(state.gold) == [printed.gold, printed.across] == [2, 2]


def test_when_no_river_tile_fits_the_spring_is_laid() -> None:
    """“a. tuiles de rivière en losange”: every tile of the pile is tried and goes under it
    again."""
    state = table()
    straight_river(state, RIVER_A1)
    lay(state, WOODS, spot(state, 0, 1), 1)
    put(state, 0, spot(state, 0, 1))
    state.phase = EXPLORING
    for kind in (*range(SLANT_A1), *range(SLANT_FISH + 1, LANDS)):
        state.pile[kind] = 0
    events = play(ready(state), "draw", luck=[4, 5, 6, 7])
    assert told(events) == ["drew", "set_aside"] * 4 + ["laid"]
    assert state.tiles[-1] == THE_SPRING
    assert listed(state.under) == [4, 5, 6, 7]


def test_the_last_rhombus_may_fill_a_hole() -> None:
    """“b. tuiles de terre ferme en losange”: it brings the ice block wherever it is laid."""
    state = gerties_corner()
    lay(state, TUNDRA_3, spot(state, -2, 1), 1)
    for kind in range(LANDS, TRIANGLES):
        state.pile[kind] = 0
    state.pile[WOODS], state.pile[PEAKS_3] = 1, 1
    goal = spot(state, -1, 1)
    events = play(ready(state), f"walk {goal}", "draw", "land 7", luck=[0, PEAKS_3 - LANDS])
    assert told(events)[-4:] == ["laid", "laid", "laid", "froze"]
    assert listed(state.tiles[-3:]) == [WOODS, PEAKS_3, THE_SPRING]
    assert state.ice == 4


def test_the_river_is_not_one_side_away_across_a_rhombus() -> None:
    """French rules, "Exploration": the open end is "à un côté de distance"; the short diagonal of a
    rhombus is no side, so the explorer behind it draws land."""
    state = table()
    lay(state, WOODS, 1, 1)
    behind = spot(state, -1, 1)
    assert state.near[behind * 6 + 5] == 1  # next to the ford on the lattice
    put(state, 0, spot(state, -1, 0))
    events = play(ready(state), f"walk {behind}", "draw", luck=[0])
    assert told(events) == ["went", "drew"]
    assert events[-1][2] >= LANDS
