"""Running the server: sockets, TLS, and a graceful shutdown."""

from __future__ import annotations

import asyncio
import resource
import socket
from typing import Any

import uvicorn
from starlette.applications import Starlette

from tana.server.live.table_service import TableService
from tana.server.protocol import wire
from tana.server.transport.fast_websocket import FastWebSocket
from tana.server.transport.http_deadlines import GuardedHttp, ServerConfig

BACKLOG = 2048
GRACE_SECONDS = 5
KEEP_ALIVE_SECONDS = 5
"""How long an HTTP connection may wait for its next request. Our client closes idle connections well before that."""
RECEIVE_BYTES = 32 << 10
"""The kernel's receive buffer of a connection. Messages are small; any surplus stays in the client's send buffer."""
MOST_FILES = 65_536
RESERVED_FILES = 128
"""Open files kept free for everything but connections: databases, pipes, pages."""


def uvicorn_config(app: Starlette, port: int, host: str = "127.0.0.1", **more: Any) -> ServerConfig:
    """Uvicorn's settings: no access log (it would record people's habits), no compression (lengths would leak
    content), small frames."""
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
    """Uvicorn's server; it answers long polls before it shuts down, so that no request is cut off."""

    def __init__(self, config: uvicorn.Config, service: TableService) -> None:
        super().__init__(config)
        self._service = service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Answer long polls, then shut down as Uvicorn does."""
        self._service.end_waiting()
        await super().shutdown(sockets)

    async def also_listen(self, host: str, port: int) -> None:
        """Accept connections at one more address; raises `OSError` if that fails."""
        config, loop = self.config, asyncio.get_running_loop()

        def protocol() -> asyncio.Protocol:
            made: asyncio.Protocol = config.http_protocol_class(  # type: ignore[call-arg]
                config=config, server_state=self.server_state, app_state=self.lifespan.state, _loop=loop
            )
            return made

        bound = listening_socket(host, port)
        try:
            self.servers.append(await loop.create_server(protocol, sock=bound, ssl=config.ssl, backlog=BACKLOG))
        except OSError:
            bound.close()
            raise


def listening_socket(host: str, port: int) -> socket.socket:
    """Open a socket that listens at an address; raises `OSError` if that fails."""
    bound = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET, socket.SOCK_STREAM)
    try:
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, RECEIVE_BYTES)
        bound.bind((host, port))
        bound.listen(BACKLOG)
    except OSError:
        bound.close()
        raise
    return bound


def raise_open_files() -> int:
    """Raise the limit on open files as far as allowed; returns the new limit."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        soft = wanted
    return MOST_FILES if soft == resource.RLIM_INFINITY else soft


def connections_for(files: int, wanted: int) -> int:
    """The number of connections to accept, at most `wanted`, with a limit of `files` open files."""
    return max(1, min(wanted, files - RESERVED_FILES))


def lan_addresses() -> list[str]:
    """The addresses of this machine on the local network."""
    found: list[str] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            found.append(str(probe.getsockname()[0]))
        except OSError:
            return []
    return [address for address in found if not address.startswith("127.")]
