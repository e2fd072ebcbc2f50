"""“II. Actions”: everybody acts at the same time; what others may see, and what can be taken
back."""

from __future__ import annotations

from itertools import permutations

import pytest

from filon.core import plain
from filon.core.errors import IllegalAction
from filon.core.game import HIDDEN, SPECTATOR
from filon.core.luck import Reading, Seeded
from filon.core.match import Match
from filon.core.rows import listed, row, same
from filon.games.colorado.data import COPIES, KINDS
from filon.games.colorado.fields import ACTING
from filon.games.colorado.game import GAME
from filon.games.colorado.notation import DREW, SHUFFLED
from filon.games.colorado.table import Table, copied
from tests.contract.walks import step
from tests.games.colorado.tables import (
    AUDREY,
    JOE,
    TOM,
    called,
    discard_deck,
    explore,
    given,
    hold,
    legal,
    offer,
    play,
    sit,
    started,
)


def chains() -> dict[int, list[str]]:
    return {
        JOE: ["play blue 1", "tick V1a", "nugget", "done"],
        AUDREY: ["play orange 1", "tick V1b", "done"],
        TOM: ["nugget", "done"],
    }


def in_the_middle() -> Table:
    table = sit(3)
    for seat in (JOE, AUDREY, TOM):
        explore(table, seat, "V1")
        hold(table, seat, "red 1, red 2, red 3")
    hold(table, JOE, "blue 1")
    hold(table, AUDREY, "orange 1")
    table.saloon = row([0, 2, 0])
    given(table, "green 1")
    return table


def test_everybody_is_asked_at_once() -> None:
    assert GAME.to_act(in_the_middle()) == [JOE, AUDREY, TOM]


def test_who_is_faster_changes_nothing() -> None:
    results = []
    for order in permutations([JOE, AUDREY, TOM]):
        table = in_the_middle()
        for seat in order:
            for words in chains()[seat]:
                play(table, seat, words)
        results.append(plain.encode(table))
    table = in_the_middle()
    turns = chains()
    while any(turns.values()):
        for seat in (TOM, JOE, AUDREY):
            if turns[seat]:
                play(table, seat, turns[seat].pop(0))
    results.append(plain.encode(table))
    assert all(result == results[0] for result in results)


@pytest.mark.parametrize("seed", range(4))
def test_the_same_chains_in_another_order_end_the_same(seed: int) -> None:
    """“II. Actions”: in whole games, with the same cards drawn."""
    luck, match = Seeded(seed), Match(GAME, 3, Seeded(seed + 100))
    while not match.over:
        if match.state.phase == ACTING and match.state.busy == 0b111:
            begun = len(match.log)
            while len(match.to_act) > 1:
                step(match, luck)
            one_after_the_other(match, begun, [JOE, AUDREY, TOM])
            one_after_the_other(match, begun, [TOM, AUDREY, JOE])
        step(match, luck)


def one_after_the_other(match: Match, begun: int, order: list[int]) -> None:
    """The chains again, seat by seat; a deck made anew in between may have other cards."""
    told = [event[0] for entry in match.log[begun:] for event in entry.events]
    if SHUFFLED in told:
        return
    again = match.replayed(begun)
    for entry in sorted(match.log[begun:], key=lambda entry: order.index(entry.seat)):
        assert again.repeat(entry.seat, entry.action, entry.said).events == entry.events
    assert plain.encode(again.state) == plain.encode(match.state)


def test_the_view_says_who_is_still_busy_and_with_what() -> None:
    table = in_the_middle()
    play(table, TOM, "nugget")
    play(table, TOM, "done")
    play(table, JOE, "play blue 1")
    view = GAME.view(table, AUDREY)
    assert view.busy == 0b011
    assert listed(view.task) == [3, 1, 0]


def test_a_chain_can_be_taken_back_click_by_click() -> None:
    match = called(3, 5)
    seat = match.to_act[0]
    before = plain.encode(match.state)
    clicks = 0
    while match.legal_words(seat) != ["done"]:
        words = [word for word in match.legal_words(seat) if word != "draw"]
        match.submit(seat, words[0])
        clicks += 1
    match.submit(seat, "done")
    for _ in range(clicks + 1):
        match.undo(seat)
    assert plain.encode(match.state) == before


def test_others_do_not_stand_in_the_way_of_taking_back() -> None:
    match = called(3, 5)
    first, second = match.to_act[:2]
    assert "nugget" in match.legal_words(first)
    match.submit(first, "nugget")
    match.submit(second, "nugget")
    match.submit(second, "done")
    assert match.can_undo(first)
    match.undo(first)
    assert "nugget" in match.legal_words(first)
    assert match.legal_words(second) == []


def test_nothing_is_taken_back_past_a_card_drawn() -> None:
    match = next(
        match
        for match in (called(2, seed) for seed in range(50))
        if "draw" in match.legal_words(JOE)
    )
    match.submit(JOE, "draw")
    assert not match.can_undo(JOE)
    match.submit(JOE, "done")
    match.undo(JOE)
    with pytest.raises(IllegalAction, match="nothing that can be taken back"):
        match.undo(JOE)


def test_a_call_can_be_taken_back_until_it_is_answered() -> None:
    match = Match(GAME, 2, Seeded(4))
    for seat in (0, 1):
        match.submit(seat, "discover V1")
        match.submit(seat, "done")
    talker = match.to_act[0]
    match.submit(talker, match.legal(talker)[0])
    assert match.can_undo(talker)
    giver = match.to_act[0]
    match.submit(giver, match.legal(giver)[0])
    assert not match.can_undo(talker)


def test_a_gift_stays_given() -> None:
    """“I. Appel”: it shows what a hand holds and lacks; after that nobody calls anything else."""
    match = next(
        match
        for match in (asked(seed) for seed in range(50))
        if len(match.legal(match.to_act[0])) > 1
    )
    giver = match.to_act[0]
    match.submit(giver, match.legal(giver)[0])
    assert not match.can_undo(giver)
    assert not match.can_undo(match.state.talker)


def asked(seed: int) -> Match:
    """A match of two in which the first card is called and not yet given."""
    match = started(2, seed)
    talker = match.to_act[0]
    match.submit(talker, match.legal(talker)[0])
    return match


def test_cards_shuffled_into_the_deck_cannot_be_taken_back() -> None:
    """“B/ Minimum de cartes”: Joe's discards are in the deck from which Audrey drew; all else
    can be taken back."""
    match = called(2, seed=0)
    table = match.state
    table.hand, table.held = same(0, 2 * KINDS), same(0, 2)
    table.area = same(0, 2)
    table.deck, table.pile = COPIES[:], same(0, KINDS)
    hold(table, JOE, "red 1, red 2, blue 1")
    discard_deck(table)
    table.deck_left = 0
    offer(table, "CARDS")
    for words in ("shed red 1", "shed red 2"):
        match.submit(JOE, words)
    assert match.can_undo(JOE)
    match.submit(AUDREY, "draw")
    assert not match.can_undo(JOE)
    match.submit(JOE, "play blue 1")
    match.undo(JOE)
    assert match.legal_words(JOE) == ["play blue 1"]


def test_only_the_own_hand_is_seen() -> None:
    """“Mise en place”: hands are secret, their sizes are not."""
    table = in_the_middle()
    view = plain.encode(GAME.view(table, TOM))
    assert view["hand"] == list(table.hand[TOM * KINDS : TOM * KINDS + KINDS])
    assert view["held"] == [4, 4, 3]
    assert plain.encode(GAME.view(table, SPECTATOR))["hand"] == [0] * KINDS
    assert "deck" not in view
    assert listed(GAME.view(table, TOM).hand[: TOM * KINDS]) == [0] * (TOM * KINDS)


def test_a_drawn_card_is_told_to_its_owner_alone() -> None:
    table = GAME.blank_state(3)
    assert GAME.redact(table, [DREW, JOE, 4], JOE) == [DREW, JOE, 4]
    assert GAME.redact(table, [DREW, JOE, 4], TOM) == [DREW, JOE, HIDDEN]
    assert GAME.redact(table, [DREW, JOE, 4], SPECTATOR) == [DREW, JOE, HIDDEN]


def test_an_imagined_hand_may_have_no_way_to_finish_a_trade() -> None:
    """What Tom imagines Audrey to hold need not hold a second card; then she lets it go."""
    table = sit(3)
    hold(table, AUDREY, "red 1, red 2, blue 1")
    offer(table, "CARDS", AUDREY)
    play(table, AUDREY, "shed red 1")
    other = copied(table)
    other.hand = same(0, 3 * KINDS)
    other.hand[AUDREY * KINDS + 8] = 2
    assert listed(GAME.view(other, TOM).held) == listed(GAME.view(table, TOM).held)
    assert legal(other, AUDREY) == ["pass"]
    GAME.apply(other, AUDREY, GAME.read("pass"), Reading([]))
    assert legal(other, AUDREY) == ["done"]
