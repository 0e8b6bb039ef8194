"""A screen for screen readers and pipes: one sentence a line, without drawings."""

import sys
from collections.abc import Iterable, Sequence

from tana.cli.menu import MenuGroup
from tana.cli.screen import News, Standing, read_line
from tana.core.sketch import Board, Sketch
from tana.text import Text


class PlainScreen:
    """Prints sentences."""

    @property
    def news_room(self) -> int:
        return sys.maxsize

    def page(self, heading: str, sketch: Sketch, text: Text, news: News) -> None:
        self.lines(news.lines)
        self._write(heading)
        for panel in sketch:
            self._write(text.say(panel.title))
            if isinstance(panel, Board):
                self.lines(text.say(tile.spoken) for row in panel.tiles for tile in row if tile is not None)
            else:
                self.lines(text.say(line) for line in panel.lines)

    def choices(self, heading: str, groups: Sequence[MenuGroup]) -> None:
        self._write(heading)
        for group in groups:
            if group.single:
                self._write(str(group.entries[0]))
            else:
                parts = ", ".join(f"{entry.number}: {entry.label}" for entry in group.entries)
                self._write(f"{group.label} ({group.notation} …): {parts}")

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    def busy(self, line: str) -> None:
        """Show nothing: the log reports what happened."""

    def verbatim(self, line: str) -> None:
        print(line, flush=True)

    def warn(self, line: str) -> None:
        self._write(line)

    def standings(self, heading: Sequence[str], standings: Sequence[Standing]) -> None:
        self.lines(heading)
        for standing in standings:
            self._write(standing.text)
            self.lines(standing.lines)

    def markdown(self, document: str) -> None:
        print(document, flush=True)

    def conceal(self) -> None:
        """Do nothing: speech is already over, and a pipe cannot be cleared."""

    def ask(self, prompt: str) -> str:
        return read_line(prompt)

    def _write(self, line: str) -> None:
        """Print a line, with a full stop if it has no end mark."""
        if line:
            print(line if line[-1] in ".:!?…" else f"{line}.", flush=True)
