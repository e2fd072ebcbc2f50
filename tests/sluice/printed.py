"""Sluice's page of print, read and checked."""

from __future__ import annotations

from filon.core.edition import Edition


class Printed:
    def __init__(self, edition: Edition) -> None:
        page = edition.page
        self.mark, self.blocks = edition.mark, edition.blocks
        self.faces = page.block("die").number("faces", 2, 20)
        self.shovels = page.block("shovels").number("sizes", 1, 20)
        self.charm = page.block("charms").number("points", 0, 50)
        page.finish()
