"""All files with texts: the English ones beside the code, and where each language pack has its own."""

from __future__ import annotations

from pathlib import Path

from tana.text.words import FALLBACK

ROOT = Path(__file__).resolve().parents[2]
PACKS = ROOT / "src" / "tana" / "languages"
GAMES = ("molly", "hickory", "uly", "buddel")

ENGLISH = {
    "shared.ftl": "src/tana/text/shared/en.ftl",
    **{f"{part}.ftl": f"src/tana/{part}/text/en.ftl" for part in ("bots", "cli", "lab", "server")},
    **{f"games/{game}.ftl": f"src/tana/games/{game}/text/en.ftl" for game in GAMES},
    **{f"games/{game}.rules.md": f"src/tana/games/{game}/text/rules.en.md" for game in GAMES},
    **{f"games/{game}.strategy.md": f"src/tana/games/{game}/text/strategy.en.md" for game in GAMES},
    **{f"games/{game}.numbers.json": f"src/tana/games/{game}/text/numbers.en.json" for game in GAMES},
    "web/first.ftl": "web/src/text/en.ftl",
    "web/later.ftl": "web/src/text/later/en.ftl",
    **{f"web/{game}.ftl": f"web/src/games/{game}/en.ftl" for game in GAMES},
}
"""The English file by its path in a language pack."""
FLUENT_FILES = [path for path in ENGLISH if path.endswith(".ftl")]


def file_of(path: str, language: str) -> Path:
    """A file of a language by its path in a language pack."""
    return ROOT / ENGLISH[path] if language == FALLBACK else PACKS / language / path


def board_file(game: str, language: str) -> Path:
    """The texts of a game's board and lessons."""
    return file_of(f"web/{game}.ftl", language)
