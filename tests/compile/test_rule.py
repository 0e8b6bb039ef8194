"""`@rule`: the compiler switch, compiled code on disk, and mistakes that say where they are."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from tana.core import rule as rule_module
from tana.core.compiled_files import SUFFIX
from tana.core.errors import BadRule
from tana.core.rule import call_compiled, native, rule, run_compiled, runs_compiled

compiled_only = pytest.mark.skipif(bool(rule_module.config.DISABLE_JIT), reason="the compiler is switched off")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of our own."""
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    return tmp_path


@compiled_only
def test_a_rule_runs_interpreted_until_the_switch_is_on(kept: Path) -> None:
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
    assert list(kept.rglob(f"*{SUFFIX}")), "and it is kept on disk"


@compiled_only
def test_native_code_is_always_compiled(kept: Path) -> None:
    @native
    def three_times(x: int) -> int:
        return x * 3

    assert type(three_times(np.int16(5))) is int  # type: ignore[arg-type]


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
        call_compiled(with_list, 1)

    @rule
    def fine(x: int) -> int:
        return x + 1

    assert call_compiled(fine, 1) == 2
