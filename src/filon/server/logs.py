"""Logs: one line of JSON an event, on standard error, whoever speaks; secrets are masked."""

from __future__ import annotations

import logging
import sys
import threading
from types import TracebackType

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

from filon.server.limits import Bucket
from filon.server.mask import masked

LOG = structlog.get_logger()
CHATTER = (200.0, 20.0)  # lines at once, a second, of what is less than an error
COMMON: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso", utc=True),
    structlog.processors.format_exc_info,
]


class Thinned(logging.Filter):
    """Nobody fills the disk by being refused: of too many lines, the next one tells the number."""

    def __init__(self) -> None:
        super().__init__()
        self._bucket, self._dropped = Bucket(*CHATTER), 0

    def __call__(self, _: WrappedLogger, method: str, event: EventDict) -> EventDict:
        if method in ("debug", "info", "warning") and not self._bucket.take():
            self._dropped += 1
            raise structlog.DropEvent
        if self._dropped:
            event["dropped"], self._dropped = self._dropped, 0
        return event

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError):
            record.exc_info, record.levelno = None, logging.WARNING  # somebody else's fault
            record.levelname = "WARNING"
        passes = record.levelno > logging.WARNING or self._bucket.take()
        self._dropped += not passes
        return passes


def set_up_logs(level: int) -> None:
    thinned = Thinned()
    structlog.configure(
        processors=[thinned, *COMMON, _rendered],
        wrapper_class=structlog.make_filtering_bound_logger(level),
        logger_factory=structlog.WriteLoggerFactory(sys.stderr),
    )
    _listen_to_others(thinned)
    sys.excepthook = _last_words
    threading.excepthook = _last_words_of_a_thread


def _listen_to_others(thinned: Thinned) -> None:
    """uvicorn, asyncio, warnings: through Python's own logging, from warnings on."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(
        structlog.stdlib.ProcessorFormatter(
            foreign_pre_chain=[structlog.stdlib.add_logger_name, *COMMON],
            processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, _rendered],
        )
    )
    handler.addFilter(thinned)
    logging.basicConfig(level=logging.WARNING, handlers=[handler], force=True)
    logging.captureWarnings(True)


def _rendered(logger: WrappedLogger, name: str, event: EventDict) -> str:
    text = structlog.processors.JSONRenderer()(logger, name, event)
    return masked(str(text))


def _last_words(
    kind: type[BaseException], problem: BaseException, trace: TracebackType | None
) -> None:
    LOG.critical("unexpected end", exc_info=(kind, problem, trace))


def _last_words_of_a_thread(words: threading.ExceptHookArgs) -> None:
    if words.exc_value is not None:
        where = words.thread.name if words.thread else ""
        trace = (words.exc_type, words.exc_value, words.exc_traceback)
        LOG.error("a thread ended", thread=where, exc_info=trace)
