"""Draws the flow of Hickory Dickory, `docs/rules/hickory-flow.md`, from the table in `tana.games.hickory.flow`.

python -m tools.hickory_flow
"""

from __future__ import annotations

from html import escape
from pathlib import Path
from textwrap import wrap

from tana.games.hickory.flow import ACTIVATION, BACK, CARD, LEVELS, ROUND, TASKS, Level, Stage

ROOT = Path(__file__).resolve().parents[1]
PAGE = ROOT / "docs" / "rules" / "hickory-flow.md"
PICTURE = ROOT / "docs" / "images" / "hickory-flow.svg"

COLUMNS = ((ROUND,), (ACTIVATION, CARD), (TASKS,))
WIDTH, GAP, MARGIN = 310, 110, 60
LINE, PADDING, BETWEEN, HEADING = 15, 9, 16, 46
LETTERS = 50
"""The number of characters in a line of a box."""
INK, SOFT, PAPER, BOX, ASKING = "#2e261e", "#6b5b4b", "#f7f1e5", "#fffdf8", "#e8efdc"

HEAD = """# How a game of Hickory Dickory runs

Written by `python -m tools.hickory_flow` from the table in
[`flow.py`](../../src/tana/games/hickory/flow.py), which the rules are dispatched from. A test fails
when this page is out of date, and another plays games to check that the table is right.

A game is always at one stage of each level. A level further down this page interrupts those above
it: a mouse acts within the round, its card within its activation, and a task (tiles to stow, a
delivery to score) comes before everything else. *Back* means that the level below goes on.

![The stages of a round, an activation, a favor card and a task](../images/hickory-flow.svg)

In the picture, green boxes are stages at which a player may be asked. Arrows stay within a level;
what a stage leads to on another level is named in its last line.
"""


# --- the page ------------------------------------------------------------------------------------------------------


def page() -> str:
    """The Markdown page: the picture, and a table for each level."""
    return HEAD + "".join(_table(level) for level in reversed(LEVELS))


def _table(level: Level) -> str:
    rows = [
        f"\n## {level.title}\n",
        f"Decisions are made by {level.who}.\n",
        "| stage | what happens | asks for | then |",
        "|---|---|---|---|",
    ]
    for stage in level.stages:
        asks = ", ".join(f"`{word}`" for word in stage.asks.split())
        rows.append(f"| **{stage.name}** | {stage.what} | {asks} | {', '.join(stage.then.split())} |")
    return "\n".join(rows) + "\n"


# --- the picture ---------------------------------------------------------------------------------------------------


class Column:
    """Levels one below the other, with the positions of their boxes."""

    def __init__(self, levels: tuple[Level, ...], left: int) -> None:
        self.left = left
        self.levels = levels
        self.tops: dict[str, int] = {}
        self.headings: dict[str, int] = {}
        y = MARGIN // 2
        for level in levels:
            self.headings[level.title] = y + LINE
            y += HEADING
            for stage in level.stages:
                self.tops[stage.name] = y
                y += height_of(stage, level) + BETWEEN
        self.bottom = y

    def drawn(self) -> list[str]:
        """The headings, boxes and arrows of all levels."""
        shapes = []
        for level in self.levels:
            y = self.headings[level.title]
            shapes.append(_text(self.left, y, level.title, 'font-weight="600" font-size="17"'))
            shapes.append(_text(self.left, y + LINE + 2, f"asked: {level.who}", f'font-size="12" fill="{SOFT}"'))
            for stage in level.stages:
                shapes += [*self._box(stage, level), *self._arrows(stage, level)]
        return shapes

    def _box(self, stage: Stage, level: Level) -> list[str]:
        top = self.tops[stage.name]
        fill = ASKING if stage.asks else BOX
        shapes = [
            f'<rect x="{self.left}" y="{top}" width="{WIDTH}" height="{height_of(stage, level)}" rx="9" fill="{fill}"/>'
        ]
        for i, line in enumerate(lines_of(stage, level)):
            look = 'font-weight="600" font-size="14"' if i == 0 else f'font-size="12" fill="{INK if i == 1 else SOFT}"'
            shapes.append(_text(self.left + 12, top + PADDING + LINE * (i + 1) - 4, line, look))
        return shapes

    def _arrows(self, stage: Stage, level: Level) -> list[str]:
        """Arrows: down to the next stage, on the right to a later one, on the left back to an earlier one."""
        names = [other.name for other in level.stages]
        at = names.index(stage.name)
        shapes = []
        for name in stage.then.split():
            steps = names.index(name) - at if name in names else 0
            if steps == 1:
                x, y = self.left + WIDTH // 2, self.tops[name]
                shapes.append(f"M{x} {y - BETWEEN}V{y - 2}")
            elif steps:
                side, away = (self.left + WIDTH, 1) if steps > 0 else (self.left, -1)
                bend = side + away * (14 + 9 * abs(steps))
                start = self.tops[stage.name] + height_of(stage, level) // 2 + 5
                end = self.tops[name] + height_of(level.stages[at + steps], level) // 2 - 5
                shapes.append(f"M{side} {start}C{bend} {start} {bend} {end} {side + 2 * away} {end}")
        return [f'<path d="{path}"/>' for path in shapes]


def lines_of(stage: Stage, level: Level) -> list[str]:
    """The text of a box: the stage's name, what happens, what is asked, and what follows on other levels."""
    names = [other.name for other in level.stages]
    again = " ↻" if stage.name in stage.then.split() else ""
    elsewhere = [name for name in stage.then.split() if name not in names and name != BACK]
    lines = [stage.name + again, *wrap(stage.what, LETTERS)]
    if stage.asks:
        lines += wrap("asks: " + ", ".join(stage.asks.split()), LETTERS)
    if elsewhere or BACK in stage.then.split():
        lines += wrap("→ " + ", ".join([*elsewhere, *([BACK] if BACK in stage.then.split() else [])]), LETTERS)
    return lines


def height_of(stage: Stage, level: Level) -> int:
    """The height of a box."""
    return LINE * len(lines_of(stage, level)) + 2 * PADDING


def _text(x: int, y: int, text: str, look: str) -> str:
    return f'<text x="{x}" y="{y}" {look}>{escape(text)}</text>'


def picture() -> str:
    """The diagram: a column for the round, one for the active mouse and its card, one for tasks."""
    columns = [Column(levels, MARGIN + i * (WIDTH + GAP)) for i, levels in enumerate(COLUMNS)]
    width, height = 2 * MARGIN + len(columns) * (WIDTH + GAP) - GAP, max(column.bottom for column in columns)
    shapes = [shape for column in columns for shape in column.drawn()]
    return "\n".join(
        (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img"'
            ' aria-label="Stages of Hickory Dickory" font-family="system-ui, sans-serif">',
            '<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7"'
            f' orient="auto"><path d="M0 0L10 5L0 10z" fill="{SOFT}"/></marker></defs>',
            f'<rect width="{width}" height="{height}" rx="18" fill="{PAPER}"/>',
            f'<g stroke="{SOFT}" stroke-width="1.3">',
            *(shape for shape in shapes if shape.startswith("<rect")),
            f'</g><g fill="none" stroke="{SOFT}" stroke-width="1.5" marker-end="url(#tip)">',
            *(shape for shape in shapes if shape.startswith("<path")),
            f'</g><g fill="{INK}">',
            *(shape for shape in shapes if shape.startswith("<text")),
            "</g></svg>\n",
        )
    )


def main() -> None:
    """Write both files."""
    PAGE.write_text(page(), encoding="utf-8")
    PICTURE.write_text(picture(), encoding="utf-8")


if __name__ == "__main__":
    main()
