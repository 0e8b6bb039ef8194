"""HTTP API for operators: health, readiness and metrics."""

from __future__ import annotations

import logging
import time
from dataclasses import dataclass, field

from starlette.requests import Request
from starlette.responses import Response

from tana.server.live.table_service import TableService
from tana.server.logs import note
from tana.server.storage.interface import StoreError
from tana.server.transport.http_messages import Plan

KEPT_SECONDS = 1.0


@dataclass
class Rendered:
    """A cached text with its expiry."""

    text: bytes = b""
    until: float = 0.0


@dataclass(frozen=True)
class OperatorApi:
    """Handlers for operators."""

    service: TableService
    _rendered: Rendered = field(default_factory=Rendered)

    def plan(self) -> Plan:
        """The routes for operators."""
        return [
            ("GET", "/healthz", self.healthz),
            ("GET", "/readyz", self.readyz),
            ("GET", "/metrics", self.metrics),
        ]

    async def healthz(self, request: Request) -> Response:
        return Response("ok\n", media_type="text/plain")

    async def readyz(self, request: Request) -> Response:
        missing = await self._missing()
        return Response(f"{missing or 'ready'}\n", 503 if missing else 200, media_type="text/plain")

    async def _missing(self) -> str:
        """The reason why this process is not ready; empty if it is."""
        if self.service.closing:
            return "closing"
        free = self.service.store.free_bytes()
        if free is not None and free < self.service.limits.free_disk_bytes:
            return "the disk is full"
        try:
            await self.service.store.ping()
        except StoreError as fault:
            note("store does not answer", logging.WARNING, fault=str(fault))
            return "the store is unavailable or full"
        try:
            await self.service.bus.ping()
        except Exception as fault:
            note("bus does not answer", logging.WARNING, fault=type(fault).__name__)
            return "the bus is unavailable"
        return ""

    async def metrics(self, request: Request) -> Response:
        """The metrics. They are rendered at most once per second, since that takes longer than a move."""
        now = time.monotonic()
        if now >= self._rendered.until:
            free = self.service.store.free_bytes()
            if free is not None:
                self.service.metrics.free_disk.set(free)
            self._rendered.text, self._rendered.until = self.service.metrics.text(), now + KEPT_SECONDS
        return Response(self._rendered.text, media_type="text/plain; version=0.0.4")
