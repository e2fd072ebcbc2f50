"""A trained network: what a seat sees comes in, how much it likes each id and its lead come out.

The file is a line of JSON and then little-endian numbers. It is a format of our own because bots
and judges must run where neither numpy nor onnxruntime is: a few matrices are read by the standard
library and multiplied by the engine.

Format 2 holds a game's network for all its seat counts: `sizes` of the layers, the `seats` it
knows, which bytes of the largest table it reads (`reads`, from and to), what a byte adds to the
lead of the viewer as it stands (`lead`, by seats), and a digest; then halves: of each layer its
weights row by row and its biases. After the bytes comes a one for the number of seats; the last row
that goes out is the lead to be expected beyond that of now. Where it has `advice`, it has learnt
what to add to what the game's judge says of every choice. Format 1 is for one seat count and has no
lead: what each byte is multiplied by, then the layers, as floats.
"""

from __future__ import annotations

import hashlib
import json
import struct
from itertools import pairwise
from typing import Any, Final

from filon.core.errors import BadSetup
from filon.core.ints import append, i64, u8, vec

HEAD: Final = "filon net"
FLOATS: Final = 1  # the formats
HALVES: Final = 2
MOST_BYTES: Final = 64_000_000
WORST: Final = 10.0  # units: a choice that the judge finds worse still is no worse than this
TINY: Final = 1e-6  # at stake where all choices are equal


class Layer:
    """Weights of every number that comes in, one after the other, and the biases."""

    def __init__(self, weights: vec[float], bias: vec[float]) -> None:
        self.weights = weights
        self.bias = bias

    def add(self, number: float, place: i64, out: vec[float]) -> None:
        """What one number that comes in adds to all that go out."""
        weights = self.weights
        width: i64 = len(out)
        first = place * width
        for to in range(width):
            out[to] += number * weights[first + to]

    def add_all(self, numbers: vec[float], places: vec[i64], out: vec[float]) -> None:
        """The same of many, four at a time: what goes out is fetched less often."""
        weights = self.weights
        width: i64 = len(out)
        at: i64 = 0
        while at + 4 <= len(places):
            one, two = numbers[at], numbers[at + 1]
            three, four = numbers[at + 2], numbers[at + 3]
            first, second = places[at] * width, places[at + 1] * width
            third, fourth = places[at + 2] * width, places[at + 3] * width
            for to in range(width):
                out[to] += (
                    one * weights[first + to]
                    + two * weights[second + to]
                    + three * weights[third + to]
                    + four * weights[fourth + to]
                )
            at += 4
        while at < len(places):
            self.add(numbers[at], places[at], out)
            at += 1


class Glance:
    """What a seat saw last, and the sums of the first layer for it: from one look to the next only
    few bytes change."""

    def __init__(self, seen: vec[u8], sums: vec[float]) -> None:
        self.seen: Final = seen
        self.sums: Final = sums


class Advice:
    """How much a network listens to the judge of its game."""

    def __init__(self, about: dict[str, Any]) -> None:
        self.guesses = int(about["guesses"])  # at what is hidden, for one opinion
        self.unit = float(about["unit"])  # points of the judge,
        self.by_units = float(about["by_units"])  # and what one of them counts;
        self.by_stake = float(about["by_stake"])  # what lies between the worst and the best counts

    def lean(self, likings: vec[float], worths: list[float]) -> None:
        """Adds what the judge's worths of the choices say to how much they are liked."""
        best = max(worths)
        stake = best - min(worths) + TINY
        for place in range(len(likings)):
            less = best - worths[place]
            likings[place] -= self.by_units * min(WORST, less / self.unit)
            likings[place] -= self.by_stake * less / stake


class Network:
    def __init__(
        self,
        about: dict[str, Any],
        reads: vec[i64],
        layers: list[Layer],
        last: vec[float],
        bias: vec[float],
    ) -> None:
        self.game = str(about["game"])
        self.version = int(about["version"])  # of the rules
        self.layout = str(about.get("layout", ""))  # of the bytes and ids; "" where not said
        self.seats = [int(seats) for seats in about["seats"]]
        self.warmth = float(about.get("warmth", 0))  # 0: what it likes best; 1: as it has learnt
        self.points = float(about.get("points", 0))  # in one unit of the lead; 0: it knows none
        self.width = int(about["width"])  # bytes at the largest table
        self.choices = int(about["choices"])
        self.reads = reads  # of each byte: its place among those that come in, -1 if it does not
        self.layers = layers
        self.last = last  # row by row
        self.bias = bias
        self.source = b"", ""  # the content of its file, and its path
        self.advice = Advice(about["advice"]) if "advice" in about else None
        lead = {int(seats): parts for seats, parts in dict(about.get("lead", {})).items()}
        self._lead_at = {n: vec[i64]([int(at) for at, _ in parts]) for n, parts in lead.items()}
        self._lead_of = {n: vec[float]([float(of) for _, of in parts]) for n, parts in lead.items()}

    def __reduce__(self) -> Any:
        return network_of, self.source

    def glance(self, seats: i64, width: i64) -> Glance:
        """Of a seat that has seen nothing yet, at a table of so many, in so many bytes."""
        seen = vec[u8]([0] * int(width))
        if not self.layers:
            return Glance(seen, vec[float]([0.0] * int(width)))
        first = self.layers[0]
        sums = first.bias[:]
        if self.points > 0.0:
            first.add(1.0, self.reads[i64(self.width) + self.seats.index(int(seats))], sums)
        return Glance(seen, sums)

    def hidden(self, seen: vec[u8], last: Glance) -> vec[float]:
        """What the network makes of what a seat sees. What is as it was costs nothing."""
        numbers, places = vec[float](), vec[i64]()
        for place in range(len(seen)):
            if seen[place] != last.seen[place]:
                if self.reads[place] >= 0:
                    numbers = append(numbers, float(i64(seen[place]) - i64(last.seen[place])))
                    places = append(places, self.reads[place])
                last.seen[place] = seen[place]
        if not self.layers:
            return vec[float]([float(i64(byte)) for byte in seen])
        self.layers[0].add_all(numbers, places, last.sums)
        sums = last.sums
        for n in range(1, len(self.layers)):
            layer = self.layers[n]
            numbers, places = vec[float](), vec[i64]()
            for place in range(len(sums)):
                if sums[place] > 0.0:
                    numbers = append(numbers, sums[place])
                    places = append(places, place)
            sums = layer.bias[:]
            layer.add_all(numbers, places, sums)
        return sums

    def liking(self, hidden: vec[float], choice: i64) -> float:
        """The logit of an id."""
        width: i64 = len(hidden)
        first = choice * width
        total = self.bias[choice]
        for place in range(width):
            if hidden[place] > 0.0:
                total += hidden[place] * self.last[first + place]
        return total

    def lead(self, hidden: vec[float], seen: vec[u8], seats: i64) -> float:
        """What the viewer will be ahead of the mean of the others, in units of `points`."""
        total = self.liking(hidden, self.choices)
        places = self._lead_at[int(seats)]
        worths = self._lead_of[int(seats)]
        for at in range(len(places)):
            total += worths[at] * float(i64(seen[places[at]]))
        return total


def read_network(path: str) -> Network:
    try:
        with open(path, "rb") as file:
            content = file.read(MOST_BYTES + 1)
    except OSError as problem:
        raise BadSetup(f"cannot read the network {path}: {problem.strerror}") from problem
    return network_of(content, path)


def network_of(content: bytes, path: str) -> Network:
    line, _, rest = content.partition(b"\n")
    if not line.startswith(HEAD.encode() + b" ") or len(content) > MOST_BYTES:
        raise BadSetup(f"{path} is no network: expected a first line '{HEAD} …'")
    try:
        network = _network(json.loads(line[len(HEAD) + 1 :]), rest)
    except (KeyError, TypeError, ValueError, OverflowError, struct.error) as problem:
        raise BadSetup(f"{path} is no network that can be read: {problem}") from problem
    network.source = content, path
    return network


def digest_of(content: bytes) -> str:
    """Sixteen letters that change with any of the numbers."""
    return hashlib.sha256(content).hexdigest()[:16]


def _network(head: dict[str, Any], content: bytes) -> Network:
    sizes = [int(size) for size in head["sizes"]]
    if len(sizes) < 2:
        raise ValueError(f"expected the sizes of at least two layers, got {sizes}")
    if head["format"] == FLOATS:
        width, choices = sizes[0], sizes[-1]
        scaled = _numbers(content, "f", width + _count(sizes))
        numbers = _scaled(scaled[width:], scaled[:width], sizes[1])
        reads = vec[i64](list(range(width)))
        about = {**head, "seats": [head["seats"]], "width": width, "choices": choices}
    elif head["format"] == HALVES:
        if digest_of(content) != head["digest"]:
            raise ValueError("its numbers do not fit its digest")
        numbers = _numbers(content, "e", _count(sizes))
        reads = _reads(head, sizes[0])
        about = {**head, "choices": sizes[-1] - 1}
    else:
        raise ValueError(f"expected format {FLOATS} or {HALVES}, got {head['format']!r}")
    first = len(numbers) - (sizes[-2] + 1) * sizes[-1]
    bias = len(numbers) - sizes[-1]
    last, biases = vec[float](numbers[first:bias]), vec[float](numbers[bias:])
    return Network(about, reads, _layers(numbers, sizes), last, biases)


def _count(sizes: list[int]) -> int:
    return sum([(a + 1) * b for a, b in pairwise(sizes)])


def _numbers(content: bytes, kind: str, expected: int) -> list[float]:
    came = len(content) // struct.calcsize(kind)
    if came != expected:
        raise ValueError(f"expected {expected} numbers, got {came}")
    return [float(number) for number in struct.unpack(f"<{expected}{kind}", content)]


def _reads(head: dict[str, Any], expected: int) -> vec[i64]:
    """The place of each byte and of each seat count among what comes in."""
    places = vec[i64]([-1] * (int(head["width"]) + len(head["seats"])))
    at = 0
    for first, end in head["reads"]:
        for place in range(first, end):
            places[place] = at
            at += 1
    if at != expected:
        raise ValueError(f"expected to read {expected} numbers, got {at}")
    return places


def _layers(numbers: list[float], sizes: list[int]) -> list[Layer]:
    """All but the last."""
    layers: list[Layer] = []
    at = 0
    for wide, high in pairwise(sizes[:-1]):
        weights = _turned(numbers, at, wide, high)
        at += wide * high
        layers.append(Layer(weights, vec[float](numbers[at : at + high])))
        at += high
    return layers


def _scaled(numbers: list[float], scale: list[float], high: int) -> list[float]:
    """With what each byte is multiplied by in the weights of the first layer."""
    wide = len(scale)
    first = [numbers[at] * scale[at % wide] for at in range(wide * high)]
    return first + numbers[wide * high :]


def _turned(numbers: list[float], first: int, wide: int, high: int) -> vec[float]:
    """From a row for each number that goes out to a row for each that comes in."""
    weights = vec[float]()
    for place in range(wide):
        for to in range(high):
            weights = append(weights, numbers[first + to * wide + place])
    return weights
