"""Action cards, as RULES.md has them; the book's annex is lost."""

from __future__ import annotations

from filon.core.rows import listed, lists
from filon.games.treasure_hunter.rules.groups import best_of, total_of
from tests.games.treasure_hunter.tables import card, draw, hunt, names, raid, relic


def test_companion_doubles_adventurers_but_no_bonus() -> None:
    """“Jouer des cartes Action”, example: the Animal Companion."""
    at = hunt(["blue-7 blue-2 blue-companion sword", "blue-1"])
    at.play("0 play sword", "1 pass").play("0 play blue-companion", "1 pass")
    assert total_of(at.table, 0) == 22


def test_sword_hammer_and_shrinking_potion_add_up() -> None:
    """“Jouer des cartes Action”: the total."""
    at = hunt(["blue-7 sword sword hammer hammer shrinking shrinking", "blue-1"])
    for play in ["sword", "sword", "hammer", "hammer", "shrinking", "shrinking"]:
        at.play(f"0 play {play}", "1 pass")
    assert total_of(at.table, 0) == 7 + 4 + 4 + 8 + 8 - 2 - 2


def test_a_sleeper_counts_nothing_but_was_played() -> None:
    """Ruling 4: the Sleeping Potion."""
    at = hunt(["blue-12 blue-3 sleeping", "blue-9", "blue-4"])
    assert at.choices(0) == ["pass", "sleep blue-3", "sleep blue-12"]
    at.play("0 sleep blue-12", "1 pass", "2 pass")
    assert at.told == ["played 0 59", "slept 0 11"]
    assert total_of(at.table, 0) == 3
    assert at.table.sent[0] == 2
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(6)], [relic(19)], []]


def test_a_sleeper_is_ignored_in_ties() -> None:
    """Ruling 4: the Sleeping Potion."""
    at = hunt(["blue-12 blue-4 sleeping", "blue-3 blue-1", "blue-10"])
    at.play("0 sleep blue-12", "1 pass", "2 pass")
    assert best_of(at.table, 0) == 4
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(6)], [], [relic(19)]]


def test_a_sleeping_doubled_adventurer_takes_its_double_along() -> None:
    """Ruling 4 and the Animal Companion: of those awake."""
    at = hunt(["blue-7 blue-2 blue-companion sleeping", "blue-1"])
    at.play("0 play blue-companion", "1 pass").play("0 sleep blue-7", "1 pass")
    assert total_of(at.table, 0) == 4


def test_a_companion_who_comes_later_leaves_sleepers_asleep() -> None:
    """“Jouer des cartes Action”: the total, with every card that changes it."""
    at = hunt(["blue-7 blue-2 blue-companion sleeping hammer shrinking", "blue-1"])
    at.play("0 sleep blue-7", "1 pass").play("0 play hammer", "1 pass")
    at.play("0 play blue-companion", "1 pass").play("0 play shrinking", "1 pass")
    assert total_of(at.table, 0) == 2 * 2 + 8 - 2


def test_nobody_sleeps_twice() -> None:
    """Ruling 4: the Sleeping Potion."""
    at = hunt(["blue-7 sleeping sleeping", "blue-1"])
    at.play("0 sleep blue-7", "1 pass")
    assert at.choices(0) == ["pass"]


def test_mule_brings_an_adventurer_of_this_site_into_the_group() -> None:
    """Ruling 7: also to a player who had none, who is then eligible."""
    at = hunt(["mule", "blue-1"])
    at.play("0 play mule", "1 pass", luck=draw(at.table, "blue-9"))
    assert at.heard("drew") == ["drew 0 8 0"]
    assert at.table.sent[0] == 1
    at.all_pass()
    assert lists(at.table.tiles) == [[relic(19)], [relic(6)]]


def test_an_adventurer_who_joins_a_doubled_group_is_doubled_too() -> None:
    """“Jouer des cartes Action”: the total, of all who are awake when it counts."""
    at = hunt(["mule blue-5 blue-companion", "blue-1"])
    at.play("0 play blue-companion", "1 pass")
    at.play("0 play mule", "1 pass", luck=draw(at.table, "blue-9"))
    assert total_of(at.table, 0) == 28


def test_mule_brings_an_adventurer_of_a_later_site_to_the_hand() -> None:
    """Ruling 7: it must be played there."""
    at = hunt(["mule", "blue-1"])
    at.play("0 play mule", "1 pass", luck=draw(at.table, "red-9"))
    assert names(at.table.hands[0]) == "red-9"
    at.all_pass().all_pass()
    assert at.table.sent[0] == 1
    assert at.table.strength[0] == 9
    assert listed(at.table.shown) == []


def test_mule_brings_an_adventurer_of_a_past_site_for_nothing() -> None:
    """Ruling 7."""
    at = hunt(["mule", "green-1"], site=1)
    at.play("0 play mule", "1 pass", luck=draw(at.table, "blue-9"))
    assert at.heard("drew") == ["drew 0 8 2"]
    assert listed(at.table.lost) == [card("blue-9")]
    assert listed(at.table.hands[0]) == []


def test_before_the_goblins_no_adventurer_is_of_use() -> None:
    """Ruling 7."""
    for name in ["blue-3", "red-12"]:
        at = raid(["mule", "dog-1"])
        at.play("0 play mule", "1 pass", luck=draw(at.table, name))
        assert listed(at.table.lost) == [card(name)]


def test_mule_brings_a_dog_in_time_for_the_goblins() -> None:
    """Ruling 7."""
    at = raid(["mule", "gold"])
    at.play("0 play mule", "1 pass", luck=draw(at.table, "dog-1"))
    assert names(at.table.hands[0]) == "dog-1"
    at.table.round = 5
    at.all_pass()
    assert at.heard("guarded") == ["guarded 0 36"]


def test_mule_brings_a_coin_that_is_paid_this_round() -> None:
    """Ruling 7."""
    at = raid(["mule", ""])
    at.table.round = 5
    at.play("0 play mule", "1 pass", luck=draw(at.table, "gold"))
    at.all_pass()
    assert at.heard("earned") == ["earned 0 50 3"]


def test_mule_brings_an_action_card_that_can_be_played_at_once() -> None:
    """Ruling 7."""
    at = hunt(["mule blue-2", "blue-1"])
    at.play("0 play mule", "1 pass", luck=draw(at.table, "sword"))
    assert at.choices(0) == ["pass", "play sword"]


def test_a_mule_may_bring_the_other_mule() -> None:
    """Ruling 7: an action card, used normally."""
    at = hunt(["mule", "blue-1"])
    at.play("0 play mule", "1 pass", luck=draw(at.table, "mule"))
    at.play("0 play mule", "1 pass", luck=draw(at.table, "blue-2"))
    assert names(at.table.laid[0]) == "mule mule blue-2"
    assert at.choices(0) == ["pass"]


def test_everybody_knows_the_card_a_mule_brought() -> None:
    """Ruling 7."""
    at = hunt(["mule", "blue-1"])
    at.play("0 play mule", "1 pass", luck=draw(at.table, "dog-7"))
    assert listed(at.table.shown) == [card("dog-7")]


def test_scaregoblin_keeps_all_goblins_away_but_wins_none() -> None:
    """Ruling 8."""
    at = raid(["scaregoblin", ""], number=5)
    at.play("0 play scaregoblin", "1 pass").all_pass()
    assert listed(at.table.money) == [15, 10]
    assert listed(at.table.goblins) == [0, 0]


def test_behind_a_scaregoblin_dogs_still_catch_what_they_repel() -> None:
    """Ruling 8: the card takes nothing from the dogs."""
    at = raid(["scaregoblin dog-8", ""], number=5)
    at.play("0 play scaregoblin", "1 pass").all_pass()
    assert listed(at.table.money) == [15 + 1 + 2, 10]
    assert listed(at.table.goblins) == [2, 0]


def test_a_second_scaregoblin_does_nothing_more() -> None:
    """Ruling 8."""
    at = raid(["scaregoblin scaregoblin", ""], number=5)
    at.play("0 play scaregoblin", "1 pass").play("0 play scaregoblin", "1 pass").all_pass()
    assert listed(at.table.money) == [15, 10]
