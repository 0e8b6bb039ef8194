"""Bots in separate processes, so that no bot can stop, slow down or inspect a table.

    pool = BotPool()
    pool.warm("molly")
    ticket = pool.submit("table 7, seat 2", "fox", glimpse)    # a server: asyncio.wrap_future(ticket.future)
    choice = pool.ask("seat 2", "fox", glimpse)                # a terminal: waits

A seat is identified by a key; the bot of a key stays in one process and keeps its memory. While the search is being
compiled a weaker level answers, and its choice has a note. A bot that fails or times out is replaced by a random
legal action, and its process by a new one: a ticket is always answered.
"""

from __future__ import annotations

import itertools
import logging
import multiprocessing
import os
import queue
import threading
import time
import traceback
import zlib
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from enum import IntEnum
from multiprocessing.connection import Connection
from typing import TypeAlias, TypeVar, cast

from tana.bots.api import (
    CANCELLED,
    OUT_OF_TIME,
    RECOVERED,
    WARMING_UP,
    Bot,
    Choice,
    Glimpse,
    Progress,
    RandomBot,
    Thinker,
    make_bot,
)
from tana.bots.playouts import watch_compiling
from tana.errors import TanaError

T = TypeVar("T")

PATIENCE = 10.0
"""Seconds a bot may take before its process is killed, unless the ticket has its own limit."""
WARM_PATIENCE = 0.6
"""Seconds a request waits for the search to be compiled before a weaker level answers."""
MEMORY = 32
"""The most bots that a process keeps."""
MOST_WAITING = 32
"""The most hints and calculations that wait for one process; more are rejected. A table waits for one move at most."""
WAITING_PATIENCE = 600.0
"""Seconds that a process may take to start and to compile: they do not count against the bot."""
HURRY_SECONDS = 5.0
"""A question that has waited this long is answered at once by a weaker level."""

_LOG = logging.getLogger("tana.bots")


# --- in the process of the tables --------------------------------------------------------------------------


class Urgency(IntEnum):
    """The order in which tasks for a process are done."""

    NOW = 0
    MOVE = 1
    HINT = 2
    LATER = 3


class Busy(TanaError):
    """Too many tasks wait for a process already."""


@dataclass
class Ticket:
    """A question to a bot. `future` always gets an answer, unless it is cancelled."""

    key: str
    spec: str
    glimpse: Glimpse
    patience: float
    progress: Progress | None
    seconds: float | None = None
    """A search ends after this time, if it is less than its own."""
    future: Future[Choice] = field(default_factory=Future)
    stopped: threading.Event = field(default_factory=threading.Event)
    since: float = field(default_factory=time.monotonic)

    def abandon(self) -> None:
        """Cancel the question, or stop the bot, which then answers soon with the note `cancelled`."""
        if not self.future.cancel():
            self.stopped.set()

    def is_overdue(self) -> bool:
        """Whether it has waited so long that a quick answer is better than a good one."""
        return time.monotonic() - self.since > HURRY_SECONDS

    def fall_back(self, note: str) -> None:
        """Answer with a random legal action."""
        self.answer(replace(RandomBot().choose(self.glimpse), note=note))

    def answer(self, choice: Choice) -> None:
        """Set the answer, unless the question was cancelled."""
        if not self.future.done():
            self.future.set_result(choice)


@dataclass(frozen=True)
class _Call:
    """A function to call in a process."""

    function: Callable[..., object]
    arguments: tuple[object, ...]


@dataclass
class _Job:
    call: _Call
    future: Future[object] = field(default_factory=Future)


class BotPool:
    """Processes that run bots and calculations, started by the first question; `close` the pool, or use `with`."""

    def __init__(self, processes: int = 1, nice: int = 0) -> None:
        self._workers = [_Worker(nice) for _ in range(processes)]

    def submit(
        self,
        key: str,
        spec: str,
        glimpse: Glimpse,
        *,
        patience: float = PATIENCE,
        progress: Progress | None = None,
        urgency: Urgency = Urgency.MOVE,
        seconds: float | None = None,
    ) -> Ticket:
        """Ask the bot of a seat; raises `Busy` for less than a move if too many tasks wait.

        `progress` is called from another thread with the fraction done, 0 to 1. A search ends after `seconds`, if that
        is less than its own time.
        """
        ticket = Ticket(key, spec, glimpse, patience, progress, seconds)
        self._worker(key).put(ticket, urgency)
        return ticket

    def ask(self, key: str, spec: str, glimpse: Glimpse, *, patience: float = PATIENCE) -> Choice:
        """Ask and wait for the answer."""
        return self.submit(key, spec, glimpse, patience=patience).future.result()

    def call(self, function: Callable[..., T], *arguments: object) -> Future[T]:
        """Call a module-level function in a process, after everything more urgent; raises `Busy`."""
        job = _Job(_Call(function, arguments))
        min(self._workers, key=_Worker.waiting).put(job, Urgency.LATER)
        return cast(Future[T], job.future)

    def warm(self, game: str) -> None:
        """Start the processes and compile the search of a game in the background."""
        for worker in self._workers:
            worker.put(_Warm(game), Urgency.NOW)

    def close(self) -> None:
        """End the processes; open questions get random answers."""
        for worker in self._workers:
            worker.close()

    def __enter__(self) -> BotPool:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def _worker(self, key: str) -> _Worker:
        return self._workers[zlib.crc32(key.encode()) % len(self._workers)]


@dataclass(frozen=True)
class _Warm:
    game: str


_Task: TypeAlias = Ticket | _Job | _Warm | None
"""A task for a process; None ends it."""


class _Worker:
    """One process and the thread that talks to it."""

    POLL = 0.02

    def __init__(self, nice: int = 0) -> None:
        self._tasks: queue.PriorityQueue[tuple[Urgency, int, _Task]] = queue.PriorityQueue()
        self._numbers = itertools.count()
        self._nice = nice
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._is_starting = False
        self._warmed: list[_Warm] = []
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tana-bots", daemon=True)
        self._thread.start()

    def put(self, task: _Task, urgency: Urgency) -> None:
        """Queue a task: by urgency, then in the order they came."""
        if urgency > Urgency.MOVE and self.waiting() >= MOST_WAITING:
            raise Busy("the bots are busy; try again in a moment")
        self._tasks.put((urgency, next(self._numbers), task))

    def waiting(self) -> int:
        """The number of tasks in the queue."""
        return self._tasks.qsize()

    def close(self) -> None:
        self._closing.set()
        self.put(None, Urgency.NOW)
        self._thread.join()

    def _run(self) -> None:
        while (task := self._tasks.get()[2]) is not None:
            match task:
                case Ticket():
                    self._serve(task)
                case _Job():
                    self._calculate(task)
                case _Warm():
                    self._warmed.append(task)
                    self._tell(task)
        self._refuse_the_rest()
        self._stop()

    def _refuse_the_rest(self) -> None:
        while not self._tasks.empty():
            task = self._tasks.get()[2]
            if isinstance(task, Ticket):
                task.fall_back(CANCELLED)
            elif isinstance(task, _Job):
                task.future.cancel()

    def _tell(self, task: _Warm) -> None:
        try:
            self._connection().send(task)
        except OSError:
            self._stop()

    def _serve(self, ticket: Ticket) -> None:
        """Send a question and answer its ticket, whatever happens to the process."""
        if not ticket.future.set_running_or_notify_cancel():
            return
        try:
            pipe = self._connection()
            pipe.send(_Question(ticket.key, ticket.spec, ticket.glimpse, ticket.is_overdue(), ticket.seconds))
            self._await_answer(pipe, ticket)
        except Exception as fault:
            if not isinstance(fault, (OSError, EOFError)):
                _LOG.exception("bot %s could not be asked", ticket.spec)
            self._stop()
            ticket.fall_back(RECOVERED)

    def _calculate(self, job: _Job) -> None:
        """Call a function in the process; if that dies, the future gets an exception."""
        if not job.future.set_running_or_notify_cancel():
            return
        try:
            pipe = self._connection()
            pipe.send(job.call)
            answer: _Waiting | _Value | _Failure = _Waiting(True)
            while isinstance(answer, _Waiting):
                if self._closing.is_set():
                    raise EOFError("closing")
                if pipe.poll(self.POLL):
                    answer = pipe.recv()
        except Exception as fault:
            self._stop()
            job.future.set_exception(TanaError(f"the process ended, or cannot be reached: {fault}"))
            return
        if isinstance(answer, _Failure):
            job.future.set_exception(TanaError(answer.text))
        else:
            job.future.set_result(answer.value)

    def _await_answer(self, pipe: Connection, ticket: Ticket) -> None:
        deadline = time.monotonic() + (WAITING_PATIENCE if self._is_starting else ticket.patience)
        told = False
        while not self._closing.is_set():
            if pipe.poll(self.POLL):
                message = pipe.recv()
                if isinstance(message, float):
                    if ticket.progress is not None:
                        ticket.progress(message)
                    continue
                if isinstance(message, _Waiting):
                    self._is_starting = False
                    deadline = time.monotonic() + (WAITING_PATIENCE if message.begins else ticket.patience)
                    continue
                if isinstance(message, _Failure):
                    _LOG.error("bot %s failed:\n%s", ticket.spec, message.text)
                    ticket.fall_back(RECOVERED)
                else:
                    ticket.answer(message)
                return
            if ticket.stopped.is_set() and not told:
                pipe.send(_Stop())
                told = True
                deadline = min(deadline, time.monotonic() + 1.0)
            if time.monotonic() > deadline:
                self._stop()
                ticket.fall_back(CANCELLED if told else OUT_OF_TIME)
                return
        ticket.fall_back(CANCELLED)

    def _connection(self) -> Connection:
        """The pipe to a running process; a new one is started if there is none."""
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self._stop()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs, self._nice), daemon=True, name="tana-bot")
            self._process.start()
            self._is_starting = True
            theirs.close()
            for task in self._warmed:
                self._pipe.send(task)
        return self._pipe

    def _stop(self) -> None:
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None
        if self._process is not None:
            self._process.terminate()
            self._process.join()
            self._process.close()
            self._process = None


# --- in the process of a bot -------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Question:
    key: str
    spec: str
    glimpse: Glimpse
    hurry: bool
    """Answer at once, without a search."""
    seconds: float | None = None
    """End a search after this time."""


@dataclass(frozen=True)
class _Value:
    """The return value of a function."""

    value: object


@dataclass(frozen=True)
class _Stop:
    """Stops the search in progress."""


@dataclass(frozen=True)
class _Waiting:
    """The bot starts or stops waiting for something that does not count against it."""

    begins: bool


@dataclass(frozen=True)
class _Failure:
    """The traceback of a bot that raised."""

    text: str


def _work(pipe: Connection, nice: int) -> None:
    """Run the main loop of a bot process until the pipe closes."""
    os.nice(nice)
    _BotProcess(pipe).run()


class _BotProcess:
    """The state of a bot process: its bots by key, what is being compiled, and the queue of questions."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
        self._warming: dict[str, threading.Thread] = {}
        self._questions: queue.Queue[_Question | _Call | None] = queue.Queue()
        self._stopped = threading.Event()

    def run(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        watch_compiling(lambda begins: self._pipe.send(_Waiting(begins)))
        self._pipe.send(_Waiting(False))
        while (task := self._questions.get()) is not None:
            self._pipe.send(self._try_to_answer(task))

    def _try_to_answer(self, task: _Question | _Call) -> Choice | _Value | _Failure:
        try:
            return self._answer(task) if isinstance(task, _Question) else _Value(task.function(*task.arguments))
        except Exception:
            return _Failure(traceback.format_exc())

    def _read(self) -> None:
        """Receive messages while the main thread searches."""
        try:
            while True:
                message = self._pipe.recv()
                if isinstance(message, _Stop):
                    self._stopped.set()
                elif isinstance(message, _Warm):
                    self._warm(message.game)
                else:
                    self._stopped.clear()
                    self._questions.put(message)
        except (OSError, EOFError):
            self._questions.put(None)

    def _warm(self, game: str) -> threading.Thread:
        if game not in self._warming:
            from tana.bots.levels import warm

            thread = threading.Thread(target=warm, args=(game,), daemon=True, name=f"warm {game}")
            self._warming[game] = thread
            thread.start()
        return self._warming[game]

    def _answer(self, question: _Question) -> Choice:
        bot = self._bot(question)
        if isinstance(bot, Thinker):
            thread = self._warm(question.glimpse.game)
            thread.join(0 if question.hurry else WARM_PATIENCE)
            if thread.is_alive() or question.hurry:
                return replace(bot.stand_in.choose(question.glimpse), note=WARMING_UP)
            bot.watch(self._until(question.seconds), self._pipe.send)
        choice = bot.choose(question.glimpse)
        return replace(choice, note=CANCELLED) if self._stopped.is_set() else choice

    def _until(self, seconds: float | None) -> Callable[[], bool]:
        """Whether a search that begins now has to end."""
        if seconds is None:
            return self._stopped.is_set
        end = time.monotonic() + seconds
        return lambda: self._stopped.is_set() or time.monotonic() >= end

    def _bot(self, question: _Question) -> Bot:
        name = (question.key, question.spec, question.glimpse.game)
        if name not in self._bots:
            self._bots[name] = make_bot(question.spec, question.glimpse.game)
        self._bots.move_to_end(name)
        while len(self._bots) > MEMORY:
            self._bots.popitem(last=False)
        return self._bots[name]


__all__ = ["BotPool", "Busy", "Progress", "Ticket", "Urgency"]
