"""Running the server: sockets, TLS, and a quiet end."""

from __future__ import annotations

import socket
from pathlib import Path
from typing import Any

import uvicorn

from tana.core.errors import TanaError
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.transport.fast_websocket import FastWebSocket

BACKLOG = 2048
GRACE_SECONDS = 5


def uvicorn_config(app: Any, port: int, host: str = "127.0.0.1", **more: Any) -> uvicorn.Config:
    """How Uvicorn runs the application: no access log (addresses hold no secrets, but people's habits), no
    compression (lengths must not tell anything), small frames."""
    settings: dict[str, Any] = {
        "host": host,
        "port": port,
        "loop": "uvloop",
        "ws": FastWebSocket,
        "ws_max_size": wire.MAX_BODY,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        "access_log": False,
        "log_config": None,
        "server_header": False,
        "date_header": False,
        "backlog": BACKLOG,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "proxy_headers": False,
    }
    return uvicorn.Config(app, **(settings | more))


class Server(uvicorn.Server):
    """A server that, when it ends, lets go of everybody who waits for news, so that nobody is cut off in a request."""

    def __init__(self, config: uvicorn.Config, service: TableService) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: first what waits, then the rest as Uvicorn does it."""
        self._service.end_waiting()
        await super().shutdown(sockets)


def lan_addresses() -> list[str]:
    """The addresses of this machine that others in the house can reach."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            return []
    return [address for address in found if not address.startswith("127.")]


def check_files(*paths: Path | None) -> None:
    """Files that have to be there, before anything starts."""
    for path in paths:
        if path is not None and not path.is_file():
            raise TanaError(f"no file {path}")
