"""What is printed, for those who draw it."""

from __future__ import annotations

from typing import Any

from filon.core.messages import Messages
from tests.sluice.data import CHARM, FACES, PRINTED, SHOVELS


def handout() -> dict[str, Any]:
    return {
        "FACES": int(FACES),
        "SHOVELS": int(SHOVELS),
        "CHARM": int(CHARM),
        "BLOCKS": PRINTED.blocks,
    }


def named(messages: Messages) -> dict[str, str]:
    return {}
