"""Bots in processes: whatever a bot does, the table gets a legal answer."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import tana
from tana.bots.api import CANCELLED, OUT_OF_TIME, RECOVERED, WARMING_UP, Glimpse, bot_entropy, glimpse
from tana.bots.worker import BotPool

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
    pool.forget("a")
    assert pool.ask("a", spec, seen).action == seen.legal[1]


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


def test_thinking_can_be_cancelled(pool: BotPool, trouble: Path, seen: Glimpse) -> None:
    ticket = pool.submit("e", f"{trouble}:Sleeps", seen, patience=600.0)
    ticket.cancel()
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
