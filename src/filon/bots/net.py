"""A trained network at a table: `net:FILE`, and what is shipped with a game."""

from __future__ import annotations

import hashlib
import json
import math
from importlib.resources import files
from typing import Any, Final, SupportsIndex

from filon.bots.greedy import Greedy, greedy_with
from filon.bots.network import Glance, Network, digest_of, network_of, read_network
from filon.bots.thought import Option, Thought
from filon.core.errors import BadSetup
from filon.core.features import Features
from filon.core.game import AnyGame, State
from filon.core.ints import append, i64, u8, vec
from filon.core.luck import Luck, Seeded

WHIMS: Final = 1 << 30
SHIPPED: Final = "network.net"  # the file in a game's package


class Reader:
    """What a network says of a table, to the seat that looks at it: never what is hidden from that
    seat, whether it reads the seat's view or a table that somebody imagines."""

    def __init__(self, game: AnyGame, network: Network, seats: i64, luck: Luck) -> None:
        self.network: Final = network
        self._game: Final = game
        self._seats: Final = seats
        self._adviser: Greedy | None = None
        if network.advice is not None:
            self._adviser = greedy_with(game, luck, None, network.advice.guesses)
        self._features: Features = game.features(int(seats))
        self._bytes = vec[u8]([0] * int(self._features.width))
        self._hidden = vec[float]()
        self._glances: list[Glance] = []
        self.forget()

    def forget(self) -> None:
        """What was seen last: sums that are added to for ever would depend on their history."""
        width = self._features.width
        self._glances = [self.network.glance(self._seats, width) for _ in range(self._seats)]

    def look(self, table: State, seat: i64) -> None:
        self._features.write(table, seat, self._bytes, 0)
        self._hidden = self.network.hidden(self._bytes, self._glances[seat])

    def likings(self, table: State, seat: i64) -> vec[float]:
        """Logits of what is on offer to the seat that looked."""
        found = vec[float]()
        for place in range(table.offered):
            choice = self._features.relative(table, seat, table.slate[place])
            found = append(found, self.network.liking(self._hidden, choice))
        if self.network.advice is not None:
            self.network.advice.lean(found, self._advised(table, seat))
        return found

    def _advised(self, table: State, seat: i64) -> list[float]:
        """What the judge says of what is on offer."""
        assert self._adviser is not None
        view = table if table.viewer == seat else self._game.view(table, seat)
        return self._adviser.worths(view, table.on_offer())

    def lead(self) -> float:
        return self.network.lead(self._hidden, self._bytes, self._seats)


def picked(likings: vec[float], warmth: float, luck: Luck) -> i64:
    """The place of the greatest, or, with some warmth, of any, the greater the likelier."""
    best, chosen = -1e300, i64(0)
    for place in range(len(likings)):
        liking = likings[place]
        if warmth > 0.0:
            liking = liking / warmth + _whim(luck)
        if liking > best:
            best, chosen = liking, i64(place)
    return chosen


def _whim(luck: Luck) -> float:
    """Gumbel's noise: the greatest sum is drawn as a softmax would."""
    return -math.log(-math.log((float(luck.below(WHIMS)) + 0.5) / WHIMS))


class Net:
    """Takes what the network likes best of what is legal, or, with some warmth, what it likes
    better more often: a policy that never hesitates may go round in circles."""

    def __init__(self, game: AnyGame, network: Network, source: str, luck: Luck) -> None:
        self._luck = luck
        self._game = game
        self._network = network
        self._source = source
        self._reader: Reader | None = None

    def __reduce__(self) -> Any:
        return _again, (self._game, self._network, self._source, self._luck)

    @property
    def seats(self) -> list[int]:
        """The sizes of the tables it can play at."""
        return list(self._network.seats)

    def choose(self, view: State, legal: list[int]) -> int:
        if len(legal) == 1:
            return legal[0]
        return legal[picked(self._likings(view, legal), self._network.warmth, self._luck)]

    def think(self, view: State, legal: list[int]) -> Thought:
        """How much it likes every choice: all of them together are one."""
        likings = shares_of(self._likings(view, legal))
        order = sorted((-likings[at], at) for at in range(len(legal)))
        options = [Option(legal[at], -liking, 0, []) for liking, at in order]
        return Thought(int(view.viewer), options, options[0].action)

    def _likings(self, view: State, legal: list[int]) -> vec[float]:
        reader = self._reader
        if reader is None:
            if int(view.seats) not in self._network.seats:
                known = ", ".join(map(str, self._network.seats))
                raise BadSetup(f"{self._source} was trained for {known} seats, not {view.seats}")
            reader = Reader(self._game, self._network, view.seats, self._luck)
            self._reader = reader
        view.offered = 0
        for action in legal:
            view.offer(action)
        reader.forget()
        reader.look(view, view.viewer)
        return reader.likings(view, view.viewer)


def shares_of(likings: vec[float]) -> vec[float]:
    """As parts of one."""
    most = -1e300
    for liking in likings:
        most = max(most, liking)
    total = 0.0
    for at in range(len(likings)):
        likings[at] = math.exp(max(-30.0, likings[at] - most))
        total += likings[at]
    for at in range(len(likings)):
        likings[at] /= total
    return likings


_read: Final[dict[str, Network]] = {}


def net_from(path: str, game: AnyGame, seed: SupportsIndex = 0) -> Net:
    """The bot of a file."""
    return Net(game, network_for(path, game), path, Seeded(seed))


def network_for(path: str, game: AnyGame) -> Network:
    """The network of a file, if it has learnt this game; each file is read once in a process."""
    if path not in _read:
        _read[path] = read_network(path)
    network = _read[path]
    _check_fit(path, network, game)
    return network


def shipped_network(game: AnyGame, digest: str) -> Network:
    """The network in a game's package, if it is the one that its levels were made for."""
    package = type(game).__module__.rpartition(".")[0]
    name = f"{package}/{SHIPPED}"
    key = f"{name} {digest}"
    if key not in _read:
        content = files(package).joinpath(SHIPPED).read_bytes()
        if digest_of(content) != digest:
            raise BadSetup(f"expected the network {digest} in {name}, got {digest_of(content)}")
        _read[key] = network_of(content, name)
        _check_fit(name, _read[key], game)
    return _read[key]


def _check_fit(path: str, network: Network, game: AnyGame) -> None:
    """Refuses what has learnt something else than what is played here."""
    if network.game != game.name:
        raise BadSetup(f"{path} has learnt {network.game}, not {game.name}")
    if network.version != game.version:
        raise BadSetup(
            f"{path} has learnt rules version {network.version} of {game.name}; "
            f"this Filon plays version {game.version}: train it again"
        )
    features: Features = game.features(max(network.seats))
    came = (network.width, network.choices)
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


def _again(game: AnyGame, network: Network, source: str, luck: Luck) -> Net:
    return Net(game, network, source, luck)
