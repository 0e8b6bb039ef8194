"""`make check FILE…` runs the tests that a file can affect, also where no import leads to them."""

from __future__ import annotations

import pytest
from tools.affected_tests import BESIDE, ROOT, affected
from tools.prose import named


def names_of(*paths: str) -> list[str]:
    return [test.relative_to(ROOT).as_posix() for test in affected(ROOT / path for path in paths)]


@pytest.mark.parametrize(
    ("path", "test"),
    [
        ("src/tana/core/bits.py", "tests/core/test_bits.py"),
        ("src/tana/games/uly/rules.py", "tests/games/uly/test_turns.py"),
        ("src/tana/games/uly/game.py", "tests/golden/test_golden.py"),
        ("src/tana/games/uly/game.py", "tests/server/test_protocol_texts.py"),
        ("src/tana/languages/fr/games/uly.rules.md", "tests/games/test_ledger.py"),
        ("docs/rules/uly.md", "tests/games/test_ledger.py"),
        ("docs/formats.md", "tests/docs/test_tutorials.py::test_what_a_page_shows_is_true[formats]"),
        ("web/src/text/later/en.ftl", "tests/text"),
        ("tests/core/test_bits.py", "tests/core/test_bits.py"),
    ],
)
def test_a_change_runs_the_tests_that_would_notice(path: str, test: str) -> None:
    assert test in names_of(path)


def test_two_tables_of_a_game_are_played_at_two_speeds() -> None:
    found = [name for name in names_of("src/tana/games/uly/rules.py") if "test_speeds.py::" in name]
    assert [name.partition("[")[2] for name in found] == ["uly-2]", "uly-5-on]"]


def test_a_folder_stands_for_its_files() -> None:
    assert names_of("src/tana/games/uly/text/en.ftl", "src/tana/languages/fr/games/uly.rules.md") == [
        "tests/text",
        "tests/games/test_ledger.py",
    ]


def test_a_file_without_quick_tests_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert names_of("scripts/check") == []
    assert capsys.readouterr().err == "No quick tests for scripts/check: make test runs everything\n"


def test_every_test_that_is_listed_exists() -> None:
    assert [test for tests in BESIDE.values() for test in tests if not (ROOT / test).exists()] == []


def test_spelling_is_checked_in_english_files_only() -> None:
    given = ["docs/rules/uly.md", "src/tana/languages/fr/games/uly.rules.md", "docs/rules/coverage.md"]
    assert named(str(ROOT / name) for name in given) == [ROOT / "docs/rules/uly.md"]
