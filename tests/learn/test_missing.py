"""Without PyTorch, training says what is missing."""

from __future__ import annotations

import sys

import pytest

from tana.learn import __main__ as command


def test_without_pytorch_training_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None)
    monkeypatch.setattr(sys, "argv", ["tana.learn", "molly", "--small"])
    with pytest.raises(SystemExit, match=r"needs PyTorch: pip install 'tana-games\[learn\]'"):
        command.main()
