"""Writes the page's types from the server's messages: `generate_types.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import msgspec.inspect as inspect

from filon.server import wire

TARGET = Path(__file__).resolve().parent.parent / "web/src/lib/wire.ts"
HEAD = "// Generated from src/filon/server/wire.py by `make types`: do not edit.\n"
UNIONS = {"FromServer": wire.FromServer, "FromPage": wire.FromPage}


def structs() -> list[Any]:
    """All messages, in the order they are declared."""
    found = [thing for thing in vars(wire).values() if isinstance(thing, type)]
    return [thing for thing in found if thing.__module__ == wire.__name__]


def interface(info: inspect.StructType) -> str:
    lines = [f"export interface {info.cls.__name__} {{"]
    if info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        mark = "" if field.required else "?"
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)}")
    return "\n".join([*lines, "}"])


def typescript(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType():
            return kind.cls.__name__
        case inspect.StrType():
            return "string"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.AnyType():
            return "any"
        case inspect.LiteralType():
            return " | ".join(f"'{value}'" for value in kind.values)
        case inspect.ListType():
            inner = typescript(kind.item_type)
            return f"({inner})[]" if " " in inner and not inner.startswith("[") else f"{inner}[]"
        case inspect.TupleType():
            return f"[{', '.join(map(typescript, kind.item_types))}]"
        case inspect.DictType():
            return f"Record<{typescript(kind.key_type)}, {typescript(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(map(typescript, kind.types))
    raise TypeError(f"no TypeScript for {kind}")


def generated() -> str:
    parts = [HEAD, "export type Line = [string, Record<string, number>]\n"]
    infos = inspect.multi_type_info(structs())
    parts += [interface(info) + "\n" for info in infos if isinstance(info, inspect.StructType)]
    for name, union in UNIONS.items():
        info = inspect.type_info(union)
        assert isinstance(info, inspect.UnionType)
        parts.append(f"export type {name} = {' | '.join(map(typescript, info.types))}\n")
    return (
        "\n".join(parts)
        .replace("[string, Record<string, number>][]", "Line[]")
        .replace(": [string, Record<string, number>]\n", ": Line\n")
    )


if __name__ == "__main__":
    text = generated()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/wire.ts is not what wire.py says: run `make types`")
    else:
        TARGET.write_text(text, encoding="utf-8")
