"""A push service and other receivers of notifications, on loopback (`push_service.mjs`)."""

from __future__ import annotations

import contextlib
import shutil
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest

SCRIPT = Path(__file__).with_name("push_service.mjs")


@dataclass
class Receiver:
    """A running receiver."""

    port: int

    @property
    def host(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def address(self) -> str:
        return f"http://{self.host}"

    def subscribe(self) -> dict[str, str]:
        """A subscription, as a browser gets it from its push service."""
        found: dict[str, str] = httpx.post(f"{self.address}/subscribe").json()
        return found

    def forget(self, subscription: str) -> None:
        httpx.post(f"{self.address}/forget/{subscription}")

    def reset(self) -> None:
        """Delete all received messages."""
        httpx.post(f"{self.address}/reset")

    def control(self, **how: Any) -> None:
        httpx.post(f"{self.address}/control", json=how)

    def received(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = httpx.get(f"{self.address}/received").json()["received"]
        return found

    def begun(self) -> int:
        """The number of deliveries that have arrived, with any outcome."""
        found: int = httpx.get(f"{self.address}/received").json()["begun"]
        return found

    def rejected(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = httpx.get(f"{self.address}/received").json()["rejected"]
        return found


@contextlib.contextmanager
def receiving() -> Iterator[Receiver]:
    """Run a receiver until the end of the block."""
    node = shutil.which("node")
    if node is None:
        pytest.skip("Node.js is not installed")
    process = subprocess.Popen([node, SCRIPT], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdin is not None and process.stdout is not None
    try:
        yield Receiver(int(process.stdout.readline()))
    finally:
        process.stdin.close()
        process.wait()
        process.stdout.close()
