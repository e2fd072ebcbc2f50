"""Where bots of installed packages think: a process of their own, which can be ended.

Whoever is slower than FILON_BOT_SECONDS (60 by default) loses the process, and with it what it
knew: it is not asked again in that match. The process ends with ours.
"""

from __future__ import annotations

import atexit
import contextlib
import os
import pickle
import queue
import subprocess
import sys
import threading
from collections import OrderedDict
from collections.abc import Sequence
from itertools import count
from typing import Any, Final

from filon.bots.bot import Bot
from filon.core.errors import BadSetup, FilonError
from filon.core.game import AnyGame

SECONDS: Final = "FILON_BOT_SECONDS"
USUAL: Final = 60.0
START: Final = 120.0  # seconds for its package to be loaded
LODGERS: Final = 24  # bots that a process remembers: a table has six at most
CODE: Final = "from filon.bots.lodging import serve; serve()"


class Failed(FilonError):
    """The bot raised something, or its process ended."""


def seconds_allowed() -> float:
    words = os.environ.get(SECONDS, "")
    try:
        seconds = float(words) if words else USUAL
    except ValueError:
        seconds = 0.0
    if not 0.0 < seconds < float("inf"):
        raise BadSetup(f"{SECONDS} must be a number of seconds above 0, not {words!r}")
    return seconds


class Lodging:
    """Our end of the line. A timer ends the process when an answer takes too long."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", CODE], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self._asked = count()
        self._say(list(sys.path))

    @property
    def is_open(self) -> bool:
        return self._process.poll() is None

    def new_number(self) -> int:
        return next(self._asked)

    def ask(self, *words: Any, seconds: float) -> Any:
        late = threading.Event()
        timer = threading.Timer(seconds, self._end, [late])
        timer.daemon = True
        timer.start()
        try:
            self._say(words)
            is_done, answer = pickle.load(self._pipe("stdout"))
        except (EOFError, OSError, pickle.UnpicklingError):
            self.close()
            reason = f"no answer within {seconds:g} s" if late.is_set() else "its process ended"
            raise Failed(reason) from None
        finally:
            timer.cancel()
        if not is_done:
            raise Failed(answer)
        return answer

    def close(self) -> None:
        self._process.kill()
        self._process.wait()
        for name in ("stdin", "stdout"):
            with contextlib.suppress(OSError):  # something was left to say
                self._pipe(name).close()

    def _end(self, late: threading.Event) -> None:
        late.set()
        self._process.kill()

    def _say(self, words: Any) -> None:
        pickle.dump(words, self._pipe("stdin"))
        self._pipe("stdin").flush()

    def _pipe(self, name: str) -> Any:
        return getattr(self._process, name)


_lodgings: Final[dict[str, Lodging]] = {}


def _lodging_of(name: str) -> Lodging:
    if name not in _lodgings or not _lodgings[name].is_open:
        _lodgings[name] = Lodging()
    return _lodgings[name]


def close_all() -> None:
    for lodging in _lodgings.values():
        lodging.close()
    _lodgings.clear()


atexit.register(close_all)


class Lodger:
    """A bot of an installed package, at a table here and at home in its process."""

    def __init__(self, name: str, game: AnyGame, seed: int) -> None:
        self._seconds = seconds_allowed()
        self._lodging = _lodging_of(name)
        self._number = self._lodging.new_number()
        try:
            self._lodging.ask(self._number, "make", name, game, seed, seconds=START)
        except Failed as problem:
            raise BadSetup(f"{name}: {problem}") from problem

    def choose(self, view: Any, legal: Sequence[int]) -> int:
        if not self._lodging.is_open:
            raise Failed("its process has been ended")
        answer: int = self._lodging.ask(
            self._number, "choose", view, list(legal), seconds=self._seconds
        )
        return answer


# -- the other end of the line --------------------------------------------------------------


def serve() -> None:
    """Answers until the line is closed; what a bot prints goes where errors go."""
    line = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    asks: queue.SimpleQueue[Any] = queue.SimpleQueue()
    sys.path[:] = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_listen, args=[asks], daemon=True).start()
    bots: OrderedDict[int, Bot] = OrderedDict()
    while True:
        pickle.dump(_answer(bots, *asks.get()), line)
        line.flush()


def _listen(asks: queue.SimpleQueue[Any]) -> None:
    """Whoever asked may be gone in the middle of a thought."""
    try:
        while True:
            asks.put(pickle.load(sys.stdin.buffer))
    except EOFError:
        os._exit(0)


def _answer(bots: OrderedDict[int, Bot], number: int, what: str, *rest: Any) -> tuple[bool, Any]:
    from filon.bots.visiting import visitor

    try:
        if what == "choose":
            return True, int(bots[number].choose(*rest))
        bots[number] = visitor(*rest)
        if len(bots) > LODGERS:
            bots.popitem(last=False)
        return True, None
    except FilonError as problem:
        return False, str(problem)
    except Exception as problem:
        return False, f"{type(problem).__name__}: {problem}"
