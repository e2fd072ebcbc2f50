"""Recorded games, one for every way Colorado can end."""

from __future__ import annotations

from pathlib import Path

import pytest

from filon.core.match import Match
from filon.games.colorado.data import FIRST_BOUNTY, RAIL, REGIONS, TIPI_LIST
from filon.games.colorado.data import MEDALS_OF as LISTS
from filon.games.colorado.fields import OUT_OF_TURNS, SEVEN_MEDALS
from tests.games.papers import replayed

RECORDS = Path(__file__).parent / "records"


def match_of(name: str) -> Match:
    return replayed(RECORDS / f"{name}.filon")


def seventh_medals(match: Match) -> list[int]:
    return [medals[6] for medals in match.state.medals if len(medals) >= 7]


def leaders(match: Match) -> list[int]:
    """The seats with the most points, before ties are broken."""
    scores = match.scores()
    return [seat for seat, score in enumerate(scores) if score == max(scores)]


@pytest.mark.parametrize("file", sorted(RECORDS.glob("*.filon")), ids=lambda file: file.stem)
def test_every_record_ends_as_rules_say(file: Path) -> None:
    match = replayed(file)
    agreed = file.stem in ("out_of_turns", "shared_victory")
    assert match.over
    assert match.state.ended == (OUT_OF_TURNS if agreed else SEVEN_MEDALS)


def test_a_region_is_the_seventh_medal() -> None:
    (medal,) = seventh_medals(match_of("seven_by_region"))
    assert medal < REGIONS


def test_the_railway_is_the_seventh_medal() -> None:
    assert seventh_medals(match_of("seven_by_railway")) == [RAIL]


def test_the_last_flag_of_a_zone_is_the_seventh_medal() -> None:
    (medal,) = seventh_medals(match_of("seven_by_zone"))
    assert FIRST_BOUNTY <= medal < LISTS[TIPI_LIST][0]


def test_the_end_of_a_track_is_the_seventh_medal() -> None:
    (medal,) = seventh_medals(match_of("seven_by_track"))
    assert medal >= LISTS[TIPI_LIST][0]


def test_two_players_reach_seven_in_the_same_turn() -> None:
    assert len(seventh_medals(match_of("two_reach_seven"))) == 2


def test_two_players_share_the_medal_that_ends_it() -> None:
    match = match_of("shared_medal_ends_it")
    (medal,) = seventh_medals(match)
    assert sum(medal in medals for medals in match.state.medals) > 1


def test_an_eighth_medal_counts() -> None:
    match = match_of("eight_medals")
    assert max(map(len, match.state.medals)) >= 8


def test_more_medals_break_a_tie() -> None:
    match = match_of("tie_by_medals")
    medals = [len(match.state.medals[seat]) for seat in leaders(match)]
    assert len(medals) > 1
    assert medals.count(max(medals)) == len(match.winners()) == 1


def test_more_nuggets_break_a_tie() -> None:
    match = match_of("tie_by_nuggets")
    assert len({len(match.state.medals[seat]) for seat in leaders(match)}) == 1
    assert len(leaders(match)) > len(match.winners()) == 1


def test_a_victory_is_shared() -> None:
    assert len(match_of("shared_victory").winners()) == 2
