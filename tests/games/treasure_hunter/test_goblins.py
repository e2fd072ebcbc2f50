"""Second phase, B and C: dogs, goblins and coins; played in the last round, so nothing follows."""

from __future__ import annotations

from filon.core.game import NOBODY, SPECTATOR
from filon.core.luck import Seeded
from filon.core.rows import listed, lists, row
from filon.games.treasure_hunter.data import YELLOW
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.tables import Sitting, cards, goblin, raid


def night(hands: list[str], *lairs: tuple[int, int]) -> Sitting:
    """Goblins (paws, coins) from top to bottom come to players with these cards."""
    at = raid(hands, number=5)
    at.table.lairs = row([goblin(paws, coins) for paws, coins in lairs])
    return at


JENNY, ANI = 0, 1


def test_a_goblin_too_strong_steals_its_coins() -> None:
    """Rulebook, 2B, example: two paws repel the lower two, the third takes one silver; and
    example (goblin tiles): six paws win all three and that silver."""
    at = night(["dog-8", "dog-1 dog-2"], (3, 2), (2, 1), (1, 3))
    at.all_pass()
    assert at.heard("robbed") == ["robbed 0 2 3"]
    assert listed(at.table.money) == [13, 17]
    assert listed(at.table.goblins) == [0, 3]


def test_equal_paws_discipline_decides() -> None:
    """Rulebook, 2B, example (tie): both have three paws."""
    at = night(["dog-1", "dog-4 dog-9"], (1, 1), (2, 2), (3, 2))
    at.all_pass()
    assert listed(at.table.goblins) == [0, 3]


def test_a_player_without_money_loses_nothing_more() -> None:
    """Rulebook, 2B, note."""
    at = night(["", "dog-1 dog-2 dog-3"], (1, 3), (2, 3), (3, 1))
    at.table.money = row([4, 0])
    at.all_pass()
    assert at.heard("robbed") == ["robbed 0 3 1", "robbed 0 1 2", "robbed 0 0 3"]
    assert listed(at.table.money) == [0, 4]


def test_the_leader_only_wins_what_its_dogs_repelled() -> None:
    """Rulebook, 2B: other goblins leave, with the coins, which go to the supply."""
    at = night(["dog-8", ""], (4, 3), (2, 1), (5, 2))
    at.all_pass()
    assert listed(at.table.goblins) == [1, 0]
    assert listed(at.table.money) == [15 - 3 - 2 + 1, 15 - 3 - 1 - 2]
    assert at.heard("fled") == ["fled 4", "fled 5"]
    assert listed(at.table.lairs) == [NOBODY] * 3


def test_loot_is_taken_after_the_last_goblin_has_robbed() -> None:
    """Rulebook, 2B: all goblins rob first; finally the paws are compared and the tiles won."""
    at = night(["dog-8", ""], (1, 3), (5, 2), (6, 2))
    at.table.money = row([0, 15])
    at.all_pass()
    assert at.heard("robbed")[1:] == [
        "robbed 0 0 5",
        "robbed 1 2 5",
        "robbed 0 0 6",
        "robbed 1 2 6",
    ]
    assert listed(at.table.money) == [3, 15 - 3 - 2 - 2]
    assert at.told.index(at.heard("caught")[0]) > at.told.index("robbed 1 2 6")


def test_without_a_dog_nobody_wins_a_goblin() -> None:
    """“B : Repousser les gobelins”: the winner has at least one dog."""
    at = night(["", "gold"], (1, 1), (2, 2), (3, 2))
    at.all_pass()
    assert listed(at.table.goblins) == [0, 0]
    assert len(at.heard("fled")) == 3


def test_only_the_pack_with_most_paws_catches() -> None:
    """Rulebook, 2B: the second best is safe, and gets nothing."""
    at = night(["dog-1", "dog-2 dog-12", "dog-8"], (1, 1), (2, 2), (2, 3))
    at.all_pass()
    assert listed(at.table.goblins) == [0, 3, 0]
    assert listed(at.table.money) == [15, 15, 15]


def test_a_mule_before_the_goblins_is_asked_of_all() -> None:
    """Rulebook, 2B: the window comes before the dogs."""
    at = night(["dog-1 mule", ""], (1, 1), (2, 2), (3, 2))
    assert listed(at.table.waiting) == [0, 1]
    assert at.choices(0) == ["pass", "play mule"]
    assert at.choices(1) == ["pass"]
    assert lists(at.table.laid) == [[], []]


def test_one_coin_for_each_coin_card() -> None:
    """Rulebook, 2C, example: one silver and one gold."""
    at = night(["silver gold dog-1", "copper copper"], (1, 1), (1, 2), (1, 3))
    at.all_pass()
    assert at.heard("earned") == [
        "earned 0 49 2",
        "earned 0 50 3",
        "earned 1 48 1",
        "earned 1 48 1",
    ]
    assert listed(at.table.money) == [15 + 6 + 5, 15 - 6 + 2]


def test_goblins_come_before_the_coins() -> None:
    """Rulebook, 2: the order B, C; fresh coins cannot be stolen."""
    at = night(["gold", "dog-1"], (3, 2), (2, 2), (1, 2))
    at.table.money = row([1, 0])
    at.all_pass()
    assert listed(at.table.money) == [3, 1]


def test_unused_action_cards_are_discarded_for_all_to_see() -> None:
    """Rulebook, 2C, end: "les défaussent devant eux"; they do not count as played."""
    at = raid(["sword hammer", "mule"], number=5)
    at.table.tiles[0] = row([YELLOW])  # a scroll, so that the round is not over yet
    at.all_pass()
    assert at.heard("put_away") == ["put_away 0 54", "put_away 0 55", "put_away 1 57"]
    assert lists(at.table.hands) == [[], []]
    assert lists(at.table.laid) == [[], []]
    for viewer in (SPECTATOR, 0, 1):
        assert lists(GAME.view(at.table, viewer).discards) == [cards("sword hammer"), cards("mule")]


def test_nobody_imagines_other_discards_than_those_seen() -> None:
    """Rulebook, 2C, end."""
    at = raid(["sword hammer", "mule", "dog-1"], number=5)
    at.table.tiles[0] = row([YELLOW])
    at.all_pass()
    for seed in range(10):
        dream = GAME.imagine(GAME.view(at.table, 2), Seeded(seed))
        assert lists(dream.discards) == [cards("sword hammer"), cards("mule"), []]
        assert GAME.pieces(dream) == GAME.pieces(at.table)


def test_change_never_matters() -> None:
    """Rulebook, 2C, note: money is one number, jewels and coins just show it."""
    at = night(["", ""], (1, 3), (2, 3), (3, 3))
    at.table.money = row([20, 10])
    at.all_pass()
    assert listed(at.table.money) == [11, 1]
