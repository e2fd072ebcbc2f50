"""How many clicks a person's turn takes: each act was one before; now what leaves no choice happens
by itself, so does the end of a turn of which only extras are left, a way is one click, and so is an
answer for later too, or for the whole game. Greedy plays every seat; who plays like it against bots
clicks as often."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import click

from filon.bots import make
from filon.core.game import HUSH, LULL, NOBODY, AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.games import NAMES, load
from filon.table.asking import lasting, ways

ARMED = ("pass",)  # answers that are given for the whole game, by a switch


@dataclass
class Clicks:
    """Of all seats of some games, by the kind of act."""

    turns: int = 0  # in which somebody was asked, until somebody else was
    before: Counter[str] = field(default_factory=Counter)
    now: Counter[str] = field(default_factory=Counter)

    @property
    def part(self) -> float:
        return self.now.total() / self.before.total()


def counted(name: str, seats: int, games: int) -> Clicks:
    clicks = Clicks()
    for seed in range(games):
        _count(Match(load(name), seats, Seeded(seed)), seed, clicks)
    return clicks


def _count(match: Match, seed: int, clicks: Clicks) -> None:
    game = match.game
    bots = [make("greedy", game, seed=10 * seed + seat) for seat in range(match.seats)]
    plans: list[list[list[str]]] = [[] for _ in bots]  # the rest of the ways that were clicked on
    kept: list[dict[str, int]] = [{} for _ in bots]  # answers for later too, and their marks
    last = NOBODY
    while not match.over:
        seat = match.to_act[0]
        view, legal = match.view(seat), match.legal(seat)
        words = game.say(bots[seat].choose(view, legal))
        kind = words.split()[0]
        clicks.turns += seat != last
        clicks.before[kind] += 1
        led = _led(game, plans[seat], words)
        if led:  # the click before meant this as well
            plans[seat] = [way for way in led if way]
        elif len(game.distinct(view, legal)) > 1 and not _is_answered(match, seat, words, kept):
            clicks.now[kind] += 1
            plans[seat] = _led(game, ways(match, seat), words)
        else:
            plans[seat] = []
        match.submit(seat, game.read(words))
        last = seat


def _led(game: AnyGame, plans: list[list[str]], words: str) -> list[list[str]]:
    """The rest of the ways that go on with an act; a lot may be done in any order."""
    lots = [row[0].rstrip("+") for row in game.rows if row[0].endswith("+")]
    if words.split()[0] in lots:
        plans = [sorted(way, key=lambda act: act != words) for way in plans]
    return [way[1:] for way in plans if way[0] == words]


def _is_answered(match: Match, seat: int, words: str, kept: list[dict[str, int]]) -> bool:
    """By itself, or beforehand; the first answer of its kind is given for later too."""
    standing = lasting(match, match.view(seat), seat)
    if standing is None or standing.act != words:
        return False
    if standing.mark in (LULL, HUSH) or kept[seat].get(words) == standing.mark:
        return True
    if words in ARMED and words in kept[seat]:
        return True
    kept[seat][words] = standing.mark
    return False


@click.command()
@click.option("--games", default=20, show_default=True)
@click.option("--seats", default=3, show_default=True)
def main(games: int, seats: int) -> None:
    click.echo("| game | clicks a turn before | now | part | most of them now |")
    click.echo("|---|---|---|---|---|")
    for name in NAMES:
        clicks = counted(name, seats, games)
        kinds = ", ".join(
            f"{kind} {count / clicks.turns:.2f}" for kind, count in clicks.now.most_common(5)
        )
        before, now = (kinds.total() / clicks.turns for kinds in (clicks.before, clicks.now))
        click.echo(f"| {name} | {before:.2f} | {now:.2f} | {clicks.part:.0%} | {kinds} |")


if __name__ == "__main__":
    main()
