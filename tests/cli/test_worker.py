"""`tana worker` and `tana serve` on shared engines: invalid settings, rejected before anything starts."""

from __future__ import annotations

from pathlib import Path

import pytest

from tana.cli.main import FAULT, main
from tana.cli.serve import database, public_url


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["worker", "--database", "tana.db"], "postgresql://"),
        (["worker", "--database", "postgresql://host/tana", "--bots", "0"], "from 1 to 256"),
        (["serve", "--database", "tana.db", "--bus", "redis://host"], "--bus"),
        (["serve", "--database", "tana.db", "--bots", "0"], "workers"),
        (["serve", "--database", "postgresql://host/tana", "--bus", "http://host", "--port", "0"], "redis://"),
        (["backup", "copy.db", "--database", "postgresql://host/tana"], "pg_dump"),
        (["serve", "--keep-days", "-3"], "--keep-days"),
        (["serve", "--bot-pace", "nan"], "--bot-pace"),
        (["serve", "--bots", "-1"], "--bots"),
        (["serve", "--port", "70000"], "--port"),
        (["serve", "--public-url", "javascript:x"], "https://tana.example"),
        (["serve", "--public-url", "https://"], "https://tana.example"),
        (["serve", "--public-url", "https://a.example/path?x"], "https://tana.example"),
        (["serve", "--public-url", "https://ada@a.example"], "https://tana.example"),
        (["serve", "--host", "a/b"], "--host"),
        (["serve", "--proxy", "10.0.0"], "--proxy"),
        (["serve", "--certificate", "missing.pem"], "missing.pem"),
        (["serve", "--database", "/"], "--database"),
        (["serve", "--database", ""], "--database"),
        (["serve", "--database", "postgresql://[::1/x"], "--database"),
        (["serve", "--database", "postgresql://host:port/x"], "--database"),
        (["serve", "--database", "mysql://host/x"], "--database"),
        (["serve", "--database", "postgresql://host/x", "--bus", "redis://[::1"], "--bus"),
        (["worker", "--database", "postgresql://[::1/x"], "--database"),
        (["export", "all", "--database", "postgresql://[::1/x"], "--database"),
        (["worker", "--database", "postgresql://host/x", "--metrics-port", "x"], "--metrics-port"),
    ],
)
def test_invalid_settings_are_reported_in_one_line(
    arguments: list[str], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(arguments) == FAULT
    said = capsys.readouterr().err
    assert said.startswith("tana: ") and said.count("\n") == 1 and says in said
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize("variable", ["TANA_DATABASE", "TANA_BUS"])
def test_the_environment_is_checked_like_an_option(
    variable: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv(variable, "redis://[::1" if variable == "TANA_BUS" else "postgresql://[::1/x")
    assert main(["serve"]) == FAULT
    said = capsys.readouterr().err
    assert said.startswith("tana: ") and said.count("\n") == 1


@pytest.mark.parametrize("url", ["", "https://tana.example", "http://[::1]:8470/", "https://tana.example:444"])
def test_addresses_that_people_use(url: str) -> None:
    assert public_url(url) == url


def test_an_address_stays_as_it_is() -> None:
    assert database("postgresql://ada@host/tana") == "postgresql://ada@host/tana"
    assert database("some/file.db") == Path("some/file.db")
