"""Setup, the change of rounds, the end."""

from __future__ import annotations

from filon.core.luck import Reading, Seeded
from filon.core.match import Match
from filon.core.rows import listed, lists, row
from filon.games.treasure_hunter.data import NO_TILE, TROPHIES, YELLOW, is_yellow
from filon.games.treasure_hunter.fields import OVER
from filon.games.treasure_hunter.game import GAME
from filon.games.treasure_hunter.rules.rounds import draw_tile
from tests.games.treasure_hunter.tables import dealt, raid, reading, relic, scroll


def test_setup() -> None:
    """Rulebook, setup: 15 coins, two piles, three treasures of each, three goblins, a dealer."""
    table = Match(GAME, 4, Seeded(1)).state
    assert list(table.money) == [15] * 4
    assert list(table.piles) == [24, 24]
    assert len(table.tiles_left) == 48
    assert NO_TILE not in table.treasures
    assert len(table.goblins_left) == 19
    assert 0 <= table.dealer < 4
    assert [len(pack) for pack in table.packs] == [9] * 4
    assert table.round == 1


def test_next_round() -> None:
    """Rulebook, phase 3: all cards again, dealer to the left, new treasures and goblins."""
    at = raid(["gold sword", "dog-1", ""], dealer=2)
    at.table.treasures = row([NO_TILE] * 6)
    at.all_pass(luck=Seeded(1))
    table = at.table
    assert (table.round, table.dealer) == (2, 0)
    assert [len(pack) for pack in table.packs] == [9, 9, 9]
    assert lists(table.laid) == lists(table.hands) == lists(table.tossed) == [[], [], []]
    assert NO_TILE not in table.treasures
    assert min(table.lairs) >= 0
    assert listed(table.raiders) == [0, 0, 0]


def test_no_yellow_scroll_in_the_last_round() -> None:
    """Rulebook, phase 3, important: discard it and draw again from the same pile."""
    table = dealt(["", ""], number=5)
    first = listed(table.tiles_left).index(YELLOW)
    second = listed(table.tiles_left).index(TROPHIES) - 1
    assert draw_tile(table, 0, Reading([first, second])) == TROPHIES
    assert listed(table.box) == [YELLOW]
    assert listed(table.piles) == [22, 24]


def test_a_pile_without_a_useful_tile_hands_over_to_the_other() -> None:
    """“Préparez la manche suivante”."""
    table = dealt(["", ""], number=5)
    table.tiles_left = row([relic(8), scroll(0), scroll(1)])
    table.piles = row([2, 1])
    assert draw_tile(table, 0, Reading([1, 1, 0])) == relic(8)
    assert listed(table.piles) == [0, 0]


def test_a_space_stays_empty_when_there_is_nothing_left() -> None:
    """“Préparez la manche suivante”."""
    table = dealt(["", ""], number=5)
    table.tiles_left = row([scroll(0)])
    table.piles = row([0, 1])
    assert draw_tile(table, 0, Reading([0])) == NO_TILE


def test_no_game_shows_a_yellow_scroll_in_its_last_round() -> None:
    for seed in range(6):
        match = Match(GAME, 3, Seeded(seed))
        luck = Seeded(seed)
        while match.state.round < 5:
            seat = match.to_act[0]
            legal = match.legal(seat)
            match.submit(seat, legal[luck.below(len(legal))])
        assert not any(map(is_yellow, match.state.treasures))


def test_the_final_count() -> None:
    """Rulebook, end of the game, example: 6 + 26 + 3 + 41 = 76."""
    at = reading(["", ""], [[TROPHIES, relic(19), relic(7), scroll(0)], []], number=5)
    at.table.goblins = row([3, 0])
    at.table.money = row([41, 15])
    at.play("0 done")
    assert at.table.phase == OVER
    assert at.heard("counted")[:4] == [
        "counted 0 0 6 6",
        "counted 0 1 26 32",
        "counted 0 2 3 35",
        "counted 0 3 41 76",
    ]
    assert lists(GAME.view(at.table, 1).parts) == [[6, 26, 3, 41], [0, 0, 0, 15]]
    assert GAME.scores(at.table) == [76, 15]
    assert GAME.winners(at.table) == [0]


def test_equal_totals_share_the_victory() -> None:
    """Rulebook, end of the game."""
    at = reading(["", "", ""], [[scroll(0)], [relic(5)], []], number=5)
    at.table.money = row([20, 15, 19])
    at.play("0 done")
    assert GAME.winners(at.table) == [0, 1]


def test_five_rounds_and_no_more() -> None:
    match = Match(GAME, 4, Seeded(8))
    luck = Seeded(8)
    while not match.over:
        seat = match.to_act[0]
        legal = match.legal(seat)
        match.submit(seat, legal[luck.below(len(legal))])
    assert match.state.round == 5
    assert match.state.dealer == (match.opening[0] + 4) % 4
