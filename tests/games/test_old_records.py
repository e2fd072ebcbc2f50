"""Records of older rules: replayed if they tell the same story, else refused by a clear line.

Kept in each game's `old/`, named by the version of the rules they were played by.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core import record
from filon.core.errors import BadRecord
from filon.games import NAMES, load
from tests.games.papers import folder, replayed

FOLDERS = [folder(load(name)) / "old" for name in NAMES]
SAME = [file for old in FOLDERS for file in sorted(old.glob("*_same_story.filon"))]
OTHER = [file for old in FOLDERS for file in sorted(old.glob("*_other_story.filon"))]


def named(file: Path) -> str:
    return f"{file.parent.parent.name}-{file.stem}"


@pytest.mark.parametrize("file", SAME, ids=named)
def test_an_old_record_that_tells_the_same_story_is_replayed(file: Path) -> None:
    old = record.parse(file.read_text(encoding="utf-8"))
    assert old.version < load(old.game).version
    match = replayed(file)
    assert len(match.log) == len(old.entries)
    assert (match.scores() if match.over else None) == old.result


@pytest.mark.parametrize("file", OTHER, ids=named)
def test_an_old_record_that_tells_another_is_refused_naming_both_versions(file: Path) -> None:
    old = record.parse(file.read_text(encoding="utf-8"))
    now = load(old.game).version
    with pytest.raises(BadRecord, match=f"rules version {old.version}; .* plays version {now}"):
        replayed(file)
