"""Bots in processes: whatever a bot does, the table gets a legal answer."""

from __future__ import annotations

import multiprocessing
import os
import pickle
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

import tana
from tana.bots import worker
from tana.bots.api import (
    CANCELLED,
    OUT_OF_TIME,
    RECOVERED,
    WARMING_UP,
    Choice,
    Glimpse,
    RandomBot,
    bot_entropy,
    glimpse,
)
from tana.bots.worker import BotPool, Busy, Urgency
from tana.errors import TanaError

TROUBLE = """
import os, time

class Memory:
    def __init__(self, game):
        self.asked = 0

    def choose(self, glimpse):
        self.asked += 1
        return glimpse.legal[self.asked]

class Raises:
    def __init__(self, game):
        pass

    def choose(self, glimpse):
        raise RuntimeError("on purpose")

class Dies(Raises):
    def choose(self, glimpse):
        os._exit(3)

class Sleeps(Raises):
    def choose(self, glimpse):
        time.sleep(600)
"""


@pytest.fixture(scope="module")
def trouble(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("bots") / "trouble.py"
    path.write_text(TROUBLE, encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def pool() -> Iterator[BotPool]:
    with BotPool() as made:
        yield made


@pytest.fixture(scope="module")
def seen() -> Glimpse:
    match = tana.new("molly", seats=2, seed=7)
    assert match.actor is not None
    return glimpse(match.game, match.state, match.actor, bot_entropy(b"worker", match.actor, 1))


def test_a_bot_keeps_its_memory_by_key(pool: BotPool, trouble: Path, seen: Glimpse) -> None:
    spec = f"{trouble}:Memory"
    assert [pool.ask("a", spec, seen).action for _ in range(2)] == list(seen.legal[1:3])
    assert pool.ask("b", spec, seen).action == seen.legal[1]


def test_a_glimpse_that_was_looked_at_can_still_be_asked_about(pool: BotPool, seen: Glimpse) -> None:
    """Whatever has been worked out from it stays here: another process gets what it was made of."""
    assert seen.view and seen.legal and seen.state is not None
    copy = pickle.loads(pickle.dumps(seen))
    assert vars(copy).keys() == {"game", "seat", "world", "entropy"} and copy == seen
    assert pool.ask("looked", "random", seen).note == ""


def test_a_question_that_cannot_be_sent_is_answered_all_the_same(pool: BotPool, seen: Glimpse) -> None:
    assert pool.ask("unsendable", cast(str, lambda: None), seen).note == RECOVERED
    assert pool.ask("after", "random", seen).note == ""


@pytest.mark.parametrize("name", ["Raises", "Dies"])
def test_a_bot_that_breaks_down_is_replaced_by_chance(pool: BotPool, trouble: Path, seen: Glimpse, name: str) -> None:
    choice = pool.ask("c", f"{trouble}:{name}", seen)
    assert choice.note == RECOVERED
    assert choice.action in seen.legal
    assert pool.ask("c", "random", seen).note == ""


def test_a_bot_that_takes_too_long_is_replaced_by_chance(pool: BotPool, trouble: Path, seen: Glimpse) -> None:
    choice = pool.ask("d", f"{trouble}:Sleeps", seen, patience=3.0)
    assert choice.note == OUT_OF_TIME
    assert choice.action in seen.legal
    assert pool.ask("d", "random", seen).note == ""


def test_thinking_that_nobody_waits_for_is_stopped(pool: BotPool, trouble: Path, seen: Glimpse) -> None:
    ticket = pool.submit("e", f"{trouble}:Sleeps", seen, patience=600.0)
    while not ticket.future.running():
        time.sleep(0.01)
    ticket.abandon()
    assert ticket.future.result().note == CANCELLED


def test_a_weaker_level_answers_until_the_search_is_compiled(
    seen: Glimpse, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TANA_CACHE", str(tmp_path))
    with BotPool() as cold:
        choice = cold.ask("f", "fox:iterations=50", seen, patience=120.0)
    assert choice.note == WARMING_UP
    assert choice.action in seen.legal


def test_questions_left_open_are_answered_when_the_pool_closes(trouble: Path, seen: Glimpse) -> None:
    pool = BotPool()
    tickets = [pool.submit("g", f"{trouble}:Sleeps", seen, patience=600.0) for _ in range(3)]
    pool.close()
    assert all(ticket.future.result().action in seen.legal for ticket in tickets)


PATIENT = """
import pathlib, time

class Patient:
    def __init__(self, game):
        self.sign = pathlib.Path(__file__).with_name("sign")

    def choose(self, glimpse):
        while not self.sign.exists():
            time.sleep(0.01)
        return glimpse.legal[0]
"""


@pytest.fixture
def patient(tmp_path: Path) -> str:
    """A bot that answers once there is a sign."""
    path = tmp_path / "patient.py"
    path.write_text(PATIENT, encoding="utf-8")
    return f"{path}:Patient"


def test_moves_go_before_hints_and_hints_before_calculations(patient: str, tmp_path: Path, seen: Glimpse) -> None:
    order: list[str] = []
    with BotPool() as pool:
        first = pool.submit("a", patient, seen, patience=600.0)
        later = pool.call(os.getpid)
        hints = [pool.submit(f"h{n}", patient, seen, urgency=Urgency.HINT) for n in range(2)]
        move = pool.submit("m", patient, seen)
        later.add_done_callback(lambda _: order.append("later"))
        for hint in hints:
            hint.future.add_done_callback(lambda _: order.append("hint"))
        move.future.add_done_callback(lambda _: order.append("move"))
        (tmp_path / "sign").touch()
        first.future.result()
        later.result()
    assert order == ["move", "hint", "hint", "later"]


def test_what_waits_is_bounded_but_for_moves(patient: str, tmp_path: Path, seen: Glimpse) -> None:
    with BotPool() as pool:
        tickets = [pool.submit("a", patient, seen, patience=600.0)]
        with pytest.raises(Busy):
            tickets.extend(
                pool.submit(f"h{n}", patient, seen, urgency=Urgency.HINT) for n in range(worker.MOST_WAITING + 2)
            )
        move = pool.submit("m", patient, seen)
        for ticket in tickets[1:]:
            ticket.abandon()
        (tmp_path / "sign").touch()
        assert move.future.result().action == seen.legal[0]
        assert all(ticket.future.cancelled() for ticket in tickets[1:])


def test_a_question_that_waited_too_long_is_answered_without_thinking(seen: Glimpse) -> None:
    class Ponders:
        stand_in = RandomBot()

        def choose(self, _: Glimpse) -> Choice:
            raise AssertionError("it must not think")

        def watch(self, *_: object) -> None:
            return None

    process = worker._BotProcess(multiprocessing.Pipe()[0])
    process._bots["k", "s", seen.game] = Ponders()
    process._warming[seen.game] = warm = threading.Thread(target=int)
    warm.start()
    assert process._answer(worker._Question("k", "s", seen, hurry=True)).action in seen.legal
    with pytest.raises(AssertionError, match="must not think"):
        process._answer(worker._Question("k", "s", seen, hurry=False))


def test_a_search_ends_within_the_time_of_its_question(seen: Glimpse) -> None:
    class Ponders:
        stand_in = RandomBot()

        def choose(self, glimpse: Glimpse) -> Choice:
            self.chunks = 1
            while not self.ended():
                self.chunks += 1
            return Choice(glimpse.legal[0])

        def watch(self, ended: Callable[[], bool], _: object) -> None:
            self.ended = ended

    process, bot = worker._BotProcess(multiprocessing.Pipe()[0]), Ponders()
    process._bots["k", "s", seen.game] = bot
    process._warming[seen.game] = warm = threading.Thread(target=int)
    warm.start()
    answer = process._answer(worker._Question("k", "s", seen, hurry=False, seconds=0.0))
    assert answer == Choice(seen.legal[0]), "it is an answer like any other, not a cancelled one"
    assert bot.chunks == 1
    assert process._until(None)() is False, "the next question has its own time"


def test_a_function_can_be_called_and_its_fault_comes_back() -> None:
    with BotPool() as pool:
        assert pool.call(os.path.basename, "a/b").result() == "b"
        with pytest.raises(TanaError, match="ZeroDivisionError"):
            pool.call(divmod, 1, 0).result()
        with pytest.raises(TanaError, match="ended"):
            pool.call(os._exit, 3).result()
        assert pool.call(os.getpid).result() != os.getpid()
