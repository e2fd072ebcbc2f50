"""Our own pages may be corrected: the version of the rules rises, and whatever would have gone the
same way goes on (docs/editions.md)."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core import record
from filon.core.edition import standard
from filon.core.errors import BadRecord
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load

# of each game: what its page printed, by the version of the rules
PAGES = {
    "gold-am-yukon": {1: "4c0e4b617a94d2f8"},
    "treasure-hunter": {2: "03338a4c4dd6ad64"},
    "colorado": {2: "66003dc9c49430ae"},
    "lost-valley": {4: "ba82f67eb9a43be3", 5: "bb6945cf114b3ea6"},
}
OLD = Path(__file__).parent.parent / "games/lost_valley/old"
FORMER = f"edition {PAGES['lost-valley'][4]} standard"


@pytest.mark.parametrize("name", NAMES)
def test_whoever_changes_a_page_raises_the_version_of_the_rules(name: str) -> None:
    """A new version gets a line above; lines that are there stay as they are."""
    assert PAGES[name].get(load(name).version) == standard(name).digest
    assert max(PAGES[name]) == load(name).version


def test_a_record_of_a_former_page_is_replayed_if_it_tells_the_same_story() -> None:
    text = (OLD / "4_same_story.filon").read_text(encoding="utf-8")
    assert FORMER in text.splitlines()
    assert record.load(text, load).game.edition == standard("lost-valley").mark


def test_else_it_is_refused_naming_both() -> None:
    text = (OLD / "4_other_story.filon").read_text(encoding="utf-8")
    assert FORMER in text.splitlines()
    with pytest.raises(BadRecord, match="rules version 4; this Filon plays version 5, by which"):
        record.load(text, load)


def test_a_page_that_was_never_released_is_named_by_its_digest() -> None:
    """Its version is ours, its page is not: the line must not say that the record is damaged."""
    game = load("treasure-hunter")
    match = Match(game, 2, Seeded(3))
    match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    strange = record.parse(record.dump(match))
    strange.edition, strange.events = "0123456789abcdef standard", "0" * 16
    named = r"edition 'standard' \(0123456789abcdef\); this Filon plays edition 'standard' \("
    with pytest.raises(BadRecord, match=named):
        record.play(strange, load)
