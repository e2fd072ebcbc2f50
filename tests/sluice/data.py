"""What would be printed: a die, shovels of many sizes, a charm for everybody."""

from __future__ import annotations

from typing import Final

from filon.core.edition import chosen
from filon.core.ints import i64
from tests.sluice.printed import Printed

PRINTED: Final = Printed(chosen("sluice", "tests.sluice"))

FACES: Final[i64] = PRINTED.faces
SHOVELS: Final[i64] = PRINTED.shovels  # from one stone to so many
CHARM: Final[i64] = PRINTED.charm  # points that a charm brings
