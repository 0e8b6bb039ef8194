"""Real PostgreSQL and Redis servers for tests and measurements, on private ports and in temporary folders.

PostgreSQL refuses to run as root, so root runs it as the user `postgres` or `nobody`.
"""

from __future__ import annotations

import contextlib
import itertools
import os
import pwd
import random
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import Self

PATIENCE = 180.0
SERVANTS = ("postgres", "nobody")
_names = itertools.count(1)


class Missing(Exception):
    """Raised if an engine is not installed; the message explains how to install it."""


def free_port() -> int:
    """A free port outside the ephemeral range, so that no other process is assigned it between restarts."""
    for port in random.Random().sample(range(15_000, 30_000), 100):
        with socket.socket() as probe, contextlib.suppress(OSError):
            probe.bind(("127.0.0.1", port))
            return port
    raise AssertionError("no port is free")


class Engine:
    """A server process that can be stopped, killed and restarted with the same data."""

    AT_ONCE: int = signal.SIGKILL
    """The signal for the final shutdown, when no data has to be saved."""

    def __init__(self) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="tana-engine-"))
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        try:
            self._prepare()
            self.start()
        except BaseException:
            self._end()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, fault: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._end()

    def _end(self) -> None:
        self.stop(self.AT_ONCE)
        shutil.rmtree(self.folder, ignore_errors=True)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        with (self.folder / "output").open("ab") as output:
            self._process = subprocess.Popen(
                self._command(),
                stdout=output,
                stderr=output,
                stdin=subprocess.DEVNULL,
                preexec_fn=self._become,
                cwd=self.folder,
            )
        until = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"{self._command()[0]}: {(self.folder / 'output').read_text()[-2000:]}")
            time.sleep(0.05)

    def stop(self, how: int = signal.SIGTERM) -> None:
        """Send a signal and wait until the process has ended."""
        if self._process is not None:
            self._process.send_signal(how)
            try:
                self._process.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                self._process.kill()
                self._process.wait()
            self._process = None

    def restart(self, how: int = signal.SIGTERM) -> None:
        self.stop(how)
        self.start()

    def _prepare(self) -> None:
        """Prepare the folder."""

    def _become(self) -> None:
        """Runs in the new process before its program."""

    def _command(self) -> list[str]:
        raise NotImplementedError

    def _answers(self) -> bool:
        raise NotImplementedError


class Postgres(Engine):
    """A small PostgreSQL server that writes every commit to disk."""

    AT_ONCE = signal.SIGQUIT

    def __init__(self, **settings: str) -> None:
        self._bin = postgres_folder()
        super().__init__()
        self._servant = _servant() if os.getuid() == 0 else None
        self.settings = settings

    def url(self, database: str = "postgres", port: int | None = None) -> str:
        return f"postgresql://tana@127.0.0.1:{port or self.port}/{database}"

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        name = f"t{os.getpid()}_{next(_names)}"
        self.query(f"CREATE DATABASE {name}")
        return self.url(name)

    def query(self, statement: str, database: str = "postgres") -> str:
        command = [self._bin / "psql", "-qAtX", "-v", "ON_ERROR_STOP=1", "-c", statement, self.url(database)]
        return subprocess.run(command, check=True, capture_output=True, text=True, cwd=self.folder).stdout.strip()

    def tool(self, name: str, *arguments: str | Path) -> None:
        """Run one of PostgreSQL's programs as the user that PostgreSQL runs as."""
        command = [self._bin / name, *arguments]
        subprocess.run(command, check=True, capture_output=True, preexec_fn=self._become, cwd=self.folder)

    def _prepare(self) -> None:
        if self._servant is not None:
            os.chown(self.folder, self._servant.pw_uid, self._servant.pw_gid)
        options = ["--username=tana", "--auth=trust", "--encoding=UTF8", "--locale=C.UTF-8"]
        self.tool("initdb", "-D", self.data, *options)

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def _become(self) -> None:
        if self._servant is not None:
            os.setgroups([])
            os.setgid(self._servant.pw_gid)
            os.setuid(self._servant.pw_uid)

    def _command(self) -> list[str]:
        settings = {
            "listen_addresses": "127.0.0.1",
            "port": str(self.port),
            "unix_socket_directories": str(self.folder),
            "shared_buffers": "64MB",
            "max_connections": "100",
        }
        return [
            str(self._bin / "postgres"),
            "-D",
            str(self.data),
            *(f"--{name}={value}" for name, value in (settings | self.settings).items()),
        ]

    def _answers(self) -> bool:
        command = [self._bin / "pg_isready", "-q", "-h", "127.0.0.1", "-p", str(self.port)]
        return subprocess.run(command).returncode == 0


class Redis(Engine):
    """A Redis server without persistence, since it is never the source of truth."""

    def __init__(self) -> None:
        if shutil.which("redis-server") is None:
            raise Missing("Redis is not installed; type: sudo apt-get install redis-server")
        super().__init__()

    def url(self, port: int | None = None) -> str:
        return f"redis://127.0.0.1:{port or self.port}/0"

    def flush(self) -> None:
        self._talk(b"FLUSHALL\r\n")

    def info(self, section: str) -> str:
        """The output of Redis's INFO command."""
        return self._talk(f"INFO {section}\r\n".encode()).decode()

    def _command(self) -> list[str]:
        place = ["--bind", "127.0.0.1", "--port", str(self.port), "--dir", str(self.folder)]
        return ["redis-server", *place, "--save", "", "--appendonly", "no"]

    def _answers(self) -> bool:
        with contextlib.suppress(OSError):
            return self._talk(b"PING\r\n").startswith(b"+PONG")
        return False

    def _talk(self, command: bytes) -> bytes:
        with socket.create_connection(("127.0.0.1", self.port), timeout=5) as line:
            line.sendall(command)
            return line.recv(65536)


def postgres_folder() -> Path:
    """The folder of PostgreSQL's programs."""
    on_path = shutil.which("postgres")
    found = [Path(on_path).parent] if on_path else []
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -float(path.parent.name))
    for folder in found:
        if (folder / "initdb").exists() and (folder / "psql").exists():
            return folder
    raise Missing("PostgreSQL is not installed; type: sudo apt-get install postgresql")


def _servant() -> pwd.struct_passwd:
    for name in SERVANTS:
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise Missing("PostgreSQL does not run as root and there is no user nobody; type: sudo useradd --system postgres")


@contextlib.contextmanager
def both() -> Iterator[tuple[Postgres, Redis]]:
    """Start both engines."""
    with Postgres() as postgres, Redis() as redis:
        yield postgres, redis
