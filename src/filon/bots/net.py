"""A trained network at a table: `net:FILE`.

The file is a line of JSON (format, game, version of the rules, seats, sizes of the layers, warmth,
and a digest of what the numbers mean) and then little-endian floats: what each byte of an
observation is multiplied by, then of each layer its weights row by row and its biases. It is a
format of our own because a bot of Filon, and later its judges, must run where neither numpy nor
onnxruntime is: a few matrices are read by the standard library and multiplied by the engine.
"""

from __future__ import annotations

import hashlib
import json
import math
import sys
from array import array
from itertools import pairwise
from typing import Any, Final, SupportsIndex

from filon.core.errors import BadSetup
from filon.core.features import Features
from filon.core.game import AnyGame, State
from filon.core.ints import append, i64, u8, vec
from filon.core.luck import Luck, Seeded

HEAD: Final = "filon net"
FORMAT: Final = 1
WHIMS: Final = 1 << 30
MOST_BYTES: Final = 64_000_000


class Layer:
    """Weights of every number that comes in, one after the other, and the biases."""

    def __init__(self, weights: vec[float], bias: vec[float]) -> None:
        self.weights = weights  # of what comes in to what goes out
        self.bias = bias

    def after(self, numbers: vec[float], is_cut: bool) -> vec[float]:
        """Zeros cost nothing: most of what comes in is none."""
        out = self.bias[:]
        weights = self.weights
        width: i64 = len(out)
        for place in range(len(numbers)):
            number = numbers[place]
            if number == 0.0 or (is_cut and number < 0.0):
                continue
            first = i64(place) * width
            for to in range(width):
                out[to] += number * weights[first + to]
        return out


class Network:
    def __init__(
        self,
        game: str,
        version: int,
        layout: str,
        seats: int,
        warmth: float,
        scale: vec[float],
        layers: list[Layer],
    ) -> None:
        self.game = game
        self.version = version  # of the rules
        self.layout = layout  # of the bytes and ids it was trained with; "" where not said
        self.seats = seats
        self.warmth = warmth  # 0: always what it likes best; 1: as likely as it has learnt
        self.scale = scale
        self.layers = layers

    def logits(self, seen: vec[u8]) -> vec[float]:
        numbers = self.scale[:]
        for place in range(len(numbers)):
            numbers[place] *= float(i64(seen[place]))
        for n, layer in enumerate(self.layers):
            numbers = layer.after(numbers, n > 0)
        return numbers


class Net:
    """Takes what the network likes best of what is legal, or, with some warmth, what it likes
    better more often: a policy that never hesitates may go round in circles."""

    def __init__(self, game: AnyGame, network: Network, source: str, luck: Luck) -> None:
        self._luck = luck
        self._game = game
        self._network = network
        self._source = source
        self._features: Features = game.features(network.seats)
        self._bytes = vec[u8]([0] * int(self._features.width))

    def __reduce__(self) -> Any:
        return _again, (self._source, self._game, self._luck)

    @property
    def seats(self) -> int:
        return self._network.seats

    def choose(self, view: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        if view.seats != self._network.seats:
            raise BadSetup(
                f"{self._source} was trained for {self._network.seats} seats, not {view.seats}"
            )
        seat = view.viewer
        self._features.write(view, seat, self._bytes, 0)
        logits = self._network.logits(self._bytes)
        best, chosen = -1e300, legal[0]
        for action in legal:
            liking = logits[self._features.relative(view, seat, action)]
            if self._network.warmth > 0.0:
                liking = liking / self._network.warmth + self._whim()
            if liking > best:
                best, chosen = liking, action
        return chosen

    def _whim(self) -> float:
        """Gumbel's noise: the greatest sum is drawn as a softmax would."""
        return -math.log(-math.log((float(self._luck.below(WHIMS)) + 0.5) / WHIMS))


_read: Final[dict[str, Network]] = {}


def net_from(path: str, game: AnyGame, seed: SupportsIndex = 0) -> Net:
    """The bot of a file; each file is read once in a process."""
    if path not in _read:
        _read[path] = read_network(path)
    network = _read[path]
    if network.game != game.name:
        raise BadSetup(f"{path} has learnt {network.game}, not {game.name}")
    if network.version != game.version:
        raise BadSetup(
            f"{path} has learnt rules version {network.version} of {game.name}; "
            f"this Filon plays version {game.version}: train it again"
        )
    _check_fit(path, network, game.features(network.seats))
    return Net(game, network, path, Seeded(seed))


def _check_fit(path: str, network: Network, features: Features) -> None:
    came = (len(network.scale), len(network.layers[len(network.layers) - 1].bias))
    wanted = (int(features.width), int(features.choices))
    if came != wanted or network.layout not in ("", layout_digest(features)):
        raise BadSetup(
            f"{path} was trained on {came[0]} bytes and {came[1]} ids, which are not the "
            f"{wanted[0]} and {wanted[1]} of this Filon: train it again"
        )


def layout_digest(features: Features) -> str:
    """Of the meaning of every byte and id: networks of another one would read nonsense."""
    parts = [[part.name, str(part.length), str(part.high)] for part in features.parts]
    return hashlib.sha256(json.dumps([parts, features.names]).encode()).hexdigest()[:16]


def _again(path: str, game: AnyGame, luck: Luck) -> Net:
    bot = net_from(path, game)
    bot._luck = luck
    return bot


def read_network(path: str) -> Network:
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise BadSetup(f"cannot read the network {path}: {problem.strerror}") from problem
    line, _, rest = content.partition(b"\n")
    if not line.startswith(HEAD.encode() + b" ") or len(content) > MOST_BYTES:
        raise BadSetup(f"{path} is no network: expected a first line '{HEAD} …'")
    try:
        return _network(json.loads(line[len(HEAD) + 1 :]), rest)
    except (KeyError, TypeError, ValueError, OverflowError) as problem:
        raise BadSetup(f"{path} is no network that can be read: {problem}") from problem


def _network(head: dict[str, Any], content: bytes) -> Network:
    if head["format"] != FORMAT:
        raise ValueError(f"expected format {FORMAT}, got {head['format']!r}")
    sizes = [int(size) for size in head["sizes"]]
    numbers = array("f")
    numbers.frombytes(content)
    if sys.byteorder == "big":
        numbers.byteswap()
    if len(sizes) < 2:
        raise ValueError(f"expected the sizes of at least two layers, got {sizes}")
    expected = sizes[0] + sum([(a + 1) * b for a, b in pairwise(sizes)])
    if len(numbers) != expected:
        raise ValueError(f"expected {expected} numbers, got {len(numbers)}")
    floats = numbers.tolist()
    layers: list[Layer] = []
    at = sizes[0]
    for wide, high in pairwise(sizes):
        weights = _turned(floats, at, wide, high)
        at += wide * high
        layers.append(Layer(weights, vec[float](floats[at : at + high])))
        at += high
    scale, warmth = vec[float](floats[: sizes[0]]), float(head.get("warmth", 0))
    layout = str(head.get("layout", ""))
    version, seats = int(head["version"]), int(head["seats"])
    return Network(str(head["game"]), version, layout, seats, warmth, scale, layers)


def _turned(numbers: list[float], first: int, wide: int, high: int) -> vec[float]:
    """From a row for each number that goes out to a row for each that comes in."""
    weights = vec[float]()
    for place in range(wide):
        for to in range(high):
            weights = append(weights, numbers[first + to * wide + place])
    return weights
