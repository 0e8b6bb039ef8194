"""`tana serve`, `tana join`, `tana backup`, `tana restore`, `tana export` as people run them."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import re
import signal
import sqlite3
import sys
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest

from tana.cli.main import FAULT, main
from tana.client import Visitor

T = TypeVar("T")
TANA = (sys.executable, "-m", "tana.cli.main")
LIMIT = 600


@pytest.fixture(autouse=True)
def loggers_as_they_were() -> Iterator[None]:
    """Restore the loggers: `tana serve` sends logs to standard error, and other tests read them."""
    loggers = [logging.getLogger(name) for name in ("tana", "uvicorn")]
    before = [(logger.handlers, logger.level, logger.propagate) for logger in loggers]
    yield
    for logger, (handlers, level, propagate) in zip(loggers, before, strict=True):
        logger.handlers, logger.propagate = handlers, propagate
        logger.setLevel(level)


async def limited(work: Coroutine[Any, Any, T]) -> T:
    """Limit the time of work with processes, which might hang."""
    async with asyncio.timeout(LIMIT):
        return await work


async def start_server(folder: Path, *more: str) -> tuple[Any, str]:
    process = await asyncio.create_subprocess_exec(
        *TANA, "serve", "--port", "0", "--database", str(folder / "t.db"), "--no-compile",
        "--bot-pace", "0", "--log", "info",
        "--lang", "en", *more,
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
        env={**os.environ, "XDG_STATE_HOME": str(folder / "state")},
    )  # fmt: skip
    found = re.search(rb"http://127\.0\.0\.1:\d+", await process.stdout.readline())
    assert found is not None
    return process, found.group().decode()


async def until_ready(visitor: Visitor) -> None:
    visitor.http.timeout = httpx.Timeout(None)
    while True:
        with contextlib.suppress(httpx.TransportError):
            if (await visitor.http.get("/readyz")).status_code == 200:
                return
        await asyncio.sleep(0.05)


def test_join_honours_the_commands_it_advertises(tmp_path: Path) -> None:
    """All commands are typed at the first decision, one by one; the seat is kept when the guest leaves."""
    typed = ["help", "list", "log", "why", "why hide b2", "why step a1", "nonsense", "rules", "board", "quit"]

    async def play() -> str:
        process, address = await start_server(tmp_path)
        async with Visitor(address) as host:
            await until_ready(host)
            seats = [{"kind": "remote"}, {"kind": "bot", "level": "random"}]
            made = await host.create("uly", seats, options={"first": "1"})
            guest = await asyncio.create_subprocess_exec(
                *TANA, "join", address + made["path"], "--name", "Zoe", "--plain", "--lang", "en",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")},
            )  # fmt: skip
            while not (await host.get(f"/api/tables/{made['table']}"))["seats"][0]["contributed"]:
                await asyncio.sleep(0.05)
            await host.command(made["table"], "start")
            out, err = await guest.communicate("\n".join([*typed, ""]).encode())
            assert guest.returncode == 0, err.decode()
            assert (await host.get(f"/api/tables/{made['table']}"))["seats"][0]["kind"] == "remote"
        process.send_signal(signal.SIGTERM)
        await process.communicate()
        return out.decode()

    said = asyncio.run(limited(play()))
    for expected in (
        "why ACTION: explain why",
        "Give an action: why",
        "“hide b2” is allowed now.",
        "ULY-",
        "“nonsense” is not a choice.",
        "1: ",
        "Your seat stays yours.",
    ):
        assert expected in said, expected
    assert "save NAME" not in said and "That did not work" not in said


def test_serve_join_and_the_files_afterwards(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> str:
        process, address = await start_server(tmp_path)
        async with Visitor(address) as host:
            await until_ready(host)
            page = await host.http.get("/")
            assert page.status_code == 200 and "html" in page.headers["content-type"]
            assert "game-title = Uly & Polly" in (await host.http.get("/api/games/uly/text/it")).text
            assert (await host.http.get("/api/games/uly/text/../../rules")).is_error
            assert (await host.http.get("/api/games/chess/text/it")).status_code == 400
            made = await host.create("uly", [{"kind": "remote"}, {"kind": "bot", "level": "random"}])
            guest = await asyncio.create_subprocess_exec(
                *TANA, "join", address + made["path"], "--name", "Zoe", "--plain", "--lang", "en",
                stdin=asyncio.subprocess.PIPE, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
                env={**os.environ, "XDG_STATE_HOME": str(tmp_path / "state")},
            )  # fmt: skip
            while not (await host.get(f"/api/tables/{made['table']}"))["seats"][0]["contributed"]:
                await asyncio.sleep(0.05)
            await host.command(made["table"], "start")
            out, err = await guest.communicate(b"1\n" * 400)
            assert guest.returncode == 0, err.decode()
        process.send_signal(signal.SIGTERM)
        _, logged = await process.communicate()
        assert b"server ends" in logged
        return out.decode()

    said = asyncio.run(limited(play()))
    assert "You sit in seat 1." in said and "Zoe" in said
    keys = list((tmp_path / "state" / "tana" / "keys").iterdir())
    assert len(keys) == 1 and keys[0].stat().st_mode & 0o077 == 0
    assert "everybody must have the code" in said and "it is proven" in said
    [luck] = (tmp_path / "state" / "tana" / "luck").iterdir()
    assert main(["verify", str(luck / "receipt.json"), "--seen", str(luck / "seen-1.json"), "--lang", "en"]) == 0
    assert "players: Zoe, Seat 2" in capsys.readouterr().out

    database = ["--database", str(tmp_path / "t.db"), "--lang", "en"]
    assert main(["backup", str(tmp_path / "copy.db"), *database]) == 0
    assert main(["export", str(tmp_path / "out"), *database]) == 0
    assert main(["restore", str(tmp_path / "copy.db"), *database]) == 2
    assert main(["restore", str(tmp_path / "copy.db"), "--replace", *database]) == 0
    told = capsys.readouterr()
    assert "Saved one table" in told.out and "one log" in told.out and "--replace" in told.err


def test_pending_requests_are_answered_when_the_server_stops(tmp_path: Path) -> None:
    async def wait_and_end() -> tuple[int, bytes]:
        process, address = await start_server(tmp_path)
        async with Visitor(address) as host:
            await until_ready(host)
            made = await host.create("uly", [{"kind": "me"}, {"kind": "remote"}])
            seq = (await host.get(f"/api/tables/{made['table']}"))["seq"]
            path = f"/api/tables/{made['table']}/updates"
            waiting = asyncio.create_task(host.http.get(path, params={"since": seq, "wait": 25}))
            while (await host.get(f"/api/tables/{made['table']}"))["seats"][0]["presence"] != "present":
                await asyncio.sleep(0.05)
            process.send_signal(signal.SIGTERM)
            status = (await waiting).status_code
        return status, (await process.communicate())[1]

    status, logged = asyncio.run(limited(wait_and_end()))
    assert status == 200
    assert b"server ends" in logged and b"error" not in logged


def test_a_port_in_use_is_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    import socket

    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        assert main(["serve", "--port", port, "--database", str(tmp_path / "t.db")]) == 2
    assert f"port {port}" in capsys.readouterr().err


def test_certificate_and_key_go_together(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--certificate", str(tmp_path / "missing.pem"), "--database", str(tmp_path / "t.db")]) == 2
    assert "missing.pem" in capsys.readouterr().err


def other_program(path: Path) -> None:
    with contextlib.closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE recipes (name TEXT)")
        connection.commit()


@pytest.mark.parametrize(
    "make",
    [
        lambda path: path.write_text("Dear diary"),
        lambda path: path.write_text("x"),
        other_program,
        lambda path: path.mkdir(),
    ],
    ids=["text", "one letter", "another program", "folder"],
)
@pytest.mark.parametrize("use", ["serve", "backup", "export"])
def test_a_file_of_another_program_is_left_as_it_is(
    tmp_path: Path, make: Callable[[Path], object], use: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "X"
    make(file)
    before = {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()}
    more = ["--port", "0"] if use == "serve" else [str(tmp_path / "out")]
    assert main([use, *more, "--database", str(file)]) == FAULT
    said = capsys.readouterr().err
    assert said.startswith("tana: ") and said.count("\n") == 1 and str(file) in said
    assert {path.name: path.read_bytes() for path in tmp_path.iterdir() if path.is_file()} == before
    assert sorted(path.name for path in tmp_path.iterdir()) == ["X"]


def test_an_invalid_link_is_rejected(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http:///t/x"]) == 2
    assert "not a link" in capsys.readouterr().err
