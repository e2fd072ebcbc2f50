"""The end as a story: ties, what broke them, turning points, a picture, the link, and a rematch."""

from __future__ import annotations

import re
import struct

import pytest
from playwright.sync_api import Page, expect

from filon.core.match import Match
from tests.server.people import Server
from tests.web.hands import address_of, open_table, wait_for_my_turn
from tests.web.laid import key_to, lay_game


def finished(served: Server, page: Page, game: str) -> str:
    return looked_at(page, lay_game(served, page, ["me", "greedy", "greedy"], game, never))


def never(match: Match) -> bool:
    """Until it is over."""
    return False


def looked_at(page: Page, table: str) -> str:
    page.goto(f"/t/{table}")
    expect(page.locator("[data-end] .headline")).to_be_visible()
    return table


def test_a_real_tie_is_shared(served: Server, page: Page) -> None:
    """Nobody has reached gold in the only round."""
    table = lay_game(served, page, ["me", "greedy"], "gold-am-yukon", never, max_rounds=1)
    looked_at(page, table)
    expect(page.locator("[data-end] .headline")).to_contain_text("You share the victory: ")
    names = page.locator("[data-end] > ol span").all_inner_texts()
    expect(page.locator("[data-end] .headline")).to_contain_text(" and ".join(names))
    expect(page.locator("[data-end] .winner")).to_have_count(2)


def ends_in_a_broken_tie(match: Match) -> bool:
    if not match.over:
        return False
    second, first = sorted(match.scores())[-2:]
    return first == second and len(match.winners()) == 1


def test_what_broke_a_tie_is_named(served: Server, page: Page) -> None:
    key = key_to(ends_in_a_broken_tie, "colorado", 3, "greedy")
    seats = ["me", "greedy", "greedy"]
    looked_at(page, lay_game(served, page, seats, "colorado", never, key))
    scores = page.locator("[data-end] > ol b").all_inner_texts()
    assert scores[0] == scores[1]
    expect(page.locator("[data-end] .winner")).to_have_count(1)
    expect(page.locator("[data-tie-break]")).not_to_be_empty()


@pytest.mark.parametrize("game", ["gold-am-yukon", "treasure-hunter", "colorado", "lost-valley"])
def test_why_it_ended_whence_points_come_and_where_it_turned(
    served: Server, page: Page, game: str
) -> None:
    table = finished(served, page, game)
    expect(page.locator("[data-why-ended]")).not_to_be_empty()
    totals = page.locator("[data-end] > ol b").all_inner_texts()
    sums = [sum_of_sources(page, seat) for seat in range(3)]
    assert sorted(map(int, totals)) == sorted(sums)
    lines = page.locator("[data-course] polyline")
    expect(lines).to_have_count(3)
    expect(page.locator("[data-course] [data-line]")).to_have_count(3)  # whose, by shape too
    heights = lines.evaluate_all("all => all.map(one => [...one.points].at(-1).y)")
    winner = page.locator("[data-end] > ol li").first.locator("span").inner_text()
    names = page.locator("ul.players b").all_inner_texts()
    assert min(heights) == heights[names.index(winner)]  # the curve ends as the game did
    turning = page.locator("[data-turning]")
    if turning.count():
        n = int(turning.first.get_attribute("data-turning") or "")
        turning.first.locator(".hit").click(force=True)
        expect(page).to_have_url(address_of(table, n))


def sum_of_sources(page: Page, seat: int) -> int:
    return sum(
        map(int, page.locator(f"[data-sources-of='{seat}'] td:last-child").all_inner_texts())
    )


def test_a_picture_and_the_link_are_handed_on(served: Server, page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = finished(served, page, "treasure-hunter")
    with page.expect_download() as download:
        page.locator("[data-tool=picture]").click()
    picture = download.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert struct.unpack(">II", picture[16:24]) == (640, 414)
    page.locator("[data-end] .slim button").click()
    expect(page.locator("[data-end] .slim")).to_contain_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()").endswith(f"/t/{table}")


def test_a_rematch_also_after_resigning(page: Page) -> None:
    table = open_table(page, ["me", "greedy"], options={"max_rounds": 1})
    wait_for_my_turn(page)
    page.locator("[data-tool=menu]").click()
    page.locator("[data-tool=resign]").click()
    page.locator("[data-tool=resign-yes]").click()
    expect(page.locator("[data-end]")).to_be_visible(timeout=40_000)
    page.locator("[data-end] button.main").click()
    expect(page).not_to_have_url(re.compile(table))
    wait_for_my_turn(page)
