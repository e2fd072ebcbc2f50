"""How many clicks a turn takes, counted in the page: every act was one before."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, Page

from filon.bots import make
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.table.asking import lasting, ways
from tests.server.people import Server
from tests.web.hands import CHOICES, my_choices
from tests.web.laid import Mirror, begin_game

PATIENCE = 300  # looks at the journal, ten in a second
ROW = 12  # acts in a row that somebody has in mind
ARMED = "[data-arm][aria-checked=true]"  # that answers by itself, unless something else is chosen
# everything has come that comes by itself, and there is more than one thing to do
IS_ASKED = f"""() => document.querySelector('[data-end]')
    || (document.querySelector('main')?.dataset.waiting === 'false'
        && (!document.querySelector('[data-soon]') || document.querySelector('{ARMED}'))
        && document.querySelectorAll('{CHOICES}').length > 1)"""


@dataclass
class Counted:
    clicks: int = 0
    acts: int = 0  # each of them was a click before
    choices: int = 0  # acts that had an alternative


def in_mind(match: Match) -> list[str]:
    """What greedy would do now, and after it."""
    ahead = match.replayed(match.length)
    ahead.continue_with(Seeded(0))
    bot = make("greedy", match.game, seed=0)
    acts: list[str] = []
    while not ahead.over and 0 in ahead.to_act and len(acts) < ROW:
        acts.append(match.game.say(bot.choose(ahead.view(0), ahead.legal(0))))
        ahead.submit(0, acts[-1])
    return acts


def clicked(page: Page, match: Match) -> tuple[Locator, int]:
    """The click that brings most of it, and how many acts it stands for."""
    acts = in_mind(match)
    for way in sorted(ways(match, 0), key=len, reverse=True):
        if len(way) > 1 and sorted(way) == sorted(acts[: len(way)]):
            end = f".board [data-end-of='{way[-1]}'] .hit, .board [data-way='{', '.join(way)}']"
            if page.locator(end).count():
                return page.locator(end).first, len(way)
    standing = lasting(match, match.view(0), 0)
    later = page.locator(f"[data-later='{acts[0]}'], [data-arm='{acts[0]}']")
    if standing and standing.act == acts[0] and later.count():
        return later.first, 1
    return page.locator(f"{CHOICES}[data-act='{acts[0]}']"), 1


def is_answered(page: Page, match: Match) -> bool:
    """Whether what greedy would do comes by itself."""
    armed = page.locator(ARMED)
    return armed.count() > 0 and armed.get_attribute("data-arm") == in_mind(match)[0]


def is_choice(match: Match) -> bool:
    return 0 in match.to_act and len(match.game.distinct(match.view(0), match.legal(0))) > 1


def played(served: Server, page: Page, game: str, bots: int, clicks: int) -> Counted:
    """Some clicks of somebody who plays like greedy, against some that do."""
    table = begin_game(served, page, ["me", *["greedy"] * bots], game, "clicks")
    mirror = Mirror(served, table, game, 1 + bots, "clicks")
    counted = Counted()

    def look() -> None:
        for before, entry in mirror.news():
            counted.acts += entry.seat == 0
            counted.choices += entry.seat == 0 and is_choice(before)

    while counted.clicks < clicks:
        page.wait_for_function(IS_ASKED, timeout=60_000)
        look()
        if mirror.match.over:
            break
        row = 1
        if not is_answered(page, mirror.match):
            assert set(my_choices(page)) == set(mirror.match.legal_words(0))
            target, row = clicked(page, mirror.match)
            target.click(force=target.evaluate("one => one instanceof SVGElement"))
            counted.clicks += 1
        wanted = counted.acts + row
        for _ in range(PATIENCE):
            look()
            if counted.acts >= wanted:
                break
            page.wait_for_timeout(100)
        assert counted.acts >= wanted, f"{row} acts should have come of a click"
    page.wait_for_function(IS_ASKED, timeout=60_000)
    look()
    return counted


# a hunt begins with a draft, of which every card is a choice: enough that sites are played for
@pytest.mark.parametrize(
    ("game", "bots", "clicks", "part"),
    [
        ("gold-am-yukon", 1, 12, 0.5),
        ("treasure-hunter", 2, 50, 0.65),
        ("colorado", 1, 12, 0.5),
        ("lost-valley", 1, 12, 0.6),
    ],
)
def test_only_choices_are_clicks(
    served: Server, easy: Page, game: str, bots: int, clicks: int, part: float
) -> None:
    """What leaves no choice is none, and a row of acts is one."""
    counted = played(served, easy, game, bots, clicks)
    assert 0 < counted.clicks <= counted.choices, counted
    assert counted.clicks <= part * counted.acts, counted
