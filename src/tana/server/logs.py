"""Structured logs: one JSON object on a line, without secrets.

Keys, links, codes, luck and what people write never reach a log: callers pass named fields, and only fields of the
list below are written. A holder appears as the first digits of its hash.
"""

from __future__ import annotations

import json
import logging
import sys
import time

LOGGER = logging.getLogger("tana.server")

FIELDS = frozenset(
    {"table", "game", "seats", "seat", "seq", "kind", "code", "holder", "address", "path", "method", "why"}
    | {"count", "seconds", "status", "port", "host", "version", "fault"}
)
HOLDER_DIGITS = 8


def note(what: str, level: int = logging.INFO, **fields: object) -> None:
    """Log an event with named fields."""
    if not LOGGER.isEnabledFor(level):
        return
    if unknown := set(fields) - FIELDS:
        raise ValueError(f"fields that logs do not have: {', '.join(sorted(unknown))}")
    if holder := fields.get("holder"):
        fields["holder"] = str(holder)[:HOLDER_DIGITS]
    LOGGER.log(level, what, extra={"fields": fields})


class JsonLines(logging.Formatter):
    """One JSON object for each record."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "what": record.getMessage(),
        }
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


def write_to_stderr(level: int = logging.INFO) -> None:
    """Send the logs of the server (and of its bots) to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    for name in ("tana", "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [handler]
        logger.setLevel(level)
        logger.propagate = False
    logging.getLogger("uvicorn").setLevel(max(level, logging.WARNING))
