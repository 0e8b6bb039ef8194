"""`tana replay`: shows a recorded game, action by action."""

import argparse
from pathlib import Path

from tana.cli.common import PACKAGE, add_language, add_plain, load_record, open_screen, printable
from tana.cli.ending import show_outcome
from tana.cli.plain_screen import PlainScreen
from tana.cli.screen import News, Screen
from tana.core.events import Event
from tana.core.match import Match
from tana.errors import BadOption
from tana.text import Text, Words

HELP = "watch a recorded game"
EXAMPLES = ("tana replay game.jsonl", "tana replay game.jsonl --seat 2 --plain")
BACK, END, QUIT = "b", "e", "q"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("file", type=Path, metavar="FILE", help="a game record")
    parser.add_argument("--seat", type=int, metavar="N", help="see what this seat saw (default: a spectator)")
    add_language(parser)
    add_plain(parser)


def run(args: argparse.Namespace) -> int:
    """Show the record: all at once in plain mode, page by page on a terminal."""
    words = Words(args.lang, PACKAGE)
    match = load_record(args.file, words)
    seats = match.header.seats
    if args.seat is not None and args.seat not in range(1, seats + 1):
        raise BadOption(f"--seat {args.seat}: this game has seats 1 to {seats}")
    reader = None if args.seat is None else args.seat - 1
    names = [printable(name) for name in match.header.names]
    replay = Replay(match, Text(match.game, args.lang, names, reader), words)
    screen = open_screen(args.plain)
    if isinstance(screen, PlainScreen):
        replay.print_all(screen)
    else:
        replay.page_through(screen)
    return 0


class Replay:
    """A recorded game, shown step by step."""

    def __init__(self, match: Match, text: Text, words: Words) -> None:
        self._all = match
        self._text = text
        self._words = words
        self._now = Match(match.game, match.header, b"")

    def print_all(self, screen: Screen) -> None:
        """Print all events as sentences, and the result."""
        screen.lines(self._sentences(self._all.events(self._text.reader)))
        self._end(screen)

    def page_through(self, screen: Screen) -> None:
        """Show a page for each action until the reader quits."""
        self._show(screen)
        while True:
            try:
                typed = screen.ask(self._words.text("replay-prompt")).strip().lower()
            except EOFError:
                return
            if typed == QUIT:
                return
            self._turn(typed)
            self._show(screen)

    def _turn(self, typed: str) -> None:
        if typed == BACK:
            if self._now.moves:
                self._now.rewind()
            return
        rest = self._all.moves[len(self._now.moves) :]
        for move in rest if typed == END else rest[:1]:
            self._now.apply(move.action, move.entropy)

    def _show(self, screen: Screen) -> None:
        reader = self._text.reader
        seen = [event for event in self._latest() if event.visible_to(reader)]
        sketch = self._now.game.sketch(self._now.view(reader))
        screen.page(self._heading(), sketch, self._text, News(self._words.text("news-heading"), self._sentences(seen)))
        if len(self._now.moves) == len(self._all.moves):
            self._end(screen)

    def _latest(self) -> tuple[Event, ...]:
        return self._now.moves[-1].events if self._now.moves else self._now.setup_events

    def _heading(self) -> str:
        title, played = self._text.title, len(self._now.moves)
        if not played:
            return self._words.text("replay-start", game=title)
        return self._words.text("replay-heading", game=title, n=played, count=len(self._all.moves))

    def _sentences(self, events: list[Event]) -> list[str]:
        return [sentence for event in events if (sentence := self._text.event(event))]

    def _end(self, screen: Screen) -> None:
        if self._all.outcome is None:
            screen.lines([self._words.text("replay-unfinished")])
        else:
            show_outcome(self._all.outcome, self._text, self._words, screen)
