"""The web client's files, served from the package; if they were not built, a page that explains how to build them."""

from __future__ import annotations

from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tana.server.transport.static_response import StoredAnswer

WEB = Path(__file__).resolve().parents[2] / "web"
IMMUTABLE = "public, max-age=31536000, immutable"
REVALIDATE = "no-cache"
RULES = "rules"
"""The folder of compiled rules, which `ModuleFiles` serves."""
INDEX = "/index.html"
HTML = "text/html; charset=utf-8"

NOT_BUILT = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Tana</title>
<h1>Tana</h1>
<p>The table server is running, but the web client has not been built.</p>
<p>To build it in a checkout of Tana: <code>make web</code>.</p>
<p>You can also play in a terminal: <code>tana join ADDRESS</code>.</p>
</html>
"""


class StaticFiles:
    """Serves files by exact name from a list made at startup. Request paths never reach the file system."""

    def __init__(self, folder: Path = WEB, prefix: str = "") -> None:
        self._files = {
            name: StoredAnswer.of_file(path, IMMUTABLE if name.startswith("/assets/") else REVALIDATE)
            for path in folder.rglob("*")
            if path.is_file() and path.parent.name != RULES
            for name in (f"/{path.relative_to(folder).as_posix()}",)
        }
        if (index := self._files.get(INDEX)) is not None:
            self._files[INDEX] = StoredAnswer(_with_prefix(prefix, index.body), HTML, REVALIDATE)
        self._index = self._files.get(INDEX)

    async def serve(self, request: Request) -> Response:
        """A file of the client; for the path of a screen, the index page."""
        path = request.url.path
        found = self._files.get(path)
        if found is not None:
            return await found.to(request)
        if path.startswith("/api/") or "." in path.rsplit("/", 1)[-1]:
            return Response("not found\n", 404, media_type="text/plain")
        if self._index is None:
            return Response(NOT_BUILT, media_type=HTML)
        return await self._index.to(request)

    def routes(self) -> list[Route]:
        """The catch-all route, which must come last."""
        return [Route("/{path:path}", self.serve, methods=["GET"])]


def _with_prefix(prefix: str, page: bytes) -> bytes:
    """Make the relative links of the index page absolute, so that they work at any path, such as `/t/…`."""
    return page.replace(b'"./', f'"{prefix}/'.encode())
