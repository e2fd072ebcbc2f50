"""Second phase, A: who takes which treasure."""

from __future__ import annotations

from filon.core.rows import listed, lists
from filon.games.treasure_hunter.data import NO_TILE
from tests.games.treasure_hunter.tables import hunt, relic


def test_highest_takes_max_lowest_takes_min() -> None:
    """Rulebook, 2A, example: totals 30, 3 and one between."""
    at = hunt(["blue-4 blue-5", "blue-12 blue-11 blue-7", "blue-3"])
    assert listed(at.table.strength) == [9, 30, 3]
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(19)], [relic(6)]]
    assert at.heard("took") == [f"took 1 {relic(19)} 0 30", f"took 2 {relic(6)} 1 3"]


def test_tie_for_the_lowest_goes_to_the_best_adventurer() -> None:
    """Rulebook, 2A, example (tie): the 6 wins the obvious treasure."""
    at = hunt(["blue-6 blue-2", "blue-12", "blue-5 blue-3"])
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(6)], [relic(19)], []]


def test_tie_for_the_highest_goes_to_the_best_adventurer() -> None:
    """Rulebook, 2A: ties for either treasure."""
    at = hunt(["blue-7 blue-5", "blue-1", "blue-9 blue-3"])
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(6)], [relic(19)]]


def test_when_all_tie_the_best_adventurer_takes_both() -> None:
    """“A : Récupérer les trésors”."""
    at = hunt(["blue-7 blue-5", "blue-9 blue-3", "dog-1"])
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(19), relic(6)], []]


def test_the_only_group_takes_both() -> None:
    """Rulebook, 2A: a single player with adventurers."""
    at = hunt(["", "blue-2", ""])
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(19), relic(6)], []]
    assert listed(at.table.haul) == [0, 2, 0]


def test_what_nobody_takes_leaves_the_game() -> None:
    """Rulebook, 2A: no adventurers at all."""
    at = hunt(["", "green-2", ""])
    at.all_pass()
    assert sorted(at.table.box) == sorted([relic(19), relic(6)])
    assert at.heard("left") == [f"left {relic(19)}", f"left {relic(6)}"]


def test_a_total_of_zero_takes_nothing() -> None:
    """Rulebook, 2A, important: reduced to zero or less."""
    at = hunt(["blue-2 shrinking", "blue-9", "blue-5"])
    at.play("0 play shrinking", "1 pass", "2 pass")
    assert listed(at.table.bonus) == [-2, 0, 0]
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(19)], [relic(6)]]


def test_the_only_eligible_group_takes_both() -> None:
    """“A : Récupérer les trésors”: adventurers alone are not enough."""
    at = hunt(["blue-2 shrinking", "blue-9", ""])
    at.play("0 play shrinking", "1 pass", "2 pass").all_pass()
    assert lists(at.table.tiles) == [[], [relic(19), relic(6)], []]


def test_groups_without_strength_leave_both_treasures() -> None:
    """Rulebook, 2A, important; “A : Récupérer les trésors”: nobody is eligible."""
    at = hunt(["blue-2 shrinking", "blue-9 sleeping"])
    at.play("0 play shrinking", "1 pass").play("1 sleep blue-9", "0 pass").all_pass()
    assert lists(at.table.tiles) == [[], []]
    assert sorted(at.table.box) == sorted([relic(19), relic(6)])


def test_the_same_group_may_be_highest_and_lowest_of_several_tied() -> None:
    """Rulebook, 2A: three tie, one of them has the best adventurer for either treasure."""
    at = hunt(["blue-12", "blue-11 blue-1", "blue-10 blue-2"])
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(19), relic(6)], [], []]


def test_an_empty_space_gives_nothing() -> None:
    """“Préparez la manche suivante”: only the fifth round could have one."""
    at = hunt(["blue-4", "blue-5"], number=5)
    at.table.treasures[1] = NO_TILE
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(19)]]
    assert listed(at.table.haul) == [0, 1]


def test_taking_is_compulsory() -> None:
    """“A : Récupérer les trésors”: a negative treasure must be taken too."""
    at = hunt(["blue-9", "blue-3"])
    at.table.treasures[1] = relic(-8)
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(19)], [relic(-8)]]


def test_a_tie_with_nobody_awake_goes_to_the_highest_printed_strength() -> None:
    """Rulebook, 2A, tie: the strongest adventurer of those tied; ruling 5: asleep if need be."""
    at = hunt(["blue-9 sleeping sword", "blue-3", "blue-8 sleeping sword"], dealer=2)
    at.play("2 sleep blue-8", "0 pass", "1 pass").play("0 sleep blue-9", "1 pass", "2 pass")
    at.play("1 pass", "2 play sword", "0 pass").play("0 play sword", "1 pass", "2 pass")
    assert listed(at.table.bonus) == [4, 0, 4]
    assert listed(at.table.strength) == [0, 3, 0]
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(19)], [relic(6)], []]


def test_one_awake_beats_a_stronger_sleeper_in_a_tie() -> None:
    """Ruling 5: the printed strength counts only where none of those tied has one awake."""
    at = hunt(["blue-12 sleeping sword", "blue-4", "blue-9"])
    at.play("0 sleep blue-12", "1 pass", "2 pass").play("0 play sword", "1 pass", "2 pass")
    at.all_pass()
    assert lists(at.table.tiles) == [[], [relic(6)], [relic(19)]]


def test_all_adventurers_of_the_colour_are_shown() -> None:
    """Rulebook, 2A: none may be kept in hand."""
    at = hunt(["blue-1 green-4 blue-12", "red-3 blue-2"])
    assert lists(at.table.laid) == [[0, 11], [1]]
    assert lists(at.table.hands) == [[15], [26]]


def test_the_sites_follow_one_another_blue_green_red() -> None:
    """Rulebook, 2A, end."""
    at = hunt(["blue-1 green-4 red-7", "blue-2 green-5 red-8"])
    for site in range(3):
        assert at.table.site == site
        at.all_pass()
    assert at.table.phase == 2
    assert lists(at.table.tiles) == [
        [relic(6), relic(5), relic(3)],
        [relic(19), relic(12), relic(10)],
    ]
    assert listed(at.table.treasures) == [NO_TILE] * 6


def test_totals_start_anew_at_the_next_site() -> None:
    at = hunt(["blue-1 green-4 sword", "blue-2"])
    at.play("0 play sword", "1 pass").all_pass()
    assert listed(at.table.bonus) == [0, 0]
    assert listed(at.table.strength) == [4, 0]
    assert listed(at.table.sent) == [1, 0]
