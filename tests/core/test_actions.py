"""Ids, kinds with numbers, and words."""

from __future__ import annotations

import pytest

from filon.core.actions import ActionSpace, Block
from filon.core.errors import BadWords

SPACE = ActionSpace([Block("roll", []), Block("call", [3, ("red", "green")]), Block("step", [12])])


def test_every_id_has_its_own_words() -> None:
    words = [SPACE.words(action) for action in range(SPACE.size)]
    assert words[:4] == ["roll", "call 0 red", "call 0 green", "call 1 red"]
    assert len(set(words)) == SPACE.size == 1 + 6 + 12
    assert [SPACE.read(word) for word in words] == list(range(SPACE.size))


def test_numbers_make_the_id() -> None:
    assert SPACE.id("call", 2, 1) == 6
    assert SPACE.parts(6) == ("call", [2, 1])
    assert SPACE.first("step") == 7
    assert 18 in SPACE
    assert 19 not in SPACE


@pytest.mark.parametrize(
    ("words", "problem"),
    [
        ("", "no action is called ''"),
        ("jump 3", "expected one of: roll, call, step"),
        ("step", "expected 'step 0..11'"),
        ("step 12", "cannot read '12'"),
        ("step 07", "cannot read '07'"),
        ("step ٣", "cannot read"),
        ("step " + "9" * 5000, "cannot read"),
        ("call 1 blue", "expected 'call 0..2 red|green'"),
        ("roll 1", "expected 'roll'"),
    ],
)
def test_other_words_are_refused(words: str, problem: str) -> None:
    with pytest.raises(BadWords) as refusal:
        SPACE.read(words)
    assert problem in str(refusal.value)


def test_an_id_outside_is_refused() -> None:
    with pytest.raises(BadWords, match=r"expected 0\.\.18"):
        SPACE.words(19)
