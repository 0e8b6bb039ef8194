"""A proxy that loses, duplicates, delays and reorders messages and cuts connections."""

from __future__ import annotations

import asyncio
import contextlib
import random
from dataclasses import dataclass, field
from typing import Any

from websockets.asyncio.client import connect
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import WebSocketException

LOST = (OSError, WebSocketException, TimeoutError)


@dataclass
class Chaos:
    """The probability of each fault, for each message."""

    target: str
    rng: random.Random
    drop: float = 0.02
    double: float = 0.04
    delay: float = 0.05
    swap: float = 0.03
    cut: float = 0.01
    done: dict[str, int] = field(default_factory=lambda: dict.fromkeys(("drop", "double", "delay", "swap", "cut"), 0))
    calm: bool = False
    """Whether to stop making faults."""

    async def open(self) -> tuple[Server, str]:
        """Start the proxy; return it and its address."""
        server = await serve(self._relay, "127.0.0.1", 0, compression=None, max_size=2**22)
        port = next(iter(server.sockets)).getsockname()[1]
        return server, f"http://127.0.0.1:{port}"

    async def _relay(self, inside: ServerConnection) -> None:
        request = inside.request
        assert request is not None
        headers = {"cookie": request.headers.get("cookie", "")}
        try:
            async with connect(
                self.target + request.path, additional_headers=headers, compression=None, max_size=2**22
            ) as outside:
                pumps = [
                    asyncio.create_task(self._pump(inside, outside)),
                    asyncio.create_task(self._pump(outside, inside)),
                ]
                await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
                for pump in pumps:
                    pump.cancel()
                await asyncio.gather(*pumps, return_exceptions=True)
        except LOST:
            pass
        with contextlib.suppress(*LOST):
            await inside.close()

    async def _pump(self, source: Any, target: Any) -> None:
        held: Any = None
        with contextlib.suppress(*LOST):
            async for message in source:
                what = self._mischief()
                if what == "cut":
                    return
                if what == "drop":
                    continue
                if what == "swap" and held is None:
                    held = message
                    continue
                if what == "delay":
                    await asyncio.sleep(self.rng.uniform(0, 0.1))
                await target.send(message)
                if what == "double":
                    await target.send(message)
                if held is not None:
                    await target.send(held)
                    held = None

    def _mischief(self) -> str:
        if self.calm:
            return ""
        chances = {name: getattr(self, name) for name in self.done}
        roll = self.rng.random()
        for name, chance in chances.items():
            if roll < chance:
                self.done[name] += 1
                return name
            roll -= chance
        return ""
