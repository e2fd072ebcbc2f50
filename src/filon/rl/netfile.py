"""Writing a trained network as a file that `net:FILE` reads: see `filon.bots.net`."""

from __future__ import annotations

import json
from array import array
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

from filon.bots.net import FORMAT, HEAD, layout_digest
from filon.core.errors import FilonError
from filon.games import load


def write_net(
    path: Path,
    game: str,
    seats: int,
    scale: Sequence[float],
    layers: Sequence[tuple[Any, Any]],
    warmth: float = 0.0,
) -> None:
    """Layers are weights, a row for each number that comes out, and biases; between two of them
    what is below zero is cut off. The last gives a logit for each id."""
    rules = load(game)
    features = rules.features(seats)
    sizes = [len(scale), *[len(bias) for _, bias in layers]]
    if sizes[0] != features.width or sizes[-1] != features.choices:
        raise FilonError(
            f"{game} with {seats} seats has {features.width} bytes and {features.choices} ids, "
            f"the network {sizes[0]} and {sizes[-1]}"
        )
    head = {
        "format": FORMAT,
        "game": game,
        "version": rules.version,
        "seats": seats,
        "warmth": warmth,
        "layout": layout_digest(features),
    }
    numbers = array("f", [float(number) for number in scale])
    for weights, bias in layers:
        numbers.extend(np.asarray(weights, np.float32).ravel().tolist())
        numbers.extend(np.asarray(bias, np.float32).ravel().tolist())
    text = json.dumps({**head, "sizes": sizes})
    path.write_bytes(f"{HEAD} {text}\n".encode() + _little(numbers).tobytes())


def _little(numbers: array[float]) -> array[float]:
    """The file's order of bytes, whatever the machine's is."""
    if np.little_endian:
        return numbers
    turned = array("f", numbers)
    turned.byteswap()
    return turned
