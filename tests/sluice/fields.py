"""Each field of Sluice once: a charm is its owner's secret, unless charms are open."""

from __future__ import annotations

from typing import Final

from filon.core.fields import ALL, ONE, SEATS, Field, by, declare, each
from tests.sluice.data import FACES

DECLARED: Final = declare(
    Field("reach", ONE, (0, 100), ALL, "stones that may be taken for each pip"),
    Field("open_charms", ONE, (0, 1), ALL, "1: everybody sees everybody's charm"),
    Field("turn", ONE, (0, 3), ALL, "the seat whose turn it is"),
    Field("die", ONE, (0, FACES), ALL, "rolled this turn; 0 before"),
    Field("left", ONE, (0, 600), ALL, "stones that may still be taken this turn"),
    Field("heap", ONE, (0, 500), ALL, "stones nobody has"),
    Field("ended", ONE, (0, 1), ALL, "1: the heap is gone"),
    Field("pouch", each(SEATS), (0, 500), ALL, "stones it has"),
    Field("charm", each(SEATS), (0, FACES), by("show_charms"), "lucky number; 0 where hidden"),
    doc="Stones go from the heap to the pouches.",
)
