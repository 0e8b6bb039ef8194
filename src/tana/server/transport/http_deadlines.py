"""HTTP connections that cannot be held open for nothing: counted at once, with a deadline for everything, and begun in
turns.

Uvicorn has a deadline between requests, none inside one. So half a request, a body that never ends or an answer that
nobody takes would hold a connection for ever.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tana.server.transport.connection_gate import ConnectionGate


class ServerConfig(uvicorn.Config):
    """Uvicorn's configuration, and the gate that all its connections pass."""

    def __init__(self, app: Any, gate: ConnectionGate, **more: Any) -> None:
        super().__init__(app, **more)
        self.gate = gate


class GuardedHttp(H11Protocol):
    """Uvicorn's protocol behind a gate, with deadlines."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._waiting_for = ""
        self._answer_deadline: asyncio.TimerHandle | None = None
        self._counted = False
        self._held = b""
        """What has come while a request waits for its asker's turn."""

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.config.gate.enter(self._host)
        if self._counted:
            self._wait_for("headers", self.config.gate.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait_for_nothing()
        self._stop_answer_deadline()
        super().connection_lost(exc)
        if self._counted:
            self._counted = False
            self.config.gate.leave(self._host)

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        if self.conn.their_state is h11.IDLE and not self._waiting_for:
            self._wait_for("headers", self.config.gate.limits.header_seconds)
        if self._held:
            self._held += data
        elif self.conn.their_state is h11.IDLE and not self.config.gate.may_begin(self._host):
            self._held = data
            self._unset_keepalive_if_required()
            self.flow.pause_reading()
            self.config.gate.wait(self._host, self._go_on)
        else:
            self._take(data)

    def _go_on(self) -> None:
        """It is the asker's turn."""
        data, self._held = self._held, b""
        if self._counted and not self.transport.is_closing():
            self.flow.resume_reading()
            self._take(data)

    def _take(self, data: bytes) -> None:
        super().data_received(data)
        if self._counted:
            self._wait_for_the_rest()

    def _wait_for_the_rest(self) -> None:
        """Begin the deadline of whatever this request still lacks."""
        limits = self.config.gate.limits
        match self.conn.their_state:
            case h11.SEND_BODY:
                self._wait_for("body", limits.body_seconds)
            case h11.IDLE if self.conn.trailing_data[0]:
                self._wait_for("headers", limits.header_seconds)
            case _:
                self._wait_for_nothing()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """The WebSocket's protocol takes over, with the place that was counted: deadlines of requests end here."""
        self._wait_for_nothing()
        self._counted = False
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.config.gate.limits.answer_seconds
        self._answer_deadline = self.loop.call_later(seconds, self._give_up, "answer")

    def resume_writing(self) -> None:
        self._stop_answer_deadline()
        super().resume_writing()

    def _wait_for(self, what: str, seconds: float) -> None:
        """Begin a deadline, unless it runs already."""
        if self._waiting_for != what:
            self._wait_for_nothing()
            self._waiting_for = what
            self._deadline = self.loop.call_later(seconds, self._give_up, what)

    def _wait_for_nothing(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline, self._waiting_for = None, ""

    def _stop_answer_deadline(self) -> None:
        if self._answer_deadline is not None:
            self._answer_deadline.cancel()
            self._answer_deadline = None

    def _give_up(self, why: str) -> None:
        self.config.gate.closed(f"slow {why}", self._host)
        self.transport.abort()
