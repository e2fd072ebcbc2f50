"""Lucks: seeded, keyed, recording and reading."""

from __future__ import annotations

from collections import Counter

import pytest

from filon.core.errors import BadLuck
from filon.core.luck import Keyed, Luck, Reading, Recording, Seeded, commitment
from filon.core.rows import row


@pytest.mark.parametrize("luck", [Seeded(1), Keyed("secret")], ids=["seeded", "keyed"])
def test_a_die_is_fair_enough(luck: Luck) -> None:
    seen = Counter(int(luck.die(6)) for _ in range(6000))
    assert set(seen) == {1, 2, 3, 4, 5, 6}
    assert all(850 < count < 1150 for count in seen.values())


@pytest.mark.parametrize("luck", [Seeded(2), Keyed("other")], ids=["seeded", "keyed"])
def test_a_pick_follows_the_counts(luck: Luck) -> None:
    seen = Counter(int(luck.pick(row([1, 0, 3]))) for _ in range(4000))
    assert set(seen) == {0, 2}
    assert 850 < seen[0] < 1150


def test_the_same_seed_says_the_same_compiled_or_not() -> None:
    luck = Seeded(7)
    assert [int(luck.below(100)) for _ in range(8)] == [10, 68, 70, 86, 44, 69, 69, 47]


def test_nearby_seeds_differ() -> None:
    first = {tuple(int(luck.below(1000)) for _ in range(3)) for luck in map(Seeded, range(200))}
    assert len(first) == 200


def test_a_recorded_luck_reads_back() -> None:
    recording = Recording(Seeded(3))
    said = [recording.die(6), recording.pick(row([2, 2])), recording.below(9)]
    reading = Reading(recording.take())
    assert [reading.die(6), reading.pick(row([2, 2])), reading.below(9)] == said
    assert reading.left() == 0
    assert recording.take() == []


def test_reading_past_the_end_says_what_was_expected() -> None:
    with pytest.raises(BadLuck, match="nothing more to say; expected a number from 1 to 6"):
        Reading([]).die(6)


def test_reading_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadLuck, match="says 7; expected a number from 1 to 6"):
        Reading([7]).die(6)
    with pytest.raises(BadLuck, match="nothing of that kind is left"):
        Reading([1]).pick(row([2, 0, 1]))


def test_a_keyed_luck_is_committed_and_can_go_on_where_it_was() -> None:
    luck = Keyed("k")
    assert luck.commitment() == commitment("k")
    said = [int(luck.below(1000)) for _ in range(6)]
    again = Keyed("k", drawn=3)
    assert [int(again.below(1000)) for _ in range(3)] == said[3:]
