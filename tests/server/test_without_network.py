"""After setup a server needs no network: it starts, serves its pages and plays in a namespace with only loopback."""

from __future__ import annotations

import asyncio
import fcntl
import shutil
import socket
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from tana.core.registry import names
from tana.server.transport.static_files import WEB
from tests.server.engines import free_port
from tests.server.test_container import play_a_move, started, until_healthy

MOST_SECONDS = 600
UNSHARE = ("unshare", "--net", "--map-root-user")
GET_FLAGS, SET_FLAGS, UP = 0x8913, 0x8914, 0x1
ROOT = Path(__file__).resolve().parents[2]


def can_unshare() -> bool:
    if shutil.which(UNSHARE[0]) is None:
        return False
    return subprocess.run([*UNSHARE, "true"], capture_output=True, check=False).returncode == 0


def loopback_up() -> None:
    """Bring loopback up, like `ip link set lo up`, since it is down in a new namespace."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as control:
        answer = fcntl.ioctl(control, GET_FLAGS, struct.pack("16sh", b"lo", 0))
        flags = struct.unpack_from("16sh", answer)[1]
        fcntl.ioctl(control, SET_FLAGS, struct.pack("16sh", b"lo", flags | UP))


async def play(folder: Path) -> None:
    from tana.client import Visitor

    port = free_port()
    log = folder / "log"
    command = [sys.executable, "-m", "tana.cli.main", "serve", "--port", str(port), "--no-compile", "--bot-pace", "0"]
    ask = f"import urllib.request as u; u.urlopen('http://127.0.0.1:{port}/readyz', timeout=3)"
    with started([*command, "--database", str(folder / "t.db")], {}, folder, log) as server:
        await until_healthy([sys.executable, "-c", ask], server, log)
        async with Visitor(f"http://127.0.0.1:{port}") as visitor:
            visitor.http.timeout = None
            await play_a_move(visitor)
            if (WEB / "rules" / "index.json").exists():
                assert (await visitor.http.get("/")).status_code == 200
                while (found := await visitor.get("/api/offline"))["state"] != "ready":
                    assert found["state"] != "stopped", log.read_text()
                    await asyncio.sleep(0.05)
                assert found["ready"] == list(names())


@pytest.mark.skipif(not can_unshare(), reason="no namespaces of our own (unshare --net)")
def test_a_server_plays_without_a_network(tmp_path: Path) -> None:
    command = [*UNSHARE, sys.executable, "-m", "tests.server.test_without_network", str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False, timeout=MOST_SECONDS)
    assert done.returncode == 0, done.stderr


if __name__ == "__main__":
    loopback_up()
    with socket.socket() as probe:
        assert probe.connect_ex(("192.0.2.1", 9)) != 0, "there is a network"
    asyncio.run(play(Path(sys.argv[1])))
