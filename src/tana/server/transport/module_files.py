"""WebAssembly modules for the client: those that ship with it, and those built while the server runs."""

from __future__ import annotations

import asyncio
import contextlib
import hashlib
import json
import logging
import os
import signal
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Literal

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tana.core.rules_file import RulesFile
from tana.server.logs import note
from tana.server.protocol import wire
from tana.server.transport.http_messages import JSON, Plan, answer
from tana.server.transport.static_response import StoredAnswer

REVALIDATE = "no-cache"
HASH_DIGITS = 12
ENDINGS = {"module": "wasm", "layout": "json", "data": "bin"}
"""The files of a module, with their file extensions."""


class Report(msgspec.Struct):
    """A line of the builder's output (see `tana.wasm.background`)."""

    state: Literal["fetching", "building"] | None = None
    game: str = ""
    module: str = ""
    layout: str = ""
    data: str | None = None
    current: str = ""
    failed: str | None = None
    why: str = ""


_REPORT = msgspec.json.Decoder(Report)


@dataclass
class ModuleFiles:
    """Serves `rules/`, runs the builder, and reports its progress."""

    folder: Path
    games: Sequence[str]
    builder: Sequence[str] = ()
    """The command that builds missing modules; empty: nothing is built."""
    keep: Callable[[RulesFile], Awaitable[None]] | None = None
    """Called with the rules of each game once its module for the current rules is available."""
    _index: dict[str, dict[str, str | None]] = field(default_factory=dict)
    _files: dict[str, StoredAnswer] = field(default_factory=dict)
    _state: Literal["fetching", "building", "stopped"] = "stopped"

    def __post_init__(self) -> None:
        """Load the modules that ship with the client."""
        with contextlib.suppress(OSError, ValueError):  # the client ships without modules
            self._index = json.loads((self.folder / "index.json").read_bytes())
        for path in self.folder.glob("*"):
            self._files[path.name] = StoredAnswer.of_file(path, REVALIDATE)
        if self.builder:
            self._state = "building"

    def progress(self) -> wire.OfflineGames:
        """The games that are ready, and the state of the builder."""
        ready = [game for game in self.games if game in self._index]
        return wire.OfflineGames(ready, len(self.games), "ready" if len(ready) == len(self.games) else self._state)

    def plan(self) -> Plan:
        """The route of the build progress."""
        return [("GET", "/api/offline", self.show)]

    async def show(self, request: Request) -> Response:
        return answer(self.progress())

    async def serve(self, request: Request) -> Response:
        """A module file, or the index of all modules."""
        found = self._files.get(request.path_params["name"])
        return Response("not found\n", 404, media_type="text/plain") if found is None else await found.to(request)

    def routes(self) -> list[Route]:
        """The route of the module files."""
        return [Route("/rules/{name:str}", self.serve, methods=["GET"])]

    async def build(self) -> None:
        """Run the builder and serve what it builds, until it ends or the server shuts down."""
        process = await asyncio.create_subprocess_exec(
            *self.builder, stdin=asyncio.subprocess.DEVNULL, stdout=asyncio.subprocess.PIPE, start_new_session=True
        )
        assert process.stdout is not None
        try:
            async for line in process.stdout:
                await self._handle_report(_REPORT.decode(line))
            status = await process.wait()
        finally:
            if process.returncode is None:
                _end_group(process)
                await process.wait()
        self._state = "stopped"
        if status:
            note("modules not built", logging.WARNING, status=status)

    async def _handle_report(self, report: Report) -> None:
        if report.state is not None:
            self._state = report.state
        elif report.game:
            await asyncio.to_thread(self.add, report)
            note("module ready", game=report.game)
            await self._keep(Path(report.module), Path(report.layout))
        elif report.current:
            files = self._index[report.current]
            await self._keep(self.folder / str(files["module"]), self.folder / str(files["layout"]))
        else:
            note("module not built", logging.WARNING, game=report.failed or "all", why=report.why)

    async def _keep(self, module: Path, layout: Path) -> None:
        if self.keep is not None:
            await self.keep(await asyncio.to_thread(lambda: RulesFile(module.read_bytes(), layout.read_bytes())))

    def add(self, report: Report) -> None:
        """Serve the files of a module, under names with a hash of their content."""
        names: dict[str, str | None] = {"data": None}
        for kind, path in _paths(report):
            content = path.read_bytes()
            name = f"{report.game}-{hashlib.sha256(content).hexdigest()[:HASH_DIGITS]}.{ENDINGS[kind]}"
            self._files[name] = StoredAnswer.of_file(path, REVALIDATE)
            names[kind] = name
        index = {**self._index, report.game: names}
        self._files["index.json"] = StoredAnswer(json.dumps(index).encode(), JSON, REVALIDATE)
        self._index = index


def _paths(report: Report) -> Iterator[tuple[str, Path]]:
    for kind, path in (("module", report.module), ("layout", report.layout), ("data", report.data)):
        if path:
            yield kind, Path(path)


def _end_group(process: asyncio.subprocess.Process) -> None:
    """Kill the builder and the compilers it has started."""
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
