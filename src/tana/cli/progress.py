"""Progress bars, shown on terminals only and removed at the end."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn


@contextmanager
def bar(text: str) -> Iterator[Callable[[float], None]]:
    """A bar; yields a callback for the fraction done, 0 to 1."""
    with _progress() as progress:
        task = progress.add_task(text, total=1.0)
        yield lambda part: progress.update(task, completed=part)


@contextmanager
def steps(count: int) -> Iterator[Callable[[int, str], None]]:
    """A bar for a number of steps; yields a callback for the number done and the name of the next."""
    with _progress() as progress:
        task = progress.add_task("", total=count)
        yield lambda done, name: progress.update(task, completed=done, description=name)


def _progress() -> Progress:
    console = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
