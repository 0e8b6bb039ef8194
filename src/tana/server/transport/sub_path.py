"""Serving Tana below a path of a shared host, like `https://example.org/games/tana/`."""

from __future__ import annotations

from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send


class SubPath:
    """Middleware: strips the path of the public URL from requests.

    It works with proxies that forward the full path and with proxies that strip the prefix themselves.
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
