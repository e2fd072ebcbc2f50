"""The list of choices as it stands on the page: no two read alike, whatever the language."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from filon.core.match import Match
from tests.server.people import Server
from tests.web.hands import CHOICES, my_choices, wait_for_my_turn
from tests.web.laid import lay_game

LANGUAGES = ["en", "fr", "de"]


@pytest.mark.parametrize("game", ["lost-valley", "colorado", "gold-am-yukon", "treasure-hunter"])
def test_no_two_choices_read_alike(served: Server, page: Page, game: str) -> None:
    def has_many(match: Match) -> bool:
        return len(match.log) > 25 and len(match.legal(0)) > 2

    table = lay_game(served, page, ["me", "random", "random"], game, has_many, bot="random")
    page.goto(f"/t/{table}")
    wait_for_my_turn(page)
    for language in LANGUAGES:
        page.locator("header select").first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        said = page.locator(f"{CHOICES} > span").all_inner_texts()
        assert len(said) == len(my_choices(page)) > 1
        assert sorted(said) == sorted(set(said)), language
