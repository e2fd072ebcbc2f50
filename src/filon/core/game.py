"""What a game is: a table that can be copied, and rules without changing fields."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic, TypeVar

from filon.core.actions import ActionSpace
from filon.core.errors import BadSetup
from filon.core.luck import Luck
from filon.core.messages import Line, Messages, page_of

if TYPE_CHECKING:
    from mypy_extensions import i64

Event = list[int]  # the kind, then its numbers as the game's `Events` names them

SPECTATOR: Final = -1  # a viewer without a seat
NOBODY: Final = -1
HIDDEN: Final = -1  # what a view does not tell
FORESIGHT: Final = 24  # sensible moves a search plays before it judges the table


class State:
    """The table now, secrets included. `events` is a list only while a match listens."""

    def __init__(self) -> None:
        self.seats = 0
        self.events: list[Event] | None = None

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """What happened, for log and animation; copies are silent, so search pays nothing."""
        if self.events is not None:
            self.events.append([kind, a, b, c, d])

    def fields(self) -> list[str]:
        """The names of all fields but `events`, in the order they are written as JSON."""
        raise NotImplementedError


class View:
    """What one viewer may know: an allow-list of fields, plain data like a state."""

    def __init__(self) -> None:
        self.viewer = SPECTATOR

    def fields(self) -> list[str]:
        raise NotImplementedError


class Events:
    """The kinds of events of a game, each with the names of its numbers (at most four)."""

    def __init__(self, kinds: Sequence[str], reveals: Sequence[str] = ()) -> None:
        self.names: Final = [kind.split()[0] for kind in kinds]
        self.numbers: Final = [kind.split()[1:] for kind in kinds]
        self.reveals: Final = [name in reveals for name in self.names]

    def name(self, event: Event) -> str:
        return self.names[event[0]]

    def named(self, event: Event) -> dict[str, int]:
        return dict(zip(self.numbers[event[0]], event[1:], strict=False))

    def trimmed(self, event: Event) -> Event:
        """The event with just the numbers its kind has."""
        return event[: 1 + len(self.numbers[event[0]])]

    def is_reveal(self, event: Event) -> bool:
        """Whether it shows somebody what was hidden, so that nobody can take it back."""
        return self.reveals[event[0]]


class Option:
    """A choice made before the game; a switch is an option from 0 to 1."""

    def __init__(self, name: str, default: int, low: int = 0, high: int = 1) -> None:
        self.name: Final = name
        self.default: Final = default
        self.low: Final = low
        self.high: Final = high


S = TypeVar("S", bound=State)
V = TypeVar("V", bound=View)


class Game(Generic[S, V]):
    """A game's identity card and its rules. Rules trust their caller: `Match` is the door."""

    def __init__(
        self,
        name: str,
        title: str,
        version: int,
        seats: Sequence[int],
        actions: ActionSpace,
        events: Events,
        options: Sequence[Option] = (),
        unofficial_seats: Sequence[int] = (),
        foresight: int = FORESIGHT,
        side_by_side: bool = False,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version  # of the rules, as records name it
        self.seats: Final = list(seats)  # the seat counts it can be played with
        self.unofficial_seats: Final = list(unofficial_seats)
        self.actions: Final = actions
        self.events: Final = events
        self.options: Final = list(options)
        self.foresight: Final = foresight
        # whether those asked together go their own ways: what one does is no news to the others'
        # choices, so a choice made a moment before it still stands
        self.side_by_side: Final = side_by_side

    def messages(self, language: str, names: Sequence[str] = ()) -> Messages:
        return Messages(f"filon.games.{self.name.replace('-', '_')}", language, names)

    def rules_text(self, language: str) -> str:
        """The rules in our own words, as Markdown."""
        return page_of(f"filon.games.{self.name.replace('-', '_')}", language)

    # -- the rules ------------------------------------------------------------------------

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> S:
        raise NotImplementedError

    def to_act(self, state: S) -> list[int]:
        """The seats that may act now: several when choices are simultaneous, none when over."""
        raise NotImplementedError

    def legal(self, state: S, seat: int) -> list[int]:
        """The actions open to a seat, to be read and not changed; none when it is not to act."""
        raise NotImplementedError

    def apply(self, state: S, seat: int, action: int, luck: Luck) -> None:
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The points of every seat as they stand; the most wins."""
        raise NotImplementedError

    def winners(self, state: S) -> list[int]:
        """The seats that share the victory, tie-breaks counted; as things stand now."""
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def copy(self, state: S) -> S:
        raise NotImplementedError

    # -- who may know what ----------------------------------------------------------------

    def view(self, state: S, seat: int) -> V:
        raise NotImplementedError

    def redact(self, event: Event, seat: int) -> Event | None:
        """The event as a viewer may see it, None when it must not be noticed at all."""
        return event

    def imagine(self, view: V, luck: Luck) -> S:
        """A full state that the viewer cannot tell from the true one."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int, luck: Luck) -> S:
        """Another state that looks the same to a seat; only for states already imagined."""
        return self.imagine(self.view(state, seat), luck)

    # -- for bots -------------------------------------------------------------------------

    def evaluate(self, state: S, seat: int) -> float:
        """How good the table looks for a seat, in points or so; higher is better."""
        return float(self.scores(state)[seat])

    def sensible(self, state: S, seat: int, luck: Luck) -> int:
        """A move for rollouts: quick, and not silly."""
        legal = self.legal(state, seat)
        return legal[luck.below(len(legal))]

    # -- words ----------------------------------------------------------------------------

    def say(self, action: int) -> str:
        return self.actions.words(action)

    def read(self, words: str) -> int:
        return self.actions.read(words)

    def explain(self, view: V, action: int) -> Line:
        """What a choice does, in one line; by default from the numbers a, b, c of its words."""
        kind, numbers = self.actions.parts(action)
        return f"action.{kind}", dict(zip("abcd", numbers, strict=False))

    def recount(self, event: Event) -> Line:
        """What an event tells, in one line."""
        return f"event.{self.events.name(event)}", self.events.named(event)

    def draw(self, view: V, choices: list[int], messages: Messages) -> str:
        """The table as text; a choice that belongs somewhere on it is marked by its number,
        counted from 1."""
        raise NotImplementedError

    # -- plain data -----------------------------------------------------------------------

    def blank_state(self) -> S:
        """A state with every field of the right type, for reading JSON into."""
        raise NotImplementedError

    def blank_view(self) -> V:
        raise NotImplementedError

    def pieces(self, state: S) -> list[int]:
        """Counts that no action may ever change: stones, cards, markers, wherever they are."""
        return []


AnyGame = Game[Any, Any]


def checked_options(game: AnyGame, wanted: dict[str, int]) -> dict[str, int]:
    """All options of the game, the wanted ones among them; refuses what does not fit."""
    options = {option.name: option.default for option in game.options}
    for name, value in wanted.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise BadSetup(f"{game.name} has no option {name!r}; it has: {known}")
        options[name] = value
    for option in game.options:
        value = options[option.name]
        if type(value) not in (int, bool) or not option.low <= value <= option.high:
            raise BadSetup(
                f"option {option.name} must be a number from {option.low} to {option.high}, "
                f"not {value!r}"
            )
        options[option.name] = int(value)
    return options


def checked_seats(game: AnyGame, seats: int) -> int:
    if seats not in game.seats:
        raise BadSetup(
            f"{game.name} is played with {game.seats[0]} to {game.seats[-1]} seats, not {seats}"
        )
    return seats
