"""A process that has everything loaded and forks another one for each input line, so that servers start quickly."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from typing import Any


class Forks:
    """Runs a module that answers each line with the id of the process it has forked. Use it with `async with`."""

    def __init__(self, module: str, *arguments: str) -> None:
        self._command = [sys.executable, "-m", module, *arguments]
        self._process: Any = None

    async def __aenter__(self) -> Forks:
        self._process = await asyncio.create_subprocess_exec(
            *self._command,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=None if os.environ.get("TANA_FAULT_LOG") else asyncio.subprocess.DEVNULL,
            start_new_session=True,
        )
        return self

    async def __aexit__(self, *_: object) -> None:
        """Kill the process and all its forks."""
        with contextlib.suppress(ProcessLookupError):
            os.killpg(self._process.pid, signal.SIGKILL)
        await self._process.communicate()

    async def fork(self, line: str) -> int:
        self._process.stdin.write(f"{line}\n".encode())
        await self._process.stdin.drain()
        return int(await self._process.stdout.readline())


async def ended(process: int) -> None:
    """Wait until a process is gone."""
    with contextlib.suppress(ProcessLookupError):
        while True:
            os.kill(process, 0)
            await asyncio.sleep(0.001)
