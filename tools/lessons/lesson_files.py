"""All lessons."""

from __future__ import annotations

import json
from pathlib import Path

from tools.lessons import buddel, hickory, molly, uly
from tools.lessons.chapter import Chapter

GAMES: dict[str, tuple[Chapter, ...]] = {
    "molly": molly.LESSON,
    "uly": uly.LESSON,
    "buddel": buddel.LESSON,
    "hickory": hickory.LESSON,
}
BOARDS = Path(__file__).resolve().parents[2] / "web" / "src" / "games"


def path_of(game: str) -> Path:
    """The path of a lesson in the web client."""
    return BOARDS / game / "lesson.json"


def lesson_text(game: str) -> str:
    """The content of a lesson's file, one chapter on each line."""
    lines = [json.dumps(chapter.document(), ensure_ascii=False) for chapter in GAMES[game]]
    return "[\n" + ",\n".join(lines) + "\n]\n"
