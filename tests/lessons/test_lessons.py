"""Every lesson is what its chapters say: each step can be done on the real engine and shows what it promises."""

from __future__ import annotations

import re

import pytest
from tools.lessons.chapter import LEARNER, Chapter
from tools.lessons.lesson_files import GAMES, lesson_text, path_of

from tana.text import LANGUAGES
from tests.text.language_files import board_file

CHAPTERS = [chapter for lesson in GAMES.values() for chapter in lesson]


def names_of(chapter: Chapter) -> str:
    return f"{chapter.game}-{chapter.id}"


@pytest.mark.parametrize("game", GAMES)
def test_the_client_has_the_lesson(game: str) -> None:
    assert path_of(game).read_text(encoding="utf-8") == lesson_text(game), "python -m tools.lessons"


@pytest.mark.parametrize("chapter", CHAPTERS, ids=names_of)
def test_a_chapter_does_what_it_says(chapter: Chapter) -> None:
    last = [step for step in chapter.steps if step.do][-1:]
    ways = 0
    for step, notation, seen, actor, _ in chapter.walk():
        ways += 1
        happened = iter(seen)
        assert all(name in happened for name in step.see), f"{notation}: {seen}"
        assert step in last or actor == LEARNER, f"after {notation} it is seat {actor}'s turn"
    assert ways > 0


@pytest.mark.parametrize("chapter", CHAPTERS, ids=names_of)
def test_no_lesson_ends_in_defeat(chapter: Chapter) -> None:
    for _, notation, _, _, outcome in chapter.walk():
        assert outcome is None or outcome.ranks[LEARNER] == 1, f"{notation}: {outcome}"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_step_has_its_text(game: str, language: str) -> None:
    source = board_file(game, language).read_text(encoding="utf-8")
    known = re.findall(r"^(lesson-[\w-]+) =", source, re.M)
    assert sorted(known) == sorted(text for chapter in GAMES[game] for text in chapter.texts())
