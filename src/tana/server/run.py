"""Running the server: sockets, TLS, and a quiet end."""

from __future__ import annotations

import resource
import socket
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tana.core.errors import TanaError
from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.transport.fast_websocket import FastWebSocket
from tana.server.transport.guarded_http import GuardedHttp, ServerConfig

BACKLOG = 2048
GRACE_SECONDS = 5
KEEP_ALIVE_SECONDS = 5
"""How long an HTTP connection may wait for its next request. Our client gives its own up well before that."""
MOST_FILES = 65_536
FILES_OF_OUR_OWN = 128
"""Databases, pipes, pages: files that are not connections."""


def uvicorn_config(app: Starlette, port: int, host: str = "127.0.0.1", **more: Any) -> ServerConfig:
    """How Uvicorn runs the application: no access log (addresses hold no secrets, but people's habits), no
    compression (lengths must not tell anything), small frames."""
    settings: dict[str, Any] = {
        "host": host,
        "port": port,
        "loop": "uvloop",
        "http": GuardedHttp,
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
        "timeout_keep_alive": KEEP_ALIVE_SECONDS,
        "timeout_graceful_shutdown": GRACE_SECONDS,
        "proxy_headers": False,
    }
    return ServerConfig(app, app.state.gate, **(settings | more))


class Server(uvicorn.Server):
    """A server that, when it ends, lets go of everybody who waits for news, so that nobody is cut off in a request."""

    def __init__(self, config: uvicorn.Config, service: TableService) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End: first what waits, then the rest as Uvicorn does it."""
        self._service.end_waiting()
        await super().shutdown(sockets)


def raise_open_files() -> int:
    """Let this process have as many open files as it may; returns how many that are."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def connections_for(files: int, wanted: int) -> int:
    """How many connections so many open files allow: some are needed for everything else."""
    return max(1, min(wanted, files - FILES_OF_OUR_OWN))


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
