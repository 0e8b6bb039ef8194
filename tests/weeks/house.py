"""The server of the house, which is started, killed, backed up, restored and moved."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from tana.server.storage.backup import backup, restore
from tana.server.storage.hosting import host_key_in
from tana.server.storage.moving import move
from tana.server.transport.host_api import KEY_HEADER
from tests.fault.forks import Forks, ended
from tests.server.receivers import Receiver
from tests.weeks.clock import HOUR, MINUTE, SECOND, SharedClock

LEASE_ENDS = 61 * SECOND
"""A killed server holds the notification lease for a minute."""
CLAIM_ENDS = 2 * MINUTE + SECOND
"""Its interrupted deliveries are due again after two minutes."""


@dataclass
class HouseServer:
    """The server of the house, on SQLite or PostgreSQL."""

    folder: Path
    port: int
    clock: SharedClock
    receiver: Receiver
    games: tuple[str, ...]
    database: str = ""
    child: int = 0
    kills: int = 0
    claims_end: int = 0
    """When the claims of a killed server expire."""
    _forks: Forks | None = None
    told_receiver: int = 0
    http: httpx.AsyncClient = field(init=False)
    post_office: httpx.AsyncClient = field(init=False)

    def __post_init__(self) -> None:
        self.database = self.database or str(self.folder / "tana.db")

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> HouseServer:
        self.http = httpx.AsyncClient(base_url=self.address, timeout=None)
        self.post_office = httpx.AsyncClient(base_url=self.receiver.address, timeout=None)
        self._forks = Forks("tests.weeks.nursery", *self.games)
        await self._forks.__aenter__()
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._forks is not None
        await self.http.aclose()
        await self.post_office.aclose()
        await self._forks.__aexit__()

    # --- starting and stopping ---------------------------------------------------------------------------------

    async def start(self) -> None:
        assert self._forks is not None
        order = {
            "port": self.port,
            "database": self.database,
            "clock": str(self.clock.path),
            "receiver": self.receiver.host,
            "backups": str(self.folder / "backups"),
        }
        self.child = await self._forks.fork(json.dumps(order))
        while not await self._answers():
            os.kill(self.child, 0)
            await asyncio.sleep(0.005)

    async def _answers(self) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return (await self.http.get("/readyz")).status_code == 200
        return False

    async def kill(self) -> None:
        """Kill the server."""
        os.kill(self.child, signal.SIGKILL)
        await ended(self.child)
        self.kills += 1
        self.claims_end = self.clock() + CLAIM_ENDS

    async def stop(self) -> None:
        """Shut the server down gracefully."""
        os.kill(self.child, signal.SIGTERM)
        await ended(self.child)

    async def tick(self) -> int:
        """Let the server do what is due; returns the time when it did, which may be after a dead server's lease."""
        while True:
            await self.control_receiver()
            answer = await self.http.post("/tick")
            assert answer.status_code == 200, answer.text
            if answer.json()["led"]:
                moment = self.clock()
                self.clock.pass_ms(1)
                return moment
            self.clock.pass_ms(LEASE_ENDS)

    # --- the receiver of notifications -------------------------------------------------------------------------

    async def control_receiver(self, **how: Any) -> None:
        """Change the receiver's behaviour, or set its clock, which it uses to check signatures."""
        if how or self.clock() - self.told_receiver > HOUR:
            self.told_receiver = self.clock()
            await self.post_office.post("/control", json={"now": self.clock(), **how})

    async def received(self) -> tuple[list[dict[str, Any]], list[dict[str, Any]]]:
        """The notices received since the last call, and those rejected."""
        found = (await self.post_office.get("/received")).json()
        if found["received"] or found["rejected"]:
            await self.post_office.post("/reset")
        return found["received"], found["rejected"]

    # --- the host --------------------------------------------------------------------------------------------

    async def page(self) -> dict[str, Any]:
        """The host page."""
        answer = await self.http.get("/api/host", headers=await self._key())
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def act(self, what: str, **body: Any) -> dict[str, Any]:
        """Carry out an action of the host page."""
        answer = await self.http.post(f"/api/host/{what}", json=body, headers=await self._key())
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    async def _key(self) -> dict[str, str]:
        where = self.database if self.database.startswith("postgres") else Path(self.database)
        return {KEY_HEADER: await host_key_in(where)}

    # --- disks -------------------------------------------------------------------------------------------------

    def copy(self, name: str) -> Path:
        """Make a backup with `tana backup` while the server is running."""
        target = self.folder / name
        target.unlink(missing_ok=True)
        backup(Path(self.database), target)
        return target

    def lose_disk(self) -> None:
        """Delete everything except the backups."""
        for suffix in ("", "-wal", "-shm"):
            Path(self.database + suffix).unlink(missing_ok=True)

    def put_back(self, copy: Path) -> None:
        """Restore a backup with `tana restore`."""
        restore(copy, Path(self.database))

    async def move(self, copy: Path, url: str) -> None:
        """Move to PostgreSQL by restoring a backup (`tana restore --database postgresql://…`)."""
        await move(copy, url)
        self.database = url
