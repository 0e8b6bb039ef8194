"""Runs tasks on many cores: processes of this machine, or a Ray cluster.

A task is a value, and the work a function of it: the same task gives the same result wherever and however often it
runs. So a task whose worker died is submitted again, its result is used once, and a long run can resume from a journal
of results.

    with runner_of(processes=8) as runner:                 # or ray="auto"
        for number, result in runner.results(work, tasks):
            ...
"""

from __future__ import annotations

import json
import logging
import multiprocessing
import os
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Protocol, Self, TypeVar

from tana.core.integers import is_whole
from tana.core.record import Json
from tana.errors import TanaError

T = TypeVar("T")
R = TypeVar("R")

MOST_TRIES = 3
"""Give up on a task that crashed this many workers."""
AHEAD = 2
"""Tasks submitted for each worker: one running, one waiting."""


class BadRun(TanaError):
    """A run that cannot be carried out or resumed."""


class Runner(Protocol):
    """Where tasks run."""

    def results(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Iterator[tuple[int, R]]:
        """Run the work for every task; yield each task's number and result once, in any order."""


def cores() -> int:
    """The number of processor cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class LocalRunner(AbstractContextManager["LocalRunner"]):
    """Processes of this machine. One that dies is replaced, and its task is retried."""

    def __init__(self, processes: int | None = None, ahead: int = AHEAD) -> None:
        self.processes = processes or cores()
        self._ahead = ahead
        self._pool: ProcessPoolExecutor | None = None

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._drop(kind is not None)

    def _drop(self, now: bool) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=not now, cancel_futures=True)
            self._pool = None

    def _submit(self, work: Callable[[T], R], task: T) -> Future[R]:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(self.processes, multiprocessing.get_context("spawn"))
        return self._pool.submit(work, task)

    def results(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Iterator[tuple[int, R]]:
        """See `Runner`."""
        waiting = iter(tasks)
        running: dict[Future[R], tuple[int, T, int]] = {}
        again: list[tuple[int, T, int]] = []
        while True:
            while len(running) < self._ahead * self.processes:
                if again:
                    number, task, tries = again.pop()
                elif (fresh := next(waiting, None)) is not None:
                    (number, task), tries = fresh, 0
                else:
                    break
                try:
                    running[self._submit(work, task)] = number, task, tries
                except BrokenProcessPool:
                    again.append((number, task, tries))
                    self._drop(now=True)
            if not running:
                return
            finished, _ = wait(running, return_when=FIRST_COMPLETED)
            broken = False
            for future in finished:
                number, task, tries = running.pop(future)
                try:
                    yield number, future.result()
                except BrokenProcessPool:
                    again.append((number, task, _one_more(tries, number)))
                    broken = True
            if broken:
                again += [(number, task, tries + 1) for number, task, tries in running.values()]
                running = {}
                self._drop(now=True)


def _one_more(tries: int, number: int) -> int:
    if tries + 1 >= MOST_TRIES:
        raise BadRun(f"task {number} has ended {MOST_TRIES} workers; look at how much memory it needs")
    return tries + 1


class RayRunner(AbstractContextManager["RayRunner"]):
    """A Ray cluster. A task whose node or worker dies is retried elsewhere."""

    def __init__(self, address: str, ahead: int = AHEAD) -> None:
        self._ahead = ahead
        try:
            import ray
        except ImportError:
            raise BadRun("--ray needs Ray: pip install 'tana-games[cluster]'") from None
        self._ray = ray
        self._own = not ray.is_initialized()
        if self._own:
            try:
                ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, ValueError) as fault:
                raise BadRun(f"no Ray cluster at {address!r}: {fault}") from None

    def __exit__(
        self, kind: type[BaseException] | None, value: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._own:
            self._ray.shutdown()

    def results(self, work: Callable[[T], R], tasks: Iterable[tuple[int, T]]) -> Iterator[tuple[int, R]]:
        """See `Runner`."""
        remote = self._ray.remote(max_retries=MOST_TRIES, retry_exceptions=False)(work)
        waiting = iter(tasks)
        running: dict[Hashable, int] = {}
        while True:
            room = self._ahead * max(1, int(self._ray.cluster_resources().get("CPU", 1)))
            while len(running) < room and (fresh := next(waiting, None)) is not None:
                running[remote.remote(fresh[1])] = fresh[0]
            if not running:
                return
            finished, _ = self._ray.wait(list(running), num_returns=1)
            for done in finished:
                number = running.pop(done)
                yield number, self._ray.get(done)


def runner_of(processes: int | None = None, ray: str | None = None, ahead: int = AHEAD) -> LocalRunner | RayRunner:
    """A Ray cluster if an address is given (`auto`: the one of this machine), else local processes.

    `ahead`: 1 if each result decides which task is worth running next.
    """
    return LocalRunner(processes, ahead) if ray is None else RayRunner(ray, ahead)


# --- the journal -----------------------------------------------------------------------------------------------


class Journal:
    """Results on disk: a header that identifies the run, then one line for each task."""

    def __init__(self, path: Path, header: Mapping[str, Json]) -> None:
        self._path = path
        self._header = json.loads(json.dumps(header))
        self.done: dict[int, Json] = {}
        """The results that the file had when it was opened, by task."""
        self._read()
        self._file = path.open("a", encoding="utf-8")

    def _read(self) -> None:
        if not self._path.exists() or not self._path.read_bytes():
            self._path.parent.mkdir(parents=True, exist_ok=True)
            self._path.write_text(json.dumps(self._header) + "\n", encoding="utf-8")
            return
        content = self._path.read_bytes()
        lines = content.split(b"\n")
        self._check_header(_read_line(lines[0]))
        if len(lines) == 1:
            self._path.write_text(json.dumps(self._header) + "\n", encoding="utf-8")
        last = len(lines) if lines[-1] else len(lines) - 1
        for number, line in enumerate(lines[1:last], start=2):
            entry = _read_line(line)
            torn = number == last and (entry is None or not content.endswith(b"\n"))
            if torn:  # the run was interrupted while writing: that task runs again
                os.truncate(self._path, len(content) - len(line) - content.endswith(b"\n"))
            else:
                self._take(number, entry)

    def _check_header(self, found: Json) -> None:
        if found == self._header:
            return
        without = [{**one, "sources": None} if isinstance(one, dict) else one for one in (found, self._header)]
        if without[0] == without[1]:
            raise BadRun(f"{self._path}: the rules or the players have changed since it was begun: give another file")
        raise BadRun(f"{self._path} belongs to another run: give another file, or delete it")

    def _take(self, number: int, entry: Json) -> None:
        """Add the result of a line, counted from 1."""
        task = entry.get("task") if isinstance(entry, dict) else None
        result = entry.get("result") if isinstance(entry, dict) else None
        if not is_whole(task) or result in (None, {}, [], ""):
            raise BadRun(f"{self._path}, line {number}: not the result of a task: delete that line, or the file")
        self.done[task] = result

    def write(self, number: int, result: Json) -> None:
        """Write a result; it is on disk when this returns."""
        self._file.write(json.dumps({"task": number, "result": result}, separators=(",", ":")) + "\n")
        self._file.flush()
        os.fsync(self._file.fileno())

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._file.close()


def _read_line(line: bytes) -> Json:
    """The document of a line; None if it is not JSON."""
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def run_tasks(
    runner: Runner,
    work: Callable[[T], Json],
    tasks: Mapping[int, T],
    journal: Path | None = None,
    header: Mapping[str, Json] | None = None,
) -> Iterator[tuple[int, Json]]:
    """Yield the result of each task once: first those in the journal, then the others as they complete."""
    if journal is None:
        yield from runner.results(work, tasks.items())
        return
    with Journal(journal, header or {}) as kept:
        done = {number: result for number, result in kept.done.items() if number in tasks}
        yield from done.items()
        left = ((number, task) for number, task in tasks.items() if number not in done)
        for number, result in runner.results(work, left):
            kept.write(number, result)
            yield number, result
