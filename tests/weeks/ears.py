"""Records the frames, bodies and notices that reached a person, as digests that `verdict.py` compares with the logs."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

import httpx

TOKEN = re.compile(r"[A-Za-z0-9_-]{16,}")
"""Matches anything that could be a key, a hash, a link or a luck root."""

Seen = tuple[str, int, int]
"""A table, an entry of its log, and a perspective (0: public)."""


def digest(value: Any) -> str:
    """A digest that is the same for equal documents."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]


@dataclass
class Ears:
    """Records everything that a person was sent."""

    views: dict[Seen, str] = field(default_factory=dict)
    events: dict[Seen, str] = field(default_factory=dict)
    tokens: set[str] = field(default_factory=set)
    """All tokens received, except secrets of finished games."""
    frames: int = 0
    quarrels: list[str] = field(default_factory=list)
    """Data that was sent twice with different content."""

    def hear_frame(self, frame: dict[str, Any], table: dict[str, Any]) -> None:
        """Record a frame of a socket, and the resulting state of the table."""
        self.frames += 1
        self._note_tokens(frame, over=table.get("phase") == "over")
        if frame["kind"] not in ("snapshot", "update"):
            return
        perspective = table["you"]["perspective"] or 0
        if frame["seq"] == table["seq"]:  # otherwise it arrived late, and the table has moved on
            self._keep(self.views, (table["table"], frame["seq"], perspective), digest(table["view"]))
        steps = frame["steps"] if frame["kind"] == "snapshot" else [frame["step"]]
        for step in steps:
            self._keep(self.events, (table["table"], step["seq"], perspective), digest(step["events"]))

    def _keep(self, notes: dict[Seen, str], key: Seen, value: str) -> None:
        if notes.setdefault(key, value) != value:
            self.quarrels.append(f"two truths about {key}")

    def _note_tokens(self, document: Any, over: bool = False) -> None:
        if over and isinstance(document, dict) and "fairness" in document:
            document = {**document, "fairness": None}
        self.tokens.update(TOKEN.findall(json.dumps(document)))

    async def hear_answer(self, response: httpx.Response) -> None:
        """Record an answer over HTTP."""
        await response.aread()
        self.frames += 1
        if not response.headers.get("content-type", "").startswith("application/json"):
            return
        document = response.json()
        if isinstance(document, dict):
            self._note_tokens(document, over=document.get("phase") == "over")
