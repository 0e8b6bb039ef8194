"""A server below a path of a host that it shares, like `https://example.org/games/tana/`."""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Middleware: takes the path of the public address off requests.

    A proxy may pass the whole address on, or what follows the path: both work.
    """

    def __init__(self, app: ASGIApp, prefix: str) -> None:
        self._app = app
        self._prefix = prefix

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._prefix and scope["type"] in ("http", "websocket"):
            path: str = scope["path"]
            if path == self._prefix and scope["type"] == "http":
                await RedirectResponse(f"{self._prefix}/", 308)(scope, receive, send)
                return
            if path.startswith(f"{self._prefix}/"):
                scope = {**scope, "path": path.removeprefix(self._prefix)}
        await self._app(scope, receive, send)
