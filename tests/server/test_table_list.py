"""The list of a person's tables: its content, and long polls for changes."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tests.server.conftest import Runner
from tests.server.harness import people, seated, serving, soon


def test_a_line_tells_whose_turn_it_is_and_who_is_there(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "uly", 2)
            solo = await host.create("uly", [{"kind": "me", "animal": "fox"}, {"kind": "bot", "level": "random"}])
            listed = {line["table"]: line for line in (await host.get("/api/tables"))["tables"]}
            assert listed[table]["company"] and not listed[solo["table"]]["company"]
            assert listed[solo["table"]]["animals"] == ["fox", None]
            assert listed[solo["table"]]["turn"] is None
            turn = listed[table]["turn"]
            assert listed[table]["your_turn"] == (turn == 1)
            (theirs,) = (await guest.get("/api/tables"))["tables"]
            assert theirs["turn"] == turn and theirs["your_turn"] == (turn == 2) and theirs["company"]

    run(check())


def test_games_under_way_come_before_tables_that_were_touched_later(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "uly", 2)
            later = [(await host.create("uly", people(2)))["table"] for _ in range(3)]
            listed = [line["table"] for line in (await host.get("/api/tables"))["tables"]]
            assert listed[0] == table and set(listed[1:]) == set(later)

    run(check())


def test_a_waiting_list_is_answered_when_somebody_moves_elsewhere(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, players = await seated(house, "molly", 2)
            before = await players[0].get("/api/tables")
            turn = before["tables"][0]["turn"]
            watcher, mover = players[2 - turn], players[turn - 1]
            mark = (await watcher.get("/api/tables"))["mark"]
            waiting = asyncio.create_task(watcher.get("/api/tables", mark=mark, wait=25))
            await soon(lambda: bool(house.service.table_list.polls.waiting))
            while (await watcher.get("/api/tables"))["tables"][0]["turn"] == turn:
                assert not waiting.done()
                now = await mover.get(f"/api/tables/{table}")
                await mover.command(table, "play", seat=turn, seq=now["seq"], action=now["choices"][0]["action"])
            answer = await waiting
            assert answer["tables"][0]["your_turn"] and answer["mark"] != mark
            assert house.service.table_list.polls.waiting == {}

    run(check())


def test_a_new_table_and_a_closing_server_answer_too(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            await host.create("uly", [{"kind": "me"}, {"kind": "remote"}])
            mark = (await host.get("/api/tables"))["mark"]
            waiting = asyncio.create_task(host.get("/api/tables", mark=mark, wait=25))
            await soon(lambda: bool(house.service.table_list.polls.waiting))
            await host.create("molly", [{"kind": "me"}, {"kind": "remote"}])
            answer = await waiting
            assert len(answer["tables"]) == 2
            last = asyncio.create_task(host.get("/api/tables", mark=answer["mark"], wait=25))
            await soon(lambda: bool(house.service.table_list.polls.waiting))
            house.service.end_waiting()
            assert (await last)["mark"] == answer["mark"]

    run(check())
