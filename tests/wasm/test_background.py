"""Building what the pages lack, beside a server: what is built, in which order, and where the linker comes from."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tana.wasm import build, linker
from tana.wasm.background import modules
from tana.wasm.linker import REQUIREMENTS, NoLinker

ROOT = Path(__file__).resolve().parents[2]
GAMES = ("buddel", "molly", "uly")


class Workshop:
    """A cache with some modules, and a linker that may have to be fetched."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.built: set[str] = set()
        self.has_linker = True
        self.fetches: Exception | None = None
        self.asked: list[str] = []
        patch.setattr(build, "rules_of", lambda game: f"rules of {game}")
        patch.setattr(build, "is_built", lambda game: game in self.built)
        patch.setattr(build, "build", self._build)
        patch.setattr(linker, "is_there", lambda: self.has_linker)
        patch.setattr(linker, "fetch", self._fetch)

    def _build(self, game: str) -> build.Built:
        self.asked.append(game)
        return build.Built(game, self.folder / "rules.wasm", self.folder / "layout.json", None)

    def _fetch(self) -> None:
        if self.fetches is not None:
            raise self.fetches
        self.has_linker = True

    def reports(self) -> list[dict[str, Any]]:
        return list(modules(self.folder / "pages", GAMES))


@pytest.fixture
def workshop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Workshop:
    return Workshop(tmp_path, monkeypatch)


def kinds(reports: list[dict[str, Any]]) -> list[str]:
    return [report.get("game") or report.get("state") or "failed" for report in reports]


def test_what_is_built_already_comes_first(workshop: Workshop) -> None:
    workshop.built = {"uly"}
    assert kinds(workshop.reports()) == ["building", "uly", "building", "buddel", "building", "molly"]


def test_a_linker_is_fetched_only_when_something_has_to_be_built(workshop: Workshop) -> None:
    workshop.has_linker = False
    assert kinds(workshop.reports())[0] == "fetching"
    workshop.has_linker, workshop.built = False, set(GAMES)
    assert "fetching" not in kinds(workshop.reports())


def test_without_a_linker_the_modules_that_exist_are_used(workshop: Workshop) -> None:
    workshop.has_linker, workshop.built, workshop.fetches = False, {"molly"}, NoLinker("no network")
    reports = workshop.reports()
    assert kinds(reports) == ["fetching", "molly", "failed"]
    assert reports[-1] == {"failed": None, "why": "no network"}


def test_modules_of_the_pages_are_built_again_only_if_their_rules_changed(workshop: Workshop) -> None:
    pages = workshop.folder / "pages"
    pages.mkdir()
    index = {game: {"rules": f"rules of {game}"} for game in GAMES} | {"molly": {"rules": "older"}}
    (pages / "index.json").write_text(json.dumps(index))
    workshop.reports()
    assert workshop.asked == ["molly"]


def test_the_linker_to_fetch_is_the_one_of_the_lock_file() -> None:
    locked = (ROOT / "requirements.txt").read_text(encoding="utf-8")
    wanted = [line for line in REQUIREMENTS.read_text(encoding="utf-8").splitlines() if not line.startswith("#")]
    assert "\n".join(wanted) in locked


def test_a_fetched_linker_lies_in_the_cache_and_is_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With a program in the place of pip that installs as pip would."""
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    monkeypatch.setattr(linker, "find_spec", lambda name: None)
    monkeypatch.setattr(linker, "_installing", lambda folder: [sys.executable, "-c", INSTALL, str(folder)])
    linker.fetch()
    assert linker.linker() == [str(tmp_path / "linker" / "zig"), "wasm-ld"]
    assert [path.name for path in (tmp_path / "linker").iterdir()] == ["zig"]


INSTALL = (
    "import pathlib, sys; f = pathlib.Path(sys.argv[1], 'ziglang'); f.mkdir(); (f / 'zig').touch(); (f / 'lib').mkdir()"
)


def test_a_linker_that_cannot_be_fetched_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    said = [sys.executable, "-c", "import sys; sys.exit('there is no network')"]
    monkeypatch.setattr(linker, "_installing", lambda folder: said)
    with pytest.raises(NoLinker, match="could not be fetched: there is no network"):
        linker.fetch()
    assert not list((tmp_path / "linker").iterdir())


@pytest.mark.slow
def test_pip_installs_the_linker_by_its_hash(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The real thing, where a package index can be reached: `zig wasm-ld` works without the rest of its package."""
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    try:
        linker.fetch()
    except NoLinker as fault:
        pytest.skip(str(fault))
    said = subprocess.run([linker.fetched_linker(), "wasm-ld", "--version"], capture_output=True, text=True, check=True)
    assert "LLD" in said.stdout
