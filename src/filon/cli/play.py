"""`filon play`: a table in the terminal."""

from __future__ import annotations

import secrets
import time
from pathlib import Path

import click

from filon.bots import LEVELS, NO_CAP, Bot, seated
from filon.bots.levels import Player
from filon.bots.reasons import reason_of
from filon.cli.arguments import GAME, read_options, usual_language
from filon.cli.narrator import ending, sentences
from filon.cli.paper import columns, folded, hung, without_notes
from filon.core import record
from filon.core.errors import BadSetup, BadWords, IllegalAction
from filon.core.game import AnyGame
from filon.core.luck import Seeded
from filon.core.match import Match
from filon.core.messages import LANGUAGES, Line, Messages
from filon.games import load

ME = "me"


@click.command()
@click.argument("game", type=GAME, required=False)
@click.option("--seats", default=None, help="Who sits where: me,greedy,ismcts:400 …")
@click.option("--seed", type=int, default=None, help="Of dice and bots, to play the same again.")
@click.option(
    "--option", "options", multiple=True, metavar="NAME=NUMBER", help="See `filon games`."
)
@click.option("--language", type=click.Choice(LANGUAGES), default=None)
@click.option("--record", "file", type=click.Path(path_type=Path), help="Where the game is saved.")
@click.option("--resume", type=click.Path(path_type=Path), help="Go on with a saved game.")
def play(
    game: AnyGame | None,
    seats: str | None,
    seed: int | None,
    options: tuple[str, ...],
    language: str | None,
    file: Path | None,
    resume: Path | None,
) -> None:
    """Play GAME in the terminal, against bots or with several people at one keyboard."""
    speech = language or usual_language()
    chance = seed if seed is not None else secrets.randbits(60)
    if resume is not None:
        table = _resumed(resume, chance, speech, file or resume)
    elif game is not None:
        names = (seats or "me,greedy,greedy").split(",")
        match = Match(game, len(names), Seeded(chance), read_options(options))
        table = Table(match, names, chance, speech, file or _new_file(game))
        if table.file.exists():
            raise BadSetup(f"{table.file} already exists; go on with --resume, or name another")
    else:
        raise BadSetup("expected a game to play, or --resume FILE")
    table.run()


def _resumed(saved: Path, chance: int, language: str, file: Path) -> Table:
    written = record.parse(record.read(saved))
    match = record.play(written, load, Seeded(chance))
    names = [written.tags.get(f"seat{n}", ME) for n in range(match.seats)]
    return Table(match, names, chance, language, file)


def _new_file(game: AnyGame) -> Path:
    return Path(f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.filon")


class Table:
    """A match with people at the keyboard and bots on the other seats."""

    def __init__(
        self, match: Match, seats: list[str], seed: int, language: str, file: Path
    ) -> None:
        self.match, self.seats, self.file = match, seats, file
        self.own = Messages("filon.cli", language)
        self.bots: list[Bot | None] = [
            None if name == ME else seated(name, match.game, seed + 1 + seat)
            for seat, name in enumerate(seats)
        ]
        self.messages = match.game.messages(language, self._names())
        self.told = len(match.log)  # entries already recounted
        self.noted = False  # whether the notes of the board have been shown

    def run(self) -> None:
        self._save()  # a file that cannot be written is noticed before anybody plays
        click.echo(self.own.say("welcome"))
        while not self.match.over:
            seat = self._next_seat()
            bot = self.bots[seat]
            if bot is not None:
                self.match.submit(seat, bot.choose(self.match.view(seat), self.match.legal(seat)))
            elif not self._ask(seat):
                break
            else:
                self._save()
        if not self.match.over:
            self._part()
            return
        self._recount(self._viewer())
        self._draw(self._viewer(), [])
        click.echo(ending(self.match, self.messages))
        self._part()

    def _next_seat(self) -> int:
        """Bots first: they do not let people wait."""
        waiting = self.match.to_act
        bots = [seat for seat in waiting if self.bots[seat] is not None]
        return (bots or waiting)[0]

    def _viewer(self) -> int:
        people = [seat for seat, bot in enumerate(self.bots) if bot is None]
        return people[0] if len(people) == 1 else -1

    def _ask(self, seat: int) -> bool:
        """One answer of a person; False when they want to stop."""
        legal = self.match.game.distinct(self.match.view(seat), self.match.legal(seat))
        self._recount(seat)
        self._draw(seat, legal)
        self._list(seat, legal)
        while (answer := self._answer(seat)) is not None:
            if answer == "?":
                self._draw(seat, legal, fully=True)
            elif answer in ("h", "hint"):
                self._advise(seat, legal)
            elif self._is_taken(seat, legal, answer):
                return True
        return False

    def _answer(self, seat: int) -> str | None:
        """What they type; nothing when they want to stop."""
        try:
            answer: str = click.prompt(self._prompt(seat), prompt_suffix=" ").strip()
        except click.Abort:
            click.echo()
            return None
        return None if answer in ("q", "quit") else answer

    def _is_taken(self, seat: int, legal: list[int], answer: str) -> bool:
        try:
            self._take(seat, legal, answer)
        except (IllegalAction, BadWords) as problem:
            click.echo(f"  {self._said(problem)}")
            return False
        return True

    def _list(self, seat: int, legal: list[int]) -> None:
        """The choices by number, and what is asked."""
        game, view = self.match.game, self.match.view(seat)
        for number, action in enumerate(legal, start=1):
            choice = f"{number:4}  {self.messages.line(game.explain(view, action))}"
            click.echo(hung(choice, columns(), indent=6))
        click.echo(f"\n{self.messages.line(game.question(view, seat))}")

    def _advise(self, seat: int, legal: list[int]) -> None:
        """A good move, as far as the seat can know, and why."""
        game, view = self.match.game, self.match.view(seat)
        best = legal[0]
        why: Line = "reason.only", {}
        if len(legal) > 1:
            thought = Player(game, len(self.match.log), LEVELS[-1], NO_CAP).think(view, legal)
            best, why = thought.chosen, reason_of(game, view, thought).line()
        move = self.messages.line(game.explain(view, best))
        said = f"{legal.index(best) + 1:4}  {move}: {self._why(why)}"
        click.echo(hung(said, columns(), indent=6))

    def _why(self, line: Line) -> str:
        """In the words of the game, if it has some."""
        known = line[0] in self.messages.table
        return self.messages.line(line) if known else self.own.say("good")

    def _said(self, problem: IllegalAction | BadWords) -> str:
        """The reason by the rules, where there is one, and the paragraph to read."""
        reason = problem.reason if isinstance(problem, IllegalAction) else None
        if reason is None:
            return str(problem)
        paragraph = self.messages.say(f"rule.{reason[0].split('.')[1]}")
        return f"{self.messages.line(reason)} ({self.own.say('rules')}: {paragraph})"

    def _draw(self, viewer: int, choices: list[int], *, fully: bool = False) -> None:
        """The notes of the board stand there once, and whenever somebody asks for them."""
        board = self.match.game.draw(self.match.view(viewer), choices, self.messages)
        shown = board if fully or not self.noted else without_notes(board)
        self.noted = True
        click.echo(f"\n{folded(shown, columns())}\n")

    def _prompt(self, seat: int) -> str:
        key = "ask.undo" if self.match.can_undo(seat) else "ask"
        return self.own.say(key).replace("@", self.messages.name(seat))

    def _take(self, seat: int, legal: list[int], answer: str) -> None:
        if answer in ("u", "undo"):
            self.match.undo(seat)
            self.told = min(self.told, len(self.match.log))
        elif answer.isdecimal():
            if not 1 <= int(answer) <= len(legal):
                raise BadWords(self.own.say("range", {"most": len(legal)}))
            self.match.submit(seat, legal[int(answer) - 1])
        else:
            self.match.submit(seat, answer)

    def _recount(self, viewer: int) -> None:
        for entry in self.match.log[self.told :]:
            for sentence in sentences(self.match, entry, viewer, self.messages):
                click.echo(hung(f"  {sentence}", columns(), indent=4))
        self.told = len(self.match.log)

    def _names(self) -> list[str]:
        """Of people and bots alike something that can be told of: "Player 1 digs"."""
        return [
            self.own.say("player", {"n": seat + 1}) if name == ME else f"{name} {seat + 1}"
            for seat, name in enumerate(self.seats)
        ]

    def _save(self) -> None:
        """After every answer, so that nothing is lost whatever happens to the terminal."""
        tags = {f"seat{seat}": name for seat, name in enumerate(self.seats)}
        record.write(self.file, record.dump(self.match, tags))

    def _part(self) -> None:
        self._save()
        click.echo(self.own.say("saved").replace("@", str(self.file)))
