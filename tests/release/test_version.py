"""The package version matches the newest entry of the changelog."""

from __future__ import annotations

import re
from pathlib import Path

from tana.version import __version__

CHANGELOG = Path(__file__).resolve().parents[2] / "CHANGELOG.md"


def test_the_version_is_the_newest_of_the_changelog() -> None:
    found = re.search(r"^## \[(\S+)\]( \(unreleased\))?$", CHANGELOG.read_text(encoding="utf-8"), re.MULTILINE)
    assert found is not None
    assert __version__ == (f"{found[1]}.dev0" if found[2] else found[1])
