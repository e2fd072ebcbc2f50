"""Second phase, A: the action window, and who may answer when."""

from __future__ import annotations

from filon.core import plain
from filon.core.game import SPECTATOR
from filon.core.rows import listed
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.tables import Sitting, hunt, raid, relic


def test_sword_then_companion() -> None:
    """Rulebook, 2A, example (action cards): Frank 18, Ani 16 + 4 = 20, Frank doubled 36."""
    frank, ani = 0, 1
    at = hunt(["blue-10 blue-8 blue-companion", "blue-12 blue-4 sword", "blue-1"])
    assert listed(at.table.strength[:2]) == [18, 16]
    at.play("0 pass", "1 play sword", "2 pass")
    assert plain.encode(GAME.view(at.table, SPECTATOR))["totals"] == [18, 20, 1]
    at.play("2 pass", "0 play blue-companion", "1 pass")
    assert plain.encode(GAME.view(at.table, SPECTATOR))["totals"] == [36, 20, 1]
    at.all_pass()
    assert listed(at.table.tiles[frank]) == [relic(19)]
    assert listed(at.table.tiles[ani]) == []


def test_everybody_is_asked_at_once() -> None:
    """The window asks all seats, whatever they hold."""
    at = hunt(["sword blue-1", "", "dog-1 gold"])
    assert listed(at.table.waiting) == [0, 1, 2]
    assert at.choices(1) == ["pass"]
    assert at.choices(2) == ["pass"]


def test_a_seat_without_cards_looks_like_the_others() -> None:
    """Nobody else's view tells who could have played."""
    rich = hunt(["blue-9 sword hammer", "blue-1", "blue-2 gold"])
    poor = hunt(["blue-9 copper silver", "blue-1", "blue-2 gold"])
    for at in (rich, poor):
        at.play("0 pass", "2 pass")
    for viewer in (SPECTATOR, 1, 2):
        assert plain.encode(GAME.view(rich.table, viewer)) == plain.encode(
            GAME.view(poor.table, viewer)
        )


def test_an_answer_says_nothing_until_all_have_answered() -> None:
    """No event, no field of anybody else's view."""
    plays, passes = (hunt(["blue-9 sword", "blue-1", "blue-2"]) for _ in range(2))
    plays.play("0 play sword")
    passes.play("0 pass")
    assert plays.told == passes.told == []
    assert plain.encode(GAME.view(plays.table, 1)) == plain.encode(GAME.view(passes.table, 1))


def test_the_first_card_in_turn_from_the_dealer_is_played() -> None:
    """Rulebook, 2A: from the dealer on, clockwise; the others are asked anew."""
    at = hunt(["blue-9 sword", "blue-1 hammer", "blue-2 sword"], dealer=1)
    at.play("0 play sword", "2 play sword", "1 pass")
    assert at.heard("played") == ["played 2 54"]
    assert listed(at.table.bonus) == [0, 0, 4]
    assert listed(at.table.waiting) == [0, 1, 2]
    assert at.table.first == 0


def test_passing_does_not_lock_out() -> None:
    """Rulebook, 2A: after a card everybody may react, also who passed, also who played."""
    at = hunt(["blue-9 sword hammer", "blue-1", "blue-2 sword"])
    at.play("0 pass", "1 pass", "2 play sword")
    at.play("0 play sword", "1 pass", "2 pass").play("0 play hammer", "1 pass", "2 pass")
    assert listed(at.table.bonus) == [12, 0, 4]


def test_the_window_closes_when_all_have_passed_in_a_row() -> None:
    """“A : Récupérer les trésors”: as many consecutive passes as players."""
    at = hunt(["blue-9 sword", "blue-1", "blue-2 green-3"])
    at.play("0 play sword", "1 pass", "2 pass")
    assert at.table.site == 0
    at.all_pass()
    assert at.table.site == 1


def test_a_card_needs_an_adventurer_at_the_site() -> None:
    """“Jouer des cartes Action”: except for the mule."""
    at = hunt(["sword hammer shrinking sleeping mule blue-companion", "blue-1"])
    assert at.choices(0) == ["pass", "play mule"]


def test_cards_that_look_alike_are_one_choice() -> None:
    at = hunt(["blue-1 sword sword", "blue-2"])
    assert at.choices(0) == ["pass", "play sword"]


def test_a_companion_only_comes_to_its_own_site() -> None:
    """“Jouer des cartes Action”."""
    at = hunt(["blue-1 green-1 blue-companion green-companion", "blue-2"])
    assert at.choices(0) == ["pass", "play blue-companion"]
    at.all_pass()
    assert at.choices(0) == ["pass", "play green-companion"]


def test_the_scaregoblin_waits_for_the_goblins() -> None:
    """Rulebook, 2B: only scaregoblin and mule are played there."""
    cards = "blue-1 scaregoblin mule sword hammer"
    assert "play scaregoblin" not in hunt([cards, "blue-2"]).choices(0)
    assert raid([cards.replace("blue-1 ", ""), ""]).choices(0) == [
        "pass",
        "play scaregoblin",
        "play mule",
    ]


def test_in_turn_or_at_once_is_the_same() -> None:
    """Ruling 1: an answer only counts where those before it in turn have passed."""
    hands = ["blue-9 sword", "blue-5 hammer", "blue-2"]
    answers = {0: "0 pass", 1: "1 play hammer", 2: "2 pass"}
    tables = []
    for order in [(0, 1, 2), (2, 1, 0), (1, 2, 0)]:
        at: Sitting = hunt(hands)
        at.play(*[answers[seat] for seat in order])
        tables.append(plain.encode(at.table))
    assert tables[0] == tables[1] == tables[2]


def test_a_pass_for_the_round_holds_until_somebody_else_plays() -> None:
    """Rulebook, 2A: at every site everybody is asked."""
    at = hunt(["blue-9 sword hammer", "blue-1 sword", "blue-2"])
    before = GAME.standing(at.table, 0)
    assert before is not None
    assert GAME.say(before[0]) == "pass"
    at.all_pass()
    assert GAME.standing(at.table, 0) == before  # the next site
    at.all_pass()
    at = hunt(["blue-9 sword hammer", "blue-1 sword", "blue-2"])
    at.play("0 pass", "1 play sword", "2 pass")
    assert GAME.standing(at.table, 0) != before
    at = hunt(["blue-9 sword hammer", "blue-1 sword", "blue-2"])
    at.play("0 play sword", "1 pass", "2 pass")
    assert GAME.standing(at.table, 0) == before  # one's own card is no news
