"""Guided first games replay, and say the same in each language, each thing when it is due."""

from __future__ import annotations

import json

import pytest

from filon.core import record
from filon.core.game import AnyGame
from filon.core.messages import LANGUAGES
from filon.games import NAMES, load
from filon.table.guide import END, LEARNER, guide_of, has_guide, notes_of, record_of

PACE = 110  # words a minute, with an eye on the board
CHOOSING = 4.0  # seconds to find and press what is asked for
WATCHING = 1.0  # seconds to see what somebody does
MOST = 330  # signs of a note: it must fit on a phone
GUIDED = [name for name in NAMES if has_guide(load(name))]
guided = pytest.mark.parametrize("game", [load(name) for name in GUIDED], ids=GUIDED)


@guided
def test_the_record_replays(game: AnyGame) -> None:
    match = record.load(record.written(record_of(game)), load)
    assert match.log
    assert not match.over


@guided
def test_notes_stand_where_the_learner_decides(game: AnyGame) -> None:
    """Nothing is said of what the table does by itself."""
    decisions = {END}
    written = record_of(game)
    moments = iter(guide_of(game, "en").moments)
    for n, (seat, _, _) in enumerate(written.entries):
        if seat == LEARNER and not next(moments).position.forced:
            decisions.add(str(n))
    for language in LANGUAGES:
        assert set(notes_of(game, language)) <= decisions, language


@guided
def test_the_languages_have_the_same_notes(game: AnyGame) -> None:
    notes = {language: notes_of(game, language) for language in LANGUAGES}
    for language in LANGUAGES:
        assert list(notes[language]) == list(notes["en"]), language
        for key, note in notes[language].items():
            assert 0 < len(note) <= MOST, (language, key, len(note))


@guided
def test_the_first_moment_says_what_it_is_all_about(game: AnyGame) -> None:
    assert guide_of(game, "en").moments[0].note


@guided
def test_what_is_asked_for_can_be_chosen(game: AnyGame) -> None:
    for moment in guide_of(game, "de").moments[:-1]:
        assert moment.act in [choice.act for choice in moment.position.choices]


@guided
def test_the_learner_sees_no_secret(game: AnyGame) -> None:
    """What the page is sent is the learner's own view."""
    for moment in guide_of(game, "en").moments:
        assert moment.position.view["viewer"] == LEARNER
        assert json.dumps(moment.position.view)


@guided
def test_it_takes_five_to_eight_minutes(game: AnyGame) -> None:
    """As somebody reads and presses who has never seen the game."""
    for language in LANGUAGES:
        read = sum(len(note.split()) for note in notes_of(game, language).values()) / PACE * 60
        asked = [one for one in guide_of(game, language).moments if not one.position.forced]
        seconds = read + CHOOSING * len(asked) + WATCHING * len(record_of(game).entries)
        assert 5 <= seconds / 60 <= 8, language
