"""Figures of a bench: medians and tails in milliseconds, printed as JSON and as a table."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

Row = dict[str, Any]


def quantile(seconds: Sequence[float], part: float) -> float:
    """In milliseconds."""
    ordered = sorted(seconds)
    return round(ordered[min(len(ordered) - 1, int(len(ordered) * part))] * 1000, 2)


def spread(seconds: Sequence[float], tail: float = 0.95) -> Row:
    name = f"p{round(tail * 100)}"
    return {"p50": quantile(seconds, 0.5), name: quantile(seconds, tail), "n": len(seconds)}


def show(rows: list[Row]) -> None:
    """All rows have the same columns."""
    print(json.dumps(rows, indent=2))
    columns = list(rows[0])
    print("\n| " + " | ".join(columns) + " |")
    print("|" + "---|" * len(columns))
    for row in rows:
        print("| " + " | ".join(_cell(row[column]) for column in columns) + " |")


def _cell(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:,.1f}"
    return f"{value:,}" if isinstance(value, int) else str(value)
