"""The module of tables in the page's sources is of today's rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from tana.wasm import table_module

WRITTEN = Path(__file__).resolve().parents[2] / "web" / "src" / table_module.TARGET


def test_the_written_module_is_of_these_rules() -> None:
    assert table_module.is_current(WRITTEN.read_text()), "run: python -m tana.wasm.table_module web/src"


def test_prose_does_not_make_it_stale(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = table_module.file_of("tana.engine.table_rules")
    assert path is not None
    text, before = path.read_text(), table_module.sources()
    copy = tmp_path / "table_rules.py"
    monkeypatch.setattr(table_module, "file_of", lambda name: copy)
    copy.write_text(text.replace('"""Return', '"""Give'))
    assert table_module.sources() == before
    copy.write_text(text.replace("BANK_PART = 2", "BANK_PART = 3"))
    assert table_module.sources() != before
