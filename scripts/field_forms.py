"""One field of a declaration in each of the forms that a generated table needs."""

from __future__ import annotations

from filon.core.fields import OWNER, SEATS, Declaration, Field, Size, Told


def row_type(one: Field) -> str:
    return "vec[vec[i64]]" if one.shape.is_rows else "vec[i64]"


def words_of(one: Field) -> str:
    counts = [str(count).removesuffix("s") for count in one.shape.counts]
    of = f"of each {' and '.join(counts)}: " if SEATS in one.shape.counts else ""
    who = one.knower.rule or one.knower.name
    return f"{of}{one.words} [{who}]"


def first_of(one: Field) -> str:
    return f"FIRST_{one.name.upper()}"


def size_form(one: Field) -> str:
    """How many numbers, or of each seat how many; what is printed decides it."""
    return "1" if part_of(one) == 1 else f"SIZE_{one.name.upper()}"


def length_of(one: Field, seats: str) -> str:
    """How many numbers in all: `seats * SIZE_HAND`."""
    if not one.shape.is_per_seat:
        return size_form(one)
    return seats if part_of(one) == 1 else f"{seats} * {size_form(one)}"


def start_form(one: Field) -> str:
    """What every number starts as; what is printed decides it, but for -1, 0 and 1."""
    return str(one.start) if one.start in (-1, 0, 1) else f"START_{one.name.upper()}"


def part_of(one: Field) -> int:
    """How many numbers there are; how many each seat has in a row of each seat."""
    size = 1
    for count in one.shape.counts:
        size *= 1 if count == SEATS else int(count)
    return size


def blank_form(one: Field, seats: str = "seats") -> str:
    if isinstance(one, Told) and one.shape.is_rows:
        return "empties(0)"
    if one.shape.is_rows:
        return f"empties({length_of(one, seats)})"
    if one.shape.most and isinstance(one.start, int):
        return "vec[i64]()"
    if isinstance(one.start, int):
        return f"same({start_form(one)}, {length_of(one, seats)})"
    if one.shape.is_per_seat:
        return f"same_parts({first_of(one)}, {seats})"
    return f"{first_of(one)}[:]"


def told_blank(one: Field) -> str:
    return start_form(one) if one.shape.is_number else blank_form(one, "view.seats")


def copy_form(one: Field, table: str) -> str:
    if one.shape.is_number:
        return f"{table}.{one.name}"
    return f"copied_rows({table}.{one.name})" if one.shape.is_rows else f"{table}.{one.name}[:]"


def plain_form(one: Field, table: str) -> str:
    if one.shape.is_number:
        return f"{table}.{one.name}"
    tool = "lists" if one.shape.is_rows else "listed"
    return f"{tool}({table}.{one.name})"


def read_form(one: Field, data: str, key: str | int) -> str:
    value = f'{data}["{key}"]' if isinstance(key, str) else f"{data}[{key}]"
    if one.shape.is_number:
        return value
    return f"rows({value})" if one.shape.is_rows else f"row({value})"


def veiled_form(one: Field) -> str:
    """The viewer's own row, of the others' as many hidden numbers."""
    if one.shape.is_rows:
        viewer = "viewer" if one.knower == OWNER else "-1"
        return f"veiled(table.{one.name}, {viewer})"
    return f"same(HIDDEN, len(table.{one.name}))"


def unseen_form(one: Field, declared: Declaration) -> str:
    """What a view has before the viewer's own part is read."""
    size = declared.sizes.get(one.name)
    if size is None:
        return blank_form(one)
    value = f'data["{size.json}"]'
    return f"unknown_rows({value})" if one.shape.is_rows else f"same(HIDDEN, {value})"


def own_copy(one: Field) -> list[str]:
    if one.shape.is_rows:
        return [f"view.{one.name}[viewer] = table.{one.name}[viewer][:]"]
    if part_of(one) == 1:
        return [f"view.{one.name}[viewer] = table.{one.name}[viewer]"]
    part = size_form(one)
    return [
        f"for place in range(viewer * {part}, viewer * {part} + {part}):",
        f"    view.{one.name}[place] = table.{one.name}[place]",
    ]


def own_read(one: Field) -> list[str]:
    if one.shape.is_rows:
        return [f'view.{one.name}[viewer] = row(data["{one.json}"])']
    if part_of(one) == 1:
        return [f'view.{one.name}[viewer] = data["{one.json}"]']
    return [
        f'for place, number in enumerate(data["{one.json}"]):',
        f"    view.{one.name}[viewer * {size_form(one)} + place] = number",
    ]


def view_form(one: Field) -> str:
    """As a view's JSON has it: of what an owner knows only the viewer's part."""
    if isinstance(one, Size):
        target = f"view.{one.of}"
        return f"len({target})" if one.shape.is_number else f"[len(one) for one in {target}]"
    if one.knower != OWNER or isinstance(one, Told):
        return plain_form(one, "view")
    if one.shape.is_rows:
        return f"listed(view.{one.name}[view.viewer]) if view.viewer >= 0 else []"
    part = size_form(one)
    if part == "1":
        return f"view.{one.name}[view.viewer] if view.viewer >= 0 else {start_form(one)}"
    here = f"view.viewer * {part}"
    blank = f"[{start_form(one)}] * {part}"
    return f"listed(view.{one.name}[{here} : {here} + {part}]) if view.viewer >= 0 else {blank}"
