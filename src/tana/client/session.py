"""A live place at a table.

A session only needs the wire protocol: it keeps the newest snapshot with all updates merged in, and sends commands.
After a lost connection it reconnects, resumes from the last entry it has seen, and resends commands that were not
answered.
"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import logging
import secrets
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from tana.client.refusals import Frame, Refused, answered
from tana.core.view_document import patched
from tana.server.protocol.wire import PROTOCOL

LOGGER = logging.getLogger("tana.client")
PATIENCE = 10.0
"""Seconds without an answer before a command is resent, and between pings for the newest entry."""
RECONNECT_SECONDS = 0.05
MOST_RECONNECT_SECONDS = 2.0
FINAL_CODES = (4001, 4002)
"""Close codes after which reconnecting is useless."""
FINAL = ("unknown-table", "version", "not-your-seat", "banned")
"""Refusals after which reconnecting is useless."""


class Session:
    """A place at a table that survives lost connections. Use it with `async with`."""

    def __init__(
        self,
        address: str,
        cookie: str,
        key: str,
        seat: int | None = None,
        on_frame: Callable[[Frame], None] | None = None,
        since: int = 0,
        patience: float = PATIENCE,
    ) -> None:
        self._patience = patience
        self._address = address
        self._cookie = f"{cookie}={key}"
        self.seat = seat
        self.table: Frame = {}
        """The newest snapshot, with all updates since merged in."""
        self.steps: list[Frame] = []
        self.since = since
        self.reconnects = 0
        self.ended: str | None = None
        self._on_frame = on_frame
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._asking: asyncio.Task[None] | None = None
        self._pause = RECONNECT_SECONDS
        self._changed = asyncio.Event()
        self._numbers = itertools.count(1)
        self._prefix = secrets.token_hex(4)
        self._waiting: dict[str, tuple[str, asyncio.Future[Frame]]] = {}

    async def __aenter__(self) -> Self:
        self._reading = asyncio.create_task(self._read())
        self._asking = asyncio.create_task(self._keep_asking())
        await self.until(lambda table: bool(table))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Disconnect; the seat is kept."""
        for task in (self._asking, self._reading):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        if self._socket is not None:
            await self._socket.close()

    # --- asking ------------------------------------------------------------------------------------------------

    async def ask(self, kind: str, **fields: Any) -> Frame:
        """Send a command and wait for its answer, over several connections if necessary; raises `Refused`."""
        if self.ended is not None:
            raise Refused(self.ended, "the connection has ended", {})
        id = f"{self._prefix}-{next(self._numbers)}"
        text = json.dumps({"kind": kind, "id": id, **fields})
        future: asyncio.Future[Frame] = asyncio.get_running_loop().create_future()
        self._waiting[id] = (text, future)
        await self._send(text)
        try:
            return answered(await future)
        finally:
            self._waiting.pop(id, None)

    async def play(self, action: int | str) -> Frame:
        """Play an action by number or notation."""
        what = {"action": action} if isinstance(action, int) else {"notation": action}
        return await self.ask("play", seat=self.table["you"]["perspective"], seq=self.table["seq"], **what)

    async def until(self, ready: Callable[[Frame], bool]) -> Frame:
        """Wait until the table satisfies a condition."""
        while not ready(self.table):
            if self.ended is not None:
                raise Refused(self.ended, "the connection has ended", {})
            self._changed.clear()
            await self._changed.wait()
        return self.table

    async def _keep_asking(self) -> None:
        """Periodically ask for the newest entry, and resend commands that were not answered."""
        for number in itertools.count():
            await asyncio.sleep(self._patience)
            for text, _ in tuple(self._waiting.values()):
                await self._send(text)
            await self._send(json.dumps({"kind": "ping", "id": f"{self._prefix}-ping-{number}"}))

    async def _send(self, text: str) -> None:
        if self._socket is not None:
            with contextlib.suppress(WebSocketException, OSError):  # the next connection sends it again
                await self._socket.send(text)

    # --- listening ---------------------------------------------------------------------------------------------

    async def _read(self) -> None:
        while self.ended is None:
            try:
                await self._read_one_connection()
            except (OSError, WebSocketException, TimeoutError) as fault:
                LOGGER.info("connection to %s lost: %s: %s", self._address, type(fault).__name__, fault)
            if self._socket is not None and self._socket.close_code in FINAL_CODES:
                self.ended = self.ended or "closed"
            self._changed.set()
            if self.ended is None:
                self.reconnects += 1
                await asyncio.sleep(self._pause)
                self._pause = min(MOST_RECONNECT_SECONDS, self._pause * 1.5)
        for _, future in self._waiting.values():
            if not future.done():
                future.set_exception(Refused(self.ended, "the connection has ended", {}))

    async def _read_one_connection(self) -> None:
        seat = "" if self.seat is None else f"&seat={self.seat}"
        address = f"{self._address}?protocol={PROTOCOL}&since={self.since}{seat}"
        headers = {"cookie": self._cookie}
        async with connect(address, additional_headers=headers, compression=None, max_size=2**22) as socket:
            self._socket = socket
            for text, _ in tuple(self._waiting.values()):
                await socket.send(text)
            async for message in socket:
                self._pause = RECONNECT_SECONDS
                self._take(json.loads(message))

    def _take(self, frame: Frame) -> None:
        match frame["kind"]:
            case "snapshot":
                self._take_snapshot(frame)
            case "update":
                self._take_update(frame)
            case "pong":
                if frame["seq"] > self.since:
                    raise ConnectionError("entries are missing: reconnect for them")
            case "presence" if self.table:
                for seat, presence in zip(self.table["seats"], frame["seats"], strict=True):
                    seat["presence"] = presence
        if frame["kind"] == "refused" and frame["id"] == "":
            self.ended = frame["code"] if frame["code"] in FINAL else None
        self._answer(frame)
        if self._on_frame is not None:
            self._on_frame(frame)
        self._changed.set()

    def _take_snapshot(self, frame: Frame) -> None:
        if frame["seq"] < self.since:
            return
        self.steps = [step for step in self.steps if step["seq"] <= frame["since"]] + frame["steps"]
        self.table = frame
        self.since = frame["seq"]

    def _take_update(self, frame: Frame) -> None:
        if frame["seq"] <= self.since:
            return
        if frame["seq"] > self.since + 1:
            raise ConnectionError("a gap in the entries: reconnect for them")
        changes = {name: value for name, value in frame.items() if name not in ("kind", "step", "chat", "patch")}
        self.table.update(changes)
        if "patch" in frame:
            self.table["view"] = patched(self.table["view"], frame["patch"])
        if "chat" in frame:
            self.table["chat"].append(frame["chat"])
        self.steps.append(frame["step"])
        self.since = frame["seq"]

    def _answer(self, frame: Frame) -> None:
        waiting = self._waiting.get(frame.get("id", ""))
        if waiting is not None and not waiting[1].done():
            waiting[1].set_result(frame)
