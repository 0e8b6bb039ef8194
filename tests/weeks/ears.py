"""What reached somebody: frames, bodies and notices, as short notes that `verdict.py` compares with the truth."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass, field
from typing import Any

import httpx

TOKEN = re.compile(r"[A-Za-z0-9_-]{16,}")
"""Whatever could be a key, a hash, a link or the root of luck."""

Seen = tuple[str, int, int]
"""A table, an entry of its log, a perspective (0: what everybody may see)."""


def digest(value: Any) -> str:
    """The same for the same document."""
    return hashlib.sha256(json.dumps(value, sort_keys=True).encode()).hexdigest()[:24]


@dataclass
class Ears:
    """Everything that one person was sent."""

    views: dict[Seen, str] = field(default_factory=dict)
    events: dict[Seen, str] = field(default_factory=dict)
    tokens: set[str] = field(default_factory=set)
    """Tokens of whatever came, but secrets of games that were over."""
    frames: int = 0
    quarrels: list[str] = field(default_factory=list)
    """What was sent twice, and differently."""

    def hear_frame(self, frame: dict[str, Any], table: dict[str, Any]) -> None:
        """A frame of a socket, and the table as it is with it."""
        self.frames += 1
        self._note_tokens(frame, over=table.get("phase") == "over")
        if frame["kind"] not in ("snapshot", "update"):
            return
        perspective = table["you"]["perspective"] or 0
        if frame["seq"] == table["seq"]:  # else it came late, and the table has gone on
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
        """An answer over HTTP."""
        await response.aread()
        self.frames += 1
        if not response.headers.get("content-type", "").startswith("application/json"):
            return
        document = response.json()
        if isinstance(document, dict):
            self._note_tokens(document, over=document.get("phase") == "over")
