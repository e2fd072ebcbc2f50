"""What bots imagine is as various as what may be: hidden things vary, as likely as they are."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from filon.core import position
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.games.colorado.data import COPIES, KINDS

DREAMS = 400
FAR = 4.5  # standard errors
Dreams = Callable[[AnyGame, Any, int], Iterator[Any]]


def imagined(game: AnyGame, view: Any, count: int) -> Iterator[Any]:
    luck = Seeded(11)
    for _ in range(count):
        yield game.imagine(view, luck)


def redealt(game: AnyGame, view: Any, count: int) -> Iterator[Any]:
    """One table after the other, as a search does."""
    luck = Seeded(12)
    table = game.imagine(view, luck)
    for _ in range(count):
        table = game.redeal(table, view.viewer, luck)
        yield table


def after(name: str, seats: int, seed: int, actions: int) -> Match:
    """A match in which everybody has done anything for a while."""
    match, luck = Match(load(name), seats, Seeded(seed)), Seeded(seed + 1)
    for _ in range(actions):
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])
    return match


BOTH = pytest.mark.parametrize("dreams", [imagined, redealt])


@BOTH
@pytest.mark.parametrize(
    ("name", "actions"),
    [("colorado", 60), ("colorado", 200), ("treasure-hunter", 20), ("treasure-hunter", 60)],
)
def test_hardly_two_imagined_tables_are_alike(name: str, actions: int, dreams: Dreams) -> None:
    match = after(name, 3, 4, actions)
    for viewer in range(3):
        tables = dreams(match.game, match.view(viewer), 40)
        assert len({position.write(match.game, table) for table in tables}) > 30


@BOTH
def test_any_card_is_in_a_rivals_hand_as_often_as_it_is_unseen(dreams: Dreams) -> None:
    match = after("colorado", 3, 5, 90)
    view: Any = match.view(0)
    unseen = [
        COPIES[kind]
        - view.pile[kind]
        - view.hand[kind]
        - sum(area >> kind & 1 for area in view.area)
        for kind in range(KINDS)
    ]
    held = [0] * KINDS
    for table in dreams(match.game, view, DREAMS):
        for kind in range(KINDS):
            held[kind] += table.hand[KINDS + kind]
    cards = view.held[1]
    assert cards > 1
    for kind in range(KINDS):
        part = unseen[kind] / sum(unseen)
        spread = math.sqrt(cards * part * (1 - part) * DREAMS)
        assert abs(held[kind] - DREAMS * cards * part) <= FAR * spread


@BOTH
def test_a_covered_nugget_is_of_any_value_as_often_as_it_is_unseen(dreams: Dreams) -> None:
    match, luck = Match(load("lost-valley"), 3, Seeded(8)), Seeded(9)
    view: Any = match.view(0)
    while max(view.markers[2:4]) < 2:  # until the next player has found some gold
        seat = match.to_act[0]
        legal = match.legal(seat)
        gold = [one for one in legal if match.game.say(one).split()[0] in ("pan", "mine")]
        match.submit(seat, gold[0] if gold else legal[luck.below(len(legal))])
        view = match.view(0)
    own = view.bag[:4]
    markers = list(view.markers[2:4])
    counts = [0] * 4
    for table in dreams(match.game, view, DREAMS):
        assert table.bag[:4] == own
        assert [sum(table.bag[4:6]), sum(table.bag[6:8])] == markers
        for value in range(4):
            counts[value] += table.bag[4 + value]
    pool = match.game.imagine(view, Seeded(1))
    for colour in (0, 2):
        if not markers[colour // 2]:
            continue
        hidden = [
            pool.gold_unseen[value] + sum(pool.bag[4 * seat + value] for seat in (1, 2))
            for value in (colour, colour + 1)
        ]
        part = hidden[1] / sum(hidden)
        times = DREAMS * markers[colour // 2]
        spread = math.sqrt(times * part * (1 - part))
        assert abs(counts[colour + 1] - times * part) <= FAR * spread


@BOTH
def test_a_card_of_the_draft_is_in_any_hand_where_it_may_be(dreams: Dreams) -> None:
    """What was passed on is remembered, but not who took it."""
    match = after("treasure-hunter", 4, 3, 12)
    view: Any = match.view(0)
    seen = [card for card, count in enumerate(view.seen_cards) if count]
    places: dict[int, set[int]] = {card: set() for card in seen}
    for table in dreams(match.game, view, 200):
        for seat in range(1, 4):
            for card in seen:
                if card in table.hands[seat] or card in table.packs[seat]:
                    places[card].add(seat)
    assert sum(len(where) > 1 for where in places.values()) >= 4


@pytest.mark.parametrize("name", [name for name in NAMES if load(name).manner.apart])
def test_a_rival_kept_apart_takes_the_same_quick_move_whatever_the_others_hold(name: str) -> None:
    match, luck = after(name, 4, 6, 0), Seeded(7)
    game, compared = match.game, 0
    while not match.over:
        seat = match.to_act[0]
        table = game.imagine(match.view((seat + 1) % 4), luck)
        others = [game.redeal(table, seat, luck) for _ in range(4)]
        quick = game.sensible(game.copy(table), seat, Seeded(1))
        assert [game.sensible(other, seat, Seeded(1)) for other in others] == [quick] * 4
        compared += len({position.write(game, other) for other in others})
        match.submit(seat, game.sensible(game.copy(match.state), seat, luck))
    assert compared > 4 * 100
