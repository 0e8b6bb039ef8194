"""A chart of a tournament as self-contained SVG: ratings with their intervals."""

from __future__ import annotations

from html import escape

from tana.lab.ratings import Rating, Ratings

ROW, TOP, RIGHT, SCALE = 34, 64, 40, 470
LEAST_LEFT, LETTER = 210, 8.5
"""The least room for names, and the room for each letter of the longest."""
STYLE = (
    "text{font:14px system-ui,sans-serif;fill:#1d2a22}.title{font-weight:600;font-size:17px}"
    ".small{font-size:12px;fill:#5a665e}.grid{stroke:#d8dfd9}.bar{stroke:#2f7d4f;stroke-width:3}.dot{fill:#2f7d4f}"
    "@media (prefers-color-scheme:dark){text{fill:#e6ece7}.small{fill:#a5b1a8}.grid{stroke:#3a443d}"
    ".bar{stroke:#7fd19d}.dot{fill:#7fd19d}}"
)


def picture_of(title: str, caption: str, ratings: Ratings) -> str:
    """A chart of ratings from best to worst, each with its 95% interval."""
    rows = sorted(ratings.bots, key=lambda rating: -rating.elo)
    least = min(rating.elo - rating.error for rating in rows)
    most = max(rating.elo + rating.error for rating in rows)
    margin = 0.05 * max(1.0, most - least)
    left = max(LEAST_LEFT, round(32 + LETTER * max(len(rating.name) for rating in rows)))
    scale = _Scale(least - margin, most + margin, left)
    height = TOP + ROW * len(rows) + 44
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {left + SCALE + RIGHT} {height}" role="img">',
        f"<title>{escape(title)}</title><style>{STYLE}</style>",
        f'<text class="title" x="16" y="28">{escape(title)}</text>',
        f'<text class="small" x="16" y="48">{escape(caption)}</text>',
        *_grid(scale, height),
        *(part for i, rating in enumerate(rows) for part in _row(scale, TOP + ROW * i + ROW / 2, rating)),
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


class _Scale:
    """Maps Elo points to horizontal positions."""

    def __init__(self, least: float, most: float, left: float) -> None:
        self.least = least
        self.most = most
        self.left = left

    def x(self, elo: float) -> float:
        part = (elo - self.least) / (self.most - self.least)
        return round(self.left + part * SCALE, 1)

    def ticks(self) -> list[int]:
        step = next(step for step in (10, 20, 50, 100, 200, 500, 1000, 10000) if (self.most - self.least) / step <= 8)
        first = int(self.least // step + 1) * step
        return list(range(first, int(self.most) + 1, step))


def _grid(scale: _Scale, height: int) -> list[str]:
    bottom = height - 36
    return [
        f'<line class="grid" x1="{scale.x(tick)}" y1="{TOP}" x2="{scale.x(tick)}" y2="{bottom}"/>'
        f'<text class="small" x="{scale.x(tick)}" y="{bottom + 18}" text-anchor="middle">{tick:+d}</text>'
        for tick in scale.ticks()
    ]


def _row(scale: _Scale, y: float, rating: Rating) -> list[str]:
    low, high = scale.x(rating.elo - rating.error), scale.x(rating.elo + rating.error)
    return [
        f'<text x="16" y="{y + 5}">{escape(rating.name)}</text>',
        f'<line class="bar" x1="{low}" y1="{y}" x2="{high}" y2="{y}"/>',
        f'<circle class="dot" cx="{scale.x(rating.elo)}" cy="{y}" r="5"/>',
    ]
