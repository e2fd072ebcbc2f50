"""Those who are absent: a caretaker plays for them until they return, so nobody forfeits and
nothing stalls. The clock sends for it, or without one the others do."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from filon.table.change import Change
from filon.table.clock import DAY, GIFTS, MINUTE, gift_of
from filon.table.handing import handed_over
from filon.table.journal import CALL, CARE, GIVE, Entry
from filon.table.refusal import Refusal
from filon.table.table import Table

PATIENCE: Final = 10 * MINUTE  # before the others may send for a caretaker
ALONE: Final = DAY  # after that one voice is enough


def run_out(table: Table, at: str) -> Change:
    """The seats whose time is over get a caretaker."""
    if table.status != "running":
        return Change()
    return handed_over(table, CARE, table.clock.empty(table.tick(at)), at, "time")


def call(table: Table, guest: str, seat: int, at: str) -> Change:
    """One of the others wants a caretaker for a seat. Half of them are enough."""
    voter = _other(table, guest, seat)
    if table.clock.terms is not None:
        raise Refusal("illegal", "this table has a clock, which sends for the caretaker")
    waited = table.clock.waited(seat, table.tick(at))
    if waited < PATIENCE:
        raise Refusal(
            "too_soon", f"expected a seat asked for {PATIENCE} seconds, it is {max(0, waited)}"
        )
    voices = {by for called, by in table.clock.calls if called == seat}
    if voter in voices:
        return Change()
    entry = Entry(table.n, CALL, at, seat, str(voter))
    clock = table.clock.called(seat, voter)
    if 2 * len(voices | {voter}) < _others(table, seat) and waited < ALONE:
        return Change([entry], clock=clock)
    return handed_over(table, CARE, [seat], at, "vote", [entry])


def give(table: Table, guest: str, seat: int, at: str) -> Change:
    """Somebody else's time grows, whatever their turns may add."""
    giver = _other(table, guest, seat)
    terms = table.clock.terms
    if terms is None:
        raise Refusal("illegal", "this table has no clock, so there is no time to give")
    seconds = gift_of(terms)
    bank, most = table.clock.seats[seat].bank, terms.most + GIFTS * seconds
    if bank + seconds > most:
        raise Refusal("illegal", f"expected at most {most} seconds in a bank, it has {bank}")
    entry = Entry(table.n, GIVE, at, seat, f"{seconds} {giver}")
    return Change([entry], clock=table.clock.given(seat, seconds))


def farewell(table: Table, guest: str, name: str, at: str) -> Change:
    """Somebody goes for good: a free seat before the game, a caretaker in it, a name no more."""
    if table.status == "open":
        return table.leave(guest, at)
    seats = table.playing_seats_of(guest) if table.status == "running" else []
    change = handed_over(table, CARE, seats, at, "gone") if seats else Change()
    for seat in table.seats_of(guest):
        change.chairs[seat] = replace(change.chairs.get(seat, table.chairs[seat]), name=name)
    return change


def _other(table: Table, guest: str, seat: int) -> int:
    """Through which seat somebody speaks about another one that a person plays."""
    table.running()
    mine = table.playing_seats_of(guest)
    if not mine:
        raise Refusal("not_yours", "expected somebody who plays at this table")
    if not 0 <= seat < len(table.chairs) or not table.chairs[seat].is_played_by_person:
        raise Refusal("bad_request", f"expected a seat that somebody plays, got {seat}")
    if seat in mine:
        raise Refusal("not_yours", "expected a seat of somebody else, this one is yours")
    return mine[0]


def _others(table: Table, seat: int) -> int:
    """How many people play besides whoever has that seat."""
    people = {chair.guest for chair in table.chairs if chair.is_played_by_person}
    return len(people - {table.chairs[seat].guest})
