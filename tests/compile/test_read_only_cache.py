"""Compiled code is used from a folder that cannot be written, as in a container with a read-only root."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path

import numba
import pytest

from tana.compile import read_only_cache
from tana.compile import rule as rule_module
from tana.compile.read_only_cache import ReadableCacheLocator


@pytest.fixture
def read_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing can be written; permissions would not keep root from it."""

    def refuse(**_: object) -> None:
        raise PermissionError

    monkeypatch.setattr(tempfile, "TemporaryFile", refuse)
    monkeypatch.setattr(read_only_cache.os, "access", lambda path, mode: mode != os.W_OK)


def locator(folder: Path, monkeypatch: pytest.MonkeyPatch) -> ReadableCacheLocator | None:
    monkeypatch.setattr(numba.config, "CACHE_DIR", str(folder))
    return ReadableCacheLocator.from_function(locator, __file__)


def test_an_existing_folder_is_used(read_only: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert locator(tmp_path, monkeypatch) is None, "there is no code of this file"
    (tmp_path / ReadableCacheLocator.get_suitable_cache_subpath(__file__)).mkdir(exist_ok=True)
    found = locator(tmp_path, monkeypatch)
    assert found is not None and found.get_cache_path().startswith(str(tmp_path))


def test_numba_is_told_whenever_a_cache_is_made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numba forgets its settings when a variable of the environment changes."""
    monkeypatch.setattr(numba.config, "CACHE_LOCATOR_CLASSES", "")
    with rule_module._cache_in(tmp_path):
        first = numba.config.CACHE_LOCATOR_CLASSES.split(",")[0]
        assert first == f"{ReadableCacheLocator.__module__}.{ReadableCacheLocator.__name__}"
    assert numba.config.CACHE_LOCATOR_CLASSES == ""


def test_the_locators_of_the_environment_are_left_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(numba.config, "CACHE_LOCATOR_CLASSES", "numba.core.caching.InTreeCacheLocator")
    with rule_module._cache_in(tmp_path):
        assert numba.config.CACHE_LOCATOR_CLASSES == "numba.core.caching.InTreeCacheLocator"
