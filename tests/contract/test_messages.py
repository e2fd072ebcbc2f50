"""Every game speaks every language, and says the same in each."""

from __future__ import annotations

import json
import re
from importlib.resources import files

import pytest

from filon.core.game import AnyGame
from filon.core.messages import LANGUAGES, Messages
from filon.games import NAMES, load

games = pytest.mark.parametrize("name", NAMES)
PACKAGES = [f"filon.games.{name.replace('-', '_')}" for name in NAMES]
PACKAGES += ["filon.server", "filon.bots", "filon.cli"]


TWO_LINES = 76  # signs, of a headline on a phone


def tables(name: str) -> dict[str, dict[str, str]]:
    return {language: load(name).messages(language).table for language in LANGUAGES}


@games
def test_the_languages_have_the_same_messages(name: str) -> None:
    table = tables(name)
    for language in LANGUAGES[1:]:
        assert set(table[language]) == set(table["en"]), language


@pytest.mark.parametrize("language", LANGUAGES)
@games
def test_no_message_is_written_twice(name: str, language: str) -> None:
    """The second would silently take the place of the first."""
    package = files(f"filon.games.{name.replace('-', '_')}")
    text = package.joinpath("messages", f"{language}.json").read_text(encoding="utf-8")
    keys = json.loads(text, object_pairs_hook=lambda pairs: [key for key, _ in pairs])
    assert len(keys) == len(set(keys))


@games
def test_the_languages_use_the_same_numbers(name: str) -> None:
    table = tables(name)
    for key, sentence in table["en"].items():
        for language in LANGUAGES[1:]:
            assert _numbers(table[language][key]) == _numbers(sentence), (language, key)


@games
def test_every_action_event_and_option_has_a_sentence(name: str) -> None:
    game: AnyGame = load(name)
    table = tables(name)["en"]
    wanted = {f"action.{block.kind}" for block in game.actions.blocks}
    wanted |= {f"event.{kind}" for kind in game.events.names}
    wanted |= {f"option.{option.name}" for option in game.options}
    wanted |= {"title", "tagline"}
    assert wanted <= set(table)


def test_plurals_follow_the_language() -> None:
    english = Messages("filon.games.gold_am_yukon", "en", ["Nellie"])
    french = Messages("filon.games.gold_am_yukon", "fr", ["Nellie"])
    numbers = {"nuggets": 0, "chain": 3, "hand": 2}
    assert english.say("text.player", numbers).startswith("0 nuggets")
    assert french.say("text.player", numbers).startswith("0 pépite,")


def test_no_tile_is_left_in_words_of_its_own() -> None:
    french = Messages("filon.games.lost_valley", "fr")
    said = [french.say("event.ice_moved", {"tiles": tiles}) for tiles in range(3)]
    assert said == [
        "Le bloc de glace dérive jusqu’à la cascade.",
        "Le bloc de glace dérive\u00a0: plus que 1 tuile jusqu’à la cascade.",
        "Le bloc de glace dérive\u00a0: plus que 2 tuiles jusqu’à la cascade.",
    ]


def _numbers(sentence: str) -> set[str]:
    return set(re.findall(r"\{(\w+)", sentence))


@games
def test_french_signs_keep_to_the_word_before_them(name: str) -> None:
    """Else a line may begin with a colon."""
    game = load(name)
    sentences = [*game.messages("fr").table.values(), game.rules_text("fr")]
    assert not [sentence for sentence in sentences if re.search(r"« |\w [:;?!»]", sentence)]


@pytest.mark.parametrize("package", PACKAGES)
def test_french_takes_its_own_apostrophe(package: str) -> None:
    sentences = Messages(package, "fr").table.values()
    assert not [sentence for sentence in sentences if "'" in sentence]


def test_french_names_that_begin_with_a_vowel_take_an_apostrophe() -> None:
    messages = Messages("filon.games.gold_am_yukon", "fr", ["Ada", "Zoé", "Émile"])
    said = [messages.say("why.turn.taken", {"seat": seat}) for seat in range(3)]
    assert said[0] == "Un aventurier d’Ada s’y trouve."
    assert said[1] == "Un aventurier de Zoé s’y trouve."
    assert said[2] == "Un aventurier d’Émile s’y trouve."


@games
def test_a_question_fits_in_two_lines_of_a_phone(name: str) -> None:
    for language, table in tables(name).items():
        for key, text in table.items():
            if key.startswith("ask."):
                assert len(at_length(text)) <= TWO_LINES, (language, key)


def at_length(text: str) -> str:
    """As long as a message gets, names aside that people give themselves."""
    text = re.sub(r"\{\w+#([^}]*)\}", lambda found: max(found[1].split("|"), key=len), text)
    return re.sub(r"\{\w+\}", "10", re.sub(r"\{\w+:\w+\}", "-" * 12, text))
