"""Which sources compiled code is kept for: all that a rule can reach, and nothing else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import numba
import pytest

from tana.compile import source_hash as hashing
from tana.compile.source_hash import cache_folder, cache_root, source_hash
from tana.wasm import build

FILES = {
    "burrow/__init__.py": "",
    "burrow/luck.py": "A = 1\n",
    "burrow/unread.py": "A = 1\n",
    "burrow/typed.py": "A = 1\n",
    "burrow/search.py": "from burrow import luck\n",
    "burrow/game/__init__.py": "",
    "burrow/game/rules.py": (
        "import sys\n"
        "import numpy as np\n"
        "from typing import TYPE_CHECKING\n"
        "from .state import State\n"
        "if TYPE_CHECKING:\n"
        "    from burrow import typed\n"
    ),
    "burrow/game/state.py": "import burrow.luck\nfrom ..deep import more\nState = 1\n",
    "burrow/game/game.py": "from .rules import State\n",
    "burrow/deep/__init__.py": "",
    "burrow/deep/more.py": "B = 1\n",
    "burrow/game/components.json": "{}\n",
    "burrow/game/learned.npz": "\n",
    "burrow/game/text/en.ftl": "hello = Hello\n",
}
RULES, SEARCH = "burrow.game.rules", "burrow.search"


@pytest.fixture
def burrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package of our own, with a cache folder beside it."""
    for path, text in FILES.items():
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(text)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.setenv("TANA_CACHE", str(tmp_path / "cache"))
    hashing.forget()
    yield tmp_path
    hashing.forget()


def key(root: Path, module: str = RULES, bound: tuple[str, ...] = ()) -> str:
    hashing.forget()
    return source_hash(module, str(root / f"{module.replace('.', '/')}.py"), bound)


@pytest.mark.parametrize(
    "path",
    [
        *("burrow/game/rules.py", "burrow/game/state.py", "burrow/luck.py", "burrow/deep/more.py"),
        *("burrow/game/components.json", "burrow/game/learned.npz"),
    ],
)
def test_what_a_rule_can_reach_is_part_of_the_key(burrow: Path, path: str) -> None:
    before = key(burrow)
    with (burrow / path).open("a") as file:
        file.write("\n")
    assert key(burrow) != before


@pytest.mark.parametrize(
    "path",
    [
        *("burrow/game/game.py", "burrow/unread.py", "burrow/typed.py", "burrow/search.py", "burrow/game/text/en.ftl"),
        "burrow/new.py",
    ],
)
def test_what_no_rule_can_reach_is_not(burrow: Path, path: str) -> None:
    before = key(burrow)
    with (burrow / path).open("a") as file:
        file.write("\n")
    assert key(burrow) == before


def test_generic_code_is_kept_for_the_game_it_was_made_for(burrow: Path) -> None:
    alone, bound = key(burrow, SEARCH), key(burrow, SEARCH, (RULES,))
    assert alone != bound
    (burrow / "burrow/game/state.py").write_text("State = 2\n")
    assert key(burrow, SEARCH) == alone
    assert key(burrow, SEARCH, (RULES,)) != bound


def test_a_moved_source_counts_as_changed(burrow: Path) -> None:
    before = key(burrow)
    (burrow / "burrow/deep/more.py").rename(burrow / "burrow/deep/less.py")
    (burrow / "burrow/game/state.py").write_text("import burrow.luck\nfrom ..deep import less\nState = 1\n")
    assert key(burrow) != before


def test_sources_that_import_each_other(burrow: Path) -> None:
    (burrow / "burrow/luck.py").write_text("from burrow.game import rules\n")
    assert key(burrow) == key(burrow)


def test_the_folder_names_module_compiler_and_python(burrow: Path) -> None:
    folder = cache_folder(RULES, str(burrow / "burrow/game/rules.py"))
    assert folder.name.startswith(f"{RULES}-")
    assert f"-py{sys.version_info.major}{sys.version_info.minor}" in folder.name
    assert "numba" in folder.name
    assert folder.parent == burrow / "cache"


def test_code_with_bounds_checks_has_a_folder_of_its_own(burrow: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = []
    for checks in (None, 1):
        monkeypatch.setattr(numba.config, "BOUNDSCHECK", checks)
        folders.append(cache_folder(RULES, str(burrow / "burrow/game/rules.py")).name)
    assert folders[1] == f"{folders[0]}-checked"


def test_the_rules_of_a_game_reach_neither_its_texts_nor_other_games() -> None:
    """No list says so: it follows from the imports."""
    reached, waiting = set[str](), ["tana.games.molly.rules"]
    while waiting:
        name = waiting.pop()
        path = hashing.file_of(name)
        if path is not None and name not in reached:
            reached.add(name)
            waiting += hashing.imports_of(name, path)
    assert {"tana.core.chance", "tana.games.molly.state", "tana.games.molly.components"} <= reached
    strangers = ("tana.bots", "tana.text", "tana.server", "tana.games.uly", "tana.core.match", "tana.core.game")
    assert [name for name in reached if name.startswith(strangers)] == []
    assert not {"tana.games.molly.game", "tana.games.molly.sketch", "tana.games.molly.heuristics"} & reached


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("TANA_CACHE")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_root() == tmp_path / "xdg" / "tana"


@pytest.mark.parametrize(("game", "file"), [("molly", "network.npz"), ("uly", "dog.npz")])
def test_new_weights_alone_make_a_new_module_for_pages(game: str, file: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the cache would go on publishing the data file with the old ones."""
    hashing.forget()
    before, read = build.sources_of(game), Path.read_bytes
    monkeypatch.setattr(Path, "read_bytes", lambda path: b"new" if path.name == file else read(path))
    hashing.forget()
    try:
        assert build.sources_of(game) != before
    finally:
        hashing.forget()
