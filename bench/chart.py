"""The chart in `bench/README.md`: figures of two releases on the same machine, as bars.

python bench/chart.py            reads bench/figures.json, writes bench/figures.svg
"""

from __future__ import annotations

import json
from html import escape
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
WIDTH, LEFT, RIGHT, BAR, GAP, TITLE = 760, 250, 90, 14, 10, 34
BEFORE, NOW, AIM, INK = "#b9a58a", "#5b7f3a", "#b0402a", "#3a3026"


def panel(title: str, rows: list[dict[str, Any]], top: int) -> tuple[list[str], int]:
    """One chart with its lower edge: for each row a bar before, a bar after, and a line at the aim."""
    most = max(max(row["before"], row["now"], row.get("aim", 0)) for row in rows)
    scale = (WIDTH - LEFT - RIGHT) / most
    drawn = [text(12, top + 18, title, "start", 700)]
    y = top + TITLE
    for row in rows:
        drawn.append(text(LEFT - 10, y + BAR + 5, row["name"], "end"))
        for value, colour, at in ((row["before"], BEFORE, y), (row["now"], NOW, y + BAR)):
            width = max(1.0, value * scale)
            drawn.append(f'<rect x="{LEFT}" y="{at}" width="{width:.1f}" height="{BAR - 2}" fill="{colour}"/>')
            drawn.append(text(LEFT + width + 6, at + 11, f"{value:,g}", "start", size=11))
        if "aim" in row:
            x = LEFT + row["aim"] * scale
            drawn.append(f'<path d="M{x:.1f} {y - 3}v{2 * BAR + 4}" stroke="{AIM}" stroke-width="2"/>')
        y += 2 * BAR + GAP
    return drawn, y + 12


def text(x: float, y: float, words: str, anchor: str, weight: int = 400, size: int = 13) -> str:
    """A text element."""
    place = f'x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}"'
    return f'<text {place} font-size="{size}" font-weight="{weight}">{escape(words)}</text>'


def picture(charts: list[dict[str, Any]]) -> str:
    """All charts, one below the other."""
    drawn: list[str] = []
    y = 30
    for number, (colour, words) in enumerate(((BEFORE, "before"), (NOW, "now"), (AIM, "aim"))):
        drawn.append(f'<rect x="{LEFT + 110 * number}" y="10" width="12" height="12" fill="{colour}"/>')
        drawn.append(text(LEFT + 110 * number + 18, 21, words, "start"))
    for chart in charts:
        more, y = panel(chart["title"], chart["rows"], y)
        drawn += more
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" font-family="sans-serif" fill="{INK}">'
    return "\n".join([head, f'<rect width="{WIDTH}" height="{y}" fill="#fbf6ea"/>', *drawn, "</svg>\n"])


if __name__ == "__main__":
    figures = json.loads((HERE / "figures.json").read_text(encoding="utf-8"))
    (HERE / "figures.svg").write_text(picture(figures), encoding="utf-8")
