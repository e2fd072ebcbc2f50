"""An owner's edition in the browser: the board, the rules and the record show what it prints."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from filon.games import load
from tests.editions.boxes import NAME, Change, box, edition
from tests.editions.test_games import LARGER
from tests.server.people import Server
from tests.web.hands import asked_always, click_choice, my_choices, open_table, wait_for_my_turn

COLORADO: list[Change] = [
    ("D3 = { medal = 15", "D3 = { medal = 12"),
    ("nuggets = 3", "nuggets = 5"),
    ('[map]\nreconstructed = true\n', "[map]\n"),  # seen in the box
]  # fmt: skip


@pytest.fixture(scope="module")
def attic(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of somebody who owns a box, or two."""
    folder = tmp_path_factory.mktemp("attic")
    editions = box(folder / "editions", "colorado", *COLORADO)
    for game in ("gold-am-yukon", "lost-valley", "treasure-hunter"):
        box(editions, game, *LARGER[game])
    running = Server(folder / "filon.db", editions=editions)
    running.start()
    yield running
    running.stop()


@pytest.fixture
def visitor(browser: Browser, attic: Server) -> Iterator[Page]:
    context = browser.new_context(base_url=attic.address, reduced_motion="reduce", locale="en-GB")
    yield asked_always(context).new_page()
    context.close()


def medals(page: Page) -> list[str]:
    expect(page.locator(".board .region .medal text").first).to_be_attached()
    return [text.strip() for text in page.locator(".board .region .medal text").all_text_contents()]


def test_a_changed_value_is_on_the_board_in_the_rules_and_in_the_record(visitor: Page) -> None:
    table = open_table(visitor, ["me", "me"], game="colorado")
    printed = [str(land["medal"]) for land in load("colorado").printed()["LANDS"]]
    assert printed[8] == "15"
    shown = medals(visitor)
    assert shown[8] == "12"
    assert shown[:8] + shown[9:] == printed[:8] + printed[9:]
    visitor.locator("[data-tool=rules]").click()
    drawer = visitor.get_by_role("dialog")
    expect(drawer).to_contain_text(f"an edition of its own: {NAME}")
    expect(drawer).to_contain_text("Everybody gets 5 nuggets")
    expect(drawer).not_to_contain_text("No source shows where the regions lie")
    expect(drawer).to_contain_text("No source shows the route sheet")
    told = visitor.request.get(f"/api/tables/{table}/record").text()
    assert f"\nedition {edition('colorado', *COLORADO).mark}\n" in told


@pytest.mark.parametrize("game", ["gold-am-yukon", "lost-valley", "treasure-hunter"])
def test_boards_follow_other_sizes(visitor: Page, game: str) -> None:
    problems: list[str] = []
    visitor.on("pageerror", lambda error: problems.append(str(error)))
    open_table(visitor, ["me", "me"], game=game)
    for _ in range(6):
        wait_for_my_turn(visitor)
        click_choice(visitor, my_choices(visitor)[0])
    expect(visitor.locator(".board svg").first).to_be_visible()
    assert problems == []


def test_a_sheet_that_nobody_has_drawn_is_plain(browser: Browser, tmp_path: Path) -> None:
    running = Server(
        tmp_path / "filon.db", editions=box(tmp_path / "e", "colorado", *LARGER["colorado"])
    )
    running.start()
    page = browser.new_page(base_url=running.address, reduced_motion="reduce", locale="en-GB")
    asked_always(page.context)
    problems: list[str] = []
    page.on("pageerror", lambda error: problems.append(str(error)))
    open_table(page, ["me", "me"], game="colorado")
    assert len(medals(page)) == 15
    for _ in range(6):
        wait_for_my_turn(page)
        click_choice(page, my_choices(page)[0])
    assert problems == []
    page.close()
    running.stop()


def test_what_is_reconstructed_is_marked_in_the_rules_and_not_on_the_board(page: Page) -> None:
    open_table(page, ["me", "me"], game="colorado")
    expect(page.locator(".board svg").first).to_be_visible()
    assert page.locator(".board sup").count() == 0
    page.locator("[data-tool=rules]").click()
    drawer = page.get_by_role("dialog")
    marks = drawer.locator("sup")
    expect(marks.first).to_be_visible()
    assert marks.first.get_attribute("title") == drawer.locator("ol.notes li").first.inner_text()
    reconstructed = [name for name, ours in load("colorado").printed()["BLOCKS"].items() if ours]
    assert drawer.locator("ol.notes li").count() == len(reconstructed)
    expect(drawer).not_to_contain_text("an edition of its own")
