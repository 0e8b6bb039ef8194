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
LOCKING = runpy.run_path(str(ROOT / "scripts" / "locks"))
LOCKS, PYTHONS = LOCKING["LOCKS"], LOCKING["PYTHONS"]
WANTED = ("dependencies", "devDependencies", "optionalDependencies")


def blocks(file: str) -> dict[str, str]:
    """The line of each package in a lock file, its hashes included."""
    lines = (ROOT / file).read_text().replace("\\\n", " ").splitlines()
    found = {re.split("==", line)[0]: line for line in lines if line.strip() and not line.startswith("#")}
    return {canonicalize_name(name): line for name, line in found.items()}


def pinned(file: str = "requirements.txt") -> dict[str, str]:
    """The versions of a lock file."""
    return {name: re.findall(r"==(\S+)", line)[0] for name, line in blocks(file).items()}


def is_wanted(requirement: Requirement) -> bool:
    """Whether any of the supported Pythons needs it."""
    if requirement.marker is None:
        return True
    versions = [{"python_full_version": one, "python_version": one.rpartition(".")[0], "extra": ""} for one in PYTHONS]
    return any(requirement.marker.evaluate(version) for version in versions)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.file)
def test_every_package_has_hashes(lock: Any) -> None:
    assert (ROOT / lock.file).read_text().startswith(lock.head)
    lines = blocks(lock.file).values()
    assert lines and all("==" in line and "--hash=sha256:" in line for line in lines)


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.file)
def test_locks_fit_pyproject(lock: Any) -> None:
    versions = pinned(lock.file)
    for requirement in map(Requirement, lock.requirements()):
        name = canonicalize_name(requirement.name)
        if is_wanted(requirement):
            assert name in versions, f"{name} is not pinned: run make locks"
            assert requirement.specifier.contains(versions[name], prereleases=True), f"{requirement}: {versions[name]}"


@pytest.mark.parametrize("lock", [lock for lock in LOCKS if lock.within], ids=lambda lock: lock.file)
def test_what_runs_is_part_of_what_is_tested(lock: Any) -> None:
    whole = blocks(lock.within)
    assert [name for name, line in blocks(lock.file).items() if whole.get(name) != line] == []


def test_only_large_extras_are_not_locked() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert set(LOCKING["UNLOCKED"]) == {"learn", "cluster"} <= set(project["optional-dependencies"])


def installed() -> list[str]:
    """The pinned packages that are here: those of other systems and of older Pythons are not."""
    here = {canonicalize_name(found.name) for found in metadata.distributions()}
    return [name for name in pinned() if name in here]


def test_requirements_are_closed() -> None:
    """What a pinned package needs is pinned too, for every Python."""
    for lock in LOCKS:
        versions = pinned(lock.file)
        for name in set(installed()) & set(versions):
            for requirement in map(Requirement, metadata.requires(name) or []):
                if is_wanted(requirement):
                    assert canonicalize_name(requirement.name) in versions, f"{lock.file}: {name} needs {requirement}"


def test_every_python_may_have_every_pin() -> None:
    for name in installed():
        wanted = SpecifierSet(metadata.metadata(name).get("Requires-Python") or "")
        refused = [python for python in PYTHONS if not wanted.contains(python)]
        assert refused == [], f"{name} wants Python {wanted}"


def test_the_project_names_the_same_pythons() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    minor = [python.rpartition(".")[0] for python in PYTHONS]
    named = [line for line in project["classifiers"] if re.match(r"Programming Language :: Python :: 3\.", line)]
    assert named == [f"Programming Language :: Python :: {one}" for one in minor]
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
    for file in ("web/package-lock.json", "web/.npmrc"):
        text = (ROOT / file).read_text()
        assert 'resolved"' not in text and "registry=" not in text, file
    assert [lock.file for lock in LOCKS if "://" in (ROOT / lock.file).read_text()] == []


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
