"""Answers that never change while a server runs: compressed once, and cached by clients (ETag).

Only for content that is the same for everybody: the length of a compressed answer leaks something about its content.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import mimetypes
from functools import cached_property
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

WORTH_IT = 512
"""Shorter answers are not compressed."""
TEXTS = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg", "application/wasm")


class StoredAnswer:
    """A body with its media type, and how long caches may keep it."""

    def __init__(self, body: bytes, kind: str, keep: str) -> None:
        self.body = body
        self._headers = {"cache-control": keep, "vary": "accept-encoding"}
        self._kind = kind
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    @classmethod
    def of_file(cls, path: Path, keep: str) -> StoredAnswer:
        """The answer that is a file."""
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return cls(path.read_bytes(), f"{kind}; charset=utf-8" if kind == "text/html" else kind, keep)

    @cached_property
    def _compressed(self) -> bytes | None:
        if len(self.body) < WORTH_IT or not self._kind.startswith(TEXTS):
            return None
        smaller = gzip.compress(self.body, 9, mtime=0)
        return smaller if len(smaller) < len(self.body) else None

    def compress(self) -> bytes | None:
        """The compressed body, if it is shorter. The first call takes long: make it in a thread."""
        return self._compressed

    async def to(self, request: Request) -> Response:
        """The answer in the form that this client accepts."""
        headers = {**self._headers, "etag": self._tag}
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            smaller = await asyncio.to_thread(self.compress)
            if smaller is not None:
                headers["content-encoding"] = "gzip"
                return Response(smaller, media_type=self._kind, headers=headers)
        return Response(self.body, media_type=self._kind, headers=headers)
