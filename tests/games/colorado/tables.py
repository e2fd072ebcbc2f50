"""Positions for tests, set in words and played in words."""

from __future__ import annotations

from filon.core.luck import Luck, Reading, Seeded
from filon.core.match import Match
from filon.games.colorado.data import (
    BIT_OF,
    DUOS,
    FAMILIES,
    FAMILY_OF,
    FLAG,
    ICON_NAMES,
    KINDS,
    LAND_OF,
    LANDS,
    REGION_NAMES,
    STEP_NAMES,
    ZONE_OF,
    ZONES,
)
from filon.games.colorado.fields import ACTING, READY
from filon.games.colorado.game import GAME
from filon.games.colorado.rules import chain
from filon.games.colorado.rules.call import begin_call
from filon.games.colorado.rules.tasks import set_task
from filon.games.colorado.table import Table, empty
from tests.games.language import Sitting

JOE, AUDREY, TOM, ACHILLE = range(4)
PLAYERS = ["Joe", "Audrey", "Tom", "Achille"]
ENGLISH = GAME.messages("en", PLAYERS)


def sit(seats: int = 3, talker: int = JOE) -> Table:
    """An early turn: nobody has a card or a region yet."""
    table = empty(seats)
    table.max_turns = 200
    table.turn = 1
    table.talker = talker
    return table


def card(words: str) -> int:
    """The kind of `red 1`."""
    family, value = words.split()
    return FAMILIES.index(family) * 3 + int(value) - 1


def cards(words: str) -> list[int]:
    """The kinds of `red 1, red 1, blue 3`."""
    return [card(part) for part in words.split(",") if part.strip()]


def hold(table: Table, seat: int, words: str) -> None:
    """Cards from the deck into a hand."""
    for kind in cards(words):
        table.hand[seat * KINDS + kind] += 1
        table.held[seat] += 1
        _leave_deck(table, kind)


def lay(table: Table, seat: int, words: str) -> None:
    """Cards from the deck into a play area."""
    for kind in cards(words):
        table.area[seat] |= 1 << kind
        _leave_deck(table, kind)


def discard_deck(table: Table, keep: str = "") -> None:
    """All of the deck on the pile, but for a few cards."""
    for kind in range(KINDS):
        table.pile[kind] += table.deck[kind]
        table.deck[kind] = 0
    for kind in cards(keep):
        table.deck[kind] += 1
        table.pile[kind] -= 1
    table.deck_left = len(cards(keep))


def _leave_deck(table: Table, kind: int) -> None:
    assert table.deck[kind] > 0, f"no card {kind} is left"
    table.deck[kind] -= 1
    table.deck_left -= 1


def explore(table: Table, seat: int, regions: str, steps: str = "") -> None:
    """Flags and steps that were ticked before, without what they gave."""
    for name in regions.split():
        region = REGION_NAMES.index(name)
        table.ticked[seat * LANDS + region] = FLAG
        table.flags[seat * ZONES + ZONE_OF[region]] += 1
    for name in steps.split():
        step = STEP_NAMES.index(name)
        table.ticked[seat * LANDS + LAND_OF[step]] |= BIT_OF[step]


def call_begins(table: Table) -> None:
    assert begin_call(table)


def given(table: Table, words: str) -> None:
    """The call is over: that card came and lies in the Talker's area, its duo is everybody's."""
    lay(table, table.talker, words)
    table.given = card(words)
    offer(table, ICON_NAMES[DUOS[FAMILY_OF[table.given]]])


def offer(table: Table, icon: str, *seats: int) -> None:
    """The seats, or all, are in the middle of their actions and come to that icon."""
    table.phase = ACTING
    for seat in seats or range(table.seats):
        set_task(table, seat, READY)
        chain.follow(table, seat, ICON_NAMES.index(icon))


def legal(table: Table, seat: int) -> list[str]:
    return Sitting(GAME, table).choices(seat)


def play(table: Table, seat: int, words: str, *said: int) -> list[str]:
    """Plays words; luck says just what is written. What happened, in English."""
    sitting = Sitting(GAME, table).play(f"{seat} {words}", luck=list(said))
    return sitting.in_english(PLAYERS)


def play_with(table: Table, seat: int, words: str, luck: Luck) -> list[str]:
    return Sitting(GAME, table).play(f"{seat} {words}", luck=luck).in_english(PLAYERS)


def all_done(table: Table, *said: int) -> list[str]:
    """Everybody who is busy has acted already and is done; what the last one brought."""
    told: list[str] = []
    luck = Reading(list(said))
    for seat in GAME.to_act(table):
        set_task(table, seat, READY)
        told = play_with(table, seat, "done", luck)
    assert not luck.left()
    return told


def hand_of(table: Table, seat: int) -> list[str]:
    return [
        f"{FAMILIES[FAMILY_OF[kind]]} {kind % 3 + 1}"
        for kind in range(KINDS)
        for _ in range(table.hand[seat * KINDS + kind])
    ]


def area_of(table: Table, seat: int) -> list[str]:
    return [
        f"{FAMILIES[FAMILY_OF[kind]]} {kind % 3 + 1}"
        for kind in range(KINDS)
        if table.area[seat] >> kind & 1
    ]


def started(seats: int, seed: int) -> Match:
    """A match in which everybody set out from V1."""
    match = Match(GAME, seats, Seeded(seed))
    for seat in range(seats):
        match.submit(seat, "discover V1")
        match.submit(seat, "done")
    return match


def called(seats: int, seed: int) -> Match:
    """A match in which the first gift has come and everybody is to act."""
    match = started(seats, seed)
    while match.state.phase != ACTING:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    return match
