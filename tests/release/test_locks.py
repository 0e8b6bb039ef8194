"""What Tana is built from is locked: every package by version and hash, and no lock is stale."""

from __future__ import annotations

import json
import re
import runpy
import tomllib
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parents[2]
LOCK: dict[str, Any] = json.loads((ROOT / "web" / "package-lock.json").read_text())["packages"]
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
    script = runpy.run_path(str(ROOT / "scripts" / "lock-play"))
    written = (ROOT / "requirements-play.txt").read_text()
    assert written == script["play_requirements"](), "run scripts/lock-play"


def test_requirements_fit_pyproject() -> None:
    versions = pinned()
    for requirement in needed():
        name = canonicalize_name(requirement.name)
        if requirement.marker is None or requirement.marker.evaluate():
            assert name in versions, f"{name} is not pinned: requirements.txt is stale"
            assert requirement.specifier.contains(versions[name], prereleases=True), f"{requirement}: {versions[name]}"


def test_requirements_are_closed() -> None:
    """What a pinned package needs is pinned too."""
    versions = pinned()
    for name in versions:
        try:
            wanted = metadata.requires(name) or []
        except metadata.PackageNotFoundError:
            continue
        for text in wanted:
            requirement = Requirement(text)
            if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
                assert canonicalize_name(requirement.name) in versions, f"{name} needs {requirement}"


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
