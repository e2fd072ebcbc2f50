"""What a game is: a table that can be copied, and rules without changing fields."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from operator import index
from typing import Any, Final, Generic, SupportsIndex, TypeVar

from filon.core.actions import ActionSpace
from filon.core.errors import BadSetup
from filon.core.ints import append, i64, mypyc_attr, vec
from filon.core.luck import Luck
from filon.core.manner import Manner
from filon.core.messages import Line, Messages, filled_in, page_of, without_notes
from filon.core.weights import NO_WEIGHTS, Weights

Event = list[int]  # the kind, then its numbers as the game's `Events` names them

TRUTH: Final[i64] = -2  # the viewer of the table itself
SPECTATOR: Final[i64] = -1  # a viewer without a seat
NOBODY: Final[i64] = -1
HIDDEN: Final[i64] = -1  # what a view does not tell
USUAL: Final = Manner()
# marks of an answer that most want, though some extra is left: see `Game.standing`
LULL: Final = 0  # as everybody can see
HUSH: Final = -1  # as others may not know


class Dream:
    """Whose guess an imagined table is, and when it was made; the true table has none."""

    def __init__(self, dreamer: i64, when: i64, vague: bool) -> None:
        self.dreamer: Final = dreamer
        self.when: Final = when  # as the game counts
        self.vague: Final = vague  # whether what was hidden could have been anything

    def __reduce__(self) -> Any:
        return Dream, (self.dreamer, self.when, self.vague)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The table now: the truth, or what one viewer may know of it, the rest left blank.
    `events` is a list only while a match listens."""

    def __init__(self) -> None:
        self.viewer: i64 = TRUTH
        self.seats: i64 = 0
        self.events: list[Event] | None = None
        self.dream: Dream | None = None
        self.slate = vec[i64]()  # the choices of a seat, then whatever stood there before
        self.offered: i64 = 0  # how many of them stand

    def offer(self, action: i64) -> None:
        """One more choice; the slate is used again and again, so that search makes no lists."""
        place = self.offered
        if place == len(self.slate):
            self._make_room(1)
        self.slate[place] = action
        self.offered = place + 1

    def offer_row(self, actions: vec[i64]) -> None:
        """All of a row."""
        self._make_room(len(actions))
        slate = self.slate
        place = self.offered
        for action in actions:
            slate[place] = action
            place += 1
        self.offered = place

    def offer_bits(self, first: i64, bits: i64, most: i64) -> None:
        """`first` and what follows it, as many as `most` bits say."""
        self._make_room(most)
        slate = self.slate
        place = self.offered
        for step in range(most):  # without a branch that nobody can foresee
            slate[place] = first + step
            place += bits >> step & 1
        self.offered = place

    def _make_room(self, most: i64) -> None:
        while len(self.slate) < self.offered + most:
            self.slate = append(self.slate, 0)

    def on_offer(self) -> list[int]:
        """The choices as a list of their own."""
        return [int(self.slate[place]) for place in range(self.offered)]

    def tell(self, kind: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0) -> None:
        """What happened, for log and animation; copies are silent, so search pays nothing."""
        if self.events is not None:
            _write(self.events, kind, a, b, c, d)

    def __reduce__(self) -> Any:
        return _filled, (type(self), self.plain())

    def fields(self) -> list[str]:
        """The names of all fields but `events`, in the order they are written as JSON."""
        raise NotImplementedError

    def plain(self) -> dict[str, Any]:
        """As JSON: ints and lists of them."""
        return {name: _copied(getattr(self, name)) for name in self.fields()}

    def fill(self, data: dict[str, Any]) -> None:
        """From JSON that has just these fields."""
        for name in self.fields():
            setattr(self, name, _copied(data[name]))


def _write(events: list[Event], kind: i64, a: i64, b: i64, c: i64, d: i64) -> None:
    events.append([kind, a, b, c, d])


def _copied(value: Any) -> Any:
    return [_copied(part) for part in value] if isinstance(value, list) else value


def _filled(kind: type[State], data: dict[str, Any]) -> State:
    state = kind()
    state.fill(data)
    return state


View = State  # as a viewer knows it: `viewer` says who


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


_TABLES: dict[tuple[str, str], dict[str, str]] = {}  # all sentences, by game and language

S = TypeVar("S", bound=State)
V = TypeVar("V", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
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
        manner: Manner = USUAL,
        breath: float = 8.0,
        side_by_side: bool = False,
        weights: Weights = NO_WEIGHTS,
        stride: str = "",
        rows: Sequence[str] = (),
        edition: str = "",
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.version: Final = version  # of the rules, as records name it
        self.seats: Final = list(seats)  # the seat counts it can be played with
        self.unofficial_seats: Final = list(unofficial_seats)
        self.actions: Final = actions
        self.events: Final = events
        self.options: Final = list(options)
        self.manner: Final = manner  # of a search
        self.breath: Final = breath  # points ahead that make three pairs of four a victory
        # whether those asked together go their own ways: what one does is no news to the others'
        # choices, so a choice made a moment before it still stands
        self.side_by_side: Final = side_by_side
        self.weights: Final = weights  # what its judge believes
        # the kind of action of which many make a way, whose end may be pointed at; or none
        self.stride: Final = stride
        # kinds of actions that follow upon one another and may be pointed at together: "ask call";
        # or one that is asked for again and again, in any order: "drop+"
        self.rows: Final = [row.split() for row in rows]
        self.edition: Final = edition  # what is printed: the digest and the name of its page

    def __reduce__(self) -> Any:
        """A game is one thing: pickled by its name, never copied."""
        return _game_of, (type(self).__module__,)

    def declared(self) -> Any:
        """Its fields, each with shape, range and who may know it: a `fields.Declaration`."""
        return import_module(f"{self._package()}.fields").DECLARED

    def _package(self) -> str:
        return type(self).__module__.rpartition(".")[0]

    def features(self, seats: int) -> Any:
        """Its tables as bytes for learners: a `features.Features`."""
        return import_module(f"{self._package()}.features").features(seats)

    # -- what is printed ------------------------------------------------------------------

    def printed(self) -> dict[str, Any]:
        """For those who draw the table, and for sentences that name a number of it."""
        return {}

    def named(self, messages: Messages) -> dict[str, str]:
        """Sentences for things of which there are as many as are printed."""
        return {}

    def messages(self, language: str, names: Sequence[str] = ()) -> Messages:
        messages = Messages(self._package(), language, names)
        key = self.name, language
        if key not in _TABLES:
            messages.table = filled_in(messages.table, self.printed())
            messages.table |= self.named(messages)
            _TABLES[key] = messages.table
        messages.table = _TABLES[key]
        return messages

    def rules_text(self, language: str) -> str:
        """The rules in our own words, as Markdown, with a note where what is printed is
        reconstructed."""
        page = page_of(self._package(), language)
        printed = self.printed()
        seen = [name for name, is_ours in printed.get("BLOCKS", {}).items() if not is_ours]
        return filled_in({"": without_notes(page, seen)}, printed)[""]

    # -- the rules ------------------------------------------------------------------------

    def setup(self, seats: int, options: dict[str, int], luck: Luck) -> S:
        raise NotImplementedError

    def to_act(self, state: S) -> list[int]:
        """The seats that may act now: several when choices are simultaneous, none when over."""
        raise NotImplementedError

    def next_seat(self, state: S) -> i64:
        """The seat to act, the lowest where there are several; NOBODY when it is over."""
        waiting = self.to_act(state)
        return waiting[0] if waiting else NOBODY

    def legal(self, state: S, seat: int) -> list[int]:
        """The actions open to a seat, to be read and not changed; none when it is not to act."""
        self.offer(state, seat)
        return state.on_offer()

    def offer(self, state: S, seat: i64) -> None:
        """Puts the actions open to a seat on offer: `state.offered` of them on its slate."""
        state.offered = 0
        for action in self.legal(state, seat):
            state.offer(action)

    def apply(self, state: S, seat: i64, action: i64, luck: Luck) -> None:
        raise NotImplementedError

    def scores(self, state: S) -> list[int]:
        """The points of every seat as they stand; the most wins."""
        raise NotImplementedError

    def sources(self, state: S, seat: int) -> list[Line]:
        """Where the points of a seat come from, each a name and its `points`: they add up to its
        score. Asked once the game is over."""
        return []

    def winners(self, state: S) -> list[int]:
        """The seats that share the victory, tie-breaks counted; as things stand now."""
        scores = self.scores(state)
        best = max(scores)
        return [seat for seat, score in enumerate(scores) if score == best]

    def tie_break(self, state: S) -> Line | None:
        """What decides between those who are level on points; None where nobody is, or where the
        rules know no way and the victory is shared."""
        return None

    def is_cut_short(self, state: S) -> bool:
        """Whether the game is over only because its rounds ran out."""
        return False

    def longest(self, seats: int, options: dict[str, int]) -> int:
        """More decisions than any match with these options has."""
        raise NotImplementedError

    def copy(self, state: S) -> S:
        raise NotImplementedError

    # -- who may know what ----------------------------------------------------------------

    def view(self, state: S, seat: int) -> V:
        raise NotImplementedError

    def redact(self, state: S, event: Event, seat: int) -> Event | None:
        """The event as a viewer may see it, None when it must not be noticed at all; `state` is
        the table after the action that it belongs to."""
        return event

    def imagine(self, view: V, luck: Luck) -> S:
        """A full state that the viewer cannot tell from the true one."""
        raise NotImplementedError

    def redeal(self, state: S, seat: int, luck: Luck) -> S:
        """Another state that looks the same to a seat; only for states already imagined."""
        return self.imagine(self.view(state, seat), luck)

    # -- for bots -------------------------------------------------------------------------

    def evaluate(self, state: S, seat: i64) -> float:
        """How good the table looks for a seat, in points or so; higher is better."""
        return float(self.scores(state)[seat])

    def weigh(self, state: S, seat: i64, weights: vec[float]) -> float:
        """The same for a judge who believes in other weights than those shipped."""
        return self.evaluate(state, seat)

    def moment(self, state: S) -> i64:
        """A number that changes when a turn, or what is like one, is over: where a search may
        stop and judge."""
        return 0

    def drags_on(self, state: S) -> bool:
        """Whether it has lasted far longer than games do: bots then stop hoping for better things
        to come, so that it ends by its rules."""
        return False

    def sensible(self, state: S, seat: i64, luck: Luck) -> i64:
        """A move for rollouts: quick, and not silly. In a game whose manner keeps rivals apart it
        asks nothing that the seat does not see."""
        self.offer(state, seat)
        return state.slate[luck.below(state.offered)]

    # -- words ----------------------------------------------------------------------------

    def say(self, action: SupportsIndex) -> str:
        return self.actions.words(index(action))

    def read(self, words: str) -> int:
        return self.actions.read(words)

    def explain(self, view: V, action: int) -> Line:
        """What a choice does, in one line; by default from the numbers a, b, c of its words."""
        kind, numbers = self.actions.parts(action)
        return f"action.{kind}", dict(zip("abcd", numbers, strict=False))

    def question(self, view: V, seat: int) -> Line:
        """What a seat that is to act is asked, in one sentence addressed to it."""
        raise NotImplementedError

    def why_not(self, view: Any, seat: int, action: int) -> Line | None:
        """Why a seat may not do something; None if it may. Of the seat's own view it says the
        same as of the table, so it tells no secret.

        The second word of its key names a paragraph: `why.staking.taken` is a matter of the part
        of the rules that is headed as `rule.staking` says.
        """
        waiting = self.to_act(view)
        if not waiting:
            return "why.end.over", {}
        if seat not in waiting:
            return "why.turn.other", {"seat": waiting[0]}
        return None if action in self.legal(view, seat) else self.hindrance(view, seat, action)

    def hindrance(self, view: V, seat: int, action: int) -> Line:
        """Why an action is not open to a seat that is to act."""
        raise NotImplementedError

    def distinct(self, view: V, legal: list[int]) -> list[int]:
        """The choices as people are asked them: of those that do the same, the first."""
        return legal

    def standing(self, view: V, seat: int) -> tuple[int, int] | None:
        """An answer that a seat may have given beforehand: the action, and a mark that is another
        one as soon as there is something new to consider; or LULL or HUSH."""
        return None

    def recount(self, event: Event) -> Line:
        """What an event tells, in one line."""
        return f"event.{self.events.name(event)}", self.events.named(event)

    def draw(self, view: V, choices: list[int], messages: Messages) -> str:
        """The table as text; a choice that belongs somewhere on it is marked by its number,
        counted from 1."""
        raise NotImplementedError

    # -- plain data -----------------------------------------------------------------------

    def blank_state(self, seats: int = 0) -> S:
        """Before anything is set up; without seats to read JSON into."""
        raise NotImplementedError

    def blank_view(self) -> V:
        raise NotImplementedError

    def pieces(self, state: S) -> list[int]:
        """Counts that no action may ever change: stones, cards, markers, wherever they are."""
        return []


AnyGame = Game[Any, Any]


def _game_of(module: str) -> AnyGame:
    game: AnyGame = import_module(module).GAME
    return game


def game_called(name: str) -> AnyGame:
    """A game by its name, for those who cannot know the shelf."""
    try:
        return _game_of(f"filon.games.{name.replace('-', '_')}.game")
    except ImportError as problem:
        raise BadSetup(f"no game is called {name[:40]!r}") from problem


def checked_options(game: AnyGame, wanted: dict[str, Any]) -> dict[str, int]:
    """All options of the game, the wanted ones among them; refuses what does not fit."""
    options: dict[str, Any] = {option.name: option.default for option in game.options}
    for name, value in wanted.items():
        if name not in options:
            known = ", ".join(options) or "none"
            raise BadSetup(f"{game.name} has no option {name!r}; it has: {known}")
        options[name] = value
    for option in game.options:
        value = options[option.name]
        if not isinstance(value, SupportsIndex) or not option.low <= index(value) <= option.high:
            raise BadSetup(
                f"option {option.name} must be a number from {option.low} to {option.high}, "
                f"not {value!r}"
            )
        options[option.name] = index(value)
    return options


def checked_seats(game: AnyGame, seats: SupportsIndex) -> int:
    if not isinstance(seats, SupportsIndex) or index(seats) not in game.seats:
        raise BadSetup(
            f"{game.name} is played with {game.seats[0]} to {game.seats[-1]} seats, not {seats}"
        )
    return index(seats)
