"""The server's cost of a WebSocket message, by implementation: plain ASGI, our protocol below it, or picows.

    python bench/server/sockets.py --seconds 4 --connections 50

Every connection sends a small command as soon as it has the answer to the previous one, which is as long as an update.
All implementations are measured alternately in one run: on a shared machine only the ratios are meaningful.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import time
from collections.abc import Callable
from typing import Any

COMMAND = b'{"kind":"play","id":"c17","seat":2,"seq":17,"action":31}'
ANSWER = b'{"kind":"update","seq":18}'.ljust(420)
MASK = b"\x00\x00\x00\x00"
FRAME = bytes((0x81, 0x80 | len(COMMAND))) + MASK + COMMAND
ANSWER_FRAME = 4 + len(ANSWER)
HANDSHAKE = (
    b"GET /socket HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)


def serve_plain(port: int) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        async for _ in socket.iter_text():
            await socket.send_text(ANSWER.decode())

    app = Starlette(routes=[WebSocketRoute("/socket", endpoint)])
    options: dict[str, Any] = {"ws": "websockets-sansio", "ws_per_message_deflate": False, "loop": "uvloop"}
    uvicorn.run(app, port=port, log_level="error", access_log=False, **options)


def serve_ours(port: int) -> None:
    import uvicorn
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    from tana.server.live.limits import Limits
    from tana.server.metrics import Metrics
    from tana.server.rate_limit import Rate
    from tana.server.run import uvicorn_config
    from tana.server.transport.connection_gate import ConnectionGate
    from tana.server.transport.fast_websocket import EXTENSION, FastWebSocket

    class Echo:
        def __init__(self, socket: FastWebSocket) -> None:
            self.socket = socket
            self.gone = asyncio.Event()

        def on_message(self, message: bytes | None) -> None:
            self.socket.write(ANSWER)

        def on_close(self) -> None:
            self.gone.set()

    async def endpoint(socket: WebSocket) -> None:
        await socket.accept()
        fast: FastWebSocket = socket.scope["extensions"][EXTENSION]
        echo = Echo(fast)
        fast.take(echo)
        await echo.gone.wait()

    app = Starlette(routes=[WebSocketRoute("/socket", endpoint)])
    plenty = Limits(connections_of_an_address=10_000, work_units=10**9, open=Rate(10**9, 1))
    app.state.gate = ConnectionGate(plenty, Metrics())
    uvicorn.Server(uvicorn_config(app, port)).run()


def serve_picows(port: int) -> None:
    import picows
    import uvloop

    class Listener(picows.WSListener):  # type: ignore[misc]
        def on_ws_frame(self, transport: Any, frame: Any) -> None:
            transport.send(picows.WSMsgType.TEXT, ANSWER)

    async def run() -> None:
        server = await picows.ws_create_server(lambda _: Listener(), "127.0.0.1", port)
        await server.serve_forever()

    uvloop.run(run())


WAYS: dict[str, Callable[[int], None]] = {"plain": serve_plain, "ours": serve_ours, "picows": serve_picows}


class Client(asyncio.Protocol):
    """Sends a command as soon as the last one is answered, and counts."""

    def __init__(self) -> None:
        self.answers = 0
        self._bytes = 0
        self._open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        transport.write(HANDSHAKE)

    def data_received(self, data: bytes) -> None:
        if not self._open:
            head, found, data = data.partition(b"\r\n\r\n")
            assert b" 101 " in head and found
            self._open = True
            self.transport.write(FRAME)
        self._bytes += len(data)
        while self._bytes >= ANSWER_FRAME:
            self._bytes -= ANSWER_FRAME
            self.answers += 1
            self.transport.write(FRAME)


def cpu_of(process: int) -> float:
    """Seconds of CPU a process has used."""
    with open(f"/proc/{process}/stat") as file:  # noqa: PTH123
        fields = file.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(port: int, process: int, connections: int, seconds: float) -> tuple[float, float]:
    """Messages per second, and microseconds of the server's CPU for each."""
    loop = asyncio.get_running_loop()
    for _ in range(200):
        try:
            transport, _ = await loop.create_connection(asyncio.Protocol, "127.0.0.1", port)
            transport.close()
            break
        except OSError:
            await asyncio.sleep(0.1)
    clients = [(await loop.create_connection(Client, "127.0.0.1", port))[1] for _ in range(connections)]
    await asyncio.sleep(0.5)
    before, cpu, began = sum(client.answers for client in clients), cpu_of(process), time.perf_counter()
    await asyncio.sleep(seconds)
    done, spent = sum(client.answers for client in clients) - before, cpu_of(process) - cpu
    took = time.perf_counter() - began
    for client in clients:
        client.transport.close()
    return done / took, spent / max(1, done) * 1e6


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--seconds", type=float, default=4.0)
    parser.add_argument("--connections", type=int, default=50)
    parser.add_argument("--ways", default=",".join(WAYS))
    parser.add_argument("--port", type=int, default=18_700)
    args = parser.parse_args()
    for number, way in enumerate(args.ways.split(",")):
        process = multiprocessing.get_context("spawn").Process(target=WAYS[way], args=(args.port + number,))
        process.start()
        assert process.pid is not None
        try:
            rate, cost = asyncio.run(measure(args.port + number, process.pid, args.connections, args.seconds))
            print(f"{way:8} {rate:9.0f} messages/s {cost:8.1f} µs of CPU each", flush=True)
        finally:
            process.terminate()
            process.join()


if __name__ == "__main__":
    main()
