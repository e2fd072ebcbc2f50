"""The Gymnasium spaces of a game as its seats see it."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from filon.rl.history import history_space
from filon.rl.settings import Settings


def seen_space(made: Settings, waiting: int = 0) -> spaces.Dict:
    """What a seat reads; `waiting` ids more where it may have to wait."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (int(made.features.width),), np.uint8),
        "action_mask": spaces.Box(0, 1, (made.choices + waiting,), np.int8),
    }
    if made.history:
        parts["history"] = history_space()
    return spaces.Dict(parts)


def choice_space(made: Settings, waiting: int = 0) -> spaces.Discrete:
    return spaces.Discrete(made.choices + waiting)
