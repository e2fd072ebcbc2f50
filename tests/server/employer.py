"""`employer.py BOOK WAY`: a process whose two workers think for ever, and how it ends."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

from filon.server.workers import FIRST, Workers
from tests.server.errands import think_for_ever


async def employ(book: Path, way: str) -> None:
    workers = Workers(2)
    jobs = [workers.run(think_for_ever, book, rank=FIRST) for _ in range(2)]
    thinking = asyncio.gather(*jobs, return_exceptions=True)
    while not book.exists() or len(book.read_text().split()) < 2:
        await asyncio.sleep(0.02)
    print("busy", flush=True)
    if way == "wait":
        await thinking
    if way == "close":
        workers.close()
        await thinking


if __name__ == "__main__":
    asyncio.run(employ(Path(sys.argv[1]), sys.argv[2]))
