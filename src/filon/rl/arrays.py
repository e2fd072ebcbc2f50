"""Bytes that the engine has written, as arrays."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray


def live_bytes(memory: Any) -> NDArray[np.uint8]:
    """A view: it changes with the memory."""
    return np.frombuffer(memory, np.uint8)
