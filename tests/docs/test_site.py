"""The documentation builds without a warning, and its pages fetch nothing from elsewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("mkdocs", reason="MkDocs is not installed (make setup)")

ROOT = Path(__file__).resolve().parents[2]
FETCHED = re.compile(r'<(?:script|img|iframe|source)[^>]* src="(https?:[^"]+)"|<link[^>]* href="(https?:[^"]+)"')


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--site-dir", str(folder)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(command, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_pages_fetch_nothing_from_elsewhere(site: Path) -> None:
    fetched = {
        address
        for page in site.rglob("*.html")
        for found in FETCHED.findall(page.read_text(encoding="utf-8"))
        for address in found
        if address
    }
    assert fetched == set()


def test_a_rule_leads_to_the_line_of_its_test(site: Path) -> None:
    table = (site / "rules" / "coverage.html").read_text(encoding="utf-8")
    found = re.search(r'href="\.\./(source/tests/games/molly/test_sets\.py\.html)#(__codelineno-0-\d+)"', table)
    assert found is not None
    assert f'id="{found[2]}"' in (site / found[1]).read_text(encoding="utf-8")
    assert 'href="molly.html#mol-25"' in table
    assert '<a id="mol-25">' in (site / "rules" / "molly.html").read_text(encoding="utf-8")
