"""Each seat's chance to win at every step of a finished game."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from tana.bots.worker import Busy
from tana.core.match import Match, new
from tana.server.live.analysis import Analyst, chances, worlds_of
from tana.server.live.bot_players import pace_of
from tests.server.conftest import Runner
from tests.server.harness import play_randomly, serving


def finished_match() -> Match:
    match = new("uly", 2, seed=4)
    rng = random.Random(4)
    while match.actor is not None:
        match.apply(rng.choice(match.game.legal(match.state)))
    return match


def test_a_decided_game_is_decided() -> None:
    match = finished_match()
    outcome = match.outcome
    assert outcome is not None
    final = chances("uly", 2, worlds_of(match)[-1], 3, 0)
    winners = outcome.ranks.count(1)
    assert final == [pytest.approx(1 / winners if rank == 1 else 0, abs=1e-3) for rank in outcome.ranks]


def test_chances_add_up_and_repeat() -> None:
    world = worlds_of(finished_match())[0]
    first = chances("uly", 2, world, 8, 5)
    assert sum(first) == pytest.approx(1, abs=1e-3)
    assert chances("uly", 2, world, 8, 5) == first


def test_the_series_grows_until_it_is_complete(run: Runner, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        match = finished_match()
        match_again = iter([match])
        analyst = Analyst(pool.submit, playouts=2)
        known, _ = analyst.series("t", lambda: next(match_again))
        assert len(known) == len(match.moves) + 1
        pool.submit(int).result()
        known, complete = analyst.series("t", lambda: next(match_again))
        assert complete and None not in known


def test_what_finds_no_room_is_begun_when_the_page_asks_again() -> None:
    match, room = finished_match(), [3]

    def call(function: Any, *arguments: Any) -> Future[Any]:
        if not room[0]:
            raise Busy("too much to do")
        room[0] -= 1
        done: Future[Any] = Future()
        done.set_result(function(*arguments))
        return done

    analyst = Analyst(call, playouts=1)
    known, complete = analyst.series("t", lambda: match)
    assert not complete and known[0] is not None and known[-1] is None
    room[0] = 100
    known, complete = analyst.series("t", lambda: match)
    assert complete and None not in known


def test_how_fast_a_bot_answers_does_not_tell_whether_it_had_a_choice() -> None:
    assert pace_of("fox", 0.5) > 1.0
    assert pace_of("sprout", 0.5) == 0.5
    assert pace_of("fox", 0.0) == 0.0


def test_analysis_comes_after_the_game(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me"}, {"kind": "bot"}])
            await host.command(made["table"], "start")
            async with host.sit(made["table"]) as session:
                await play_randomly(session, random.Random(2))
            found = await host.get(f"/api/tables/{made['table']}/analysis")
            assert len(found["chances"]) > 5

    run(check())


def test_the_process_leaves_when_its_server_is_killed() -> None:
    code = """if 1:
        import os, signal
        from tana.bots.worker import BotPool
        if __name__ == "__main__":
            print(BotPool(1, nice=10).call(os.getpid).result(), flush=True)
            os.kill(os.getpid(), signal.SIGKILL)
    """
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == -signal.SIGKILL, done.stderr
    worker = int(done.stdout)
    for _ in range(600):
        if not _is_alive(worker):
            return
        time.sleep(0.1)
    raise AssertionError("the process is still there")


def _is_alive(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return "Z" not in subprocess.run(["ps", "-o", "stat=", "-p", str(process)], capture_output=True, text=True).stdout
