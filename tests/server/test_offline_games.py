"""WebAssembly modules that are built while the server runs: progress, files, and failing builders."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path
from typing import Any

import pytest

from tana.core.registry import names
from tests.server.conftest import Runner
from tests.server.harness import House, serving, soon

WAITING = "import pathlib, sys, time\nwhile not pathlib.Path(sys.argv[1]).exists(): time.sleep(0.01)\n"
ALL = list(names())


def builder(folder: Path, *lines: dict[str, Any], end: str = "") -> tuple[str, ...]:
    """A builder that reports these lines once the file `go` exists."""
    script = folder / "builder.py"
    script.write_text(f"{WAITING}for line in {[json.dumps(line) for line in lines]!r}: print(line, flush=True)\n{end}")
    return (sys.executable, str(script), str(folder / "go"))


def module(folder: Path, game: str) -> dict[str, Any]:
    """The files of a module."""
    for name in ("rules.wasm", "layout.json"):
        (folder / f"{game}-{name}").write_text(f"{name} of {game}")
    return {
        "game": game,
        "module": str(folder / f"{game}-rules.wasm"),
        "layout": str(folder / f"{game}-layout.json"),
        "data": None,
    }


async def progress(house: House) -> dict[str, Any]:
    async with house.browser() as browser:
        found: dict[str, Any] = (await browser.get("/api/offline")).json()
        return found


def test_games_become_ready_one_after_the_other(run: Runner, tmp_path: Path) -> None:
    web = tmp_path / "web"
    web.mkdir()
    command = builder(tmp_path, {"state": "building"}, *(module(tmp_path, game) for game in ALL))

    async def check() -> None:
        async with serving(tmp_path, web=web, module_builder=command) as house, house.browser() as browser:
            assert await progress(house) == {"ready": [], "total": len(ALL), "state": "building"}
            assert (await browser.get("/rules/index.json")).status_code == 404
            (tmp_path / "go").touch()

            async def done() -> bool:
                return bool((await progress(house))["state"] == "ready")

            await soon(done)
            assert (await progress(house))["ready"] == ALL
            index = (await browser.get("/rules/index.json")).json()
            assert set(index) == set(ALL) and index["uly"]["data"] is None
            served = await browser.get(f"/rules/{index['uly']['module']}")
            assert served.text == "rules.wasm of uly" and served.headers["content-type"] == "application/wasm"

    run(check())


@pytest.mark.parametrize(
    ("lines", "end"),
    [([{"failed": None, "why": "no network"}], ""), ([], "sys.exit(3)"), ([{"failed": "uly", "why": "no room"}], "")],
    ids=["no linker", "a builder that breaks", "a game that cannot be built"],
)
def test_what_cannot_be_built_is_left_to_the_server(
    run: Runner, tmp_path: Path, lines: list[dict[str, Any]], end: str
) -> None:
    command = builder(tmp_path, module(tmp_path, "molly"), *lines, end=end)
    (tmp_path / "go").touch()

    async def check() -> None:
        async with serving(tmp_path, web=tmp_path / "none", module_builder=command) as house:

            async def stopped() -> bool:
                return bool((await progress(house))["state"] == "stopped")

            await soon(stopped)
            assert (await progress(house))["ready"] == ["molly"]

    run(check())


def test_modules_that_came_with_the_pages_are_ready_at_once(run: Runner, tmp_path: Path) -> None:
    rules = tmp_path / "web" / "rules"
    rules.mkdir(parents=True)
    (rules / "index.json").write_text(json.dumps({game: {} for game in ALL}))

    async def check() -> None:
        async with serving(tmp_path, web=tmp_path / "web") as house:
            assert (await progress(house))["state"] == "ready"

    run(check())


def test_a_server_that_ends_ends_its_builder(run: Runner, tmp_path: Path) -> None:
    script = tmp_path / "builder.py"
    script.write_text("import os, sys, time\nopen(sys.argv[1], 'w').write(str(os.getpid()))\ntime.sleep(600)\n")
    started = tmp_path / "pid"

    async def check() -> None:
        async with serving(tmp_path, module_builder=(sys.executable, str(script), str(started))):
            await soon(lambda: started.exists() and started.read_text() != "")

    run(check())
    with pytest.raises(ProcessLookupError):
        os.kill(int(started.read_text()), 0)
