"""From nothing to the first move: how long a new user waits with a wheel, an image's root file system, or a clone.

    python bench/hosting/first_move.py wheel dist/tana_games-0.3.0-py3-none-any.whl
    python bench/hosting/first_move.py root FOLDER        # as root: the root file system of the image, read-only
    python bench/hosting/first_move.py clone REPOSITORY   # `make play` in a new clone, with an empty home
    python bench/hosting/first_move.py installed .venv    # an existing environment, with this user's compiled rules

prints JSON, with seconds since the command was started: until it is installed, until the page, and until a move against
a bot was made and answered. *Cold* has an empty home: no packages, no compiled rules; *warm* is the second start in the
same place. `cpu_seconds_so_far` is the CPU time of everything that was started, which other work on the machine does
not affect. Packages come from the index that pip is configured for, so the times include that network.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parents[1])]

from small_machine import measured  # noqa: E402
from tests.server.engines import free_port  # noqa: E402

PATIENCE_SECONDS = 3600.0
USER = 8470
"""As in the Containerfile."""
IMAGE = {
    "TANA_CACHE": "/opt/tana/cache",
    "NUMBA_CPU_NAME": "generic",
    "PYTHONDONTWRITEBYTECODE": "1",
    "HOME": "/data",
    "XDG_STATE_HOME": "/data",
    "XDG_CONFIG_HOME": "/data",
    "XDG_CONFIG_DIRS": "/data",
    "TANA_DATABASE": "/data/tables.db",
    "TANA_NO_MODULES": "yes",
}
IN_ROOT = """
mount --bind "$1" "$1" && mount -o remount,bind,ro "$1" && mount -t proc proc "$1/proc" && mount -t tmpfs tmpfs "$1/tmp"
mount --bind "$2" "$1/data"
root=$1; shift 2
exec chroot --userspec={user}:{user} "$root" /opt/tana/bin/tana "$@"
"""


def environment(home: Path) -> dict[str, str]:
    """The environment of a new user: an empty home, and pip's settings."""
    kept = {name: value for name, value in os.environ.items() if name.startswith(("PIP_", "SSL_", "NODE_"))}
    return {**kept, "HOME": str(home), "PATH": "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin", "LANG": "C.UTF-8"}


def start(
    command: Sequence[str | Path], port: int, env: Mapping[str, str], folder: Path, began: float
) -> dict[str, Any]:
    """Run a server until the first move is answered, then stop it as a container engine would."""
    server = subprocess.Popen(command, env=env, cwd=folder, stdout=subprocess.DEVNULL, start_new_session=True)
    try:
        found = asyncio.run(measured(f"http://127.0.0.1:{port}", server, began, PATIENCE_SECONDS))
    finally:
        asked = time.monotonic()
        os.killpg(server.pid, signal.SIGTERM)
        server.wait(120)
    stopped = round(time.monotonic() - asked, 1)
    return {**found, "stopped_in_seconds": stopped, "status": server.returncode, "cpu_seconds_so_far": spent()}


def spent() -> float:
    """The CPU time of everything that ran so far: installing, building, serving."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return round(used.ru_utime + used.ru_stime, 1)


def wheel(path: Path, folder: Path) -> dict[str, Any]:
    """A new virtual environment, the wheel with its dependencies, and two starts."""
    env = environment(folder)
    port = free_port()
    command = [folder / "venv/bin/tana", "serve", "--port", str(port), "--bot-pace", "0"]
    began = time.monotonic()
    venv.create(folder / "venv", with_pip=True)
    subprocess.run([folder / "venv/bin/pip", "install", "--quiet", path.resolve()], env=env, check=True)
    installed = round(time.monotonic() - began, 1)
    cold = start(command, port, env, folder, began)
    return {"installed": installed, "cold": cold, "warm": start(command, port, env, folder, time.monotonic())}


def root(path: Path, folder: Path) -> dict[str, Any]:
    """The image's root file system in new namespaces: read-only, one volume, not root, as in a container engine."""
    data = folder / "data"
    data.mkdir()
    os.chown(data, USER, USER)
    folder.chmod(0o755)
    port = free_port()
    command = [
        "unshare",
        "--mount",
        "--pid",
        "--fork",
        "--kill-child=SIGTERM",
        "bash",
        "-ec",
        IN_ROOT.format(user=USER),
    ]
    command += ["root", str(path.resolve()), str(data), "serve", "--port", str(port), "--bot-pace", "0"]
    env = {**IMAGE, "PATH": "/usr/sbin:/usr/bin:/sbin:/bin"}
    cold = start(command, port, env, folder, time.monotonic())
    return {"cold": cold, "warm": start(command, port, env, folder, time.monotonic())}


def clone(repository: str, folder: Path) -> dict[str, Any]:
    """`git clone` and `make play`, twice; environment variables select the port and the browser."""
    port = free_port()
    env = {**environment(folder), "TANA_PORT": str(port), "BROWSER": "true", "PYTHON": sys.executable}
    began = time.monotonic()
    subprocess.run(["git", "clone", "--quiet", repository, folder / "tana"], check=True)
    cloned = round(time.monotonic() - began, 1)
    command = ["make", "--no-print-directory", "play", f"PYTHON={sys.executable}"]
    cold = start(command, port, env, folder / "tana", began)
    return {"cloned": cloned, "cold": cold, "warm": start(command, port, env, folder / "tana", time.monotonic())}


def installed(path: Path, folder: Path) -> dict[str, Any]:
    """One start of an existing installation."""
    port = free_port()
    options = ["--port", str(port), "--bot-pace", "0", "--database", str(folder / "tables.db")]
    command = [path.absolute() / "bin" / "tana", "serve", "--no-compile", *options]
    return {"warm": start(command, port, os.environ, folder, time.monotonic())}


def main() -> None:
    """Measure one way and print the result."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("way", choices=("wheel", "root", "clone", "installed"))
    parser.add_argument("what", help="a wheel, a folder, a repository or a virtual environment")
    args = parser.parse_args()
    before = os.getloadavg()[0]
    folder = Path(tempfile.mkdtemp(prefix="tana-first-move-", dir="/var/tmp"))
    try:
        if args.way == "clone":
            found = clone(args.what, folder)
        else:
            found = {"wheel": wheel, "root": root, "installed": installed}[args.way](Path(args.what), folder)
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    print(json.dumps({"way": args.way, "load_average": [before, os.getloadavg()[0]], **found}, indent=1))


if __name__ == "__main__":
    main()
