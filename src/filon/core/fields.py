"""A field of a table is declared once: its name, words, shape, range, and who may know it.

A game's `fields.py` is a list of these; `make tables` writes its `table.py` from it: the blank
table, the copy, names and JSON, what a viewer is shown, and the page's type. A field that says
nothing of who may know it is no field.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final

SEATS: Final = "seats"  # as many as sit at the table
UNWRITTEN: Final = "-"  # a view has it, its JSON says it in other fields: `work_out` reads them


@dataclass(frozen=True)
class Shape:
    counts: tuple[int | str, ...] = ()
    most: int = 0  # numbers that a row, or each of several rows, may grow to

    @property
    def is_number(self) -> bool:
        return not self.counts and not self.most

    @property
    def is_rows(self) -> bool:
        return bool(self.counts) and bool(self.most)

    @property
    def is_per_seat(self) -> bool:
        return self.counts[:1] == (SEATS,)


ONE: Final = Shape()


def each(*counts: int | str, up_to: int = 0) -> Shape:
    """A number, or a row of `up_to` numbers, of each: of each seat, of each seat and kind."""
    return Shape(counts, up_to)


def up_to(most: int) -> Shape:
    """A row that grows from nothing."""
    return Shape((), most)


@dataclass(frozen=True)
class Knower:
    name: str
    rule: str = ""  # the function of the game's `view.py` that decides


ALL: Final = Knower("all")
OWNER: Final = Knower("owner")  # the seat that it is of
ACTOR: Final = Knower("actor")  # the seat that is to act
NO_ONE: Final = Knower("nobody")
FOLLOWS: Final = Knower("follows")  # all: it follows from other fields, so it is not written


def by(rule: str) -> Knower:
    """A function of `view.py` with that name says who: `rule(table, view)` fills the view's
    field, which is blank before."""
    return Knower("rule", rule)


@dataclass(frozen=True)
class Field:
    """A field of the table. In a view it is what the viewer may know, else what it starts as;
    in a view's JSON a field known to its owner is the viewer's own part."""

    name: str
    shape: Shape
    span: tuple[int, int]  # lowest and highest number
    knower: Knower
    words: str
    start: int | Sequence[int] = 0  # of every number, or of each row of them
    shown: str = ""  # its name in a view's JSON, where that is another; or UNWRITTEN

    @property
    def json(self) -> str:
        """Its name in a view's JSON; nothing where it is not written."""
        if self.knower in (NO_ONE, FOLLOWS) or self.shown == UNWRITTEN:
            return ""
        return self.shown or self.name


@dataclass(frozen=True)
class Told(Field):
    """What a view says besides, so that nobody need work it out: `rule(table, view)`."""


@dataclass(frozen=True)
class Size(Field):
    """How many numbers the rows of another field have: everybody knows, whoever knows them.
    In a view the unknown ones are HIDDEN."""

    of: str = ""


@dataclass(frozen=True)
class Declaration:
    """The fields of a game, in the order in which they are written."""

    fields: tuple[Field, ...]
    choices: Knower | None = None  # who may know the standing choices; None: they are asked for
    actor: str = ""  # the field that holds the seat which is to act
    doc: str = ""
    sizes: dict[str, Size] = field(default_factory=dict)

    def kept(self) -> list[Field]:
        """What the table itself holds."""
        return [one for one in self.fields if not isinstance(one, Told | Size)]

    def told(self) -> list[Field]:
        return [one for one in self.fields if isinstance(one, Told)]

    @cached_property
    def is_open(self) -> bool:
        """Whether everybody knows everything."""
        return self.choices == ALL and all(one.knower in (ALL, FOLLOWS) for one in self.kept())

    # what a generated table asks for: what is printed decides it, and editions differ

    def size_of(self, name: str) -> int:
        """How many numbers, or rows, a field has; of each seat, where seats have some."""
        size = 1
        for count in self._called(name).shape.counts:
            size *= 1 if isinstance(count, str) else int(count)
        return size

    def start_of(self, name: str) -> int:
        start = self._called(name).start
        assert isinstance(start, int)
        return start

    def starts_of(self, name: str) -> list[int]:
        start = self._called(name).start
        assert not isinstance(start, int)
        return [int(number) for number in start]

    def _called(self, name: str) -> Field:
        return next(one for one in self.fields if one.name == name)


def declare(
    *fields: Field, doc: str, choices: Knower | None = None, actor: str = ""
) -> Declaration:
    names = [one.name for one in fields]
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise ValueError(f"declared twice: {', '.join(twice)}")
    sizes = {one.of: one for one in fields if isinstance(one, Size)}
    for one in fields:
        _check(one, names, actor)
    return Declaration(fields, choices, actor, doc, sizes)


def _check(one: Field, names: list[str], actor: str) -> None:
    if not isinstance(one.knower, Knower):
        raise ValueError(f"{one.name} does not say who may know it")
    if one.knower == OWNER and not one.shape.is_per_seat:
        raise ValueError(f"{one.name} is known to its owner, but it is not of each seat")
    if one.knower == ACTOR and actor not in names:
        raise ValueError(f"{one.name} is known to the actor: say which field holds that seat")
    if isinstance(one, Size) and one.of not in names:
        raise ValueError(f"{one.name} is the size of {one.of!r}, which is not declared")
    if not one.span[0] <= one.span[1]:
        raise ValueError(f"{one.name} has no number from {one.span[0]} to {one.span[1]}")


@dataclass(frozen=True)
class Slot:
    """Where a field's numbers stand when all that a view says is one row of numbers; a row that
    grows has as many places as it may need."""

    name: str
    first: int
    length: int
    low: int
    high: int


def layout(declared: Declaration, seats: int) -> list[Slot]:
    """What learners get: the fields that a view's JSON has, one behind the other."""
    slots: list[Slot] = []
    first = 0
    for one in declared.fields:
        if one.json:
            slots.append(Slot(one.json, first, length_in(one, seats), *one.span))
            first += slots[-1].length
    return slots


def length_in(one: Field, seats: int) -> int:
    """How many numbers a view's JSON has of a field, at most."""
    length = max(1, one.shape.most)
    own = one.knower == OWNER and not isinstance(one, Told | Size)
    for count in one.shape.counts[1:] if own else one.shape.counts:
        length *= seats if isinstance(count, str) else count
    return length
