"""A person's finished games: privacy, pages, statistics, challenges and exports."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tana.client import Refused, Visitor
from tana.core.registry import game as find_game
from tana.server.house.challenges import CHALLENGES, Challenge, meets
from tana.server.house.results import Result, ResultSeat, decode, rebuild, result_of
from tana.server.house.statistics import statistics_of
from tana.server.protocol import wire
from tana.server.storage.results import SeatLuck, SeatOwner, StoredResult
from tana.server.tables.credentials import key_hash
from tests.server.conftest import Runner
from tests.server.harness import House, play_randomly, seated, serving, soon
from tests.server.test_results import ADA, MOLE, NOON, Script, keep, person


def game_of(
    points: tuple[int, ...], ranks: tuple[int, ...], game: str = "molly", at: int = NOON, **more: Any
) -> StoredResult:
    """A result with Ada in the first seat and a bot in the second."""
    lines = [[wire.ScoreLine(wire.Text("score-cubes"), one)] for one in points]
    seats = [
        ResultSeat(rank=rank, points=one, lines=line, actions={"play": 3}, level=None if not number else "fox")
        for number, (one, rank, line) in enumerate(zip(points, ranks, lines, strict=True))
    ]
    result = Result(game, "1", {}, at, at, wire.Text("end-last-round"), seats, **more)
    owners = tuple(SeatOwner(number, "" if number else "ada", f"Seat {number}") for number in range(len(points)))
    return StoredResult(f"t{at}", game, at, msgspec.json.encode(result), owners)


def test_wins_streaks_sources_and_rivals_are_counted() -> None:
    played = [(9, 1), (3, 9), (8, 2), (7, 1), (5, 5)]
    results = [
        game_of(points, (1, 1) if points[0] == points[1] else (1, 2) if points[0] > points[1] else (2, 1), at=NOON + n)
        for n, points in enumerate(played)
    ]
    results.append(game_of((99, 0), (1, 2), at=NOON + 9, practice=True))
    found = statistics_of("ada", results)
    assert (found.played, found.won, found.streak, found.longest) == (5, 4, 3, 3), (
        "a shared first place counts as a win"
    )
    assert found.games == [wire.GameStatistics("molly", 5, 4, 9, [wire.PointSource(wire.Text("score-cubes"), 6.4)])]
    assert found.rivals == [wire.Rival("", "fox", 5, 3, 1)]
    assert statistics_of("somebody", results).played == 0


def test_a_rival_is_a_person_and_not_a_name() -> None:
    one = game_of((9, 1), (1, 2))
    body = decode(one.body)
    people = msgspec.json.encode(replace(body, seats=[body.seats[0], replace(body.seats[1], level=None)]))

    def against(holder: str, name: str) -> StoredResult:
        return replace(one, body=people, owners=(one.owners[0], SeatOwner(1, holder, name)))

    played = [against("bo", "Bo"), against("bo", "Bo the Second"), against("an impostor", "Bo")]
    rivals = statistics_of("ada", played).rivals
    assert rivals == [wire.Rival("Bo the Second", None, 2, 2, 0), wire.Rival("Bo", None, 1, 1, 0)]


def test_a_forgotten_player_is_no_rival() -> None:
    one = game_of((9, 1), (1, 2))
    body = decode(one.body)
    person = msgspec.json.encode(replace(body, seats=[body.seats[0], replace(body.seats[1], level=None)]))
    gone = replace(one, body=person, owners=(one.owners[0], SeatOwner(1, "", "", forgotten=True)))
    assert statistics_of("ada", [gone]).rivals == []


def test_every_challenge_is_well_formed() -> None:
    assert len({one.id for one in CHALLENGES}) == len(CHALLENGES)
    for one in CHALLENGES:
        game = find_game(one.game)
        words = {family.word for family in game.actions.families}
        assert set(one.without) <= words and one.players in (0, *game.seats), one.id
        assert one.id.startswith(f"{one.game}-")
    for name in ("molly", "hickory", "uly", "buddel"):
        assert sum(one.game == name for one in CHALLENGES) >= 3


@pytest.mark.parametrize(
    ("change", "met"),
    [
        ({}, True),
        ({"rank": 2}, False),
        ({"points": 4}, False),
        ({"actions": {"projects": 1}}, False),
        ({"quickest": 3}, False),
        ({"left": True}, False),
        ({"standin": True}, False),
    ],
)
def test_a_challenge_needs_all_its_conditions(change: dict[str, Any], met: bool) -> None:
    challenge = Challenge("x", "molly", "bell", players=2, points=5, without=("projects",), quickest=2, beats="fox")
    result = decode(game_of((9, 1), (1, 2)).body)
    seat = replace(result.seats[0], **{"quickest": 2, **change})
    assert meets(challenge, replace(result, seats=[seat, result.seats[1]]), 0) is met


def test_challenges_are_of_their_game_and_no_practice() -> None:
    challenge = Challenge("x", "molly", "bell")
    assert meets(challenge, decode(game_of((9, 1), (1, 2)).body), 0)
    assert not meets(challenge, decode(game_of((9, 1), (1, 2), game="uly").body), 0)
    assert not meets(challenge, decode(game_of((9, 1), (1, 2), practice=True).body), 0)
    solo = decode(game_of((50,), (1,)).body)
    assert not meets(challenge, replace(solo, reason=wire.Text("end-solo-lost")), 0)


def test_the_quickest_catch_of_the_wolf_counts_the_steps_of_its_round() -> None:
    for seed in range(30):
        script = Script("t", ADA, MOLE, seed=seed).start().play()
        stored = asyncio.run(result_of(script.rows))
        assert stored is not None
        found = decode(stored.body)
        steps = {0: 0, 1: 0}
        best: dict[int, int] = {}
        for line in script.table.played:
            names = [event.name for event in script.table.story[line.seq - 1].events]
            steps[line.seat] += script.table.game.actions.notation(line.action).startswith("step")
            if "wolf-found" in names:
                best[line.seat] = min(best.get(line.seat, 99), steps[line.seat])
            if "round-began" in names:
                steps = {0: 0, 1: 0}
        assert [seat.quickest for seat in found.seats] == [best.get(0), best.get(1)]


def test_everybody_gets_their_own_history(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (ada, bo) = await seated(house, "uly", 2)
            async with ada.sit(table, 1) as first, bo.sit(table, 2) as second:
                await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))

            async def recorded() -> bool:
                return bool((await ada.get("/api/history"))["lines"])

            await soon(recorded)
            (line,) = (await ada.get("/api/history", game="uly", opponent="seat 2"))["lines"]
            assert line["table"] == table and line["kept"] and line["reason"]["id"] == "end-all-wolves"
            assert [seat["yours"] for seat in line["seats"]] == [True, False]
            (line,) = (await bo.get("/api/history"))["lines"]
            assert [seat["yours"] for seat in line["seats"]] == [False, True]
            assert (await ada.get("/api/history", opponent="nobody"))["lines"] == []
            figures = await ada.get("/api/history/statistics")
            assert figures["played"] == 1 and figures["rivals"][0]["name"] == "Seat 2"
            (game,) = (await bo.get("/api/history/export"))["games"]
            assert game["table"] == table and game["yours"] == [2] and game["result"]["seats"][1]["points"] >= 0
            await strangers(house)

    run(check())


async def strangers(house: House) -> None:
    """Strangers with and without a key learn nothing, and no answer contains a key."""
    other = house.visitor()
    await other.create("molly", [{"kind": "me", "name": "Zoe"}, {"kind": "remote"}])
    async with house.browser() as nobody:
        for http in (other.http, nobody):
            assert (await http.get("/api/history")).json() == {"lines": [], "more": None}
            assert (await http.get("/api/history/statistics")).json()["played"] == 0
            assert (await http.get("/api/history/export")).json()["games"] == []
        assert (await nobody.get("/api/history?game=chess")).status_code == 400
        assert (await nobody.get("/api/history?opponent=" + "x" * 61)).status_code == 400
        assert (await nobody.get("/api/history?first=-1")).status_code == 400


async def played(house: House) -> tuple[str, Visitor, Visitor]:
    """Play Uly & Polly with two people to the end, and wait for the result."""
    table, (ada, bo) = await seated(house, "uly", 2)
    async with ada.sit(table, 1) as first, bo.sit(table, 2) as second:
        await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))

    async def recorded() -> bool:
        return bool((await ada.get("/api/history"))["lines"])

    await soon(recorded)
    return table, ada, bo


@pytest.mark.parametrize("audience", ["nobody", "known", "everybody"])
def test_others_see_what_somebody_shows_them(run: Runner, tmp_path: Path, audience: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await played(house)
            stranger = house.visitor()
            await stranger.post("/api/me", {"name": "Cy"})

            async def shown(viewer: Visitor, table: str = table, seat: int = 1) -> dict[str, Any] | str:
                try:
                    page: dict[str, Any] = await viewer.get("/api/history/of", table=table, seat=seat)
                except Refused as refusal:
                    return refusal.code
                return {what: page[what] is not None for what in ("history", "statistics")}

            await ada.post("/api/me/privacy", {"privacy": {"history": audience, "statistics": "nobody"}})
            history = {"history": True, "statistics": False}
            assert await shown(bo) == ("not-allowed" if audience == "nobody" else history)
            assert await shown(stranger) == (history if audience == "everybody" else "not-allowed")
            await ada.post("/api/me/privacy", {"privacy": {"history": "nobody", "statistics": audience}})
            statistics = {"history": False, "statistics": True}
            assert await shown(bo) == ("not-allowed" if audience == "nobody" else statistics)
            assert await shown(stranger) == (statistics if audience == "everybody" else "not-allowed")
            assert await shown(ada) == {"history": True, "statistics": True}
            for elsewhere in (("0" * 20, 1), (table, 3)):
                assert await shown(bo, *elsewhere) == "not-allowed", (
                    "the same answer as for a person who shares nothing"
                )

    run(check())


def test_who_may_see_somebody_reads_what_they_say_of_themselves(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await played(house)
            await ada.post("/api/me", {"name": "Ada", "language": "it", "zone": "Europe/Rome"})
            shown = {"history": "everybody", "statistics": "nobody"}
            await ada.post("/api/me/privacy", {"privacy": shown})
            about = (await bo.get("/api/history/of", table=table, seat=1))["about"]
            assert about == {"language": "it", "zone": "Europe/Rome", "since": (await ada.get("/api/me"))["since"]}
            stranger = house.visitor()
            await stranger.post("/api/me", {"name": "Cy"})
            page = await stranger.get("/api/history/of", table=table, seat=1)
            assert page["name"] == "Ada" and page["about"] is None
            await ada.post("/api/me/privacy", {"privacy": {**shown, "presence": "nobody"}})
            assert (await bo.get("/api/history/of", table=table, seat=1))["about"] is None

    run(check())


def test_a_page_of_somebody_else_names_no_tables_and_nobody_who_hides(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await played(house)
            page = await bo.get("/api/history/of", table=table, seat=1)
            (line,) = page["history"]["lines"]
            assert [seat["name"] for seat in line["seats"]] == ["Seat 1", "Seat 2"] and page["name"] == "Seat 1"
            assert [seat["yours"] for seat in line["seats"]] == [True, False]
            assert page["statistics"]["played"] == 1 and page["statistics"]["rivals"] == []
            assert page["statistics"]["challenges"] == [] and table not in str(page)
            await ada.post("/api/me/privacy", {"privacy": {"history": "everybody"}})
            stranger = house.visitor()
            await stranger.post("/api/me", {"name": "Cy"})
            page = await stranger.get("/api/history/of", table=table, seat=1)
            names = [seat["name"] for seat in page["history"]["lines"][0]["seats"]]
            assert names == ["Seat 1", ""], "the other player shares nothing with strangers"
            assert page["statistics"] is None
            await ada.post("/api/me/delete", {"sure": True})
            with pytest.raises(Refused, match="not shared with you"):
                await stranger.get("/api/history/of", table=table, seat=1)
            for query in ({}, {"table": table}, {"table": "", "seat": 1}, {"table": "x" * 61, "seat": 1}):
                with pytest.raises(Refused) as refusal:
                    await bo.get("/api/history/of", **query)
                assert refusal.value.code == "bad-request"

    run(check())


def test_luck_adds_up_and_belongs_to_its_seat(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await played(house)
            results = house.service.store.results
            assert (await ada.get("/api/history/statistics"))["luck"] is None
            await results.keep_luck(table, [SeatLuck(0, 0.3, 0.4), SeatLuck(1, -0.3, 0.4)])
            await results.keep_luck(table, [SeatLuck(0, 9.0, 9.0)])
            assert (await ada.get("/api/history/statistics"))["luck"] == {"games": 1, "luck": 0.3, "error": 0.4}
            assert (await bo.get("/api/history/statistics"))["luck"]["luck"] == -0.3
            holder = key_hash(str(ada.key))
            script = Script("other", replace(ADA, holder=holder), person("Cy"), at=NOON).start().play()
            await keep(house.service.store, script)
            await rebuild(house.service.store)
            await results.keep_luck("other", [SeatLuck(0, 0.5, 0.3)])
            assert (await ada.get("/api/history/statistics"))["luck"] == {"games": 2, "luck": 0.8, "error": 0.5}

    run(check())


def test_an_analysis_that_is_complete_is_kept_as_luck(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await played(house)

            async def analysed() -> bool:
                return bool((await bo.get(f"/api/tables/{table}/analysis"))["complete"])

            await soon(analysed)
            accounts = (await bo.get(f"/api/tables/{table}/analysis"))["accounts"]
            for visitor, account in zip((ada, bo), accounts, strict=True):
                found = (await visitor.get("/api/history/statistics"))["luck"]
                assert found["games"] == 1
                assert found["luck"] == pytest.approx(account["luck"], abs=0.006)
                assert found["error"] == pytest.approx(account["luck_error"], abs=0.006)

    run(check())


def test_histories_come_in_pages_and_name_no_keys(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            ada = house.visitor()
            await ada.create("molly", [{"kind": "me", "name": "Ada"}, {"kind": "remote"}])
            assert ada.key
            holder = key_hash(ada.key)
            store = house.service.store
            me, cy = replace(ADA, holder=holder), person("Cy")
            for number in range(32):
                await keep(store, Script(f"t{number}", me, cy, seed=number, at=NOON + number).start().play())
            await rebuild(store)
            first = await ada.get("/api/history")
            rest = await ada.get("/api/history", first=first["more"])
            assert (len(first["lines"]), len(rest["lines"]), rest["more"]) == (30, 2, None)
            everything = [first, rest, await ada.get("/api/history/statistics"), await ada.get("/api/history/export")]
            assert holder not in str(everything) and "'cy'" not in str(everything)

    run(check())
