"""Finished games: the analysis of chances, records and replays."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tana.bots.analysis import MoveReport
from tana.bots.worker import BotPool, Busy
from tana.core.game_file import parse
from tana.core.match import new
from tana.server.live.after_game import AfterGame
from tana.server.live.analysis import Analyst, Section, SectionResult, analysis_of, chances
from tana.server.live.bot_players import pace_of
from tana.server.tables.after_game import record_of, was_visible
from tana.server.tables.finished_game import FinishedGame, positions_of
from tana.server.tables.refusal import Refuse
from tana.server.tables.table import Table
from tests.server.conftest import Runner
from tests.server.harness import play_randomly, serving, whole_replay


def finished() -> FinishedGame:
    match = new("uly", 2, seed=4)
    rng = random.Random(4)
    while match.actor is not None:
        match.apply(rng.choice(match.game.legal(match.state)))
    return FinishedGame(
        table="t",
        game="uly",
        seats=2,
        options=tuple(match.header.options.items()),
        names=match.header.names,
        levels=("digger", "digger"),
        entropy=match.header.entropy,
        start=b"",
        actions=tuple((move.action, move.entropy) for move in match.moves),
        extra=b"{}",
        compiled=False,
    )


def test_a_decided_game_is_decided() -> None:
    match = finished().match()
    outcome = match.outcome
    assert outcome is not None
    final = chances("uly", ("digger", "digger"), positions_of(match)[-1], 3, 0)
    winners = outcome.ranks.count(1)
    assert final == [pytest.approx(1 / winners if rank == 1 else 0, abs=1e-3) for rank in outcome.ranks]


def test_chances_add_up_and_repeat() -> None:
    world = positions_of(finished().match())[0]
    first = chances("uly", ("digger", "digger"), world, 8, 5)
    assert sum(first) == pytest.approx(1, abs=1e-3)
    assert chances("uly", ("digger", "digger"), world, 8, 5) == first


def test_the_series_grows_until_it_is_complete(run: Runner, tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        game = finished()
        once = iter([game])
        analyst = Analyst(pool.submit, playouts=2)
        assert len(series(analyst.found("t", lambda: next(once)))) == len(game.actions) + 1
        pool.submit(int).result()
        parts = analyst.found("t", lambda: next(once))
        assert all(part.is_done() for part in parts) and None not in series(parts)
        moves = [move.number for part in parts for move in known(part).moves]
        assert moves == list(range(1, len(game.actions) + 1))


def series(parts: Sequence[Section]) -> list[list[float] | None]:
    return [chance for part in parts for chance in part.chances()]


def known(part: Section) -> SectionResult:
    found = part.known()
    assert found is not None
    return found


def test_what_finds_no_room_is_begun_when_the_page_asks_again() -> None:
    game, room = finished(), [3]

    def call(function: Any, *arguments: Any) -> Future[Any]:
        if not room[0]:
            raise Busy("too much to do")
        room[0] -= 1
        done: Future[Any] = Future()
        done.set_result(function(*arguments))
        return done

    analyst = Analyst(call, playouts=1)
    begun = series(analyst.found("t", lambda: game))
    assert begun[0] is not None and begun[-1] is None
    room[0] = 100
    assert None not in series(analyst.found("t", lambda: game))


def test_how_fast_a_bot_answers_does_not_tell_whether_it_had_a_choice() -> None:
    assert pace_of("fox", "molly", 0.5) > 1.0
    assert pace_of("sprout", "molly", 0.5) == 0.5
    assert pace_of("fox", "molly", 0.0) == 0.0
    assert pace_of("fox", "buddel", 0.5) == 0.5, "no thinking time where it does not help"
    assert 0 < pace_of("sprout", "molly", 0.5, follows=True) < 0.5, "follow-up decisions of a turn are faster"
    assert 0.4 < pace_of("fox", "molly", 0.5, follows=True) < pace_of("fox", "molly", 0.5)


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
            while not found["complete"]:
                assert found["accounts"] == []
                await asyncio.sleep(0.1)
                found = await host.get(f"/api/tables/{made['table']}/analysis")
            assert [account["seat"] for account in found["accounts"]] == [1, 2]
            check_costly(found["accounts"], len(found["chances"]) - 1)

    run(check())


def check_costly(accounts: list[dict[str, Any]], moves: int) -> None:
    """Each seat's costly moves are moves of the game, worst first, and each has a positive loss.

    They may add up to more than the account's total, which includes slightly negative losses of moves on which the two
    searches disagree.
    """
    for account in accounts:
        costly = account["costly"]
        assert len(costly) <= 3 and all(1 <= move["number"] <= moves for move in costly)
        losses = [move["loss"] for move in costly]
        assert losses == sorted(losses, reverse=True) and min(losses, default=0) >= 0
        assert all(move["made"] != move["best"] for move in costly)
    assert any(account["costly"] for account in accounts)


def report_on(table: Table, number: int, costly: int) -> MoveReport:
    """A move of a finished game in which one move was costly."""
    played, notation = table.played[number - 1], table.game.actions.notation
    best = notation(0 if played.action else 1)
    fields = {"before": 1.0, "after": 0.5, "score": 0.0, "chances": (0.5, 0.5), "forced": False, "apart": 0.0}
    return MoveReport(
        *(number, played.seat, notation(played.action)),
        best=best,
        loss=0.5 if number == costly else 0.0,
        error=0.0,
        why=(("x", 1.0),),
        **fields,
    )


def test_spectators_are_told_about_moves_as_far_as_they_saw_them(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me"}, {"kind": "bot"}])
            watcher = house.visitor()
            await watcher.join_path(made["path"], watch=True)
            await host.command(made["table"], "start")
            async with host.sit(made["table"]) as session:
                await play_randomly(session, random.Random(2))
            table = (await house.service.cache.get(made["table"])).table

            def call(
                costly: int, _: Any, game: FinishedGame, begin: int, end: int, playouts: int
            ) -> Future[SectionResult]:
                done: Future[SectionResult] = Future()
                numbers = range(begin + 1, min(end, len(table.played)) + 1)
                moves = [report_on(table, number, costly) for number in numbers]
                done.set_result(SectionResult([[0.5, 0.5]] * (end - begin), moves))
                return done

            def told(holder: str) -> dict[int, Any]:
                """The report on each move, by number, if it is the costly one."""
                found: dict[int, Any] = {}
                for costly in range(1, len(table.played) + 1):
                    accounts = analysis_of(table, holder, Analyst(partial(call, costly))).accounts
                    found |= {move.number: move for account in accounts for move in account.costly}
                return found

            (spectator,) = table.watchers
            everything, little = told(table.host), told(spectator)
            assert sorted(everything) == list(range(1, len(table.played) + 1))
            assert all(move.best != move.made and move.why for move in everything.values())
            hidden = {number for number in everything if not was_visible(table, number)}
            assert hidden and set(little) == set(everything) - hidden != set()
            assert all(move.best == move.made and not move.why for move in little.values())
            await host.command(made["table"], "open-view", seat=1, on=True)
            assert all(told(spectator)[n] == everything[n] for n in everything if table.played[n - 1].seat == 0)

    run(check())


def test_games_are_played_again_elsewhere_and_once(
    run: Runner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Record, replay and analysis come from another process; replaying a game in this one is an error."""

    def not_here(_: FinishedGame) -> None:
        raise AssertionError("on the event loop")

    asked: list[str] = []
    call = BotPool.call

    def counted(self: BotPool, function: Any, *arguments: Any) -> Any:
        asked.append(function.__name__)
        return call(self, function, *arguments)

    async def check() -> None:
        monkeypatch.setattr(BotPool, "call", counted)
        monkeypatch.setattr(FinishedGame, "match", not_here)
        async with serving(tmp_path) as house:
            host = house.visitor()
            table = (await host.create("uly", [{"kind": "me"}, {"kind": "bot"}]))["table"]
            await host.command(table, "start")
            async with host.sit(table) as session:
                await play_randomly(session, random.Random(2))
                now = session.table
            replays = await asyncio.gather(*(whole_replay(host, table, seat=1) for _ in range(3)))
            assert replays[0] == replays[1] == replays[2] and asked == ["replay_of"]
            assert replays[0][-1]["view"] == now["view"] and replays[0][-1]["turn"] is None
            records = [(await host.http.get(f"/api/tables/{table}/record")).content for _ in range(2)]
            assert records[0] == records[1] and asked == ["replay_of", "record_of"]
            assert len(records[0].splitlines()) == len(replays[0]) + 1
            await host.get(f"/api/tables/{table}/analysis")
            assert set(asked[2:]) == {"analyse_section"}

    run(check())


def test_what_was_made_is_kept_as_far_as_there_is_room(run: Runner, tmp_path: Path) -> None:
    made: list[str] = []

    def call(function: Any, game: FinishedGame, *_: Any) -> Future[list[bytes]]:
        made.append(game.table)
        done: Future[list[bytes]] = Future()
        done.set_result([bytes(60)])
        return done

    async def check() -> None:
        after = AfterGame(call, kept_bytes=100)
        async with serving(tmp_path) as house:
            tables = []
            for _ in range(2):
                created = await house.visitor().create("uly", [{"kind": "me"}, {"kind": "bot"}])
                tables.append((await house.service.cache.get(created["table"])).table)
            for table in (tables[0], tables[0], tables[1], tables[0]):
                await after.record(table)
            assert made == [tables[0].id, tables[1].id, tables[0].id]

    run(check())


def test_a_process_that_has_too_much_to_do_says_so(run: Runner, tmp_path: Path) -> None:
    def busy(*_: Any) -> Any:
        raise Busy("too much to do")

    async def check() -> None:
        async with serving(tmp_path) as house:
            created = await house.visitor().create("uly", [{"kind": "me"}, {"kind": "bot"}])
            table = (await house.service.cache.get(created["table"])).table
            after = AfterGame(busy)
            for _ in range(2):
                with pytest.raises(Refuse, match="limit"):
                    await after.record(table)

    run(check())


def test_a_record_made_elsewhere_is_a_game_file() -> None:
    game = finished()
    assert parse(b"".join(record_of(game))).outcome == game.match().outcome


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
