"""Wheel and sdist are enough: no repository, no Node, no compiler, no lock file, only Python and what they ask for."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import venv
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "src" / "tana" / "web" / "index.html"
GAMES = ("buddel", "hickory", "molly", "uly")
UNREACHABLE = re.compile(
    r"NewConnectionError|ConnectionError|Temporary failure|No matching distribution|Read timed out"
)

pytestmark = [
    pytest.mark.slow,
    pytest.mark.xdist_group("wheel"),
    pytest.mark.skipif(not WEB.exists(), reason="the web client is not built (make web)"),
]


@pytest.fixture(scope="module")
def dist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder of an sdist and of the wheel that is built from it."""
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(ROOT)]
    subprocess.run(command, check=True, capture_output=True)
    return folder


@pytest.fixture(scope="module")
def wheel(dist: Path) -> Path:
    return next(dist.glob("*.whl"))


@pytest.fixture(scope="module")
def sdist(dist: Path) -> Path:
    return next(dist.glob("*.tar.gz"))


@pytest.fixture(scope="module")
def home(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A new user's folder with a bare environment in which the wheel, and what it asks for, is installed."""
    folder = tmp_path_factory.mktemp("home")
    venv.create(folder / "bare", with_pip=True)
    pip(folder, "install", "--quiet", "--no-compile", str(wheel))
    return folder


def pip(home: Path, *arguments: str) -> None:
    command = [str(home / "bare" / "bin" / "pip"), *arguments]
    done = subprocess.run(command, cwd=home, env=bare(home), capture_output=True, text=True, check=False)
    if done.returncode and UNREACHABLE.search(done.stderr):
        pytest.skip(f"the package index cannot be reached: {done.stderr.strip().splitlines()[-1]}")
    assert done.returncode == 0, done.stderr


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


def test_the_packages_are_fit_to_be_published(wheel: Path, sdist: Path) -> None:
    for module, arguments in (("twine", ["check", "--strict", sdist, wheel]), ("check_wheel_contents", [wheel])):
        pytest.importorskip(module, reason="the tools of the test group are not installed (make setup)")
        command = [sys.executable, "-m", module, *map(str, arguments)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


def test_the_sdist_has_the_sources_and_the_pages(sdist: Path) -> None:
    with tarfile.open(sdist) as content:
        names = {name.partition("/")[2] for name in content.getnames()}
    assert {"pyproject.toml", "LICENSE", "src/tana/version.py", "src/tana/web/index.html"} <= names


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
        ("authlib", "oidc"),
        ("joserfc", "oidc"),
        ("redis", "scale"),
        ("numba-cuda", "gpu"),
        ("torch", "learn"),
        ("gymnasium", "envs"),
        ("pettingzoo", "envs"),
        ("optuna", "study"),
        ("ray", "cluster"),
        ("ziglang", "wasm"),
    }
    assert "tana/web/index.html" in names
    assert not [name for name in names if name.startswith(("tests/", "examples/", "web/"))]


def test_the_wheel_has_the_rules_for_offline_games(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as content:
        names = set(content.namelist())
        index = json.loads(content.read("tana/web/rules/index.json"))
    assert set(index) == set(GAMES)
    kinds = ("module", "layout", "data")  # some games have no data
    files = {f"tana/web/rules/{game[kind]}" for game in index.values() for kind in kinds if game[kind]}
    assert len(files) >= 2 * len(GAMES) and files <= names


def test_all_games_work_from_the_wheel(home: Path) -> None:
    """Play a whole game of each, check its record, and read the rules."""
    listed = tana(home, "games")
    for game in GAMES:
        assert f"tana play {game}" in listed
        tana(home, "play", game, "--seat", "random", "--seat", "random", "--seed", "7", "--save", f"{game}.jsonl")
        assert re.search("is a valid record: .* finished", tana(home, "verify", f"{game}.jsonl").replace("\n", " "))
        assert tana(home, "rules", game, "--lang", "it").startswith("# ")


def test_the_sdist_gives_the_same_wheel_elsewhere(home: Path, sdist: Path, wheel: Path) -> None:
    """Built by pip, as for a user: the same files, byte for byte, so what works from one works from the other."""
    pip(home, "wheel", "--quiet", "--no-deps", "--wheel-dir", str(home / "built"), str(sdist))
    [built] = (home / "built").glob("*.whl")
    assert contents(built) == contents(wheel)


def contents(wheel: Path) -> dict[str, int]:
    """The files of a wheel and their checksums."""
    with zipfile.ZipFile(wheel) as content:
        return {entry.filename: entry.CRC for entry in content.infolist()}


def test_a_game_can_be_left_and_resumed(home: Path) -> None:
    told = tana(home, "play", "molly", "--seed", "7", "--save", "game.jsonl", typed="1\n1\n1\nquit\n")
    assert "tana play --resume game.jsonl" in told
    assert "is a valid record: Molly" in tana(home, "verify", "game.jsonl")


def test_completion_answers_a_shell(home: Path) -> None:
    words = "tana play m"
    asked = {"_ARGCOMPLETE": "1", "COMP_LINE": words, "COMP_POINT": str(len(words)), "_ARGCOMPLETE_IFS": "\n"}
    answer = home / "answer"
    environment = {**bare(home), **asked, "_ARGCOMPLETE_STDOUT_FILENAME": str(answer)}
    subprocess.run([str(home / "bare" / "bin" / "tana")], cwd=home, env=environment, check=True)
    assert answer.read_text().split() == ["molly"]


def test_the_doctor_is_content(home: Path) -> None:
    assert "ok: The web pages are installed" in tana(home, "doctor", "--port", "0")


def test_serve_shows_its_pages(home: Path, address: str) -> None:
    opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
    page = _fetch(opener, address)
    assert "<script" in page
    script = re.search(r'src="(/?assets/[^"]+\.js)"', page)
    assert script is not None
    assert _fetch(opener, address.rstrip("/") + "/" + script[1].lstrip("/"))
    assert '"molly"' in _fetch(opener, f"{address}api/games")
    ready = {"ready": list(GAMES), "total": len(GAMES), "state": "ready"}
    assert json.loads(_fetch(opener, f"{address}api/offline")) == ready, "nothing has to be built or fetched"


def _fetch(opener: urllib.request.OpenerDirector, address: str) -> str:
    with opener.open(address, timeout=60) as answer:
        return str(answer.read().decode())
