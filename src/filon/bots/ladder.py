"""Who beats whom: shares of pairs with their 95 % intervals, and one number for each bot."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

Z: Final = 1.96  # standard errors of a 95 % interval
MIDDLE: Final = 1500.0  # the mean of a ladder
STEP: Final = 400.0  # points between two bots of which one wins ten pairs for every one it loses
ROUNDS: Final = 500
DOUBT: Final = 1.0  # drawn pairs that everybody has had with everybody

Pair = tuple[str, str]


class Share(NamedTuple):
    """Of all pairs of two bots at a table: the part that the first won; ties count half."""

    pairs: int
    share: float
    low: float
    high: float


def wilson(share: float, count: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many independent trials."""
    if count <= 0:
        return 0.0, 1.0
    middle = share + Z * Z / (2 * count)
    spread = Z * math.sqrt(share * (1 - share) / count + Z * Z / (4 * count * count))
    scale = 1 + Z * Z / count
    return max(0.0, (middle - spread) / scale), min(1.0, (middle + spread) / scale)


def share_over(blocks: Sequence[tuple[int, float]]) -> Share:
    """From what each luck gave: pairs met, and won. Games with the same luck are no independent
    trials, nor are the pairs of a table: only the lucks are."""
    met = sum(pairs for pairs, _ in blocks)
    if met == 0:
        return Share(0, 0.5, 0.0, 1.0)
    share = sum(won for _, won in blocks) / met
    trials = float(len(blocks))
    if len(blocks) > 1:
        parts = [won / pairs for pairs, won in blocks if pairs]
        mean = sum(parts) / len(parts)
        spread = sum((part - mean) ** 2 for part in parts) / (len(parts) - 1) / len(parts)
        if spread > 0.0:
            trials = max(1.0, min(float(met), share * (1 - share) / spread))
    low, high = wilson(share, trials)
    return Share(met, share, low, high)


def ladder(names: Iterable[str], won: Mapping[Pair, tuple[int, float]]) -> dict[str, float]:
    """A rating for each bot, as in chess: those that explain best who beats whom."""
    bots = list(names)
    strength = dict.fromkeys(bots, 1.0)
    for _ in range(ROUNDS):
        strength = {bot: _strength(bot, bots, strength, won) for bot in bots}
        scale = math.exp(sum(map(math.log, strength.values())) / max(1, len(bots)))
        strength = {bot: value / scale for bot, value in strength.items()}
    return {bot: MIDDLE + STEP * math.log10(value) for bot, value in strength.items()}


def _strength(
    bot: str,
    bots: Sequence[str],
    strength: Mapping[str, float],
    won: Mapping[Pair, tuple[int, float]],
) -> float:
    """One step of the usual iteration (Bradley and Terry's model)."""
    wins = expected = 0.0
    for rival in bots:
        if rival != bot:
            met, beaten = won.get((bot, rival), (0, 0.0))
            wins += beaten + DOUBT / 2
            expected += (met + DOUBT) / (strength[bot] + strength[rival])
    return wins / expected if expected else 1.0
