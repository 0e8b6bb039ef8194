"""`tana service` and `tana update`: the unit for systemd, and the commands that people are told to type."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tana.cli import update
from tana.cli.main import FAULT, main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user whose systemd cannot be reached."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("TANA_CACHE", str(tmp_path / "a cache of 100%"))
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.delenv("TANA_CONFIG", raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_a_unit_is_installed_and_removed(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["service", "install", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    path = home / "config" / "systemd" / "user" / "tana.service"
    assert f"Wrote {path}" in said and "systemctl --user enable --now tana.service" in said
    text = path.read_text()
    assert f'ExecStart="{sys.executable}" "-m" "tana.cli.main" "serve"' in text
    assert f'Environment="TANA_CACHE={home}/a cache of 100%%"' in text
    assert main(["service", "remove"]) == 0
    assert not path.exists()
    assert main(["service", "remove"]) == FAULT


def test_settings_are_checked_before_anything_is_written(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (home / "tana.toml").write_text("port = 8471\n")
    assert main(["service", "show", "--config", "tana.toml"]) == 0
    assert f'"--config" "{home}/tana.toml"' in capsys.readouterr().out
    (home / "tana.toml").write_text("port = 99999\n")
    assert main(["service", "install", "--config", "tana.toml"]) == FAULT
    assert "tana.toml: port: '99999' should be" in capsys.readouterr().err
    assert not (home / "config").exists()


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="no systemd-analyze")
def test_systemd_accepts_the_unit(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    main(["service", "install", "--lang", "en"])
    monkeypatch.undo()
    path = home / "config" / "systemd" / "user" / "tana.service"
    program = shutil.which("systemd-analyze")
    assert program is not None
    done = subprocess.run([program, "verify", "--user", str(path)], capture_output=True, text=True, check=False)
    ours = [line for line in done.stderr.splitlines() if "tana.service" in line]
    assert ours == [], done.stderr


@pytest.mark.parametrize(
    ("prefix", "checkout", "way"),
    [("/home/ada/.local/pipx/venvs/tana-games", "/nowhere", "pipx"), ("/opt/tana", "/nowhere", "pip")],
)
def test_the_way_of_installing_is_recognised(
    monkeypatch: pytest.MonkeyPatch, prefix: str, checkout: str, way: str
) -> None:
    monkeypatch.setattr(update, "_installer", lambda: "pip")
    assert update.how_installed(Path(prefix), Path(checkout)) == way
    monkeypatch.setattr(update, "_installer", lambda: "uv")
    assert update.how_installed(Path("/opt/tana"), Path(checkout)) == "uv"


def test_a_checkout_is_pulled(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, home: Path) -> None:
    (home / "pyproject.toml").touch()
    monkeypatch.setattr(update, "CHECKOUT", home)
    assert main(["update", "--lang", "en"]) == 0
    said = capsys.readouterr().out
    assert "run from a checkout" in said and f"1. tana backup before-update.db\n  2. cd {home} && git pull" in said
