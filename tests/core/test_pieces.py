"""Rules that only compiled code calls are pieces: not made ready for Python, and kept on disk with what they need."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tana.core import pieces
from tana.core import rule as rule_module
from tana.core.rule import call_compiled, native, rule

pytestmark = pytest.mark.skipif(bool(rule_module.config.DISABLE_JIT), reason="the compiler is switched off")


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder of our own, and no piece in memory."""
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    monkeypatch.setattr(pieces, "_loaded", {})
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
    assert all(pieces.FOLDER in file.parts for file in kept.rglob("*twice*"))
    assert call_compiled(innermost, 4) == 8, "Python makes it one by calling it"
    assert "entry" in vars(innermost)


def test_pieces_are_loaded_with_what_they_need(kept: Path) -> None:
    made()[-1](4)
    assert list(kept.rglob("*.piece"))
    pieces._loaded.clear()
    innermost: Any = rule(twice)
    assert call_compiled(native_around(innermost), 5) == 10
    assert sum(innermost._cache_hits.values()) == 1 and not innermost._cache_misses


def test_a_piece_that_is_gone_is_compiled_again(kept: Path) -> None:
    made()[-1](4)
    pieces._loaded.clear()
    for file in kept.rglob("*.piece"):
        file.unlink()
    innermost: Any = rule(twice)
    assert call_compiled(native_around(innermost), 5) == 10
    assert not innermost._cache_hits and list(kept.rglob("*.piece"))


def native_around(function: Any) -> Any:
    @native
    def around(x: int) -> int:
        return int(function(x))

    return around
