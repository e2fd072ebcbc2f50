"""What is printed, for those who draw it, and its names."""

from __future__ import annotations

from typing import Any

from filon.core.messages import Messages
from filon.core.rows import listed, lists
from filon.games.gold_am_yukon.data import (
    CENTRE,
    CIRCLE,
    CLAIM_NAMES,
    CLAIMS,
    FIELD_NAMES,
    FIELDS,
    NEIGHBOURS,
    PLACES,
    PRINTED,
    RINGS,
    STARTS,
    STONES,
    VALUES,
)


def handout() -> dict[str, Any]:
    values = listed(VALUES)
    return {
        "CLAIMS": int(CLAIMS),
        "FIELDS": int(FIELDS),
        "CENTRE": int(CENTRE),
        "STONES": int(STONES),
        "CIRCLE": int(CIRCLE),
        "WIDE": PRINTED.wide,
        "HIGH": PRINTED.high,
        "PLACES": [list(place) for place in PLACES],
        "VALUES": values,
        "CLAIM_NAMES": CLAIM_NAMES,
        "CENTRE_VALUE": values[CENTRE],
        "CLAIM_COUNTS": ", ".join(f"{values.count(one)} × {one}" for one in sorted({*values})),
        "BLOCKS": PRINTED.blocks,
        "RINGS": RINGS,
        "NEIGHBOURS": lists(NEIGHBOURS),
        "STARTS": listed(STARTS),
    }


def named(messages: Messages) -> dict[str, str]:
    claims = {f"claim.{n}": name for n, name in enumerate(CLAIM_NAMES)}
    return claims | {f"field.{n}": name for n, name in enumerate(FIELD_NAMES)}
