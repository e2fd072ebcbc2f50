"""“Contenu”: the counts of what is printed."""

from __future__ import annotations

from collections import Counter

from filon.games.gold_am_yukon.data import (
    CENTRE,
    CLAIM_NAMES,
    CLAIMS,
    CLAIMS_OF,
    FIELD_NAMES,
    FIELDS,
    NEIGHBOURS,
    PLACES,
    RINGS,
    SPOTS,
    STARTS,
    VALUES,
)


def test_thirty_seven_claims_in_an_octagon() -> None:
    assert len(PLACES) == CLAIMS == 37
    assert [sum(1 for _, y in PLACES if y == row) for row in range(-3, 4)] == [3, 5, 7, 7, 7, 5, 3]
    assert PLACES[CENTRE] == (0, 0)


def test_every_claim_and_field_has_a_name_of_its_own() -> None:
    assert CLAIM_NAMES[CENTRE] == "D4"
    assert len({*CLAIM_NAMES}) == CLAIMS
    assert FIELD_NAMES[RINGS[CENTRE][3]] == "D4/3"
    assert FIELD_NAMES[RINGS[CENTRE][0]] == "D3/6"  # shared with the claim to the north
    assert len({*FIELD_NAMES}) == FIELDS


def test_seventy_nuggets() -> None:
    assert Counter(VALUES) == {1: 16, 2: 16, 4: 4, 6: 1}
    assert sum(VALUES) == 70
    assert VALUES[CENTRE] == 6


def test_the_graph_of_fields() -> None:
    assert {field for ring in RINGS for field in ring} == set(range(FIELDS))
    assert FIELDS == 384
    assert sum(len(links) for links in NEIGHBOURS) == 2 * 444
    assert Counter(len(links) for links in NEIGHBOURS) == {2: 324, 4: 60}


def test_links_go_both_ways() -> None:
    assert all(field in NEIGHBOURS[other] for field in range(FIELDS) for other in NEIGHBOURS[field])


def test_contact_fields_belong_to_two_circles() -> None:
    assert Counter(len(claims) for claims in CLAIMS_OF) == {1: 324, 2: 60}
    east, west = PLACES.index((0, 0)), PLACES.index((1, 0))
    assert RINGS[east][3] == RINGS[west][9]
    north, south = PLACES.index((0, -1)), PLACES.index((0, 0))
    assert RINGS[north][6] == RINGS[south][0]


def test_twelve_start_fields_on_the_rim() -> None:
    assert len(set(STARTS)) == 12
    assert all(max(abs(x), abs(y)) == 7 for x, y in (SPOTS[field] for field in STARTS))


def test_linked_fields_are_drawn_side_by_side() -> None:
    for field in range(FIELDS):
        x, y = SPOTS[field]
        for other in NEIGHBOURS[field]:
            assert (SPOTS[other][0] - x) ** 2 + (SPOTS[other][1] - y) ** 2 < 0.3
