"""The text board and what is said about choices."""

from __future__ import annotations

from pathlib import Path

import pytest

import filon.games.treasure_hunter
from filon.core.game import SPECTATOR
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.messages import LANGUAGES
from filon.games.treasure_hunter.fields import DRAFT
from filon.games.treasure_hunter.game import GAME
from tests.games.treasure_hunter.tables import Sitting, drafting, hunt, raid, reading, scroll

NAMES = ["Ani", "Frank", "Jenny"]


def board(at: Sitting, viewer: int) -> str:
    messages = GAME.messages("en", NAMES)
    return GAME.draw(GAME.view(at.table, viewer), GAME.legal(at.table, viewer), messages)


def explained(at: Sitting, seat: int, language: str = "en") -> list[str]:
    messages, view = GAME.messages(language, NAMES), GAME.view(at.table, seat)
    return [messages.line(GAME.explain(view, action)) for action in GAME.legal(at.table, seat)]


def test_the_pack_is_numbered() -> None:
    at = drafting(["gold gold sword", "dog-1 dog-2 dog-3", "blue-1 blue-2 blue-3"])
    assert "The pack: [1] gold coin (3), [1] gold coin (3), [2] Flaming Sword" in board(at, 0)


def test_groups_show_their_totals_and_what_they_would_take() -> None:
    at = hunt(["blue-9 sword sleeping", "blue-1 blue-2", ""])
    text = board(at, 0)
    assert "Ani: [2] 9 = 9  ← takes MAX" in text
    assert "Frank: 1 + 2 = 3  ← takes MIN" in text
    assert "Your hand: [3] Flaming Sword, Sleeping Potion" in text
    assert explained(at, 0) == [
        "Pass: nothing more in the Frosty Mountains, unless somebody plays a card",
        "Give blue 9 the Sleeping Potion: total 9 becomes 0",
        "Play Flaming Sword: total 9 becomes 13",
    ]


def test_a_planned_card_is_shown_to_its_owner_alone() -> None:
    at = hunt(["blue-9 sword", "blue-1", ""]).play("0 play sword")
    assert "You have chosen: Flaming Sword" in board(at, 0)
    assert "Sword" not in board(at, 1)
    assert "Sword" not in board(at, SPECTATOR)


def test_scrolls_say_what_they_pay() -> None:
    at = reading(["dog-1 dog-2", ""], [[scroll(3)], []])
    assert explained(at, 0) == ["Use Dog Pack: 4 coins now", "Use no more scrolls"]
    assert "[1] Dog Pack" in board(at, 0)
    assert "Dog Pack: 2 for each dog you laid this round" in board(at, 1)


def test_choices_before_the_goblins() -> None:
    at = raid(["scaregoblin mule", ""])
    assert explained(at, 0) == [
        "Pass: nothing more against the goblins, unless somebody plays a card",
        "Play Scaregoblin: no goblin robs you this round",
        "Play Mystery Mule: brings you a card that was not dealt",
    ]


def test_other_languages() -> None:
    at = hunt(["blue-9 sword", "blue-1", ""])
    assert explained(at, 0, "fr")[1] == "Jouer\u00a0: Épée de feu, le total passe de 9 à 13"
    assert explained(at, 0, "de")[1] == "Spielen: Flammenschwert, die Summe geht von 9 auf 13"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_can_be_read(language: str) -> None:
    folder = Path(str(filon.games.treasure_hunter.__file__)).parent / "rules_text"
    text = (folder / f"{language}.md").read_text(encoding="utf-8")
    assert text.startswith("# Treasure Hunter\n")
    assert text.count("\n## ") >= 7


def test_a_draft_of_two_counts_to_nine() -> None:
    match, said = Match(GAME, 2, Seeded(3)), set()
    while match.state.phase == DRAFT and match.state.round == 1:
        seat = match.to_act[0]
        view = GAME.view(match.state, seat)
        text = GAME.draw(view, match.legal(seat), GAME.messages("en", NAMES))
        said.add(text.splitlines()[0].partition(" – ")[2])
        match.submit(seat, match.legal(seat)[0])
    assert said == {f"Draft, card {n} of 9" for n in range(1, 10)}


def test_a_scroll_says_what_it_counts_and_pays() -> None:
    used = {"seat": 0, "scroll": 7, "count": 4, "coins": 12}
    said = [GAME.messages(language, NAMES).say("event.used", used) for language in LANGUAGES]
    assert said[0] == "Ani uses Veterans: 4 count, 12 coins."
    assert all("4" in one and "12" in one and "×" not in one for one in said)
