"""Rendering of environments."""

from tana.envs.cpu_batch import Batch
from tana.envs.settings import check
from tana.text import Text
from tana.text.drawing import as_svg, as_text

RENDER_MODES = ["human", "ansi", "svg"]
"""`ansi` returns text, `svg` a picture, `human` prints the text."""


def check_mode(mode: str | None) -> None:
    """Reject an unknown render mode; None renders nothing."""
    check(mode is None or mode in RENDER_MODES, f"render_mode should be one of {', '.join(RENDER_MODES)}, not {mode!r}")


def draw(batch: Batch, mode: str | None, number: int = 0, language: str = "en") -> str | None:
    """Render one of the games from a spectator's view; None without a mode."""
    if mode is None:
        return None
    view = batch.game.view(batch.state(number), None)
    text = Text(batch.game, language)
    if mode == "svg":
        return as_svg(batch.game.sketch(view), text)
    words = as_text(batch.game.sketch(view), text)
    if mode == "human":
        print(words)
        return None
    return words
