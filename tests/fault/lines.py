"""TCP connections that can be cut: in front of servers (a load balancer), and in front of the engines."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field

CHUNK = 65536


@dataclass
class Line:
    """A TCP proxy to one of several ports, chosen at random for each connection."""

    targets: list[int]
    rng: random.Random
    port: int = 0
    _whole: asyncio.Event = field(default_factory=asyncio.Event)
    _server: asyncio.Server | None = None
    _ends: set[asyncio.StreamWriter] = field(default_factory=set)
    _relays: set[asyncio.Task[None]] = field(default_factory=set)

    async def __aenter__(self) -> Line:
        self._whole.set()
        self._server = await asyncio.start_server(self._connect, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.close()
        for relay in self._relays:
            relay.cancel()
        await asyncio.gather(*self._relays, return_exceptions=True)

    def drop(self) -> None:
        """Cut every connection; new ones can be made."""
        for end in tuple(self._ends):
            end.transport.abort()

    def freeze(self) -> None:
        """Stop passing data, without closing connections."""
        self._whole.clear()

    def thaw(self) -> None:
        """Pass data again."""
        self._whole.set()

    def _connect(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        relay = asyncio.create_task(self._relay(reader, writer))
        self._relays.add(relay)
        relay.add_done_callback(self._relays.discard)

    async def _relay(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._ends.add(writer)
        try:
            await self._whole.wait()
            there = await self._reach()
            if there is None:
                return
            self._ends.add(there[1])
            try:
                pumps = [
                    asyncio.create_task(self._pump(reader, there[1])),
                    asyncio.create_task(self._pump(there[0], writer)),
                ]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
            finally:
                self._ends.discard(there[1])
                there[1].close()
        finally:
            self._ends.discard(writer)
            writer.close()

    async def _reach(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        for target in self.rng.sample(self.targets, len(self.targets)):
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", target)
        return None

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while chunk := await reader.read(CHUNK):
                await self._whole.wait()
                writer.write(chunk)
                await writer.drain()
