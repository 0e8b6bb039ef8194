"""The linker for WebAssembly: the package `ziglang`, one that was fetched into the cache, or the system's `wasm-ld`."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tana.compile.source_hash import cache_root
from tana.errors import TanaError

SYSTEM = ("wasm-ld", "wasm-ld-22", "wasm-ld-21", "wasm-ld-20", "wasm-ld-19", "wasm-ld-18", "wasm-ld-16")
REQUIREMENTS = Path(__file__).with_name("linker.txt")
"""The package to fetch, by version and hash, as in requirements.txt."""
_PROGRAM = "zig"


class NoLinker(TanaError):
    """No linker for WebAssembly is installed."""


def linker() -> list[str]:
    """The command of `wasm-ld`; raises `NoLinker`."""
    if find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    if (fetched := fetched_linker()).is_file():
        return [str(fetched), "wasm-ld"]
    for name in SYSTEM:
        if found := shutil.which(name):
            return [found]
    raise NoLinker("no linker for WebAssembly is installed: pip install ziglang (or, on Debian, apt-get install lld)")


def is_there() -> bool:
    """Whether there is a linker."""
    try:
        linker()
    except NoLinker:
        return False
    return True


def fetched_linker() -> Path:
    """Where a fetched linker lies."""
    return cache_root() / "linker" / _PROGRAM


def fetch() -> None:
    """Fetch the linker into the cache, checked against its hash; raises `NoLinker` with the reason."""
    target = fetched_linker()
    target.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=target.parent) as folder:
        done = subprocess.run(_installing(Path(folder)), capture_output=True, text=True, check=False)
        program = Path(folder) / "ziglang" / _PROGRAM
        if done.returncode or not program.is_file():
            raise NoLinker(f"the linker could not be fetched: {_last_line(done.stderr)}")
        program.replace(target)  # its library is for compiling C, which nobody does here


def _installing(folder: Path) -> list[str]:
    """The command that installs the package into a folder of its own, outside this environment."""
    wanted = ["--target", str(folder), "--no-deps", "--require-hashes", "--requirement", str(REQUIREMENTS)]
    if find_spec("pip") is not None:
        return [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", *wanted]
    if uv := shutil.which("uv") or os.environ.get("UV"):
        return [uv, "pip", "install", "--quiet", "--python", sys.executable, *wanted]
    raise NoLinker("the linker cannot be fetched without pip or uv: install ziglang, or lld with the system's packages")


def _last_line(text: str) -> str:
    lines = [line for line in text.splitlines() if line.strip()]
    return lines[-1].strip() if lines else "nothing was said"
