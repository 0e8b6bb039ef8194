"""The examples for learners run, at a small scale."""

from __future__ import annotations

import subprocess
import sys

import pytest

pytest.importorskip("torch", reason="PyTorch is not installed")


def test_molly_is_learned_by_self_play() -> None:
    command = [sys.executable, "examples/envs/ppo_molly.py", "--games", "32", "--rounds", "2"]
    ran = subprocess.run(command, capture_output=True, text=True, check=True)
    assert "2 rounds, 2,048 decisions: wins" in ran.stdout
