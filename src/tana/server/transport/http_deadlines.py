"""HTTP connections with limits: on their number, with a deadline for each stage of a request, and fair between clients.

Uvicorn has a timeout between requests but none within one, and parses whatever arrives. Here bytes are counted on
arrival (`tana.server.transport.work_shares`) and split into whole requests (`tana.server.transport.request_framing`).
Uvicorn's parser gets one request at a time, once the previous one is answered and the client has units left.

This relies on internals of Uvicorn, so `pyproject.toml` pins it to one minor version: the attributes `conn`, `flow` and
`transport` of its protocols, `on_response_complete`, and the keep-alive timer.
"""

from __future__ import annotations

import asyncio
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol

from tana.server.transport.addresses import PEER
from tana.server.transport.connection_gate import ConnectionGate
from tana.server.transport.reading import Reading
from tana.server.transport.request_framing import MOST_HEAD_BYTES, RequestBuffer, Unacceptable

LINGER_SECONDS = 0.5
"""Time between a rejection and closing the connection, so that a client that is still sending can read the answer."""
MOST_DISCARDED = 64 << 10
"""Bytes to discard in that time before the connection is aborted."""


class ServerConfig(uvicorn.Config):
    """Uvicorn's configuration, with the gate that counts all connections."""

    def __init__(self, app: Any, gate: ConnectionGate, **more: Any) -> None:
        super().__init__(app, **more)
        self.gate = gate

    def load(self) -> None:
        """Load the application, wrapped so that scopes contain the real peer address (`PEER`)."""
        super().load()
        inner = self.loaded_app

        async def app_with_peer(scope: Any, receive: Any, send: Any) -> None:
            client = scope.get("client")
            await inner({**scope, PEER: client[0] if client else ""}, receive, send)

        self.loaded_app = app_with_peer


class GuardedHttp(H11Protocol):
    """Uvicorn's HTTP protocol with connection limits and deadlines."""

    config: ServerConfig

    def __init__(self, *arguments: Any, **more: Any) -> None:
        super().__init__(*arguments, **more)
        self._deadline: asyncio.TimerHandle | None = None
        self._waiting_for = ""
        self._answer_deadline: asyncio.TimerHandle | None = None
        self._counted = False
        self._requests = RequestBuffer(self.config.gate.limits.body_bytes)
        self._busy = False
        """Whether a request is being answered, or waits for its client's share."""
        self._discarded: int | None = None
        """Bytes discarded since a request was rejected; None: none was rejected."""

    @property
    def _host(self) -> str:
        return self.client[0] if self.client else "unknown"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._counted = self.config.gate.enter(self._host)
        self._key = self.config.gate.key_of(self.client)
        self._reading = Reading(transport, self.config.gate.shares, self._key)
        if self._counted:
            self._start_deadline("headers", self.config.gate.limits.header_seconds)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._cancel_deadline()
        self._cancel_answer_deadline()
        super().connection_lost(exc)
        if self._counted:
            self._counted = False
            self.config.gate.leave(self._host)

    # --- what arrives ------------------------------------------------------------------------------------------

    def data_received(self, data: bytes) -> None:
        if not self._counted:
            return
        self._reading.count(data)
        if self._discarded is not None:
            self._discard(len(data))
            return
        self._requests.add(data)
        if self._busy and len(self._requests) > MOST_HEAD_BYTES:
            self._reading.pause("request")
        self._advance()

    def _advance(self) -> None:
        """Begin the next request if it is complete; otherwise set its deadline."""
        if self._busy or not len(self._requests):
            return
        self._unset_keepalive_if_required()
        try:
            missing = self._requests.missing()
        except Unacceptable as fault:
            self._reject(fault)
            return
        if missing:
            limits = self.config.gate.limits
            self._start_deadline(missing, limits.header_seconds if missing == "headers" else limits.body_seconds)
            return
        if not self.config.gate.may_ask(self._host):
            self._reject(Unacceptable(429, "too many requests; wait a little"))
            return
        self._cancel_deadline()
        self._busy = True
        shares, units = self.config.gate.shares, self._requests.units()
        if shares.may_begin(self._key, units):
            self._begin()
        else:
            shares.wait(self._key, units, self._begin)

    def _begin(self) -> None:
        """Hand a complete request to Uvicorn."""
        if not self._counted or self.transport.is_closing():
            return
        super().data_received(self._requests.take())
        if self._counted and self.conn.their_state is h11.SEND_BODY:
            self._give_up("body")  # Uvicorn and we disagree on the length of the body

    def on_response_complete(self) -> None:
        """Resume reading, and begin the next request if it has arrived."""
        super().on_response_complete()
        self._busy = False
        if not self.transport.is_closing():
            self._reading.resume("request")
            self._advance()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Hand the connection, which stays counted, over to the WebSocket protocol and stop all deadlines."""
        self._cancel_deadline()
        self._counted = False
        self._reading.release()
        super().handle_websocket_upgrade(event)

    # --- rejecting ---------------------------------------------------------------------------------------------

    def _reject(self, fault: Unacceptable) -> None:
        """Answer without parsing, then close the connection, after a short delay if possible (`LINGER_SECONDS`)."""
        self.config.gate.closed("unacceptable", self._host)
        self._cancel_deadline()
        self._discarded = 0
        self.transport.write(fault.answer())
        if self.transport.can_write_eof():
            self.transport.write_eof()
            self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)
        else:
            self.transport.close()

    def _discard(self, size: int) -> None:
        self._discarded = (self._discarded or 0) + size
        if self._discarded > MOST_DISCARDED:
            self.transport.abort()

    # --- deadlines ---------------------------------------------------------------------------------------------

    def pause_writing(self) -> None:
        super().pause_writing()
        seconds = self.config.gate.limits.answer_seconds
        self._answer_deadline = self.loop.call_later(seconds, self._give_up, "answer")

    def resume_writing(self) -> None:
        self._cancel_answer_deadline()
        super().resume_writing()

    def _start_deadline(self, what: str, seconds: float) -> None:
        """Start a deadline, unless it is running already."""
        if self._waiting_for != what:
            self._cancel_deadline()
            self._waiting_for = what
            self._deadline = self.loop.call_later(seconds, self._give_up, what)

    def _cancel_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
        self._deadline, self._waiting_for = None, ""

    def _cancel_answer_deadline(self) -> None:
        if self._answer_deadline is not None:
            self._answer_deadline.cancel()
            self._answer_deadline = None

    def _give_up(self, why: str) -> None:
        self.config.gate.closed(f"slow {why}", self._host)
        self.transport.abort()
