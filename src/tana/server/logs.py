"""Structured logs: one JSON object per line, without secrets.

Keys, links, codes, luck and chat never reach a log: callers pass named fields, and only the fields listed below are
written. A holder appears as the first digits of its hash. Clients cannot fill the disk with log lines: lines are short
and repeated ones are throttled (metrics count all).
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from collections.abc import Callable

LOGGER = logging.getLogger("tana.server")

FIELDS = frozenset(
    {"table", "game", "seats", "seat", "seq", "kind", "code", "holder", "address", "path", "method", "why"}
    | {"count", "seconds", "status", "port", "host", "version", "fault", "rules", "left_out"}
)
HOLDER_DIGITS = 8
LONGEST_FIELD = 200
WINDOW_SECONDS = 10.0
MOST_OF_AN_ADDRESS, MOST_ALIKE = 20, 100
"""Lines of the same kind in a window: from one address, and from all."""


def note(what: str, level: int = logging.INFO, **fields: object) -> None:
    """Log an event with named fields."""
    if not LOGGER.isEnabledFor(level):
        return
    if unknown := set(fields) - FIELDS:
        raise ValueError(f"unknown log fields: {', '.join(sorted(unknown))}")
    if holder := fields.get("holder"):
        fields["holder"] = str(holder)[:HOLDER_DIGITS]
    LOGGER.log(level, what, extra={"fields": fields})


class JsonLines(logging.Formatter):
    """Formats each record as one JSON object."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        for name, value in getattr(record, "fields", {}).items():
            line[name] = value[:LONGEST_FIELD] if isinstance(value, str) else value
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class Repeats(logging.Filter):
    """Throttles lines that clients can cause: those with an address, and those of Uvicorn.

    The next line of a throttled kind has the number of lines that were left out.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._until = clock() + WINDOW_SECONDS
        self._seen: Counter[tuple[object, ...]] = Counter()
        self._left_out: Counter[tuple[object, ...]] = Counter()

    def filter(self, record: logging.LogRecord) -> bool:
        fields = getattr(record, "fields", {})
        if "address" not in fields and record.name.startswith("tana"):
            return True
        if self._clock() >= self._until:
            self._until = self._clock() + WINDOW_SECONDS
            self._seen.clear()
        kind = record.getMessage(), fields.get("why")
        own = *kind, fields.get("address", record.name)
        if self._seen[own] >= MOST_OF_AN_ADDRESS or self._seen[kind] >= MOST_ALIKE:
            self._left_out[kind] += 1
            return False
        self._seen.update((kind, own))
        if count := self._left_out.pop(kind, 0):
            record.fields = {**fields, "left_out": count}
        return True


def write_to_stderr(level: int = logging.INFO) -> None:
    """Send the logs of the server and its bots to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    handler.addFilter(Repeats())
    for name in ("tana", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
