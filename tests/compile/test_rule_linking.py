"""Rules that only compiled code calls are libraries: no entry points for Python, cached on disk with what they link."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from numba import types

from tana.compile import rule as rule_module
from tana.compile import rule_linking
from tana.compile.code_cache import CompiledFiles
from tana.compile.rule import compiled, native, rule

pytestmark = pytest.mark.skipif(bool(rule_module.config.DISABLE_JIT), reason="the compiler is switched off")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of our own, and no library in memory."""
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    monkeypatch.setattr(rule_linking, "_loaded", {})
    return tmp_path


def twice(x: int) -> int:
    return 2 * x


def made() -> tuple[Any, Any, Any]:
    """A rule that an entry point calls through another rule, as a new process sees them."""
    innermost: Any = rule(twice)

    def middle(x: int) -> int:
        return int(innermost(x)) + 1

    between: Any = rule(middle)

    @native
    def outermost(x: int) -> int:
        return int(between(x))

    return innermost, between, outermost


def test_what_only_compiled_code_calls_is_no_entry_point(kept: Path) -> None:
    innermost, between, outermost = made()
    assert outermost(4) == 9
    assert "entry" not in vars(innermost) and "entry" not in vars(between)
    assert all(rule_linking.FOLDER in file.parts for file in kept.rglob("*twice*"))
    assert compiled(innermost)(4) == 8, "Python makes it one by calling it"
    assert "entry" in vars(innermost)


def test_libraries_are_loaded_with_what_they_link(kept: Path) -> None:
    made()[-1](4)
    assert list(kept.rglob("*.bitcode"))
    rule_linking._loaded.clear()
    innermost: Any = rule(twice)
    assert compiled(native_around(innermost))(5) == 10
    assert sum(innermost._cache_hits.values()) == 1 and not innermost._cache_misses


def test_a_library_that_is_gone_is_compiled_again(kept: Path) -> None:
    made()[-1](4)
    rule_linking._loaded.clear()
    for file in kept.rglob("*.bitcode"):
        file.unlink()
    innermost: Any = rule(twice)
    assert compiled(native_around(innermost))(5) == 10
    assert not innermost._cache_hits and list(kept.rglob("*.bitcode"))


def native_around(function: Any) -> Any:
    @native
    def around(x: int) -> int:
        return int(function(x))

    return around


def test_what_two_processes_have_compiled_is_linked_together(kept: Path) -> None:
    """Functions that one function has made are called the same but for the number a process gives them."""

    def said(*factors: str) -> str:
        command = [sys.executable, "-m", "tests.core.one_name", *factors]
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()

    assert (said("2"), said("3"), said("2", "3")) == ("20 20", "30 30", "20 30")


def test_files_of_two_processes_that_wrote_at_the_same_time(tmp_path: Path) -> None:
    folders = [tmp_path / "one", tmp_path / "other"]
    for folder, key in zip(folders, (types.int64, types.float64), strict=True):
        folder.mkdir()
        CompiledFiles(folder / "twice", 1).save(key, f"for {key}")
    shutil.copytree(*folders, dirs_exist_ok=True)
    both = CompiledFiles(folders[1] / "twice", 1)
    assert [both.load(key) for key in (types.int64, types.float64)] == ["for int64", "for float64"]
    assert both.load(types.boolean) is None
