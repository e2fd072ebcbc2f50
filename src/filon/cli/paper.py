"""A text board on a terminal of some width.

A board is blocks between empty lines. A block with two spaces inside a line, or with lines to
draw boxes, is a drawing and stays as it is; in every other block a line may be broken, and goes
on a little further in.
After two empty lines come notes: what is printed in the box and what the signs mean.
"""

from __future__ import annotations

import re
import shutil
import textwrap

WIDEST = 80
FURTHER_IN = 2
NOTES = "\n\n\n"


def columns() -> int:
    return min(WIDEST, shutil.get_terminal_size().columns)


def is_drawing(block: str) -> bool:
    return re.search(r"\S {2,}\S|[─-╿]", block) is not None


def without_notes(text: str) -> str:
    return text.partition(NOTES)[0]


def folded(text: str, width: int) -> str:
    blocks = text.replace(NOTES, "\n\n").split("\n\n")
    return "\n\n".join(block if is_drawing(block) else _folded(block, width) for block in blocks)


def _folded(block: str, width: int) -> str:
    return "\n".join(hung(line, width, _indent(line) + FURTHER_IN) for line in block.split("\n"))


def hung(line: str, width: int, indent: int) -> str:
    """Broken so that everything but the beginning stands below the indent."""
    return textwrap.fill(
        line,
        width,
        subsequent_indent=" " * indent,
        break_long_words=False,
        break_on_hyphens=False,
    )


def _indent(line: str) -> int:
    return len(line) - len(line.lstrip())
