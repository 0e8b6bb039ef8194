"""Tables, seats and play over the wire."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any, get_args

import pytest

from tana.client import Refused, Visitor
from tana.client.session import RECONNECT_SECONDS
from tana.core.log_limit import last_turn
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.engine import table_rules
from tana.server.protocol import wire
from tana.server.tables import log
from tana.server.tables.table import Table
from tests.server.conftest import Runner
from tests.server.harness import contribution, everybody_gone, people, play_randomly, seated, serving, soon

GAMES = names()


async def refused(work: Any) -> str:
    """Expect a refusal; returns its code."""
    with pytest.raises(Refused) as found:
        await work
    return found.value.code


def most_seats(game: str) -> int:
    return find_game(game).seats.stop - 1


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_a_browser_on_every_seat(run: Runner, tmp_path: Path, game: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, game, most_seats(game))
            sessions = [visitor.sit(table) for visitor in visitors]
            for session in sessions:
                await session.__aenter__()
            rng = random.Random(5)
            await asyncio.gather(*(play_randomly(session, rng) for session in sessions))
            outcomes = [session.table["outcome"] for session in sessions]
            assert all(outcome == outcomes[0] for outcome in outcomes)
            assert 1 in outcomes[0]["ranks"]
            for session in sessions:
                assert [step["seq"] for step in session.steps] == list(range(1, session.table["seq"] + 1))
                await session.close()
            live = house.service.cache.sessions[table]
            rebuilt = Table.replay(await house.service.store.read(table))
            assert rebuilt.position == live.table.position
            await live_and_read_back_agree(house, table, visitors[0])

    run(check())


async def live_and_read_back_agree(house: Any, table: str, visitor: Any) -> None:
    """Check that snapshots do not depend on whether the table was in memory."""
    await everybody_gone(house, table)
    before = await visitor.get(f"/api/tables/{table}")
    house.service.cache.drop(house.service.cache.sessions[table])
    assert await visitor.get(f"/api/tables/{table}") == before


def test_bots_play_their_seats(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot", "level": "random"}])
            await host.command(made["table"], "start")
            async with host.sit(made["table"]) as session:
                await play_randomly(session, random.Random(1))
                assert session.table["phase"] == "over"

    run(check())


def test_the_same_game_by_http_alone(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "bot"}])
            path = f"/api/tables/{made['table']}"
            await host.command(made["table"], "contribute", seat=1, random=contribution())
            await host.command(made["table"], "start")
            table = await host.get(path)
            while table["phase"] == "playing":
                if table["choices"]:
                    action = table["choices"][0]["action"]
                    await host.command(made["table"], "play", seat=1, seq=table["seq"], action=action)
                frames = (await host.get(f"{path}/updates", since=table["seq"], wait=20))["frames"]
                for frame in frames:
                    assert [step["seq"] for step in frame["steps"]] == list(range(table["seq"] + 1, frame["seq"] + 1))
                    table = frame
            assert table["outcome"] is not None

    run(check())


@pytest.mark.rules("MOL-K4", "ULY-K3")
@pytest.mark.parametrize("game", ["molly", "uly"])
def test_a_new_page_gets_no_more_of_the_story_than_its_log_may_show(run: Runner, tmp_path: Path, game: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, game, 2)
            movers = await play_some(table, visitors, 12)
            for seat, visitor in enumerate(visitors, start=1):
                whole = await visitor.get(f"/api/tables/{table}", since=1)
                first = last_turn(movers, whole["turn"], seat)
                start = [step["seq"] for step in whole["steps"] if step["cause"] == "played"][first]
                for path in (f"/api/tables/{table}", f"/api/tables/{table}/steps"):
                    told = await visitor.get(path, seat=seat)
                    assert [step["seq"] for step in told["steps"]] == list(range(start, whole["seq"] + 1))

    run(check())


@pytest.mark.rules("BUD-K3")
def test_a_look_is_told_once(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, "buddel", 2)
            looker = 0
            while not looker:
                [now] = [at for at in [await one.get(f"/api/tables/{table}") for one in visitors] if at["choices"]]
                words = [choice["notation"] for choice in now["choices"]]
                looker = now["turn"] if "look" in words else 0
                await visitors[now["turn"] - 1].command(
                    table, "play", seat=now["turn"], seq=now["seq"], notation="look" if looker else words[0]
                )
            told = await visitors[looker - 1].get(f"/api/tables/{table}")
            assert "saw" in names_of_events(told)
            await play_some(table, visitors, 1)
            assert "saw" not in names_of_events(await visitors[looker - 1].get(f"/api/tables/{table}"))
            missed = await visitors[looker - 1].get(f"/api/tables/{table}", since=told["seq"] - 1)
            assert "saw" in names_of_events(missed)

    run(check())


def names_of_events(snapshot: Any) -> list[str]:
    return [event["name"] for step in snapshot["steps"] for event in step["events"]]


async def play_some(table: str, visitors: list[Any], moves: int) -> list[int]:
    """Let each visitor's seat play its first choices; returns the seats that moved."""
    movers = []
    for _ in range(moves):
        tables = [await visitor.get(f"/api/tables/{table}") for visitor in visitors]
        [now] = [found for found in tables if found["choices"]]
        movers.append(now["turn"])
        what = {"seat": now["turn"], "seq": now["seq"], "action": now["choices"][0]["action"]}
        await visitors[now["turn"] - 1].command(table, "play", **what)
    return movers


def test_joining_by_link_code_and_lookup(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest, late = house.visitor(), house.visitor(), house.visitor()
            made = await host.create("molly", people(3))
            lobby = await guest.post("/api/lookup", {"code": made["code"].lower()})
            assert lobby["commitment"] == made["commitment"]
            assert [seat["kind"] for seat in lobby["seats"]] == ["remote", "open", "open"]
            joined = await guest.post("/api/join", {"code": made["code"], "seat": 3, "name": " Bo\t"})
            assert joined["you"]["seats"] == [3]
            again = await guest.join_path(made["path"])
            assert again["you"]["seats"] == [3]
            assert await refused(host.command(made["table"], "start")) == "not-now"
            await late.join_path(made["path"], name="Cy")
            assert await refused(house.visitor().join_path(made["path"])) == "full"
            await host.command(made["table"], "start")
            seats = (await late.get(f"/api/tables/{made['table']}"))["seats"]
            assert [seat["name"] for seat in seats] == ["Seat 1", "Cy", "Bo"]
            lines = (await guest.get("/api/tables"))["tables"]
            assert [line["table"] for line in lines] == [made["table"]]
            assert (await house.visitor().get("/api/tables"))["tables"] == []

    run(check())


def test_commands_are_idempotent_and_stale_ones_are_answered(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, "molly", 2, options={"first": "1"})
            host = visitors[0]
            now = await host.get(f"/api/tables/{table}")
            play = {"seat": 1, "seq": now["seq"], "notation": "draw", "id": "once"}
            first = await host.command(table, "play", **play)
            assert await host.command(table, "play", **play) == first
            assert (await host.get(f"/api/tables/{table}"))["seq"] == first["seq"]
            stale = {"seat": 1, "seq": now["seq"], "notation": "draw", "id": "late"}
            assert await refused(host.command(table, "play", **stale)) == "stale"
            guest = visitors[1]
            other = {"seat": 1, "seq": first["seq"], "notation": "draw"}
            assert await refused(guest.command(table, "play", **other)) == "not-your-seat"
            assert await refused(guest.command(table, "play", **{**other, "seat": 2})) == "not-your-turn"

    run(check())


def test_chat_does_not_make_a_move_stale(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, "molly", 2, options={"first": "1"})
            now = await visitors[0].get(f"/api/tables/{table}")
            await visitors[1].command(table, "say", seat=2, phrase="your-turn")
            await visitors[0].command(table, "play", seat=1, seq=now["seq"], notation="draw")

    run(check())


def test_an_illegal_action_is_refused_with_its_rule(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, visitors = await seated(house, "molly", 2, options={"first": "1"})
            host = visitors[0]
            seq = (await host.get(f"/api/tables/{table}"))["seq"]
            with pytest.raises(Refused) as found:
                await host.command(table, "play", seat=1, seq=seq, notation="steal 2")
            assert found.value.code == "illegal"
            assert found.value.frame["rule"] == "MOL-20"
            assert found.value.frame["text"] == {"id": "why-turn", "args": {}}
            why = await host.command(table, "why", seat=1, notation="steal 2")
            assert (why["rule"], why["text"]["id"]) == ("MOL-20", "why-turn")
            fine = await host.command(table, "why", seat=1, notation="draw")
            assert fine["rule"] is None
            assert await refused(host.command(table, "play", seat=1, seq=seq, notation="fly")) == "bad-notation"
            assert await refused(host.command(table, "play", seat=1, seq=seq, action=10**6)) == "bad-notation"
            assert await refused(host.command(table, "play", seat=1, seq=seq)) == "bad-request"

    run(check())


def test_hot_seat_shows_nothing_before_the_curtain_is_lifted(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Leo"}]
            made = await host.create("molly", seats, options={"first": "1"})
            assert made["you"] == {
                "seats": [1, 2],
                "host": True,
                "watching": False,
                "perspective": None,
                "screen": False,
            }
            await host.command(made["table"], "start")
            async with host.sit(made["table"]) as session:
                assert session.table["choices"] == []
                assert session.table["view"]["seat"] is None
                lifted = await session.ask("lift", seat=1)
                assert lifted["view"]["seat"] == 0 and lifted["choices"]
                rng = random.Random(3)
                while session.table["turn"] == 1:
                    await session.play(rng.choice(session.table["choices"])["action"])
                assert session.table["view"]["seat"] == 0 and session.table["choices"] == []
                table = await session.ask("lower")
                assert table["turn"] == 2 and table["choices"] == [] and table["view"]["seat"] is None
                assert (await session.ask("lift", seat=2))["view"]["seat"] == 1
                assert (await session.ask("lower"))["view"]["seat"] is None

    run(check())


def test_a_look_in_hot_seat_reaches_the_seat_that_looked_and_its_log_alone(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            seats = [{"kind": "me", "name": "Ada"}, {"kind": "here", "name": "Leo"}]
            made = await host.create("buddel", seats, options={"first": "1", "memory_aid": "on"})
            await host.command(made["table"], "start")
            async with host.sit(made["table"]) as session:
                await session.ask("lift", seat=1)
                for _ in range(50):
                    ways = {choice["word"]: choice for choice in session.table["choices"]}
                    if "look" in ways:
                        break
                    await session.play(next(iter(ways.values()))["action"])
                    if session.table["turn"] != session.table["you"]["perspective"]:
                        await session.ask("lift", seat=session.table["turn"])
                seat = session.table["turn"]
                await session.play(ways["look"]["action"])
                assert "saw" in events_of(session.steps[-1])
                shown = {one: await session.ask("lift", seat=one) for one in (1, 2)}
                logs = {one: [name for step in shown[one]["steps"] for name in events_of(step)] for one in shown}
                assert "saw" in logs[seat] and "saw" not in logs[3 - seat]
                public = (await session.ask("lower"))["steps"]
                assert not any("saw" in events_of(step) for step in public)

    run(check())


def events_of(step: dict[str, Any]) -> list[str]:
    return [event["name"] for event in step["events"]]


def test_a_seat_given_to_a_bot_in_the_lobby_has_a_name_of_its_own(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("molly", [{"kind": "me", "name": "Bruna"}, *[{"kind": "remote"}] * 2])
            for seat in (2, 3):
                await host.command(made["table"], "set-seat", seat=seat, to="bot")
            now = await host.get(f"/api/tables/{made['table']}")
            assert [seat["name"] for seat in now["seats"]] == ["Bruna", "Oreste", "Pina"]

    run(check())


def test_a_bot_stands_in_and_hands_back(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2, options={"first": "2"})
            assert await refused(host.command(table, "set-seat", seat=2, to="bot")) == "not-allowed"
            async with host.sit(table) as session:
                await guest.command(table, "set-seat", seat=2, to="bot", level="random")
                await session.until(lambda t: t["turn"] == 1)
                info = session.table["seats"][1]
                assert (info["kind"], info["standin"], info["level"]) == ("bot", True, "random")
                assert info["handed"]
                seq = session.table["seq"]
                assert await refused(guest.command(table, "play", seat=2, seq=seq, notation="draw")) == "not-now"
                await guest.command(table, "set-seat", seat=2, to="remote")
                await session.until(lambda t: not t["seats"][1]["standin"])
                assert not session.table["seats"][1]["handed"]
                await play_until_turn_passes(session)
                assert session.table["turn"] == 2

    run(check())


async def play_until_turn_passes(session: Any) -> None:
    seat = session.table["turn"]
    while session.table["turn"] == seat and session.table["phase"] == "playing":
        await session.play(session.table["choices"][0]["action"])


def test_others_may_call_a_bot_when_the_timer_is_at_zero(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            now_ms = house.service.clock()
            house.service.clock = house.service.cache.clock = house.service.writer.clock = lambda: now_ms
            settings = {"timer_s": 5}
            table, (host, _) = await seated(house, "molly", 2, options={"first": "2"}, settings=settings)
            assert await refused(host.command(table, "set-seat", seat=2, to="bot")) == "not-allowed"
            now_ms += 6_000
            now = await host.get(f"/api/tables/{table}")
            assert (now["timer"]["seat"], now["timer"]["left_ms"], now["timer"]["at_end"]) == (2, 0, "ask")
            assert now["turn"] == 2
            await host.command(table, "set-seat", seat=2, to="bot")
            info = (await host.get(f"/api/tables/{table}"))["seats"][1]
            assert (info["standin"], info["handed"]) == (True, False)

    run(check())


def test_pausing_stops_clock_bots_and_play(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            settings = {"timer_s": 50}
            table, (host, guest) = await seated(house, "molly", 2, options={"first": "1"}, settings=settings)
            await guest.command(table, "pause")
            now = await host.get(f"/api/tables/{table}")
            assert now["paused"] and not now["timer"]["running"]
            seq = now["seq"]
            assert await refused(host.command(table, "play", seat=1, seq=seq, notation="draw")) == "not-now"
            await host.command(table, "resume")
            await host.command(table, "play", seat=1, seq=seq, notation="draw")

    run(check())


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (_, guest) = await seated(house, "molly", 2)
            phone = house.visitor()
            async with guest.sit(table) as old:
                link = (await old.ask("invite", seat=2))["path"]
                joined = await phone.join_path(link)
                assert joined["you"]["seats"] == [2]
                with pytest.raises(Refused):
                    await old.until(lambda t: False)
                assert old.ended == "closed"
                assert await refused(asyncio.wait_for(old.ask("ping"), 5)) == "closed"
            assert await refused(house.visitor().join_path(link)) == "unknown-secret"
            assert await refused(guest.get(f"/api/tables/{table}")) == "unknown-table"
            assert (await phone.get(f"/api/tables/{table}"))["view"]["seat"] == 1
            assert await refused(guest.command(table, "invite", seat=2)) == "unknown-table"

    run(check())


def test_a_page_that_is_cut_off_again_and_again_comes_back_as_quickly_each_time(run: Runner, tmp_path: Path) -> None:
    """Only consecutive failures increase the backoff."""

    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, _) = await seated(house, "molly", 2)
            async with host.sit(table) as session:
                for cuts in range(10):
                    assert session._socket is not None and session.reconnects == cuts
                    session._socket.transport.abort()
                    await soon(lambda cuts=cuts: session.reconnects > cuts)
                    await session.ask("ping")
                    assert session._pause == RECONNECT_SECONDS

    run(check())


def test_spectators_see_the_public_view_and_a_seat_only_with_its_consent(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, fan = house.visitor(), house.visitor()
            made = await host.create("molly", [{"kind": "me"}, {"kind": "bot"}], options={"first": "1"})
            await fan.join_path(made["path"], watch=True)
            await host.command(made["table"], "start")
            async with fan.sit(made["table"]) as session:
                assert session.table["you"]["watching"]
                assert session.table["view"]["seat"] is None and session.table["choices"] == []
                assert await refused(session.ask("lift", seat=1)) == "not-your-seat"
                await host.command(made["table"], "open-view", seat=1, on=True)
                await session.until(lambda t: t["seats"][0]["open_view"])
                assert (await session.ask("lift", seat=1))["view"]["seat"] == 0
                seq = session.table["seq"]
                assert await refused(session.ask("play", seat=1, seq=seq, notation="draw")) == "not-your-seat"
                await host.command(made["table"], "open-view", seat=1, on=False)
                await session.until(lambda t: t["you"]["perspective"] is None)
                await session.ask("say", phrase="wow")
            closed = await host.create("molly", people(2), settings={"spectators": False})
            assert await refused(fan.join_path(closed["path"], watch=True)) == "not-allowed"

    run(check())


def test_chat_by_phrases_and_free_text_where_allowed(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2)
            await guest.command(table, "say", seat=2, phrase="good-luck")
            assert await refused(guest.command(table, "say", seat=2, phrase="rude")) == "bad-request"
            assert await refused(guest.command(table, "say", seat=2, text="hi there")) == "not-allowed"
            assert await refused(guest.command(table, "settings", settings={"chat": "free"})) == "not-allowed"
            await host.command(table, "settings", settings={"chat": "free"})
            await guest.command(table, "say", seat=2, text="hi there")
            chat = (await host.get(f"/api/tables/{table}"))["chat"]
            assert [(line["phrase"], line["text"]) for line in chat] == [("good-luck", None), (None, "hi there")]

    run(check())


def test_pointer_presence_and_hints(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (host, guest) = await seated(house, "molly", 2, options={"first": "1"})
            frames: list[dict[str, Any]] = []
            async with host.sit(table, on_frame=frames.append) as session:
                async with guest.sit(table) as other:
                    await session.until(lambda t: t["seats"][1]["presence"] == "present")
                    await other.ask("point", seat=2, at="b2")
                    await other.ask("ping")
                await session.until(lambda t: t["seats"][1]["presence"] == "away")
                assert {"kind": "pointer", "seat": 2, "at": "b2"} in frames
                hint = await session.ask("hint", seat=1)
                assert hint["choice"]["action"] in [choice["action"] for choice in session.table["choices"]]
                assert await refused(guest.command(table, "hint", seat=2)) == "not-your-turn"
                await session.ask("settings", settings={"hints": False})
                assert await refused(session.ask("hint", seat=1)) == "not-allowed"

    run(check())


def test_leaving_closing_and_the_hosts_chair(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            made = await host.create("molly", people(2))
            await guest.join_path(made["path"])
            await guest.command(made["table"], "leave", seat=2)
            assert await refused(guest.get(f"/api/tables/{made['table']}")) == "unknown-table"
            await guest.join_path(made["path"])
            await host.command(made["table"], "start")
            await host.command(made["table"], "leave", seat=1)
            now = await guest.get(f"/api/tables/{made['table']}")
            assert now["you"]["host"] and now["seats"][0]["kind"] == "bot" and not now["seats"][0]["standin"]
            await guest.command(made["table"], "close")
            assert await refused(guest.command(made["table"], "say", seat=2, phrase="bye")) == "closed"

    run(check())


def test_rematch_with_rotated_seats_so_that_the_next_player_starts(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("uly", [{"kind": "me", "name": "Ada"}, {"kind": "bot"}], options={"first": "1"})
            table = made["table"]
            assert await refused(host.command(table, "rematch")) == "not-now"
            await host.command(table, "start")
            async with host.sit(table) as session:
                await play_randomly(session, random.Random(2))
                await session.ask("rematch")
                following = (await session.until(lambda t: t["next"] is not None))["next"]
                await session.ask("rematch")
            now = await host.get(f"/api/tables/{following}")
            assert now["phase"] == "gathering" and now["options"]["first"] == "1"
            assert now["seats"][1]["name"] == "Ada" and now["you"]["seats"] == [2] and now["you"]["host"]
            assert now["fairness"]["commitment"] != made["commitment"]

    run(check())


def test_people_choose_their_animals_and_no_two_have_the_same(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, guest = house.visitor(), house.visitor()
            seats = [{"kind": "me", "name": "Ada", "animal": "otter"}, {"kind": "remote"}, {"kind": "bot"}]
            made = await host.create("molly", seats, options={"first": "1"})
            table = made["table"]
            await guest.join_path(made["path"], name="Leo", animal="otter")
            assert await animals(guest, table) == ["otter", None, None], "the otter was taken"
            await guest.command(table, "rename", seat=2, name="Leo", animal="frog")
            await host.command(table, "rename", seat=1, name="Ada")
            assert await animals(host, table) == ["otter", "frog", None], "a new name does not change the animal"
            await host.command(table, "rename", seat=1, name="Ada", animal="frog")
            assert await animals(host, table) == [None, "frog", None], "the frog was taken"
            assert await refused(host.command(table, "rename", seat=1, name="Ada", animal="wolf")) == "bad-request"
            await host.command(table, "start")
            await guest.command(table, "set-seat", seat=2, to="bot")
            assert await animals(host, table) == [None, "frog", None], "a stand-in keeps the player's animal"
            await guest.command(table, "leave", seat=2)
            assert await animals(host, table) == [None, "frog", None]
            await live_and_read_back_agree(house, table, host)

    run(check())


def test_two_at_one_screen_who_want_the_same_animal(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            seats = [
                {"kind": "me", "animal": "fox"},
                {"kind": "here", "animal": "fox"},
                {"kind": "here", "animal": "owl"},
            ]
            made = await host.create("molly", seats)
            assert await animals(host, made["table"]) == ["fox", None, "owl"]

    run(check())


async def animals(visitor: Visitor, table: str) -> list[str | None]:
    """The animals of everybody at a table."""
    return [seat["animal"] for seat in (await visitor.get(f"/api/tables/{table}"))["seats"]]


def test_the_record_knows_every_kind_of_entry_seat_and_phase() -> None:
    tags = {str(kind.__struct_config__.tag) for kind in get_args(log.AnyEntry)}
    assert set(table_rules.ENTRY.tokens) == tags
    assert table_rules.PHASE.tokens == get_args(wire.Phase)
    assert table_rules.SEAT_KIND.tokens == get_args(wire.SeatKind)
    numbers = (table_rules.CREATED, table_rules.SETTINGS, table_rules.PROPOSAL_ANSWERED, table_rules.CLOSED_FOR_GOOD)
    assert [table_rules.ENTRY.token(one) for one in numbers] == ["created", "settings", "proposal-answered", "closed"]
