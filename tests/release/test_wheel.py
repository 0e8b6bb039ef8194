"""The wheel alone is enough: no repository, no Node, no compiler, nothing but Python and what the wheel asks for."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "tana" / "web" / "index.html"
UNREACHABLE = re.compile(
    r"NewConnectionError|ConnectionError|Temporary failure|No matching distribution|Read timed out"
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("wheel"),
    pytest.mark.skipif(not WEB.exists(), reason="the web client is not built (make web)"),
]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new user's folder with a bare environment in which the wheel, and what it asks for, is installed."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder / "bare", with_pip=True)
    pip = [str(folder / "bare" / "bin" / "pip"), "install", "--quiet"]
    pinned = ["--require-hashes", "--requirement", str(ROOT / "requirements-play.txt")]
    done = subprocess.run([*pip, *pinned], cwd=folder, env=bare(folder), capture_output=True, text=True, check=False)
    if done.returncode and UNREACHABLE.search(done.stderr):
        pytest.skip(f"the package index cannot be reached: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr
    subprocess.run([*pip, "--no-index", str(wheel)], cwd=folder, env=bare(folder), check=True)
    return folder


def bare(home: Path) -> dict[str, str]:
    """The environment of somebody who has only Python: nothing of ours on any path."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name.startswith(("PIP_", "SSL_")) or "proxy" in name.lower()
    }
    return {**kept, "HOME": str(home), "PATH": str(home / "bare" / "bin"), "LANG": "C.UTF-8", "PYTHONUNBUFFERED": "1"}


def tana(home: Path, *arguments: str, typed: str = "") -> str:
    command = [str(home / "bare" / "bin" / "tana"), *arguments]
    done = subprocess.run(command, cwd=home, env=bare(home), input=typed, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture
def address(home: Path) -> Iterator[str]:
    command = [str(home / "bare" / "bin" / "tana"), "serve", "--port", "0", "--no-compile"]
    server = subprocess.Popen(command, cwd=home, env=bare(home), stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    try:
        found = re.search(r"http://\S+", server.stdout.readline())
        assert found is not None
        yield found[0]
    finally:
        server.terminate()
        server.communicate(timeout=300)


def test_the_wheel_says_that_it_is_typed(wheel: Path) -> None:
    assert "tana/py.typed" in zipfile.ZipFile(wheel).namelist()


def test_the_wheel_asks_for_what_it_runs_with_and_nothing_else(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        names = content.namelist()
        metadata = content.read(next(name for name in names if name.endswith("/METADATA"))).decode()
    always = {line for line in re.findall(r"^Requires-Dist: (\S+?)[<>=;]", metadata, re.MULTILINE) if line}
    assert always & {"pytest", "ruff", "mypy", "build", "playwright", "mkdocs"} == set()
    optional = re.findall(r"^Requires-Dist: (\S+?)[<>=].*extra == '(\w+)'", metadata, re.MULTILINE)
    assert set(optional) == {
        ("asyncpg", "scale"),
        ("redis", "scale"),
        ("numba-cuda", "gpu"),
        ("torch", "learn"),
        ("gymnasium", "envs"),
        ("pettingzoo", "envs"),
        ("optuna", "study"),
        ("ray", "cluster"),
        ("mkdocs-material", "docs"),
        ("mkdocstrings", "docs"),
        ("mkdocstrings-python", "docs"),
        ("ziglang", "wasm"),
    }
    assert "tana/web/index.html" in names
    assert not [name for name in names if name.startswith(("tests/", "examples/", "web/"))]


def test_games_and_play_work_without_anything_else(home: Path) -> None:
    assert "tana play hickory" in tana(home, "games")
    told = tana(home, "play", "molly", "--seed", "7", "--save", "game.jsonl", typed="1\n1\n1\nquit\n")
    assert "tana play --resume game.jsonl" in told
    assert "is a true record: Molly" in tana(home, "verify", "game.jsonl")


def test_the_doctor_is_content(home: Path) -> None:
    assert "ok: The pages for browsers are there" in tana(home, "doctor", "--port", "0")


def test_serve_shows_its_pages(home: Path, address: str) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    page = _fetch(opener, address)
    assert "<script" in page
    script = re.search(r'src="(/?assets/[^"]+\.js)"', page)
    assert script is not None
    assert _fetch(opener, address.rstrip("/") + "/" + script[1].lstrip("/"))
    assert '"molly"' in _fetch(opener, f"{address}api/games")


def _fetch(opener: urllib.request.OpenerDirector, address: str) -> str:
    with opener.open(address, timeout=60) as answer:
        return str(answer.read().decode())
