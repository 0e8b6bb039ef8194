"""What Tana is built from is locked: every package by version and hash, and no lock is stale."""

from __future__ import annotations

import json
import re
import runpy
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.specifiers import SpecifierSet
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
LOCK_PLAY = runpy.run_path(str(ROOT / "scripts" / "lock-play"))
WANTED = ("dependencies", "devDependencies", "optionalDependencies")


def pinned() -> dict[str, str]:
    """The versions of requirements.txt."""
    lines = (ROOT / "requirements.txt").read_text().replace("\\\n", " ").splitlines()
    found = [re.match(r"([A-Za-z0-9._-]+)==(\S+)", line) for line in lines if line.strip() and line[0] not in "# "]
    assert all(found), "every line names a package and its version"
    return {canonicalize_name(match[1]): match[2] for match in found if match is not None}


UNLOCKED = {"learn", "cluster"}
"""PyTorch and Ray are large, and nothing here installs them: who trains, or has a cluster, brings their own."""


def needed() -> list[Requirement]:
    """Everything pyproject.toml asks for, extras too, but for those that we do not install."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    optional = project.get("optional-dependencies", {})
    extras = [text for extra, texts in optional.items() if extra not in UNLOCKED for text in texts]
    return [Requirement(text) for text in (*project["dependencies"], *extras)]


def test_every_package_has_hashes() -> None:
    for file in ("requirements.txt", "requirements-play.txt", "requirements-node.txt"):
        blocks = (ROOT / file).read_text().replace("\\\n", " ").splitlines()
        lines = [line for line in blocks if line.strip() and not line.startswith("#")]
        assert lines and all("==" in line and "--hash=sha256:" in line for line in lines), file


def test_what_play_needs_is_part_of_the_whole() -> None:
    written = (ROOT / "requirements-play.txt").read_text()
    assert written == LOCK_PLAY["play_requirements"](), "run scripts/lock-play"


def test_requirements_fit_pyproject() -> None:
    versions = pinned()
    for requirement in needed():
        name = canonicalize_name(requirement.name)
        if requirement.marker is None or requirement.marker.evaluate():
            assert name in versions, f"{name} is not pinned: requirements.txt is stale"
            assert requirement.specifier.contains(versions[name], prereleases=True), f"{requirement}: {versions[name]}"


def installed() -> list[str]:
    """The pinned packages that are here: those of other systems and of older Pythons are not."""
    here = {canonicalize_name(found.name) for found in metadata.distributions()}
    return [name for name in pinned() if name in here]


def test_requirements_are_closed() -> None:
    """What a pinned package needs is pinned too, for every Python."""
    versions = pinned()
    for name in installed():
        for text in metadata.requires(name) or []:
            requirement = Requirement(text)
            if LOCK_PLAY["is_wanted"](requirement):
                assert canonicalize_name(requirement.name) in versions, f"{name} needs {requirement}"


def test_every_python_may_have_every_pin() -> None:
    for name in installed():
        wanted = SpecifierSet(metadata.metadata(name).get("Requires-Python") or "")
        refused = [python for python in LOCK_PLAY["PYTHONS"] if not wanted.contains(python)]
        assert refused == [], f"{name} wants Python {wanted}"


def test_the_project_names_the_same_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    minor = [python.rpartition(".")[0] for python in LOCK_PLAY["PYTHONS"]]
    assert project["classifiers"] == [f"Programming Language :: Python :: {one}" for one in minor]
    assert project["requires-python"] == f">={minor[0]}"


@pytest.mark.parametrize("version", ["2.7", "3.10", "3.15"])
def test_another_python_is_refused_before_anything_is_installed(version: str, tmp_path: Path) -> None:
    python = tmp_path / "python"
    python.write_text(f"#!/bin/sh\necho {version}\n")
    python.chmod(0o755)
    setup = [ROOT / "scripts" / "python-setup", python, tmp_path / "venv", "play"]
    answer = subprocess.run(setup, capture_output=True, text=True, check=False)
    assert answer.returncode == 1
    assert "Python 3.11 to 3.14" in answer.stderr and f"is {version}" in answer.stderr
    assert not (tmp_path / "venv").exists()


def test_no_lock_names_a_registry() -> None:
    for file in ("requirements.txt", "requirements-node.txt", "web/package-lock.json", "web/.npmrc"):
        text = (ROOT / file).read_text()
        assert 'resolved"' not in text and "registry=" not in text, file
    assert "://" not in (ROOT / "requirements.txt").read_text() + (ROOT / "requirements-play.txt").read_text()


def test_the_lock_of_the_pages_fits_their_package() -> None:
    package = json.loads((ROOT / "web" / "package.json").read_text())
    for kind in WANTED:
        assert LOCK[""].get(kind, {}) == package.get(kind, {}), f"{kind}: package-lock.json is stale"


def test_every_package_of_the_pages_has_a_hash() -> None:
    assert [name for name, entry in LOCK.items() if name and not entry.get("integrity", "").startswith("sha512-")] == []


def places(name: str, dependency: str) -> Iterator[str]:
    """Where Node looks for what a package needs."""
    while True:
        yield f"{name}/node_modules/{dependency}" if name else f"node_modules/{dependency}"
        if not name:
            return
        name = name.rpartition("node_modules/")[0].rstrip("/")


@pytest.mark.parametrize("kind", WANTED)
def test_the_lock_of_the_pages_is_complete(kind: str) -> None:
    """`npm ci` refuses a lock that leaves anything out, for any platform."""
    missing = [
        (name, dependency)
        for name, entry in LOCK.items()
        for dependency in entry.get(kind, {})
        if not (name and kind == "devDependencies") and not any(place in LOCK for place in places(name, dependency))
    ]
    assert [pair for pair in missing if not pair[1].endswith("-wasm32-wasi")] == []
