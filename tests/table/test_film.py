"""A filmed game tells how it ended as the rules did, without them."""

from __future__ import annotations

from pathlib import Path

from filon.core import plain, record
from filon.games import load
from filon.games.colorado.game import GAME as COLORADO
from filon.table.film import Reel, Scenes, shot
from filon.table.journal import ACT, Entry
from filon.table.still import drawn, picture

LEVEL = Path(__file__).parent.parent / "games/colorado/records/tie_by_medals.filon"


def test_what_broke_a_tie_is_kept() -> None:
    written = record.parse(LEVEL.read_text(encoding="utf-8"))
    acts = [
        Entry(n, ACT, "", seat, words, tuple(said))
        for n, (seat, words, said) in enumerate(written.entries)
    ]
    filmed = shot(Scenes("colorado", written.seats, written.options, written.opening, acts))
    page = picture(Reel.unpacked(filmed.data), 0, [0], filmed.count)
    assert page.tie_break == ("tie.medals", {})
    assert picture(Reel.unpacked(filmed.data), 0, [0], 0).tie_break is None


def test_what_was_filmed_before_something_was_told_is_read_as_text() -> None:
    played = record.load(LEVEL.read_text(encoding="utf-8"), load)
    view = plain.encode(played.view(0))
    old = {name: value for name, value in view.items() if name != "points"}
    names = ["Ada", "Bo", "Cy", "Dee"]
    assert drawn(COLORADO, old, "en", names) == drawn(COLORADO, view, "en", names) != ""
