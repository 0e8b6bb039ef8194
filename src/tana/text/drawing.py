"""Draws sketches as plain text and as SVG, for notebooks and environments."""

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from tana.core.game import Game
from tana.core.record import Record
from tana.core.sketch import Board, Facts, Sketch, Tile, ViewObject
from tana.text.text import Text

TILE, GAP, LINE, WIDTH = 64, 6, 20, 720
LABELS = 28
"""Space for the labels of rows and columns."""
TINTS = {
    "red": "#d9604c",
    "yellow": "#e3b23c",
    "green": "#6f9e58",
    "blue": "#4f86b8",
    "purple": "#8a6bb1",
    "brown": "#8b6544",
    "black": "#4a4640",
    "white": "#f4efe2",
    "orange": "#dd8a3d",
    "pink": "#d98aa5",
    "grey": "#a8a297",
}
PLAIN_TINT = "#e8e0cc"
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#2b2a26}.title{font-weight:600}.face{text-anchor:middle;font-size:15px}"
    ".label{font-size:12px;fill:#6a655a}"
)


def picture(game: Game[Record], view: ViewObject, names: Sequence[str] = (), language: str = "en") -> str:
    """An SVG of a view, with the texts for its seat."""
    return as_svg(game.sketch(view), Text(game, language, names, view.seat))


def as_text(sketch: Sketch, text: Text) -> str:
    """The panels one below the other; a board is a grid of faces."""
    return "\n\n".join(
        _board_text(panel, text) if isinstance(panel, Board) else _facts_text(panel, text) for panel in sketch
    )


def _board_text(board: Board, text: Text) -> str:
    faces = [[tile.face if tile else "" for tile in row] for row in board.tiles]
    wide = max((len(face) for row in faces for face in row), default=1)
    margin = max((len(row) for row in board.rows), default=0)
    lines = [text.say(board.title)]
    if board.columns:
        lines.append(" ".join([" " * margin, *(column.center(wide) for column in board.columns)]).rstrip())
    for label, row in zip(board.rows, faces, strict=True):
        lines.append(" ".join([label.rjust(margin), *(face.center(wide) for face in row)]).rstrip())
    return "\n".join(lines)


def _facts_text(facts: Facts, text: Text) -> str:
    return "\n".join([text.say(facts.title), *(f"  {text.say(line)}" for line in facts.lines)])


def as_svg(sketch: Sketch, text: Text) -> str:
    """The panels as one self-contained picture; the title of each tile is its spoken name."""
    parts: list[str] = []
    y = 24
    for panel in sketch:
        drawn, height = _board_svg(panel, text, y) if isinstance(panel, Board) else _facts_svg(panel, text, y)
        parts += drawn
        y += height + LINE
    wide = max([WIDTH, *(_board_width(panel) for panel in sketch if isinstance(panel, Board))])
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {y}" width="{wide}" role="img">'
    paper = f'<rect width="{wide}" height="{y}" rx="8" fill="#fbf7ec"/>'
    return "".join([head, f"<style>{STYLE}</style>", paper, *parts, "</svg>"])


def _board_width(board: Board) -> int:
    return LABELS * 2 + len(board.columns) * (TILE + GAP)


def _board_svg(board: Board, text: Text, top: int) -> tuple[list[str], int]:
    parts = [_words("title", 16, top, text.say(board.title))]
    first = top + LINE + LABELS // 2
    for i, column in enumerate(board.columns):
        parts.append(_words("label", LABELS + i * (TILE + GAP) + TILE // 2, first - 4, column))
    for j, (label, row) in enumerate(zip(board.rows, board.tiles, strict=True)):
        y = first + j * (TILE + GAP)
        parts.append(_words("label", 8, y + TILE // 2, label))
        parts += [_tile_svg(tile, text, LABELS + i * (TILE + GAP), y) for i, tile in enumerate(row) if tile]
    return parts, first - top + len(board.rows) * (TILE + GAP)


def _tile_svg(tile: Tile, text: Text, x: int, y: int) -> str:
    fill = TINTS.get(tile.tint, PLAIN_TINT)
    box = f'<rect x="{x}" y="{y}" width="{TILE}" height="{TILE}" rx="10" fill="{fill}" stroke="#2b2a26"/>'
    face = _words("face", x + TILE // 2, y + TILE // 2 + 5, tile.face)
    return f"<g><title>{escape(text.say(tile.spoken))}</title>{box}{face}</g>"


def _facts_svg(facts: Facts, text: Text, top: int) -> tuple[list[str], int]:
    lines = [part for line in facts.lines for part in wrap(text.say(line), 90)]
    parts = [_words("title", 16, top, text.say(facts.title))]
    parts += [_words("line", 24, top + (i + 1) * LINE, line) for i, line in enumerate(lines)]
    return parts, len(lines) * LINE


def _words(kind: str, x: int, y: int, words: str) -> str:
    return f'<text class="{kind}" x="{x}" y="{y}">{escape(words)}</text>'
