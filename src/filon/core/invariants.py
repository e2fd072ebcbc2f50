"""What must hold at every position of every game; the fuzzer and the contract tests ask it.

Each check raises `Broken` with what it found. None of them changes the match.
"""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from typing import Any

from filon.core import plain, record
from filon.core.errors import IllegalAction
from filon.core.game import SPECTATOR, AnyGame, State
from filon.core.luck import Luck, Reading, Recording, Seeded
from filon.core.match import Match
from filon.core.messages import LANGUAGES

Check = Callable[[Match, Luck], None]


class Broken(AssertionError):
    """A promise of the engine that a position does not keep."""


def _demand(holds: bool, text: str) -> None:
    if not holds:
        raise Broken(text)


def _plain(match: Match) -> dict[str, Any]:
    return plain.encode(match.state)


def _viewers(match: Match) -> list[int]:
    return [SPECTATOR, *range(match.seats)]


def somebody_can_act(match: Match, luck: Luck) -> None:
    """Every seat that is to act has an action; the others have none."""
    waiting = match.to_act
    _demand(len(set(waiting)) == len(waiting), f"a seat is asked twice: {waiting}")
    for seat in range(match.seats):
        asked = seat in waiting
        _demand(
            bool(match.legal(seat)) == asked,
            f"seat {seat}: asked {asked}, legal {match.legal(seat)}",
        )


def actions_have_words(match: Match, luck: Luck) -> None:
    """Legal actions are unique, inside the space, and words name them."""
    game = match.game
    for seat in match.to_act:
        legal = match.legal(seat)
        _demand(len(set(legal)) == len(legal), f"an action is offered twice: {legal}")
        for action in legal:
            _demand(action in game.actions, f"action {action} is outside the space")
            words = game.say(action)
            _demand(game.read(words) == action, f"{words!r} is not read as {action}")


def illegal_is_refused(match: Match, luck: Luck) -> None:
    """A random action that is not legal changes nothing; nor does a legal one of another."""
    before, length = _plain(match), len(match.log)
    for seat in range(match.seats):
        action = int(luck.below(match.game.actions.size))
        if action in match.legal(seat):
            continue
        try:
            match.submit(seat, action)
        except IllegalAction:
            _demand(_plain(match) == before and len(match.log) == length, "a refusal left a mark")
        else:
            raise Broken(f"seat {seat} could do {match.game.say(action)!r}, which is not legal")


def copies_are_apart(match: Match, luck: Luck) -> None:
    """A copy is equal and shares no row: what is written into it is written nowhere else."""
    before = _plain(match)
    twin: State = match.game.copy(match.state)
    _demand(plain.encode(twin) == before, "a copy differs")
    for name in twin.fields():
        _scribble(getattr(twin, name, 0))
    after = _plain(match)
    shared = [name for name in before if after[name] != before[name]]
    _demand(not shared, f"a copy shares {shared}")


def _scribble(value: Any) -> None:
    """Changes every row, and every row in it."""
    if isinstance(value, int):
        return
    for place in range(len(value)):
        if isinstance(value[place], int):
            value[place] += 1
        else:
            _scribble(value[place])


def pickles_come_back(match: Match, luck: Luck) -> None:
    """The table and every view, copied by Python's own means."""
    things: list[State] = [match.state, *map(match.view, _viewers(match))]
    for thing in things:
        before = plain.encode(thing)
        for twin in (pickle.loads(pickle.dumps(thing)), copy.copy(thing)):
            _demand(plain.encode(twin) == before, "a copy differs")


def json_comes_back(match: Match, luck: Luck) -> None:
    game = match.game
    state = plain.decode(game.blank_state(), _plain(match))
    _demand(plain.encode(state) == _plain(match), "a state changes on its way through JSON")
    for viewer in _viewers(match):
        data = plain.encode(match.view(viewer))
        again = plain.encode(plain.decode(game.blank_view(), data))
        _demand(again == data, f"the view of {viewer} changes on its way through JSON")


def looking_changes_nothing(match: Match, luck: Luck) -> None:
    before = _plain(match)
    for viewer in _viewers(match):
        match.view(viewer)
        match.legal(viewer)
    match.scores()
    match.winners()
    _demand(_plain(match) == before, "looking at the table has changed it")


def imagined_tables_look_alike(match: Match, luck: Luck) -> None:
    """What a seat imagines from its view gives it the same view and the same choices."""
    game = match.game
    for viewer in _viewers(match):
        view = match.view(viewer)
        for table in _imagined(game, view, viewer, luck):
            again = plain.encode(game.view(table, viewer))
            _demand(again == plain.encode(view), f"viewer {viewer} could tell an imagined table")
            _demand(list(game.to_act(table)) == match.to_act, "imagined: others are to act")
            _demand(list(game.legal(table, viewer)) == match.legal(viewer), "imagined: choices")


def _imagined(game: AnyGame, view: Any, viewer: int, luck: Luck) -> list[Any]:
    table = game.imagine(view, luck)
    return [table, game.redeal(table, viewer, luck)]


def pieces_are_conserved(match: Match, luck: Luck) -> None:
    game = match.game
    start = game.setup(match.seats, match.options, Reading(match.opening))
    _demand(game.pieces(match.state) == game.pieces(start), f"pieces: {game.pieces(match.state)}")


def secrets_stay_secret(match: Match, luck: Luck) -> None:
    """Tables that look alike to a viewer still do after the same action, unless luck spoke
    or the action says that it reveals something."""
    game = match.game
    for seat in match.to_act:
        legal = match.legal(seat)
        action = legal[luck.below(len(legal))]
        for viewer in _viewers(match):
            twin = game.imagine(match.view(viewer), luck)
            if action not in game.legal(twin, seat):
                continue
            true = game.copy(match.state)
            seen, told = _after(game, true, seat, action, viewer)
            twin_seen, twin_told = _after(game, twin, seat, action, viewer)
            if told is None or twin_told is None:
                continue
            _demand(told == twin_told, f"viewer {viewer} hears from {game.say(action)!r}")
            _demand(seen == twin_seen, f"viewer {viewer} learns from {game.say(action)!r}")


def _after(game: AnyGame, table: Any, seat: int, action: int, viewer: int) -> tuple[Any, Any]:
    """A viewer's view and events after an action; no events where luck or a reveal is allowed
    to make a difference."""
    luck = Recording(Seeded(1))
    table.events = []
    game.apply(table, seat, action, luck)
    events = table.events
    table.events = None
    seen = plain.encode(game.view(table, viewer))
    if luck.said or any(map(game.events.is_reveal, events)):
        return seen, None
    redacted = [game.redact(table, game.events.trimmed(event), viewer) for event in events]
    return seen, [event for event in redacted if event is not None]


def simultaneous_choices_commute(match: Match, luck: Luck) -> None:
    """Two seats asked at the same time: whoever is faster, the table is the same."""
    game, waiting = match.game, match.to_act
    if len(waiting) < 2:
        return
    first, second = waiting[0], waiting[1 + luck.below(len(waiting) - 1)]
    mine, yours = match.legal(first), match.legal(second)
    a, b = mine[luck.below(len(mine))], yours[luck.below(len(yours))]
    one = _both(game, match.state, [(first, a), (second, b)])
    other = _both(game, match.state, [(second, b), (first, a)])
    if one is not None and other is not None:
        _demand(one == other, f"order matters: {game.say(a)!r} and {game.say(b)!r}")


def _both(game: AnyGame, state: Any, moves: list[tuple[int, int]]) -> dict[str, Any] | None:
    """The table after both moves; None where chance has its say, which may differ."""
    table = game.copy(state)
    luck = Recording(Seeded(1))
    for seat, action in moves:
        if action not in game.legal(table, seat):
            raise Broken(f"{game.say(action)!r} of seat {seat} is gone after the other's choice")
        game.apply(table, seat, action, luck)
    return None if luck.said else plain.encode(table)


def undo_follows_information(match: Match, luck: Luck) -> None:
    """What can be undone taught nobody anything, and comes back exactly."""
    for seat in range(match.seats):
        if not match.can_undo(seat):
            continue
        _demand(not match.over, "undo would go on with a game whose record is open")
        mine = [n for n, entry in enumerate(match.log) if entry.seat == seat]
        entry = match.log[mine[-1]]
        _demand(not entry.said, "undo would cross luck")
        _demand(not any(map(match.game.events.is_reveal, entry.events)), "undo crosses a reveal")
        back = match.replayed(len(match.log))
        back.undo(seat)
        _demand(len(back.log) == len(match.log) - 1, "undo took back more than one action")
        if mine[-1] == len(match.log) - 1:
            earlier = match.replayed(mine[-1])
            _demand(_plain(back) == _plain(earlier), "undo came back elsewhere")
        _demand(entry.action in back.legal(seat), "what was undone cannot be done again")


def record_replays(match: Match, luck: Luck) -> None:
    again = record.load(record.dump(match), lambda name: match.game)
    _demand(_plain(again) == _plain(match), "the record replays to another table")
    _demand(
        [entry.events for entry in again.log] == [entry.events for entry in match.log], "events"
    )


def everything_can_be_said(match: Match, luck: Luck) -> None:
    """Board, choices and last events have sentences in every language."""
    game = match.game
    for language in LANGUAGES:
        messages = game.messages(language)
        for viewer in _viewers(match):
            view, legal = match.view(viewer), match.legal(viewer)
            _demand(bool(game.draw(view, legal, messages)), "an empty board")
            for action in legal:
                _demand(bool(messages.line(game.explain(view, action))), "an empty choice")
            for entry in match.log[-1:]:
                for event in match.seen(entry, viewer):
                    _demand(bool(messages.line(game.recount(event))), "an empty event")


CHECKS: list[Check] = [
    somebody_can_act,
    actions_have_words,
    illegal_is_refused,
    copies_are_apart,
    pickles_come_back,
    json_comes_back,
    looking_changes_nothing,
    imagined_tables_look_alike,
    pieces_are_conserved,
    secrets_stay_secret,
    simultaneous_choices_commute,
    undo_follows_information,
    everything_can_be_said,
]
