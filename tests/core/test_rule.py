"""`@rule`: the compiler switch, and a cache that never serves stale code."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import tana
from tana.core import rule as rule_module
from tana.core.rule import (
    cache_folder,
    cache_root,
    named,
    native,
    rule,
    run_compiled,
    runs_compiled,
    source_hash,
    sources_of,
)

compiled_only = pytest.mark.skipif(bool(rule_module.config.DISABLE_JIT), reason="the compiler is switched off")


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package folder of our own, with a cache folder beside it."""
    root = tmp_path / "tana"
    for path, text in {
        "core/chance.py": "A = 1\n",
        "core/deep/more.py": "D = 1\n",
        "games/x/rules.py": "B = 1\n",
        "games/x/game.py": "C = 1\n",
        "games/x/old_view.py": "C = 1\n",
        "games/x/components.json": "{}\n",
        "games/x/text/en.ftl": "hello = Hello\n",
        "games/y/rules.py": "B = 2\n",
        "bots/search.py": "E = 1\n",
        "bots/fox.py": "F = 1\n",
    }.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    monkeypatch.setattr(rule_module, "_PACKAGE", root)
    monkeypatch.setenv("TANA_CACHE", str(tmp_path / "cache"))
    source_hash.cache_clear()
    yield root
    source_hash.cache_clear()


def folder_after(package: Path, path: str, text: str = "CHANGED = 1\n") -> Path:
    (package / path).write_text(text)
    source_hash.cache_clear()
    return cache_folder("core", "bots", "games/x")


@pytest.mark.parametrize(
    "path",
    [
        *("core/chance.py", "core/deep/more.py", "core/new.py", "games/x/rules.py", "games/x/components.json"),
        *("bots/search.py", "bots/new.py"),
    ],
)
def test_a_changed_source_means_another_cache_folder(package: Path, path: str) -> None:
    before = cache_folder("core", "bots", "games/x")
    assert folder_after(package, path) != before


@pytest.mark.parametrize(
    "path", ["games/x/game.py", "games/x/old_view.py", "games/x/text/en.ftl", "games/y/rules.py", "bots/fox.py"]
)
def test_what_no_rule_can_call_leaves_the_cache_alone(package: Path, path: str) -> None:
    before = cache_folder("core", "bots", "games/x")
    assert folder_after(package, path) == before


def test_a_moved_source_counts_as_changed(package: Path) -> None:
    before = cache_folder("core", "games/x")
    (package / "core/chance.py").rename(package / "core/luck.py")
    source_hash.cache_clear()
    assert cache_folder("core", "games/x") != before


def test_the_folder_names_compiler_and_python(package: Path) -> None:
    name = cache_folder("core", "games/x").name
    assert name.startswith("core-games.x-")
    assert f"-py{sys.version_info.major}{sys.version_info.minor}" in name
    assert "numba" in name
    assert cache_folder("core", "games/x").parent == package.parent / "cache"


@pytest.mark.parametrize(
    ("module", "owner", "parts"),
    [
        ("tana.core.chance", "", ("core",)),
        ("tana.core.playout", "molly", ("core", "games/molly")),
        ("tana.games.molly.rules", "", ("core", "games/molly")),
        ("tana.bots.search", "molly", ("core", "bots", "games/molly")),
        ("elsewhere", "", ("core",)),
    ],
)
def test_which_sources_a_function_can_call(module: str, owner: str, parts: tuple[str, ...]) -> None:
    assert sources_of(module, owner) == parts


def test_where_the_cache_is(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    assert cache_root() == tmp_path
    monkeypatch.delenv("TANA_CACHE")
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    assert cache_root() == tmp_path / "xdg" / "tana"


@compiled_only
def test_a_rule_runs_interpreted_until_the_switch_is_on(package: Path) -> None:
    @rule
    def three_times(x: int) -> int:
        """Thrice."""
        return x * 3

    assert three_times.__doc__ == "Thrice."
    number: Any = np.int16(5)
    assert not runs_compiled()
    assert isinstance(three_times(number), np.int16), "interpreted code keeps NumPy's types"
    run_compiled(True)
    try:
        assert runs_compiled()
        assert type(three_times(number)) is int, "compiled code returns plain numbers"
        assert three_times(number) == 15
    finally:
        run_compiled(False)
    assert isinstance(three_times(number), np.int16)
    assert list((package.parent / "cache").rglob("*.nbi")), "and it is kept on disk"


@compiled_only
def test_native_code_is_always_compiled(package: Path) -> None:
    @native
    def three_times(x: int) -> int:
        return x * 3

    assert type(three_times(np.int16(5))) is int  # type: ignore[arg-type]


@compiled_only
def test_named_functions_are_kept_apart(package: Path) -> None:
    def make() -> object:
        @native
        def plain(x: int) -> int:
            return x

        return plain

    with named("molly"):
        first = make()
    second = make()
    assert first.py_func.__qualname__.startswith("molly.")  # type: ignore[attr-defined]
    assert not second.py_func.__qualname__.startswith("molly.")  # type: ignore[attr-defined]


@compiled_only
def test_a_cache_that_cannot_be_written_is_no_obstacle(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("not a folder")
    monkeypatch.setenv("TANA_CACHE", str(blocked / "cache"))

    @native
    def three_times(x: int) -> int:
        return x * 3

    assert three_times(5) == 15


def test_with_the_compiler_off_everything_is_plain_python() -> None:
    code = (
        "from tana.core.rule import rule, native, run_compiled, runs_compiled\n"
        "f = lambda x: x\n"
        "assert rule(f) is f and native(f) is f\n"
        "run_compiled(True)\n"
        "assert not runs_compiled()\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={"NUMBA_DISABLE_JIT": "1", "PATH": ""})


def test_modules_that_are_left_out_of_the_hash_declare_no_rules() -> None:
    package = rule_module._PACKAGE
    for path in package.rglob("*.py"):
        if path.name in rule_module._NEVER_COMPILED and path.parent.name in ("core", "bots", *tana.names()):
            assert "\n@rule\n" not in path.read_text(), path
            assert "\n@native\n" not in path.read_text(), path
