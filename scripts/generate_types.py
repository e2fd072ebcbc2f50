"""Writes the page's types from the server's messages: `generate_types.py [--check]`."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType
from typing import Any, get_args

import msgspec.inspect as inspect

from filon.server import wire, wire_passkeys
from filon.table import guide, news

TARGET = Path(__file__).resolve().parent.parent / "web/src/lib/wire.ts"
HEAD = "// Generated from server/wire.py, table/news.py, guide.py by `make types`: do not edit.\n"
UNIONS = {"FromServer": wire.FromServer, "FromPage": wire.FromPage}


def structs() -> list[Any]:
    """All messages, in the order they are declared."""
    return [*declared(wire), *declared(wire_passkeys), *declared(news), *declared(guide)]


def declared(module: ModuleType) -> list[Any]:
    found = [thing for thing in vars(module).values() if isinstance(thing, type)]
    return [thing for thing in found if thing.__module__ == module.__name__]


def interface(info: inspect.StructType | inspect.DataclassType) -> str:
    lines = [f"export interface {info.cls.__name__} {{"]
    if isinstance(info, inspect.StructType) and info.tag is not None:
        lines.append(f"  {info.tag_field}: '{info.tag}'")
    for field in info.fields:
        mark = "" if field.required or field.name == "type" else "?"
        lines.append(f"  {field.encode_name}{mark}: {typescript(field.type)}")
    return "\n".join([*lines, "}"])


def typescript(kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType() | inspect.DataclassType():
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
            return "unknown"
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
    kinds = (inspect.StructType, inspect.DataclassType)
    parts += [interface(info) + "\n" for info in infos if isinstance(info, kinds)]
    for name, union in UNIONS.items():
        members = " | ".join(member.__name__ for member in get_args(union))
        parts.append(f"export type {name} = {members}\n")
    return (
        "\n".join(parts)
        .replace("[string, Record<string, number>][]", "Line[]")
        .replace(": [string, Record<string, number>]\n", ": Line\n")
    )


if __name__ == "__main__":
    text = generated()
    if "--check" in sys.argv:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != text:
            sys.exit("web/src/lib/wire.ts is not what wire.py and news.py say: run `make types`")
    else:
        TARGET.write_text(text, encoding="utf-8")
