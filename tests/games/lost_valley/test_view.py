"""Who may know what (manual, “Core Mechanics”: gold values are secret until the end)."""

from __future__ import annotations

from filon.core.luck import Seeded
from filon.core.rows import listed
from filon.games.lost_valley.pieces import counted
from filon.games.lost_valley.view import view_of
from tests.games.lost_valley.tables import (
    GAME,
    PEAKS_3,
    fill_bag,
    have,
    lay,
    of,
    play,
    put,
    ready,
    table,
    words,
)


def test_values_and_face_down_wares_are_hidden_from_others() -> None:
    state = table()
    fill_bag(state, 0, 1, 2, 4)
    put(state, 0, 0, stick=1, dried_fish=1, found_axe=1)
    view = view_of(state, 1)
    assert listed(view.bag[:4]) == [0, 0, 0, 0]
    assert listed(view.markers[:2]) == [2, 1]
    assert view.covered[0] == 2
    assert listed(view.goods[12:18]) == [1, 0, 0, 0, 0, 0]
    assert listed(view.gold_unseen) == [11, 30, 10, 25]
    assert listed(view.events_unseen) == [1, 2, 1, 3, 2, 2]


def test_the_owner_may_look() -> None:
    state = table()
    fill_bag(state, 0, 1, 2, 4)
    view = view_of(state, 0)
    assert listed(view.bag[:4]) == [1, 1, 0, 1]
    assert listed(view.gold_unseen) == [10, 29, 10, 24]


def test_the_end_opens_everything() -> None:
    state = table()
    state.ice = 1
    fill_bag(state, 0, 3, 3)
    play(state, "end", luck=[5])
    assert listed(view_of(state, -1).bag[:4]) == [0, 0, 2, 0]


def test_choices_are_for_whoever_acts() -> None:
    state = table()
    assert view_of(state, 0).on_offer() == state.on_offer()
    assert view_of(state, 1).on_offer() == []


def test_an_imagined_table_has_every_piece() -> None:
    state = table()
    fill_bag(state, 0, 1, 2, 4)
    put(state, 0, 0, stick=1, dried_fish=1)
    for seed in range(20):
        twin = GAME.imagine(view_of(state, 1), Seeded(seed))
        assert counted(twin) == counted(state)
        assert sum(twin.bag[:2]) == 2
        assert sum(twin.goods[15:18]) == 2


def test_what_is_offered_is_believed() -> None:
    """Somebody who offers a stick of dynamite has one, in every imagination."""
    state = table()
    put(state, 0, 0, stick=1, found_whiskey=1)
    fill_bag(state, 0, 4, 3)
    play(ready(state), "trade 1", "give stick", "give gold-4", "want tool", "offer")
    for seed in range(20):
        twin = GAME.imagine(view_of(state, 1), Seeded(seed))
        assert have(twin, 0, "stick") >= 1
        assert have(twin, 0, "gold-4") >= 1
        assert GAME.legal(twin, 1) == GAME.legal(state, 1)


def test_what_is_offered_is_not_dealt_to_somebody_else() -> None:
    """“2. déclencher un événement”: there are three sticks, and whoever offers them has them."""
    state = table(first=3)
    put(state, 0, 0, dried_fish=2)
    put(state, 1, 0, dried_fish=1, found_whiskey=1)
    put(state, 3, 0, stick=2)
    play(ready(state), "trade 2", "give stick", "give stick", "want tool", "offer")
    for seed in range(40):
        twin = GAME.imagine(view_of(state, 2), Seeded(seed))
        assert have(twin, 3, "stick") == 2
        assert min(twin.events_unseen) >= 0


def test_whoever_blasts_has_a_stick() -> None:
    """“2. déclencher un événement”: the stick is named when the action begins and spent with the
    next click."""
    state = table()
    mountain = lay(state, PEAKS_3, 1, 1)
    state.mine[mountain] = 1
    put(state, 0, 1, food=1, timber=1, stick=1)
    play(ready(state), f"blast {mountain}")
    for seed in range(20):
        twin = GAME.imagine(view_of(state, 1), Seeded(seed))
        play(twin, "draw", luck=[0, 0])
        assert have(twin, 0, "stick") == 0


def test_whoever_buys_can_pay() -> None:
    """“7. acheter équipements et marchandises”: a ware is offered only to somebody with the
    nuggets for it."""
    state = table()
    put(state, 0, 0)
    fill_bag(state, 0, 2, 4)
    play(ready(state), "buy sieve", "buy boat")
    for seed in range(20):
        twin = GAME.imagine(view_of(state, 1), Seeded(seed))
        assert counted(twin) == counted(state)
        play(twin, "settle")
        while of(twin, "pay"):
            play(twin, words(twin)[0])
        assert have(twin, 0, "sieve") == have(twin, 0, "boat") == 1
