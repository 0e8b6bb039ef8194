"""The web client's files, served from the package; without them, a page that says how to build them."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Route

WEB = Path(__file__).resolve().parents[2] / "web"
FOREVER = "public, max-age=31536000, immutable"
ALWAYS_ASK = "no-cache"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tana</title>
<h1>Tana</h1>
<p>The table server is running, but the web client has not been built.</p>
<p>In a checkout of Tana: <code>make web</code>. Until then <code>tana join ADDRESS</code> plays in a terminal.</p>
</html>
"""


class StaticFiles:
    """Files by exact name from a list made at the start: no path of a request ever reaches the file system."""

    def __init__(self, folder: Path = WEB) -> None:
        self._files = {f"/{path.relative_to(folder).as_posix()}": path for path in folder.rglob("*") if path.is_file()}
        self._index = self._files.get("/index.html")

    async def serve(self, request: Request) -> Response:
        """A file of the client; every other address is a screen of it."""
        path = request.url.path
        found = self._files.get(path)
        if found is not None and found != self._index:
            kind = mimetypes.guess_type(found.name)[0] or "application/octet-stream"
            keep = FOREVER if path.startswith("/assets/") else ALWAYS_ASK
            return FileResponse(found, media_type=kind, headers={"cache-control": keep})
        if path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]:
            return Response("not found\n", 404, media_type="text/plain")
        if self._index is None:
            return Response(NOT_BUILT, media_type="text/html; charset=utf-8")
        return FileResponse(self._index, media_type="text/html; charset=utf-8", headers={"cache-control": ALWAYS_ASK})

    def routes(self) -> list[Route]:
        """The last routes of the server: they take every address that is left."""
        return [Route("/{path:path}", self.serve, methods=["GET"])]
