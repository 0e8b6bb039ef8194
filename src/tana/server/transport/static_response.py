"""Static answers: compressed once, and cached by clients with an ETag.

Use them only for public content: the length of a compressed answer leaks information about its content.
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

LEAST_COMPRESSED = 512
"""Shorter bodies are not compressed."""
TEXTS = ("text/", "application/json", "application/javascript", "application/manifest", "image/svg", "application/wasm")


class StoredAnswer:
    """A body with its media type and caching policy."""

    def __init__(self, body: bytes, kind: str, keep: str) -> None:
        self.body = body
        self._headers = {"cache-control": keep, "vary": "accept-encoding"}
        self._kind = kind
        self._tag = f'"{hashlib.sha256(body).hexdigest()[:20]}"'

    @classmethod
    def of_file(cls, path: Path, keep: str) -> StoredAnswer:
        """Make the answer for a file."""
        kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
        return cls(path.read_bytes(), f"{kind}; charset=utf-8" if kind == "text/html" else kind, keep)

    @cached_property
    def _compressed(self) -> bytes | None:
        if len(self.body) < LEAST_COMPRESSED or not self._kind.startswith(TEXTS):
            return None
        smaller = gzip.compress(self.body, 9, mtime=0)
        return smaller if len(smaller) < len(self.body) else None

    def compress(self) -> bytes | None:
        """The compressed body; None if it would not be shorter. The first call is slow: make it in a thread."""
        return self._compressed

    async def to(self, request: Request) -> Response:
        """The response to a request: not modified, compressed or plain."""
        headers = {**self._headers, "etag": self._tag}
        if self._tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        if "gzip" in request.headers.get("accept-encoding", ""):
            smaller = await asyncio.to_thread(self.compress)
            if smaller is not None:
                headers["content-encoding"] = "gzip"
                return Response(smaller, media_type=self._kind, headers=headers)
        return Response(self.body, media_type=self._kind, headers=headers)
