"""A sketch: what a seat sees, as panels of tiles and facts that any client can draw or read aloud.

The terminal client draws only sketches, so it needs no code for a particular game.
"""

from dataclasses import dataclass

from tana.core.message import Message
from tana.core.view_document import ViewObject as ViewObject


@dataclass(frozen=True)
class Tile:
    """One square: a few characters, a tint (a colour's token, or empty), and its spoken name."""

    face: str
    tint: str
    spoken: Message


@dataclass(frozen=True)
class Board:
    """A grid of tiles; None is a gap. Rows and columns are labelled as in the notation."""

    title: Message
    columns: tuple[str, ...]
    rows: tuple[str, ...]
    tiles: tuple[tuple[Tile | None, ...], ...]


@dataclass(frozen=True)
class Facts:
    """A titled list of short sentences."""

    title: Message
    lines: tuple[Message, ...]


Sketch = tuple[Board | Facts, ...]
