"""Networks for tests: small, and of numbers that halves hold exactly."""

from __future__ import annotations

import hashlib
import json
import struct
from itertools import pairwise
from pathlib import Path
from typing import Any

from filon.bots.net import layout_digest
from filon.bots.network import HEAD, digest_of
from filon.core.game import AnyGame

HIDDEN = (6, 5)


def small_network(path: Path, game: AnyGame, **more: Any) -> Path:
    """For all seat counts of a game; the same numbers whenever it is made."""
    widest = game.features(game.seats[-1])
    sizes = [widest.width + len(game.seats), *HIDDEN, widest.choices + 1]
    count = sum((wide + 1) * high for wide, high in pairwise(sizes))
    noise = hashlib.shake_128(game.name.encode()).digest(count)
    content = struct.pack(f"<{count}e", *[(byte - 128) / 256 for byte in noise])
    head = {
        "format": 2,
        "game": game.name,
        "version": game.version,
        "warmth": 0,
        "layout": layout_digest(widest),
        "seats": list(game.seats),
        "sizes": [int(size) for size in sizes],
        "width": int(widest.width),
        "reads": [[0, int(sizes[0])]],
        "lead": {seats: [[0, 0.5]] for seats in game.seats},
        "points": 8.0,
        "digest": digest_of(content),
        **more,
    }
    path.write_bytes(f"{HEAD} {json.dumps(head)}\n".encode() + content)
    return path
