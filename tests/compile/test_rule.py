"""`@rule`: interpreted and compiled calls, compiled code on disk, and mistakes that say where they are."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tana.compile import rule as rule_module
from tana.compile.code_cache import SUFFIX
from tana.compile.rule import compiled, native, rule
from tana.errors import BadRule

compiled_only = pytest.mark.skipif(bool(rule_module.config.DISABLE_JIT), reason="the compiler is switched off")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of our own."""
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    return tmp_path


@compiled_only
def test_a_rule_runs_interpreted_and_its_entry_point_compiled(kept: Path) -> None:
    @rule
    def three_times(x: int) -> int:
        """Thrice."""
        return x * 3

    assert three_times.__doc__ == "Thrice."
    number: Any = np.int16(5)
    assert isinstance(three_times(number), np.int16), "interpreted code keeps NumPy's types"
    assert type(compiled(three_times)(number)) is int, "compiled code returns plain numbers"
    assert compiled(three_times)(number) == 15
    assert isinstance(three_times(number), np.int16)
    assert list(kept.rglob(f"*{SUFFIX}")), "and it is kept on disk"


@compiled_only
def test_native_code_is_always_compiled(kept: Path) -> None:
    @native
    def three_times(x: int) -> int:
        return x * 3

    assert type(three_times(np.int16(5))) is int  # type: ignore[arg-type]


@compiled_only
@pytest.mark.parametrize("level", [1, 3])
def test_code_is_kept_apart_by_its_level_of_optimisation(
    level: int, kept: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(rule_module.config, "OPT", type(rule_module.config.OPT)(level))

    @native
    def three_times(x: int) -> int:
        return x * 3

    assert three_times(5) == 15
    [file] = kept.rglob(f"*{SUFFIX}")
    assert ("O1" in file.relative_to(kept).parts) == (level == 1)


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
        "from tana.compile.rule import compiled, native, rule\n"
        "from tana.core.registry import game\n"
        "f = lambda x: x\n"
        "assert rule(f) is f and native(f) is f and compiled(f) is f\n"
        "assert game('uly').compiled is game('uly')\n"
    )
    subprocess.run([sys.executable, "-c", code], check=True, env={**os.environ, "NUMBA_DISABLE_JIT": "1"})


@rule
def with_dict(x: int) -> int:
    seen = {}
    seen[x] = 1
    return len(seen)


@rule
def with_list(x: int) -> int:
    seen = [x, x + 1]
    return len(seen)


@rule
def with_a_wrong_name(x: int) -> int:
    return x + nowhere  # type: ignore[name-defined,no-any-return]  # noqa: F821


@rule
def with_a_wrong_field(x: Any) -> int:
    return int(x.nothing)


@compiled_only
@pytest.mark.parametrize("mistaken", [with_dict, with_list, with_a_wrong_name, with_a_wrong_field])
def test_a_mistake_in_a_rule_names_file_line_and_rule(mistaken: Any, kept: Path) -> None:
    """Also when the rule is called by others: the innermost one is to blame."""

    @rule
    def middle(x: int) -> int:
        return int(mistaken(x))

    @native
    def outermost(x: int) -> int:
        return middle(x) + 1

    with pytest.raises(BadRule) as caught:
        outermost(3)
    fault = caught.value
    function = mistaken.py_func
    assert (fault.file, fault.rule) == (__file__, function.__name__)
    assert function.__code__.co_firstlineno <= fault.line <= function.__code__.co_firstlineno + 4
    said = str(fault).splitlines()
    assert len(said) <= 10
    assert f'File "{__file__}", line {fault.line}' in said[0] and function.__name__ in said[0]
    assert "\x1b" not in str(fault)


@compiled_only
def test_after_a_mistake_others_compile(kept: Path) -> None:
    with pytest.raises(BadRule):
        compiled(with_list)(1)

    @rule
    def fine(x: int) -> int:
        return x + 1

    assert compiled(fine)(1) == 2
