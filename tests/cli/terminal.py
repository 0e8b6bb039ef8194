"""Runs the `tana` command in tests: in this process with typed lines, or on a pseudo-terminal."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from tana.cli.main import main


@dataclass(frozen=True)
class Ran:
    """The outcome of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


Tana = Callable[..., Ran]


class Typist:
    """Types the given lines, then `rest` for as long as input is read, or ends the input."""

    def __init__(self, lines: Sequence[str], rest: str | None) -> None:
        self._lines = list(lines)
        self._rest = rest

    def isatty(self) -> bool:
        return False

    def readline(self) -> str:
        if self._lines:
            return f"{self._lines.pop(0)}\n"
        return "" if self._rest is None else f"{self._rest}\n"


@pytest.fixture
def tana_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Tana:
    """`tana_command("play", "molly", typed=["1", "undo"])`; input ends after the typed lines unless `rest` is given."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    monkeypatch.delenv("LC_ALL", raising=False)
    monkeypatch.delenv("LC_MESSAGES", raising=False)

    def run(*arguments: str, typed: Sequence[str] = (), rest: str | None = None) -> Ran:
        monkeypatch.setattr("sys.stdin", Typist(typed, rest))
        try:
            status = main(arguments)
        except SystemExit as left:
            status = int(left.code or 0)
        captured = capsys.readouterr()
        return Ran(status, captured.out, captured.err)

    return run


def listen_to_interrupts() -> None:
    """Undo that a shell makes background processes ignore Control-C, which their children inherit."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A `tana` process on a pseudo-terminal of 80 columns."""

    PATIENCE = 180.0

    def __init__(self, arguments: Sequence[str], state: Path) -> None:
        self._ours, theirs = pty.openpty()
        self._seen = b""
        environment = {
            **os.environ,
            "XDG_STATE_HOME": str(state),
            "TERM": "xterm-256color",
            "COLUMNS": "80",
            "LINES": "40",
            "LANG": "en_GB.UTF-8",
        }
        environment.pop("LC_ALL", None)
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tana.cli.main", *arguments],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
            preexec_fn=listen_to_interrupts,
        )
        os.close(theirs)

    def type(self, line: str) -> None:
        os.write(self._ours, f"{line}\n".encode())

    def interrupt(self) -> str:
        """Press Control-C and read what follows; repeat if it came just before the process began to listen."""
        deadline = time.monotonic() + self.PATIENCE
        while self.process.poll() is None and b"--resume" not in self._seen and time.monotonic() < deadline:
            self.process.send_signal(signal.SIGINT)
            again = time.monotonic() + self.PATIENCE / 20
            while b"--resume" not in self._seen and time.monotonic() < again and self._read():
                pass
        return self.read_until("--resume")

    def read_until(self, *wanted: str) -> str:
        """Return everything written since the last call, up to one of the wanted texts."""
        deadline = time.monotonic() + self.PATIENCE
        while not any(text.encode() in self._seen for text in wanted):
            assert time.monotonic() < deadline, self._seen.decode(errors="replace")
            if not self._read():
                break
        seen, self._seen = self._seen.decode(errors="replace"), b""
        return seen

    def _read(self) -> bool:
        ready, _, _ = select.select([self._ours], [], [], 0.2)
        if not ready:
            return True
        try:
            chunk = os.read(self._ours, 65536)
        except OSError:
            return False
        self._seen += chunk
        return bool(chunk)

    def status(self) -> int:
        """The exit status, once the process has ended by itself."""
        self.read_until("what nobody writes")
        return self.process.wait(self.PATIENCE)

    def __enter__(self) -> Terminal:
        return self

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.wait()
        os.close(self._ours)
