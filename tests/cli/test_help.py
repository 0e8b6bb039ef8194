"""Help is readable, examples parse, and completion completes."""

from __future__ import annotations

import os
import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tana.cli.main import main
from tana.cli.parser import COMMANDS, _module, parse, parser
from tana.text import LANGUAGES, Words

TANA = (sys.executable, "-m", "tana.cli.main")


def test_the_overview_names_every_command(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main([])
    assert done.value.code == 0
    page = capsys.readouterr().out
    assert [name for name in COMMANDS if f"\n  {name}" not in page] == []


@pytest.mark.parametrize("name", COMMANDS)
def test_every_command_explains_itself_with_examples(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main([name, "--help"])
    assert done.value.code == 0
    page = capsys.readouterr().out
    assert page.startswith(f"usage: tana {name} ")
    assert "examples:" in page


@pytest.mark.parametrize("name", COMMANDS)
def test_examples_can_be_typed(name: str) -> None:
    examples = _module(name).EXAMPLES
    assert examples
    for example in examples:
        words = shlex.split(example, comments=True)
        begin = words.index("tana")
        assert parse(words[begin + 1 :]).parser.prog == f"tana {name}"


def test_every_argument_has_a_word_of_help() -> None:
    silent = [
        f"{name} {action.dest}"
        for command in parser()._actions
        if isinstance(command.choices, dict)
        for name, one in command.choices.items()
        for action in one._actions
        if not action.help
    ]
    assert silent == []


# --- completion --------------------------------------------------------------------------------------------


def complete(folder: Path, typed: str) -> list[str]:
    """The completions that bash offers after these words, with the script of `tana completion bash`."""
    words = typed.split(" ")
    script = f"""
        source {folder / "script"}
        COMP_WORDS=({" ".join(shlex.quote(word) for word in words)}); COMP_CWORD={len(words) - 1}
        COMP_LINE={shlex.quote(typed)}; COMP_POINT={len(typed)}; COMP_TYPE=9
        _python_argcomplete tana
        printf '%s\\n' "${{COMPREPLY[@]}}"
    """
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path}
    bash = ["bash", "-c", script]
    done = subprocess.run(bash, cwd=folder, env=environment, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    return done.stdout.split()


@pytest.fixture
def shell(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    assert main(["completion", "bash"]) == 0
    (tmp_path / "script").write_text(capsys.readouterr().out)
    return tmp_path


@pytest.mark.skipif(shutil.which("bash") is None, reason="no bash")
@pytest.mark.parametrize(
    ("typed", "offered"),
    [
        ("tana re", ["replay", "review", "remind", "restore", "rebuild"]),
        ("tana play m", ["molly"]),
        ("tana play molly --see", ["--seed"]),
        ("tana play molly --lang ", list(LANGUAGES)),
        ("tana play --seat f", ["fox"]),
        ("tana play --seat m", ["me"]),
        ("tana verify ga", ["game.jsonl"]),
        ("tana export fol", ["folder/"]),
        ("tana study --compare game.jsonl ga", ["game.jsonl"]),
        ("tana arena uly dig", ["digger"]),
        ("tana completion z", ["zsh"]),
        ("tana play molly --seed ", []),
    ],
)
def test_bash_completes_commands_games_bots_options_and_files(shell: Path, typed: str, offered: list[str]) -> None:
    (shell / "game.jsonl").touch()
    (shell / "folder").mkdir()
    assert complete(shell, typed) == offered


@pytest.mark.parametrize(("shell_name", "check"), [("zsh", "-n"), ("fish", "--no-execute")])
def test_other_shells_read_their_scripts(
    shell_name: str, check: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["completion", shell_name]) == 0
    script = capsys.readouterr().out
    assert "tana" in script and "_ARGCOMPLETE" in script
    if program := shutil.which(shell_name):
        (tmp_path / "script").write_text(script)
        subprocess.run([program, check, str(tmp_path / "script")], check=True)


# --- doctor and compile ------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_doctor_reports_what_is_missing_and_what_to_do(
    language: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A folder that cannot be written is a fault with a next step; missing optional parts are not."""
    (tmp_path / "file").touch()
    monkeypatch.setenv("TANA_CACHE", str(tmp_path / "file" / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("tana.cli.doctor.web_client", lambda: _good("web"))
    assert main(["doctor", "--lang", language]) == 1
    lines = capsys.readouterr().out.splitlines()
    fault = Words(language, "tana.cli").text("doctor-mark-bad")
    assert [line for line in lines if line.startswith(fault)] == [lines[2]]
    assert "TANA_CACHE" in lines[3]


def test_doctor_accepts_missing_optional_parts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TANA_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    monkeypatch.setattr("tana.cli.doctor.web_client", lambda: _good("web"))
    assert main(["doctor", "--lang", "en", "--port", "0"]) == 0
    page = capsys.readouterr().out
    assert "note: Not compiled yet: buddel, hickory, molly, uly" in page
    assert "All is well" in page


def _good(name: str) -> object:
    from tana.cli.doctor import GOOD, Finding

    return Finding(GOOD, name, {})


def test_every_check_has_its_texts() -> None:
    from tana.cli.doctor import examine
    from tana.text import Words

    findings = list(examine(0))
    for language in LANGUAGES:
        words = Words(language, "tana.cli")
        for finding in findings:
            for suffix in ("", "-missing", "-next"):
                words.fill(f"doctor-{finding.name}{suffix}", finding.values)
        assert words.faults == []


@pytest.mark.slow
def test_compile_makes_the_doctor_say_so() -> None:
    """In processes of their own: what is compiled stays compiled for the rest of a process."""
    done = subprocess.run([*TANA, "compile", "uly", "--lang", "en"], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("One game is compiled.")
    said = subprocess.run([*TANA, "doctor", "--lang", "en"], capture_output=True, text=True, check=False).stdout
    assert not re.search(r"Not compiled yet:.*uly", said)


def test_a_server_that_is_not_there_is_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["join", "http://127.0.0.1:9/t/nothing"]) == 2
    assert "no server answers at http://127.0.0.1:9" in capsys.readouterr().err
