"""Third phase: yellow scrolls; and the grey ones at the end."""

from __future__ import annotations

import pytest

from filon.core import plain
from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.rows import listed, row
from filon.games.treasure_hunter.data import (
    BAG_OF_TRICKS,
    COLLECTOR,
    DOG_PACK,
    GOBLIN_BOUNTY,
    GREEN,
    HEAVY_PURSE,
    RED,
    ROOKIES,
    STRONG_TEAM,
    TREASURE_HAUL,
    TROPHIES,
    VETERANS,
)
from filon.games.treasure_hunter.game import GAME
from filon.games.treasure_hunter.rules.scoring import grey_points, scroll_pay
from tests.games.treasure_hunter.tables import cards, draw, hunt, raid, reading, relic, scroll

TEAM = scroll(STRONG_TEAM + GREEN)


def test_strong_team() -> None:
    """Rulebook, phase 3, example: four Jungle adventurers, four silver coins."""
    at = reading(["green-1 green-5 green-7 green-12 red-3", ""], [[TEAM], []], number=5)
    at.play("0 read green-team", "0 done")
    assert at.heard("used") == ["used 0 1 4 8"]
    assert listed(at.table.money) == [23, 15]
    assert listed(at.table.tiles[0]) == []
    assert TEAM in at.table.box


@pytest.mark.parametrize(
    ("kind", "pay"),
    [
        (STRONG_TEAM, 2),
        (STRONG_TEAM + 1, 4),
        (STRONG_TEAM + 2, 6),
        (DOG_PACK, 4),
        (HEAVY_PURSE, 6),
        (BAG_OF_TRICKS, 4),
        (ROOKIES, 6),
        (VETERANS, 6),
        (GOBLIN_BOUNTY, 9),
        (TREASURE_HAUL, 12),
    ],
)
def test_what_each_scroll_counts(kind: int, pay: int) -> None:
    """RULES.md, reconstructed: yellow scrolls: silver or gold for each that counts this round."""
    table = reading(["", ""], [[], []]).table
    table.laid[0] = row(
        cards("blue-4 green-5 green-10 red-1 red-2 red-12 dog-1 dog-9 gold gold copper sword mule")
    )
    table.raiders[0] = 3
    table.haul[0] = 4
    assert scroll_pay(table, 0, kind) == pay


def test_a_sleeper_still_counts_as_played() -> None:
    """Ruling 4: the Sleeping Potion."""
    table = reading(["green-12", ""], [[TEAM], []]).table
    table.asleep = row(cards("green-12"))
    assert scroll_pay(table, 0, STRONG_TEAM + GREEN) == 2
    assert scroll_pay(table, 0, VETERANS) == 3


def test_an_adventurer_counts_if_the_mule_brought_it_in_time() -> None:
    """Ruling 7, and the example of Strong Team: who joins was played, who is discarded was not."""
    at = hunt(["mule mule", "green-1"], site=GREEN)
    at.play("0 play mule", "1 pass", luck=draw(at.table, "green-11"))
    at.play("0 play mule", "1 pass", luck=draw(at.table, "blue-12"))
    pays = [scroll_pay(at.table, 0, kind) for kind in (STRONG_TEAM, STRONG_TEAM + GREEN, VETERANS)]
    assert pays == [0, 2, 3]


def test_a_bag_of_tricks_counts_what_was_played_alone() -> None:
    """Rulings 8 and 11: Bag of Tricks."""
    at = raid(["scaregoblin scaregoblin sword", ""])
    at.table.tiles[0] = row([scroll(BAG_OF_TRICKS)])
    at.play("0 play scaregoblin", "1 pass").play("0 play scaregoblin", "1 pass").all_pass()
    assert scroll_pay(at.table, 0, BAG_OF_TRICKS) == 4


def test_a_card_may_count_for_several_scrolls() -> None:
    """“Utilisez les parchemins magiques jaunes”: any number of scrolls, the same card for each."""
    owned = [TEAM, scroll(STRONG_TEAM + GREEN, 1), scroll(ROOKIES)]
    at = reading(["green-1 green-2", ""], [owned, []], number=5)
    at.play("0 read green-team", "0 read rookies", "0 read green-team", "0 done")
    assert at.table.money[0] == 15 + 4 + 4 + 4


def test_a_scroll_may_be_kept() -> None:
    """Rulebook, phase 3: nobody has to use one."""
    at = reading(["green-1", ""], [[TEAM], []], number=4)
    at.play("0 done", luck=Seeded(1))
    assert listed(at.table.tiles[0]) == [TEAM]
    assert at.table.money[0] == 15


def test_a_scroll_won_this_round_may_be_used_at_once() -> None:
    """“Utilisez les parchemins magiques jaunes”: also in the last round; Treasure Haul counts
    itself."""
    at = hunt(["red-9 red-2", ""], site=2, number=5)
    at.table.treasures[4] = scroll(STRONG_TEAM + RED)
    at.table.treasures[5] = scroll(TREASURE_HAUL)
    at.all_pass().all_pass()
    money = at.table.money[0]
    at.play("0 read red-team", "0 read haul", "0 done")
    assert at.heard("used") == ["used 0 2 2 4", "used 0 9 2 6"]
    assert at.heard("counted")[3].startswith(f"counted 0 3 {money + 4 + 6}")


def test_only_owners_of_yellow_scrolls_are_asked() -> None:
    """Treasures lie face up, so this is no secret."""
    at = reading(["", "", ""], [[TROPHIES], [TEAM], [relic(8)]])
    assert listed(at.table.waiting) == [1]
    assert at.choices(1) == ["read green-team", "done"]


def test_everybody_chooses_at_the_same_time_in_secret() -> None:
    """“Utilisez les parchemins magiques jaunes”."""
    tiles = [[TEAM], [scroll(DOG_PACK)]]
    uses, keeps = (reading(["green-1", "dog-1"], tiles, number=5) for _ in range(2))
    uses.play("0 read green-team", "0 done")
    keeps.play("0 done")
    for viewer in (SPECTATOR, 1):
        assert plain.encode(GAME.view(uses.table, viewer)) == plain.encode(
            GAME.view(keeps.table, viewer)
        )
    uses.play("1 read dogs", "1 done")
    assert uses.heard("used") == ["used 0 1 1 2", "used 1 3 1 2"]


def test_unused_yellow_scrolls_are_worth_nothing() -> None:
    """Rulebook, phase 3, end."""
    at = reading(["", ""], [[TEAM], [relic(3)]], number=5)
    at.play("0 done")
    assert GAME.scores(at.table) == [15, 18]


def test_grey_scrolls() -> None:
    """Rulebook, phase 3: unused yellow scrolls are worth nothing any more, so Collector counts
    itself and the relic alone."""
    table = reading(["", ""], [[COLLECTOR, TEAM, relic(8)], [TROPHIES, TROPHIES + 1]]).table
    table.goblins = row([3, 4])
    assert grey_points(table, 0) == 4
    assert grey_points(table, 1) == 16


def test_scrolls_kept_for_later_are_asked_for_in_the_last_round() -> None:
    """And when there is another one."""
    early = reading(["", ""], [[TEAM], []], number=2)
    later, last = (reading(["", ""], [[TEAM], []], number=number) for number in (3, 5))
    more = reading(["", ""], [[TEAM, scroll(DOG_PACK)], []], number=3)
    kept, again, new, end = (GAME.standing(at.table, 0) for at in (early, later, more, last))
    assert kept == again
    assert kept not in (new, end, None)
