"""Hidden information: what views tell, and what imagined tables respect."""

from __future__ import annotations

import pytest

from filon.core import invariants, plain
from filon.core.game import HIDDEN, SPECTATOR
from filon.core.luck import Luck, Seeded
from filon.core.match import Match
from filon.core.rows import listed, row
from filon.games.treasure_hunter.data import CARDS, COLOUR, COPIES, HAND
from filon.games.treasure_hunter.fields import DRAFT, OVER
from filon.games.treasure_hunter.game import GAME
from filon.games.treasure_hunter.rules.memory import seen_at
from filon.games.treasure_hunter.table import Table
from tests.games.treasure_hunter.tables import (
    card,
    cards,
    drafting,
    draw,
    goblin,
    hunt,
    raid,
    reading,
    relic,
)

POOR = 1  # the seat whose purse differs


def stroll(match: Match, luck: Luck, steps: int) -> None:
    """Random actions of random seats."""
    for _ in range(steps):
        if match.over:
            return
        waiting = match.to_act
        seat = waiting[luck.below(len(waiting))]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_all_promises_hold_with_hidden_money(seats: int) -> None:
    """Ruling 16: the option `open_money` off."""
    luck = Seeded(seats)
    match = Match(GAME, seats, Seeded(seats + 10), {"open_money": 0})
    while not match.over:
        stroll(match, luck, 20 + 10 * seats)
        for check in invariants.CHECKS:
            check(match, Seeded(len(match.log)))
    invariants.record_replays(match, luck)


def test_hidden_money_opens_at_the_end() -> None:
    at = reading(["", ""], [[relic(3)], [30]], number=5)
    at.table.open_money = 0
    at.table.goblins = row([2, 1])
    view = GAME.view(at.table, 0)
    assert (listed(view.money), listed(view.goblins)) == ([15, HIDDEN], [2, HIDDEN])
    assert listed(GAME.view(at.table, SPECTATOR).money) == [HIDDEN, HIDDEN]
    at.play("1 done")
    assert at.table.phase == OVER
    assert listed(GAME.view(at.table, 0).money) == [15, 15]


def played(seed: int, seats: int, purse: int) -> Match:
    """A whole game with hidden money, in which one seat begins with another purse."""
    luck, match = Seeded(seed), Match(GAME, seats, Seeded(seed + 10), {"open_money": 0})
    match.state.money[POOR] = purse
    while not match.over:
        stroll(match, luck, 1)
    return match


@pytest.mark.parametrize("seats", [2, 3, 4, 6])
@pytest.mark.parametrize("seed", [1, 2])
def test_the_log_does_not_tell_what_is_in_a_purse(seats: int, seed: int) -> None:
    """Ruling 16: to all others two games look the same that differ in a hidden purse only, but
    for what they get out of it themselves."""
    rich, poor = (played(seed, seats, purse) for purse in (15, 1))
    assert [entry.action for entry in rich.log] == [entry.action for entry in poor.log]
    own = GAME.events.names.index("purse")
    count = GAME.events.names.index("counted")
    for viewer in [seat for seat in range(SPECTATOR, seats) if seat != POOR]:
        for one, other in zip(rich.events(viewer), poor.events(viewer), strict=True):
            open_to_all = [
                [event for event in events if event[0] not in (own, count)]
                for events in (one, other)
            ]
            assert open_to_all[0] == open_to_all[1]
            assert all(event[1] == viewer for event in one if event[0] == own)
    assert rich.events(POOR) != poor.events(POOR)


def test_a_stolen_purse_is_told_to_its_owner_alone() -> None:
    """Ruling 16: who is robbed is seen by all, of how much only by the two concerned."""
    at = raid(["dog-8 dog-1", "", "gold"], number=5)
    at.table.open_money = 0
    at.table.lairs = row([goblin(3, 2), goblin(1, 3), goblin(6, 2)])
    at.all_pass()
    assert at.heard("robbed") == at.heard("caught") == []
    assert at.heard("preyed")[:2] == ["preyed 1 3", "preyed 2 3"]
    assert at.heard("bagged") == [f"bagged 0 {goblin(3, 2)} 3", f"bagged 0 {goblin(1, 3)} 1"]
    assert at.heard("purse")[:2] == ["purse 1 13", "purse 2 13"]
    assert at.heard("purse")[-2:] == ["purse 0 17", "purse 0 23"]
    assert at.heard("earned") == ["earned 2 50 3"]


def test_open_money_is_open_to_all() -> None:
    at = reading(["", ""], [[30], []])
    assert listed(GAME.view(at.table, SPECTATOR).money) == [15, 15]


def test_a_view_never_holds_the_cards_of_others() -> None:
    """Two deals that differ only in what one seat does not see look the same to it."""
    one = hunt(["blue-9 dog-1", "blue-1 sword gold", "blue-2 mule"])
    other = hunt(["blue-9 dog-1", "blue-1 dog-3 copper", "blue-2 sword"])
    for viewer in (SPECTATOR, 0):
        assert plain.encode(GAME.view(one.table, viewer)) == plain.encode(
            GAME.view(other.table, viewer)
        )


def test_cards_seen_in_the_draft_are_remembered() -> None:
    """What a seat passed on is in somebody's pack or hand, never in the deck."""
    packs = ["blue-1 blue-2 sword", "green-1 green-2 dog-2", "red-1 red-2 dog-3"]
    at = drafting(packs).play("0 keep blue-1", "1 keep green-1", "2 keep red-1")
    view = GAME.view(at.table, 0)
    assert listed(view.seen_cards) == cards("blue-1 blue-2 sword red-2 dog-3")
    luck = Seeded(1)
    for _ in range(20):
        table = GAME.imagine(view, luck)
        assert card("blue-2") not in table.deck
        others = [table.packs[1], table.packs[2], table.hands[1], table.hands[2]]
        assert any(card("blue-2") in hidden for hidden in others)


def passed_on(table: Table, seat: int) -> list[set[int]]:
    """Of each pick: the cards, each the only one of its kind, that the seat saw last then."""
    alone = [n for n in range(CARDS) if COPIES[n] == 1]
    return [{n for n in alone if seen_at(table, seat, n) == pick} for pick in range(HAND)]


def test_of_a_pack_passed_on_everybody_has_one_card() -> None:
    """After the draft a good memory knows nearly all cards, but not who has which."""
    match = Match(GAME, 4, Seeded(5))
    pick, luck = Seeded(6), Seeded(7)
    while match.state.phase == DRAFT:
        legal = match.legal(match.to_act[0])
        match.submit(match.to_act[0], legal[pick.below(len(legal))])
    view = GAME.view(match.state, 0)
    tables = [match.state, *[GAME.imagine(view, luck) for _ in range(20)]]
    for table in tables:
        for cards_of_one_pack in passed_on(match.state, 0):
            for seat in (1, 2, 3):
                held = [*table.hands[seat], *table.laid[seat]]
                assert len(cards_of_one_pack.intersection(held)) <= 1


def test_what_was_gone_when_a_pack_came_back_is_in_no_pack() -> None:
    match = Match(GAME, 3, Seeded(8))
    luck = Seeded(9)
    while match.state.pick < 5:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    view, passed = GAME.view(match.state, 1), passed_on(match.state, 1)
    for table in [match.state, *[GAME.imagine(view, luck) for _ in range(20)]]:
        for held in (*passed[0], *passed[1]):
            assert held not in [*table.packs[0], *table.packs[2], *table.deck]


def test_nobody_imagines_adventurers_that_would_have_been_shown() -> None:
    at = hunt(["blue-9 dog-1", "green-1 sword gold dog-4", "red-2 mule red-5"], site=1)
    luck = Seeded(2)
    for _ in range(20):
        table = GAME.imagine(GAME.view(at.table, 0), luck)
        for seat in (1, 2):
            assert all(COLOUR[held] in (-1, 2) for held in table.hands[seat])


def test_everybody_imagines_the_card_a_mule_brought() -> None:
    at = hunt(["mule gold", "blue-1", "blue-2"])
    at.play("0 play mule", "1 pass", "2 pass", luck=draw(at.table, "dog-7"))
    luck = Seeded(3)
    for viewer in (SPECTATOR, 1, 2):
        table = GAME.imagine(GAME.view(at.table, viewer), luck)
        assert card("dog-7") in table.hands[0]
        table = GAME.redeal(table, viewer, luck)
        assert card("dog-7") in table.hands[0]


def test_the_last_to_pass_cannot_take_it_back() -> None:
    """The closing of a window tells that all others passed."""
    match = Match(GAME, 3, Seeded(4))
    while match.state.phase == 0:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    for site in range(3):
        match.submit(0, "pass")
        match.submit(1, "pass")
        assert match.can_undo(0)
        assert match.can_undo(1)
        match.submit(2, "pass")
        assert not any(match.can_undo(seat) for seat in range(3)), site
