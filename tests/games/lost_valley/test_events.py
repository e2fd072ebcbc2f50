"""Events, the old mine, dried fish (“2. déclencher un événement”)."""

from __future__ import annotations

from filon.games.lost_valley.view import view_of
from tests.games.lost_valley.tables import (
    GAME,
    LAKE_EVENTS,
    OLD_MINE,
    WOODS_EVENT,
    have,
    lay,
    lay_triangle,
    match,
    of,
    play,
    put,
    ready,
    spot,
    table,
    told,
    words,
)

AXE, STICK, FISH, WHISKEY = 0, 3, 4, 5  # as luck says them


def test_gertie_looks_at_two_events_and_drinks_at_once() -> None:
    """“2. déclencher un événement”, example: two timber; she sees both, takes the whiskey and
    moves again."""
    state = table()
    lake = lay_triangle(state, LAKE_EVENTS, 1, 2)
    put(state, 0, 0, timber=2)
    state.ice = 5
    events = play(
        ready(state),
        "walk 1",
        f"event {lake}",
        "pay timber",
        "pay timber",
        "draw",
        luck=[AXE, WHISKEY],
    )
    assert told(events)[-2:] == ["looked", "looked"]
    assert words(state) == ["take 0", "take 1"]
    play(state, "take 1")
    assert have(state, 0, "found-whiskey") == 1
    assert state.events_on[lake] == 1
    play(state, "drink move", f"walk {spot(state, -1, 0)}")
    assert have(state, 0, "found-whiskey") == 0
    assert state.events_spent[WHISKEY] == 1


def test_an_event_costs_any_two_materials() -> None:
    state = table()
    tile = lay(state, WOODS_EVENT, 1, 1)
    put(state, 0, 1, food=1)
    assert of(ready(state), "event") == []
    put(state, 0, 1, food=1, tool=1)
    play(ready(state), f"event {tile}")
    assert words(state) == ["pay food", "pay tool"]
    play(state, "pay tool", "pay food", "draw", luck=[STICK])
    assert have(state, 0, "stick") == 1
    assert state.events_on[tile] == 0
    assert of(state, "event") == []


def test_the_choice_says_whether_there_is_something_to_choose_from() -> None:
    """“2. déclencher un événement”: the event of a rhombus is taken unseen."""
    state = table()
    lake = lay_triangle(state, LAKE_EVENTS, 1, 1)
    rhombus = lay(state, WOODS_EVENT, 2, 6)
    view, messages = GAME.view(ready(state), 0), GAME.messages("en")
    lines = [GAME.explain(view, GAME.read(f"event {tile}")) for tile in (lake, rhombus)]
    assert [messages.line(line).split(": ")[1] for line in lines] == [
        "2 materials to look at the events and take one",
        "2 materials for the event",
    ]


def test_the_marker_left_is_known_to_whoever_looked() -> None:
    """“2. déclencher un événement”: only the owner of a look knows what stayed."""
    state = table()
    lake = lay_triangle(state, LAKE_EVENTS, 1, 2)
    put(state, 0, 1, timber=2)
    play(ready(state), f"event {lake}", "pay timber", "pay timber", "draw", luck=[AXE, STICK])
    play(state, "take 1")
    assert view_of(state, 0).left[lake] == 12
    assert view_of(state, 1).left[lake] == -1
    assert view_of(state, 1).knowers[lake] == 1
    put(state, 1, 1, food=2)
    state.turn, state.actions = 1, 1
    events = play(ready(state), f"event {lake}", "pay food", "pay food", "draw")
    assert have(state, 1, "found-axe") == 1
    assert told(events)[-1] == "took"


def test_the_old_mine_gives_one_of_two_markers_without_a_mine() -> None:
    """“2. déclencher un événement”: by the event action; look at both, take one."""
    state = table()
    tile = lay_triangle(state, OLD_MINE, 1, 2)
    put(state, 0, 1, tool=2)
    assert of(ready(state), "dig", "mine") == []
    play(state, f"event {tile}", "pay tool", "pay tool", "draw", luck=[0, 1])
    play(state, "take 1")
    assert have(state, 0, "gold-4") == 1
    assert state.gold[tile * 2] == 1
    assert state.left[tile] == 20


def test_dried_fish_for_four_food_at_any_time() -> None:
    state = table()
    put(state, 0, 0, dried_fish=1)
    state.moves = state.actions = 0
    play(ready(state), "unpack")
    assert have(state, 0, "food") == 4
    assert state.events_spent[FISH] == 1


def test_dried_fish_gives_what_food_is_left() -> None:
    """“2. déclencher un événement”: supplies are limited."""
    state = table()
    put(state, 0, 0, dried_fish=1)
    state.stock[0] = 3
    play(ready(state), "unpack")
    assert have(state, 0, "food") == 3
    assert state.stock[0] == 0


def test_others_see_only_that_something_was_taken() -> None:
    """“2. déclencher un événement”: goods found lie face down, equipment does not."""
    took = GAME.events.names.index("took")
    looked = GAME.events.names.index("looked")
    table = GAME.blank_state(2)
    assert GAME.redact(table, [took, 0, 3, 15], 1) == [took, 0, 3, -1]
    assert GAME.redact(table, [took, 0, 3, 12], 1) == [took, 0, 3, 12]
    assert GAME.redact(table, [took, 0, 3, 15], 0) == [took, 0, 3, 15]
    assert GAME.redact(table, [looked, 0, 3, 15], 1) is None


def test_a_look_cannot_be_taken_back() -> None:
    game = match(seed=3)
    assert game.game.events.reveals[GAME.events.names.index("took")]
