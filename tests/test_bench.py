"""`make bench` keeps what it did not measure."""

from __future__ import annotations

import runpy
from pathlib import Path

BENCH = Path(__file__).resolve().parent.parent / "bench"
RUN = runpy.run_path(str(BENCH / "run.py"))
HOW, with_section = RUN["HOW"], RUN["with_section"]


def test_a_section_takes_the_place_of_the_one_before() -> None:
    page = "# Measured\n\n## One\n\nold\n\n## Before and after\n\nkept\n"
    after = with_section(page, "## One\n\nnew\n")
    assert after == "# Measured\n\n## One\n\nnew\n\n## Before and after\n\nkept\n"


def test_a_new_section_comes_last() -> None:
    assert with_section("# Measured\n", "## Two\n\nnew\n") == "# Measured\n\n## Two\n\nnew\n"


def test_measuring_again_leaves_every_other_section_as_it_is() -> None:
    page = (BENCH / "results.md").read_text(encoding="utf-8")
    for section in HOW.values():
        title = section.splitlines()[0]
        assert title in page.splitlines()
        after = with_section(page, f"{section}\nmeasured anew\n")
        kept = [part for part in page.split("\n## ") if not f"## {part}".startswith(title)]
        assert all(part.strip() in after for part in kept)
        assert after.count("measured anew") == 1
        assert after.count("\n## ") == page.count("\n## ")
