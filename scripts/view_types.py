"""The page's type of every game's view."""

from __future__ import annotations

from field_forms import part_of, words_of

from filon.core.fields import OWNER, Declaration, Field, Size, Told

HEAD = "// Generated from the games' fields.py by `make tables`: do not edit.\n"


def typescript(declarations: dict[str, Declaration]) -> str:
    names = {name: name.title().replace("_", "") + "View" for name in declarations}
    parts = [HEAD]
    for name, declared in declarations.items():
        parts.append("\n".join([f"export interface {names[name]} {{", *members(declared), "}\n"]))
    shelf = [f"  {ts_key(name)}: {view}" for name, view in names.items()]
    parts.append("\n".join(["export interface Views {", *shelf, "}\n"]))
    return "\n".join(parts)


def ts_key(name: str) -> str:
    return f"'{name.replace('_', '-')}'" if "_" in name else name


def members(declared: Declaration) -> list[str]:
    lines = ["  /** The seat that looks; -1 for somebody without one. */", "  viewer: number"]
    lines += ["  seats: number"]
    shown = [one for one in declared.fields if one.json]
    last = [one for one in shown if not isinstance(one, Told | Size)][-1]
    for one in shown:
        words = f"the viewer's own: {one.words}" if is_own(one) else words_of(one).split(" [")[0]
        lines += [f"  /** {words} */", f"  {one.json}: {ts_type(one)}"]
        if one is last and declared.choices is not None:
            lines += ["  /** what the viewer may do now */", "  choices: number[]"]
    return lines


def is_own(one: Field) -> bool:
    """Whether a view's JSON has only the viewer's part of it."""
    return one.knower == OWNER and not isinstance(one, Told | Size)


def ts_type(one: Field) -> str:
    own = is_own(one)
    if one.shape.is_number or (own and not one.shape.most and part_of(one) == 1):
        return "number"
    return "number[][]" if one.shape.is_rows and not own else "number[]"
