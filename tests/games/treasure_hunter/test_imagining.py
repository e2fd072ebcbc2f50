"""What a bot imagines of a draft, also when it is over: others took what they would have liked."""

from __future__ import annotations

from typing import Any

import pytest

from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.rows import listed
from filon.games.treasure_hunter.data import CARDS, COPIES, SITES
from filon.games.treasure_hunter.fields import DRAFT, HUNT
from filon.games.treasure_hunter.game import GAME
from filon.games.treasure_hunter.rollout import Outlook
from filon.games.treasure_hunter.rules.memory import seen_at
from filon.games.treasure_hunter.table import Table
from tests.games.treasure_hunter.tables import Sitting, card, drafting

GUESSES = 200
PACKS = [
    "blue-3 blue-12 red-5 green-7 green-8 red-6 dog-5 copper blue-5",
    "blue-2 blue-4 green-2 green-3 red-1 red-2 dog-2 copper mule",
    "blue-6 blue-7 green-9 green-4 red-8 red-7 dog-3 silver sword",
]


def guesses(at: Sitting, viewer: int) -> list[Table]:
    view = GAME.view(at.table, viewer)
    return [GAME.imagine(view, Seeded(seed)) for seed in range(GUESSES)]


def holds(table: Table, seat: int, name: str) -> bool:
    return card(name) in listed(table.hands[seat])


def test_of_what_went_from_a_pack_the_best_went_first() -> None:
    """Jenny's pack comes back without the blue 12 and the red 5; MAX of the blue site is 19."""
    at = drafting(PACKS)
    at.play("0 keep blue-3", "1 keep blue-2", "2 keep blue-6")
    at.play("0 keep blue-7", "1 keep blue-12", "2 keep blue-4")
    at.play("0 keep green-3", "1 keep red-8", "2 keep red-5")
    tables = guesses(at, 0)
    for table in tables:
        taken = [holds(table, 1, "blue-12"), holds(table, 2, "red-5")]
        assert taken in ([True, True], [False, False])
    first = sum(holds(table, 1, "blue-12") for table in tables)
    assert first > 0.9 * GUESSES


def test_what_was_gone_before_was_liked_better_than_what_was_left() -> None:
    """Seat 2 has kept a card of a pack and left a blue 7, a hammer, a companion and more."""
    strong = "gold blue-8 blue-7 hammer blue-companion red-9 dog-9 silver sword"
    at = drafting([PACKS[0], PACKS[1], strong])
    at.play("0 keep blue-12", "1 keep blue-2", "2 keep gold")
    outlook = Outlook(GAME.view(at.table, 2), 2, 1)
    kept = [outlook.gain(int(table.hands[2][0])) for table in guesses(at, 0)]
    left = [outlook.gain(int(one)) for one in at.table.packs[0]]
    fresh = [outlook.gain(int(one)) for one in at.table.deck]
    assert sum(kept) / len(kept) > sum(fresh) / len(fresh) + 1
    assert sum(one >= max(left) - 1 for one in kept) > GUESSES / 2


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_a_rival_who_has_chosen_took_what_it_likes(seats: int) -> None:
    """Who has answered is imagined to have kept a good card, not any."""
    match = Match(GAME, seats, Seeded(8))
    for _ in range(seats * 4 + seats - 1):
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    view: Any = match.view(seats - 1)
    better = met = 0
    for seed in range(40):
        table = GAME.imagine(view, Seeded(seed))
        for seat in range(seats - 1):
            outlook = Outlook(table, seat, table.pick + 1)
            gains = [outlook.gain(int(one)) for one in table.packs[seat]]
            better += outlook.gain(int(table.chosen[seat])) > sum(gains) / len(gains)
            met += 1
    assert better > 0.9 * met


def hunting(seats: int, seed: int) -> Match:
    """A match whose first draft has been played by quick moves."""
    match, luck = Match(GAME, seats, Seeded(seed)), Seeded(seed)
    state: Any = match.state
    while state.phase == DRAFT:
        seat = match.to_act[0]
        match.submit(seat, GAME.sensible(GAME.copy(state), seat, luck))
        state = match.state
    return match


def passed_on(view: Any, viewer: int) -> list[int]:
    """Single cards that the viewer saw go round, and nobody has shown since."""
    known = {int(one) for row in [*view.laid, *view.discards] for one in row}
    known |= {int(one) % CARDS for one in view.shown} | {int(one) for one in view.hands[viewer]}
    every = [one for one in range(CARDS) if one not in known and COPIES[one] == 1]
    return [one for one in every if seen_at(view, viewer, one) >= 0]


@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_what_went_round_in_the_draft_is_in_a_hand_until_it_is_shown(seats: int) -> None:
    match, luck = hunting(seats, 3), Seeded(4)
    compared = 0
    state: Any = match.state
    while state.phase == HUNT:
        viewer = compared % seats
        view: Any = match.view(viewer)
        rest = passed_on(view, viewer)
        for seed in range(10):
            table = GAME.imagine(view, Seeded(seed))
            assert [len(hand) for hand in table.hands] == [len(hand) for hand in state.hands]
            hands = {int(one) for hand in table.hands for one in hand}
            assert hands >= set(rest)
        compared += 1
        seat = match.to_act[0]
        match.submit(seat, GAME.sensible(GAME.copy(state), seat, luck))
        state = match.state
    assert compared > seats * SITES - 1


def test_when_the_draft_is_over_most_cards_are_where_they_are() -> None:
    """By chance alone a third of those that went round would be in the right one of three hands."""
    right = met = 0
    for seed in range(8):
        match = hunting(4, seed)
        state: Any = match.state
        view: Any = match.view(0)
        rest = passed_on(view, 0)
        for guess in range(10):
            table = GAME.imagine(view, Seeded(guess))
            for seat in range(1, 4):
                there = {int(one) for one in state.hands[seat]} & set(rest)
                met += len(there)
                right += len(there & {int(one) for one in table.hands[seat]})
    assert right > 0.5 * met > 0
