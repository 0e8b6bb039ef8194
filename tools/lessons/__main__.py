"""Writes every lesson into the web client's folder."""

from __future__ import annotations

from tools.lessons.lesson_files import GAMES, lesson_text, path_of

if __name__ == "__main__":
    for game in GAMES:
        path_of(game).write_text(lesson_text(game), encoding="utf-8")
