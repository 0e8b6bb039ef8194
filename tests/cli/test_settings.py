"""Settings: a value comes from the option, the environment, the file or the default, and is checked the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

from tana.cli.main import FAULT, main


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A user without settings."""
    for variable in ("TANA_CONFIG", "TANA_PORT", "TANA_DATABASE", "TANA_BUS", "TANA_NO_MODULES"):
        monkeypatch.delenv(variable, raising=False)
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "config"))
    monkeypatch.setenv("XDG_CONFIG_DIRS", str(tmp_path / "site"))
    monkeypatch.chdir(tmp_path)
    return tmp_path


def settings(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, tuple[str, str]]:
    """The output of `tana config`: values and sources by name."""
    assert main(["config", *arguments]) == 0
    found = {}
    for line in capsys.readouterr().out.splitlines():
        name, rest = line.split(maxsplit=1)
        value, _, source = rest.rpartition("  (")
        found[name] = (value, source.rstrip(")"))
    return found


def refusal(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(list(arguments)) == FAULT
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    return said


def test_sources_of_settings_have_a_precedence(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert settings(capsys)["port"] == ("8470", "default")
    file = home / "config" / "tana" / "tana.toml"
    file.parent.mkdir(parents=True)
    file.write_text(
        'port = 1001\nlan = true\npublic-url = "https://example.org/tana/"\nproxy = ["127.0.0.1", "10.0.0.0/8"]\n'
    )
    found = settings(capsys)
    assert found["port"] == ("1001", str(file))
    assert found["lan"][0] == "yes" and found["proxy"][0] == "127.0.0.1,10.0.0.0/8"
    assert found["public-url"] == ("https://example.org/tana/", str(file))
    monkeypatch.setenv("TANA_PORT", "1002")
    monkeypatch.setenv("TANA_LAN", "no")
    found = settings(capsys)
    assert found["port"] == ("1002", "TANA_PORT") and found["lan"] == ("no", "TANA_LAN")
    assert settings(capsys, "--port", "1003")["port"] == ("1003", "option")


def test_another_file_can_be_named(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (home / "a.toml").write_text("keep-days = 7\n")
    (home / "b.toml").write_text("keep-days = 8\n")
    monkeypatch.setenv("TANA_CONFIG", "a.toml")
    assert settings(capsys)["keep-days"] == ("7", "a.toml")
    assert settings(capsys, "--config", "b.toml")["keep-days"] == ("8", "b.toml")


def test_passwords_of_the_engines_are_not_shown(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANA_DATABASE", "postgresql://tana:hush@db.internal/tana")
    monkeypatch.setenv("TANA_BUS", "redis://:hush@bus.internal:6379/0")
    assert "hush" not in str(settings(capsys))


@pytest.mark.parametrize(
    ("content", "said"),
    [
        ("port = 70000", "tana.toml: port: '70000' should be a whole number from 0 to 65535"),
        ("port = true", "tana.toml: port should be a text or a number"),
        ("prot = 1", "there is no setting 'prot' (did you mean 'port'?)"),
        ("lan = 3", "tana.toml: lan: 3 should be yes or no"),
        ('log = "loud"', "should be one of error, warning, info"),
        ('public-url = "tana.example"', "should be like https://tana.example or https://example.org/tana/"),
        ("port 8470", "tana.toml should contain lines like port = 8470"),
        ("bots = 0", "--bots 0 needs workers on a shared database"),
        ("bots = 1000000", "should be a whole number from 0 to 256"),
        ("bot-pace = 1e300", "should be a number of seconds from 0 to 60"),
        ("bot-pace = nan", "should be a number of seconds from 0 to 60"),
        ("keep-days = 99999999999999999999", "should be a whole number from 0 to 36500"),
        ("backup-hours = inf", "should be a number of hours from 0 to 8760"),
        ("backup-keep = 0", "should be a whole number from 1 to 10000"),
        ('backup-folder = "tana.toml/copies"', "should be a folder that the server may write to"),
        ('backup-folder = ""', "should be a folder"),
        ('public-url = "https://tana.example/../x"', "should be like https://tana.example"),
        ('public-url = "https://."', "should be like https://tana.example"),
        ('certificate = "tana.toml"\nkey = "tana.toml"', "should be PEM files that belong together"),
        ('certificate = "tana.toml"', "--certificate and --key go together"),
        ('lan = true\nhost = "127.0.0.5"', "leave one of them out"),
        ('house-password = "12345678"', "--admission is open: set --admission password too"),
        ('admission = "invitation"\noidc-client = "x"', "set --admission oidc too"),
        ('admission = "password"\nhouse-password = "        "', "at least 8 characters"),
        ('admission = "password"\nhouse-password = "two\\nlines of it"', "in one line"),
        ('sign-on-header = "Cookie"', "should be the name of a header, like Remote-User"),
        ('oidc-allow = ","', "should be a mail address or a domain"),
        ('oidc-allow = "ada@example.org, two words"', "'two words' should be a mail address or a domain"),
        ('oidc-issuer = "https://"', "should be like https://login.example"),
        ('house-key = "none"', "there is no file none; to make one: head -c 32"),
        ('house-key = "tana.toml"', "should have at least 32 bytes"),
        ("PORT = 1", "there is no setting 'PORT' (did you mean 'port'?)"),
        ("[server]\nport = 1", "there is no setting 'server'"),
    ],
)
def test_an_invalid_file_is_refused_before_anything_is_written(
    home: Path, capsys: pytest.CaptureFixture[str], content: str, said: str
) -> None:
    (home / "tana.toml").write_text(f"{content}\n")
    before = sorted(home.rglob("*"))
    for command in ("config", "serve"):
        assert said in refusal(capsys, command, "--config", "tana.toml", "--database", "new/tables.db")
    assert sorted(home.rglob("*")) == before


def test_an_invalid_variable_is_named(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TANA_PORT", "high")
    assert "TANA_PORT: 'high' should be a whole number" in refusal(capsys, "serve")


@pytest.mark.parametrize(
    ("variable", "said"),
    [
        ("TANA_PROT", "TANA_PROT is not a setting (did you mean TANA_PORT?)"),
        ("TANA_PUBLICURL", "did you mean TANA_PUBLIC_URL?"),
        ("TANA_CONFG", "did you mean TANA_CONFIG?"),
    ],
)
def test_a_variable_that_would_be_ignored_is_refused(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, variable: str, said: str
) -> None:
    monkeypatch.setenv("TANA_SOAK", "1")
    settings(capsys)
    monkeypatch.setenv(variable, "9000")
    assert said in refusal(capsys, "serve")


def test_a_path_may_begin_with_the_users_folder(
    home: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """No shell expands ~ in a file or a unit, so Tana has to."""
    monkeypatch.setenv("HOME", str(home))
    (home / "tana.toml").write_text('database = "~/tables.db"\nbackup-folder = "~/copies"\n')
    found = settings(capsys, "--config", "tana.toml")
    assert found["database"][0] == str(home / "tables.db") and found["backup-folder"][0] == str(home / "copies")


@pytest.mark.parametrize(("path", "said"), [("a\\u0000b", "a path"), ("~nobody-of-this-name/x", "no such user")])
def test_an_invalid_path_is_rejected(home: Path, capsys: pytest.CaptureFixture[str], path: str, said: str) -> None:
    (home / "tana.toml").write_text(f'database = "{path}"\n')
    assert said in refusal(capsys, "serve", "--config", "tana.toml")


def test_a_given_file_must_exist(capsys: pytest.CaptureFixture[str]) -> None:
    assert "there is no file none.toml" in refusal(capsys, "serve", "--config", "none.toml")


def test_the_example_is_a_file_that_can_be_used(home: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["config", "--example"]) == 0
    lines = capsys.readouterr().out.splitlines()
    used = [line.removeprefix("# ") for line in lines if " = " in line and not line.endswith(("true", '""'))]
    assert "port = 8470" in used
    (home / "all.toml").write_text("\n".join(used))
    assert settings(capsys, "--config", "all.toml")["port"] == ("8470", "all.toml")
