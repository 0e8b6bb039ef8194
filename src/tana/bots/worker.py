"""Bots in processes of their own, so that no bot can stop, slow down or look into a table.

    pool = BotPool()
    pool.warm("molly")
    ticket = pool.submit("table 7, seat 2", "fox", glimpse)    # a server: asyncio.wrap_future(ticket.future)
    choice = pool.ask("seat 2", "fox", glimpse)                # a terminal: waits

A seat is named by a key; one process keeps the bot of a key with its memory. While the search is still being
compiled a weaker level answers, and its choice says so. A bot that breaks down or overruns its time is replaced
by a random legal action, and its process by a new one: a ticket is always answered.
"""

from __future__ import annotations

import logging
import multiprocessing
import queue
import threading
import time
import traceback
import zlib
from collections import OrderedDict
from concurrent.futures import Future
from dataclasses import dataclass, field, replace
from multiprocessing.connection import Connection

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

PATIENCE = 10.0
"""Seconds a bot may take before its process is given up, unless the ticket says otherwise."""
WARM_PATIENCE = 0.6
"""Seconds a request waits for the search to be compiled before a weaker level answers."""
MEMORY = 32
"""How many bots a process keeps."""

_LOG = logging.getLogger("tana.bots")


# --- the side of the tables --------------------------------------------------------------------------------


@dataclass
class Ticket:
    """A question to a bot. `future` is answered in every case; `cancel` asks for the best found so far."""

    key: str
    spec: str
    glimpse: Glimpse
    patience: float
    progress: Progress | None
    future: Future[Choice] = field(default_factory=Future)
    stopped: threading.Event = field(default_factory=threading.Event)

    def cancel(self) -> None:
        """Stop thinking: the answer comes soon, with the note `cancelled`."""
        self.stopped.set()

    def fall_back(self, note: str) -> None:
        """Answer with a random legal action."""
        self.answer(replace(RandomBot().choose(self.glimpse), note=note))

    def answer(self, choice: Choice) -> None:
        """Set the answer, unless nobody waits for it any more."""
        if not self.future.done():
            self.future.set_result(choice)


class BotPool:
    """A few processes that play for bots. Cheap until the first question; `close` it, or use `with`."""

    def __init__(self, processes: int = 1) -> None:
        self._workers = [_Worker() for _ in range(processes)]

    def submit(
        self,
        key: str,
        spec: str,
        glimpse: Glimpse,
        *,
        patience: float = PATIENCE,
        progress: Progress | None = None,
    ) -> Ticket:
        """Ask the bot of a seat. `progress` is called from another thread with the part done, 0 to 1."""
        ticket = Ticket(key, spec, glimpse, patience, progress)
        self._worker(key).tasks.put(ticket)
        return ticket

    def ask(self, key: str, spec: str, glimpse: Glimpse, *, patience: float = PATIENCE) -> Choice:
        """Ask and wait for the answer."""
        return self.submit(key, spec, glimpse, patience=patience).future.result()

    def warm(self, game: str) -> None:
        """Start the processes and let them compile the search of a game in the background."""
        for worker in self._workers:
            worker.tasks.put(_Warm(game))

    def forget(self, key: str) -> None:
        """The bot of that key is not needed any more."""
        self._worker(key).tasks.put(_Forget(key))

    def close(self) -> None:
        """End the processes; open questions are answered at random."""
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


@dataclass(frozen=True)
class _Forget:
    key: str


class _Worker:
    """One process and the thread that talks to it."""

    POLL = 0.02

    def __init__(self) -> None:
        self.tasks: queue.Queue[Ticket | _Warm | _Forget | None] = queue.Queue()
        self._process: multiprocessing.process.BaseProcess | None = None
        self._pipe: Connection | None = None
        self._warmed: list[_Warm] = []
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name="tana-bots", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._closing.set()
        self.tasks.put(None)
        self._thread.join()

    def _run(self) -> None:
        while (task := self.tasks.get()) is not None:
            if isinstance(task, Ticket):
                self._serve(task)
            else:
                if isinstance(task, _Warm):
                    self._warmed.append(task)
                self._tell(task)
        self._refuse_the_rest()
        self._stop()

    def _refuse_the_rest(self) -> None:
        while not self.tasks.empty():
            task = self.tasks.get()
            if isinstance(task, Ticket):
                task.fall_back(CANCELLED)

    def _tell(self, task: _Warm | _Forget) -> None:
        try:
            self._connection().send(task)
        except OSError:
            self._stop()

    def _serve(self, ticket: Ticket) -> None:
        """Put one question; whatever becomes of the process, the ticket is answered."""
        if not ticket.future.set_running_or_notify_cancel():
            return
        try:
            pipe = self._connection()
            pipe.send(_Question(ticket.key, ticket.spec, ticket.glimpse))
            self._await_answer(pipe, ticket)
        except (OSError, EOFError):
            self._stop()
            ticket.fall_back(RECOVERED)

    def _await_answer(self, pipe: Connection, ticket: Ticket) -> None:
        deadline = time.monotonic() + ticket.patience
        told = False
        while not self._closing.is_set():
            if pipe.poll(self.POLL):
                message = pipe.recv()
                if isinstance(message, float):
                    if ticket.progress is not None:
                        ticket.progress(message)
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
        """The pipe to a living process; a new one starts where the old one died."""
        if self._process is None or self._pipe is None or not self._process.is_alive():
            self._stop()
            context = multiprocessing.get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_work, args=(theirs,), daemon=True, name="tana-bot")
            self._process.start()
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


# --- the side of the bots ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class _Question:
    key: str
    spec: str
    glimpse: Glimpse


@dataclass(frozen=True)
class _Stop:
    """Answer the question in hand now."""


@dataclass(frozen=True)
class _Failure:
    """The bot raised: its traceback, for the log."""

    text: str


def _work(pipe: Connection) -> None:
    """The main function of a bot process: answer questions until the pipe closes."""
    _Desk(pipe).run()


class _Desk:
    """What a bot process keeps: its bots by key, what is compiled, and the question in hand."""

    def __init__(self, pipe: Connection) -> None:
        self._pipe = pipe
        self._bots: OrderedDict[tuple[str, str, str], Bot] = OrderedDict()
        self._warming: dict[str, threading.Thread] = {}
        self._questions: queue.Queue[_Question | _Forget | None] = queue.Queue()
        self._stopped = threading.Event()

    def run(self) -> None:
        threading.Thread(target=self._read, daemon=True).start()
        while (task := self._questions.get()) is not None:
            if isinstance(task, _Forget):
                self._forget(task.key)
            else:
                self._pipe.send(self._try_to_answer(task))

    def _try_to_answer(self, question: _Question) -> Choice | _Failure:
        try:
            return self._answer(question)
        except Exception:
            return _Failure(traceback.format_exc())

    def _read(self) -> None:
        """Take messages while the main thread thinks."""
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

    def _forget(self, key: str) -> None:
        for known in [known for known in self._bots if known[0] == key]:
            del self._bots[known]

    def _answer(self, question: _Question) -> Choice:
        bot = self._bot(question)
        if isinstance(bot, Thinker):
            thread = self._warm(question.glimpse.game)
            thread.join(WARM_PATIENCE)
            if thread.is_alive():
                return replace(bot.stand_in.choose(question.glimpse), note=WARMING_UP)
            bot.watch(self._stopped.is_set, self._pipe.send)
        choice = bot.choose(question.glimpse)
        return replace(choice, note=CANCELLED) if self._stopped.is_set() else choice

    def _bot(self, question: _Question) -> Bot:
        name = (question.key, question.spec, question.glimpse.game)
        if name not in self._bots:
            self._bots[name] = make_bot(question.spec, question.glimpse.game)
        self._bots.move_to_end(name)
        while len(self._bots) > MEMORY:
            self._bots.popitem(last=False)
        return self._bots[name]


__all__ = ["BotPool", "Progress", "Ticket"]
