"""A screen for terminals: the board in colours and marks, in 80 columns."""

from collections.abc import Iterable, Sequence
from textwrap import wrap

from rich import box
from rich.columns import Columns
from rich.console import Console, Group, RenderableType
from rich.control import Control
from rich.markdown import Markdown
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text as Styled

from tana.cli.menu import MenuGroup
from tana.cli.screen import News, Standing, read_line
from tana.core.sketch import Board, Facts, Sketch, Tile
from tana.text import Text

WIDEST = 100
LEAST_FACTS = 30
"""Facts are shown beside a board if this many columns are left for them, else below it."""
AIRY_HEIGHT = 36
FORGET_EVERYTHING = "\x1b[3J"
"""Clears the scrollback too."""

TINTS = {
    "yellow": "bold black on bright_yellow",
    "red": "bold white on red",
    "white": "bold black on bright_white",
    "green": "bold white on green4",
    "blue": "bold white on blue",
    "orange": "bold black on dark_orange",
    "purple": "bold white on purple",
    "violet": "bold white on purple",
    "pink": "bold black on pink1",
    "brown": "bold white on orange4",
    "black": "bold white on grey11",
    "grey": "bold black on grey62",
}
"""Every tint also has a mark on the tile: meaning never depends on colour alone."""


class RichScreen:
    """Draws boards."""

    def __init__(self) -> None:
        console = Console(highlight=False, markup=False, emoji=False)
        self._console = Console(highlight=False, markup=False, emoji=False, width=min(console.width, WIDEST))
        self._width = self._console.width

    @property
    def news_room(self) -> int:
        return max(3, self._console.height - 30)

    @property
    def _airy(self) -> bool:
        """Whether there is room for lines between the rows of a board."""
        return self._console.height >= AIRY_HEIGHT

    def page(self, heading: str, sketch: Sketch, text: Text, news: News) -> None:
        self._console.control(Control.clear(), Control.home())
        self._console.print(Rule(Styled(heading, "bold"), align="left", style="green4"))
        for row in _rows_of(sketch):
            self._console.print(self._row(row, text))
        if news.lines:
            self._console.print(Styled(news.heading, "bold"))
            if news.earlier:
                self._console.print(Padding(Styled(news.earlier, "dim"), (0, 0, 0, 2)))
            for line in news.lines:
                self._console.print(Padding(Styled(line), (0, 0, 0, 2)))

    def choices(self, heading: str, groups: Sequence[MenuGroup]) -> None:
        self._console.print(Styled(heading, "bold"))
        for group in groups:
            if group.single:
                entry = group.entries[0]
                self._console.print(_menu_line(f"{entry.number:>3}", entry.label, entry.notation, self._width))
            else:
                self._console.print(_menu_line("", group.label, f"{group.notation} …", self._width))
                parts = [
                    Styled.assemble((f"{entry.number:>3}", "bold cyan"), f" {entry.label}") for entry in group.entries
                ]
                self._console.print(Padding(Columns(parts, padding=(0, 2)), (0, 0, 0, 4)))

    def lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._console.print(Styled(line))

    def busy(self, line: str) -> None:
        self._console.print(Styled(line, "dim"))

    def verbatim(self, line: str) -> None:
        self._console.print(Styled(line, "cyan"), soft_wrap=True)

    def warn(self, line: str) -> None:
        self._console.print(Styled(f"! {line}", "bold yellow"))

    def standings(self, heading: Sequence[str], standings: Sequence[Standing]) -> None:
        for line in heading:
            self._console.print(Styled(line, "bold"))
        for standing in standings:
            self._console.print(Styled(standing.text, "bold green"))
            for line in standing.lines:
                self._console.print(Padding(Styled(line), (0, 0, 0, 4)))

    def markdown(self, document: str) -> None:
        self._console.print(Markdown(document))

    def conceal(self) -> None:
        self._console.control(Control.clear(), Control.home())
        self._console.file.write(FORGET_EVERYTHING)
        self._console.file.flush()

    def ask(self, prompt: str) -> str:
        self._console.print(Styled(prompt, "bold"))
        return read_line(">")

    def _row(self, row: Sequence[Board | Facts], text: Text) -> RenderableType:
        boards = [_board(panel, text, self._airy) for panel in row if isinstance(panel, Board)]
        taken = sum(self._console.measure(board).maximum + 2 for board in boards)
        beside = self._width - taken >= LEAST_FACTS
        room = self._width - taken if beside else self._width
        facts = [_facts(panel, text, room) for panel in row if isinstance(panel, Facts)]
        if not boards or not beside:
            return Group(*boards, *facts)
        grid = Table.grid(padding=(0, 2, 0, 0))
        for _ in boards:
            grid.add_column()
        grid.add_column(width=room)
        grid.add_row(*boards, Group(*facts))
        return grid


def _rows_of(sketch: Sketch) -> list[list[Board | Facts]]:
    """Each board with the facts that follow it."""
    rows: list[list[Board | Facts]] = []
    for panel in sketch:
        if not rows or isinstance(panel, Board):
            rows.append([])
        rows[-1].append(panel)
    return rows


def _board(board: Board, text: Text, airy: bool) -> Table:
    table = Table(
        title=text.say(board.title),
        title_style="bold",
        title_justify="left",
        box=box.ROUNDED,
        show_lines=airy,
        show_header=any(board.columns),
        border_style="dim",
        padding=(0, 1),
    )
    faces = [text.face(tile.face) for row in board.tiles for tile in row if tile is not None]
    room = 2 + max([3, *(len(face) for face in faces), *(len(label) for label in board.columns)])
    if any(board.rows):
        table.add_column("", style="bold")
    for label in board.columns:
        table.add_column(label.center(room), header_style="bold", width=room)
    for label, row in zip(board.rows, board.tiles, strict=True):
        table.add_row(*([label] if any(board.rows) else []), *(_tile(tile, text, room) for tile in row))
    return table


def _tile(tile: Tile | None, text: Text, room: int) -> Styled:
    if tile is None:
        return Styled("")
    style = TINTS.get(tile.tint, "bold reverse") if tile.tint else ""
    return Styled(text.face(tile.face).center(room), style)


def _facts(facts: Facts, text: Text, room: int) -> RenderableType:
    lines = [line for fact in facts.lines for line in wrap(text.say(fact), room - 2, subsequent_indent="  ")]
    return Group(Styled(text.say(facts.title), "bold"), *(Styled(f"  {line}") for line in lines))


def _menu_line(number: str, label: str, notation: str, width: int) -> Table:
    line = Table.grid(padding=(0, 1, 0, 0))
    line.add_column(width=3)
    line.add_column(width=width - 3 - 22)
    line.add_column(width=18, justify="right")
    line.add_row(Styled(number, "bold cyan"), Styled(label), Styled(notation, "dim"))
    return line
