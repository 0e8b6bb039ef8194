"""The ladder: ratings depend only on results, by fixed rules, and people see only ratings that are shared with them."""

from __future__ import annotations

import asyncio
import math
import random
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tana.cli.main import main
from tana.client.session import Refused
from tana.core.registry import game as find_game
from tana.server.house.anchors import anchors, measured
from tana.server.house.ladder import MOST_WITH_A_BOT, Fold, Ladder, Standing, folded
from tana.server.house.rating_model import (
    BETA,
    DAY_MS,
    ELO,
    LOGIT,
    START_SIGMA,
    UNSURE,
    YEAR_DAYS,
    Strength,
    aged,
    rated,
)
from tana.server.house.results import Recorder, Result, ResultSeat, decode, rebuild, record, result_of
from tana.server.protocol import wire
from tana.server.protocol.wire import Settings
from tana.server.storage.interface import Store
from tana.server.storage.ladder import LadderStep, LadderStore
from tana.server.storage.results import SeatOwner, StoredResult
from tana.server.tables import log
from tana.server.tables.log import Row, SeatRecord
from tests.server.conftest import Runner
from tests.server.harness import House, people, play_randomly, seated, serving, soon
from tests.server.test_results import ADA, BO, NOON, Maker, Script, keep, make

__all__ = ["make"]

RATED = Settings(rated=True, hints=False)
HOUR = DAY_MS // 24
DIGGER = SeatRecord(kind="bot", name="Basil", level="digger")


def game_of(
    names: Sequence[str], ranks: Sequence[int], at: int = NOON, game: str = "molly", **more: Any
) -> StoredResult:
    """A result of a rated table: `digger!` is a bot, `ada-left` left, a bot stood in for `ada-standin`, `ada-late`
    joined late, and an empty name was deleted."""
    seats, owners = [], []
    for number, (name, rank) in enumerate(zip(names, ranks, strict=True)):
        level = name[:-1] if name.endswith("!") else None
        holder, _, mark = ("" if level else name).partition("-")
        flags = {mark: True} if mark else {}
        seats.append(ResultSeat(rank=rank, points=0, lines=[], actions={}, level=level, **flags))
        owners.append(SeatOwner(number, holder, holder.title(), forgotten=not name))
    result = Result(game, "1", {}, at, at, wire.Text("end"), seats, rated=True, **more)
    ladder = f"{game}/{len(names)}"
    return StoredResult(f"t{at}", game, at, msgspec.json.encode(result), tuple(owners), ladder=ladder)


def fold_of(*games: StoredResult) -> Fold:
    return folded(games[0].ladder, games)


def mu(fold: Fold, holder: str) -> float:
    return fold.standings.get(holder, Standing()).strength.mu


# --- the model ---------------------------------------------------------------------------------------------------


def test_a_shared_first_place_is_worth_the_same_to_both() -> None:
    one, two, three, four, five = (one.mu for one in rated([Strength()] * 5, [1, 1, 3, 4, 5]))
    assert one == pytest.approx(two) and one > three > four > five
    assert three == pytest.approx(25.0, abs=0.1), "the third of five stays at a newcomer's rating"


def test_four_hundred_points_are_odds_of_ten_to_one() -> None:
    assert pytest.approx(math.log(10)) == 400 / ELO / LOGIT


def test_uncertainty_grows_when_idle_and_never_beyond_a_newcomers() -> None:
    settled = Strength(30.0, 60 / ELO)
    assert not settled.is_unsure
    after = [aged(settled, days * DAY_MS).sigma for days in (0, 1, 30, 364, YEAR_DAYS)]
    assert after == sorted(after) and after[0] == settled.sigma
    assert aged(settled, YEAR_DAYS * DAY_MS).deviation == UNSURE and aged(settled, YEAR_DAYS * DAY_MS).is_unsure
    assert not aged(settled, (YEAR_DAYS - 20) * DAY_MS).is_unsure
    assert aged(settled, 100 * YEAR_DAYS * DAY_MS) == Strength(30.0, START_SIGMA)
    assert aged(settled, -5) == settled, "a clock that was set back has no effect"


def test_idle_time_counts_at_the_next_game() -> None:
    first = fold_of(game_of(["ada", "bo"], [1, 2]), game_of(["ada", "bo"], [1, 2], NOON + DAY_MS))
    later = fold_of(game_of(["ada", "bo"], [1, 2]), game_of(["ada", "bo"], [1, 2], NOON + 300 * DAY_MS))
    assert later.steps[2].sigma_before > first.steps[2].sigma_before > first.steps[0].sigma
    assert later.steps[2].mu - later.steps[0].mu > first.steps[2].mu - first.steps[0].mu


# --- anchors -----------------------------------------------------------------------------------------------------


def test_every_game_for_several_has_measured_bots_in_order() -> None:
    for name in ("molly", "hickory", "uly", "buddel"):
        for seats in find_game(name).seats:
            found = anchors(name, seats)
            if seats == 1:
                assert found == {}
                continue
            strengths = [found[level].mu for level in ("random", "sprout", "digger", "fox", "owl")]
            assert strengths == sorted(strengths) and found["digger"] == Strength(25.0, 0.0)
    assert {(one.game, one.seats) for one in measured().matches} == {
        (name, seats) for name in ("molly", "hickory", "uly", "buddel") for seats in find_game(name).seats if seats > 1
    }


def test_an_anchor_wins_as_often_as_it_was_measured() -> None:
    fox = anchors("molly", 2)["fox"].mu
    assert 1 / (1 + math.exp(-(fox - 25.0) / LOGIT)) == pytest.approx(0.733)


def test_bots_are_pinned_after_every_game() -> None:
    games = [game_of([f"p{n}", "digger!"], [1, 2], NOON + n) for n in range(50)]
    fold = fold_of(*games)
    assert len({(one.mu, one.sigma) for one in fold.steps}) == 1, "the fiftieth newcomer gains as much as the first"
    assert all(one.holder for one in fold.steps)


# --- the rules -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("names", "more", "verdict"),
    [
        (["ada", "bo"], {}, ""),
        (["ada", "digger!"], {}, ""),
        (["ada", "bo"], {"practice": True}, "practice"),
        (["ada", "bo"], {"agreed_undos": 1}, "undone"),
        (["ada", "ada"], {}, "twice"),
        (["ada", "mole!"], {}, "unmeasured"),
        (["ada", "bo-late"], {}, "alone"),
    ],
)
def test_verdicts(names: list[str], more: dict[str, Any], verdict: str) -> None:
    fold = fold_of(game_of(names, [1, 2], **more))
    assert [one.verdict for one in fold.games] == [verdict]
    assert bool(fold.steps) is not bool(verdict)


def test_who_leaves_takes_the_last_place() -> None:
    left = fold_of(game_of(["ada-left", "bo", "cy"], [1, 2, 3]))
    last = fold_of(game_of(["ada", "bo", "cy"], [3, 1, 2]))
    assert [mu(left, one) for one in ("ada", "bo", "cy")] == [mu(last, one) for one in ("ada", "bo", "cy")]
    both = fold_of(game_of(["ada-left", "bo-left", "cy"], [1, 2, 3]))
    assert mu(both, "ada") == pytest.approx(mu(both, "bo")) and mu(both, "cy") > 25 > mu(both, "bo")


def test_a_bot_in_between_never_raises_a_rating() -> None:
    won = fold_of(game_of(["ada-standin", "bo"], [1, 2]))
    assert [one.holder for one in won.steps] == ["bo"] and mu(won, "bo") < 25
    lost = fold_of(game_of(["ada-standin", "bo"], [2, 1]))
    assert mu(lost, "ada") < 25 < mu(lost, "bo")


def test_a_latecomer_is_not_rated_and_the_others_are_as_if_the_seat_were_empty() -> None:
    fold = fold_of(game_of(["ada", "bo", "cy-late"], [2, 3, 1]))
    assert {one.holder for one in fold.steps} == {"ada", "bo"}
    pair = rated([Strength()] * 2, [1, 2])
    assert [mu(fold, "ada"), mu(fold, "bo")] == [one.mu for one in pair]


def test_games_with_the_same_bot_count_up_to_a_cap_in_a_day() -> None:
    games = [game_of(["ada", "digger!"], [1, 2], NOON + n * 60_000) for n in range(MOST_WITH_A_BOT + 3)]
    fold = fold_of(*games)
    assert len(fold.steps) == MOST_WITH_A_BOT and not any(one.verdict for one in fold.games)
    other = fold_of(*games, game_of(["ada", "fox!"], [1, 2], NOON + HOUR))
    assert len(other.steps) == MOST_WITH_A_BOT + 1, "each bot has its own count"
    person = fold_of(*games, game_of(["ada", "bo"], [1, 2], NOON + HOUR))
    assert len(person.steps) == MOST_WITH_A_BOT + 2, "games against people are not capped"
    early = fold_of(*games, game_of(["ada", "digger!"], [1, 2], NOON + DAY_MS - 1))
    assert len(early.steps) == MOST_WITH_A_BOT
    tomorrow = fold_of(*games, game_of(["ada", "digger!"], [1, 2], NOON + DAY_MS))
    assert len(tomorrow.steps) == MOST_WITH_A_BOT + 1


def test_somebody_who_was_forgotten_is_a_newcomer() -> None:
    strong = [game_of(["ada", "cy"], [1, 2], NOON + n) for n in range(9)]
    fold = fold_of(*(replace(one, owners=(SeatOwner(0, "", "", True), one.owners[1])) for one in strong))
    assert {one.holder for one in fold.steps} == {"cy"}
    assert fold.steps[0].mu == fold_of(game_of(["bo", "cy"], [1, 2])).standings["cy"].strength.mu


# --- known strengths are recovered -----------------------------------------------------------------------------------

PEOPLE, GAMES, SEEDS = 10, 400, (1, 2, 3, 4, 5)
"""The size of the simulated house, fixed before the first run."""
LEAVES, TIES = 0.02, 0.3
"""The share of players who leave, and the difference in performance (in logits) below which two players tie."""


def simulated(seats: int, seed: int) -> list[float]:
    """Simulate a house of people with known strengths, with bots, ties and leavers; returns the error of each rating in
    units of its deviation."""
    rng = random.Random(seed)
    known = anchors("molly", seats)
    true = {f"p{number}": rng.gauss(25.0, 5.0) for number in range(PEOPLE)}
    fold = Fold(f"molly/{seats}")
    for number in range(GAMES):
        names = rng.sample(sorted(true), seats)
        if rng.random() < 0.5:
            names[rng.randrange(seats)] = f"{rng.choice(('sprout', 'digger', 'fox'))}!"
        strengths = [true[name] if name in true else known[name[:-1]].mu for name in names]
        shown = [round((one / LOGIT - math.log(-math.log(rng.random()))) / TIES) for one in strengths]
        ranks = [1 + sum(other > one for other in shown) for one in shown]
        names = [f"{name}-left" if name in true and rng.random() < LEAVES else name for name in names]
        fold.add(game_of(names, ranks, NOON + number * HOUR))
    return [(mu(fold, name) - true[name]) / fold.standings[name].strength.sigma for name in true]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_known_strengths_are_recovered_within_their_own_intervals(seats: int) -> None:
    errors = [error for seed in SEEDS for error in simulated(seats, seed)]
    covered = sum(abs(error) < 1.96 for error in errors) / len(errors)
    assert covered >= 0.86, f"{covered:.0%} of {len(errors)} intervals contain the true strength"
    assert 0.6 < math.sqrt(sum(error**2 for error in errors) / len(errors)) < 1.35, "the intervals are not too wide"
    assert abs(sum(errors) / len(errors)) < 0.5, "ratings are unbiased"


def test_beta_is_that_of_the_model() -> None:
    even, better = rated([Strength(25.0, 0.0), Strength(25.0 + math.sqrt(2) * BETA, 1.0)], [2, 1])
    worse = rated([Strength(25.0, 0.0), Strength(25.0, 1.0)], [2, 1])[1]
    assert even.mu == pytest.approx(25.0, abs=0.01)
    gains = better.mu - 25.0 - math.sqrt(2) * BETA, worse.mu - 25.0
    assert gains[0] / gains[1] == pytest.approx((1 - 1 / (1 + math.exp(-1))) / 0.5, rel=0.02)


# --- in the store ----------------------------------------------------------------------------------------------------


async def dump(store: Store) -> tuple[Sequence[Any], ...]:
    names = ("ladder_games", "ladder_steps")
    found = [await store.results.fetch(f"SELECT * FROM {name} ORDER BY 1, 2") for name in names]
    return tuple([tuple(row) for row in part] for part in found)


async def filled(store: Store) -> Ladder:
    """Fill a store with rated and other games, all of them recorded."""
    others = [BO, DIGGER, BO, DIGGER, SeatRecord(kind="remote", name="Cy", holder="cy")]
    for number, other in enumerate(others):
        script = Script(f"t{number}", ADA, other, seed=number, at=NOON + number * DAY_MS, settings=RATED)
        await keep(store, script.start().play())
    await keep(store, Script("free", ADA, BO, seed=9, at=NOON + 9 * DAY_MS).start().play())
    ladder = Ladder(store)
    await Recorder(store, [ladder]).sweep()
    return ladder


def test_ratings_are_the_same_in_whatever_order_games_are_recorded(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        ladder = await filled(store)
        before = await dump(store)
        assert [len(part) for part in before] == [5, 8]
        assert await ladder.check() == (1, 5, [])
        await store.results.write(*((f"DELETE FROM {name}", ()) for name in ("ladder_games", "ladder_steps")))
        for table in ("t3", "t0", "t4", "t1", "t2", "free"):
            await ladder.follow(table)
        assert await dump(store) == before, "a late result derives the later ones again"
        await store.results.write(("DELETE FROM results", ()), ("DELETE FROM ladder_games", ()))
        assert await rebuild(store) == (6, 6)
        assert await ladder.rebuild() == (1, 5) and await dump(store) == before
        await store.close()

    run(check())


def test_games_that_a_process_missed_are_rated_by_the_next_sweep(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        await keep(store, Script("t1", ADA, BO, settings=RATED).start().play())
        assert await record(store, "t1")  # the process is killed after this
        ladder = Ladder(store)
        assert (await ladder.check())[2] == ["uly/2 t1"]
        await ladder.sweep()
        assert (await ladder.check())[2] == []
        await store.results.drop("t1")
        await ladder.sweep()
        assert await dump(store) == ([], [])
        await store.close()

    run(check())


def test_two_processes_that_rate_at_once_lose_nothing(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        for number in range(6):
            script = Script(f"t{number}", ADA, BO, seed=number, at=NOON + number * HOUR, settings=RATED)
            await keep(store, script.start().play())
            await record(store, f"t{number}")
        await asyncio.gather(*(Ladder(store).follow(f"t{number}") for number in range(6)))
        assert len(await Ladder(store).kept.steps("uly/2")) == 12
        assert (await Ladder(store).check())[2] == []
        await store.close()

    run(check())


def test_a_game_that_somebody_else_rates_in_between_is_rated_once(
    run: Runner, make: Maker, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process rates the same game after this one has found it unrated."""

    async def check() -> None:
        store = make()
        await keep(store, Script("t0", ADA, BO, seed=0, at=NOON, settings=RATED).start().play())
        await record(store, "t0")
        mark = LadderStore.mark

        async def late(kept: LadderStore, ladder: str) -> str:
            monkeypatch.setattr(LadderStore, "mark", mark)
            await Ladder(store).follow("t0")
            return await mark(kept, ladder)

        monkeypatch.setattr(LadderStore, "mark", late)
        await Ladder(store).follow("t0")
        assert len(await Ladder(store).kept.steps("uly/2")) == 2
        assert (await Ladder(store).check())[2] == []
        await store.close()

    run(check())


def test_a_check_finds_whatever_was_changed(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        ladder = await filled(store)
        for change in (
            "UPDATE ladder_steps SET mu = mu + 1 WHERE table_id = 't2' AND seat = 0",
            "UPDATE ladder_steps SET holder = 'eve' WHERE table_id = 't2' AND seat = 0",
            "DELETE FROM ladder_steps WHERE table_id = 't2' AND seat = 0",
            "UPDATE ladder_games SET verdict = 'undone' WHERE table_id = 't2'",
            "DELETE FROM ladder_games WHERE table_id = 't2'",
        ):
            await store.results.write((change, ()))
            assert (await ladder.check())[2] == ["uly/2 t2"], change
            await ladder.rebuild()
            assert (await ladder.check())[2] == []
        await store.close()

    run(check())


def test_deleting_somebody_removes_their_ratings_and_keeps_the_others(run: Runner, make: Maker) -> None:
    async def check() -> None:
        store = make()
        ladder = await filled(store)
        await store.results.forget_holder("ada")
        await ladder.forget_holder("ada")
        assert "ada" not in repr(await dump(store)).casefold()
        assert {one.holder for one in await ladder.kept.steps("uly/2")} == {"bo", "cy"}
        assert (await ladder.check())[2] == []
        before = await dump(store)
        await rebuild(store)
        await ladder.rebuild()
        assert await dump(store) == before, "they stay deleted"
        await store.close()

    run(check())


def test_the_command_checks(run: Runner, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from tana.server.storage.sqlite_store import SqliteStore

    database = tmp_path / "tana.db"

    async def fill(change: str = "") -> None:
        store = SqliteStore(database)
        await (store.results.write((change, ())) if change else filled(store))
        await store.close()

    run(fill())
    command = ["ratings", "--database", str(database), "--lang", "en"]
    assert main(command) == 0
    assert capsys.readouterr().out == "uly, 2 players: 3 people, 5 rated games\n"
    assert main([*command, "--check"]) == 0
    assert capsys.readouterr().out == "5 games recomputed: all ratings agree.\n"
    run(fill("UPDATE ladder_steps SET mu = 99 WHERE table_id = 't0' AND seat = 0"))
    assert main([*command, "--check"]) == 1
    assert capsys.readouterr().out.startswith("uly/2 t0\n1 game differs")
    assert main(["rebuild", "--database", str(database), "--lang", "en"]) == 0
    assert main([*command, "--check"]) == 0
    assert main(["ratings", "--database", str(tmp_path / "none.db")]) != 0


# --- at a table --------------------------------------------------------------------------------


def found_result(rows: list[Row]) -> StoredResult | None:
    """Derive the result of a log."""
    return asyncio.run(result_of(rows))


def test_hints_or_another_setting_in_the_middle_make_a_game_unrated() -> None:
    whole = found_result(Script("t", ADA, BO, settings=RATED).start().play().rows)
    assert whole is not None and whole.ladder == "uly/2" and decode(whole.body).rated
    for settings in (Settings(rated=True, hints=True), Settings(hints=False)):
        script = Script("t", ADA, BO, settings=RATED).start().play(3)
        script.add(log.SettingsChanged(settings))
        script.play(2)
        script.add(log.SettingsChanged(RATED))
        stored = found_result(script.play().rows)
        assert stored is not None and stored.ladder == "" and not decode(stored.body).rated
    before = Script("t", ADA, BO, settings=Settings())
    before.add(log.SettingsChanged(RATED))
    stored = found_result(before.start().play().rows)
    assert stored is not None and stored.ladder == "uly/2", "settings at the start count"


def test_a_table_is_rated_before_others_sit_down_and_has_no_hints(run: Runner, tmp_path: Path) -> None:
    on = msgspec.to_builtins(RATED)

    async def check() -> None:
        async with serving(tmp_path) as house:
            ada, bo = house.visitor(), house.visitor()
            for body, seats in (({**on, "hints": True}, people(2)), (on, people(1))):
                with pytest.raises(Refused, match="bad-request"):
                    await ada.create("hickory", seats, settings=body)
            with pytest.raises(Refused, match="bad-request"):
                me = [{"kind": "me"}, {"kind": "bot"}]
                await ada.create("molly", me, settings=on, start={"seed": 3})
            made = await ada.create("uly", people(2), settings=msgspec.to_builtins(Settings(hints=False)))
            table = made["table"]
            await ada.command(table, "settings", settings=on)
            shown = (await bo.post("/api/lookup", {"code": made["code"]}))["settings"]
            assert shown["rated"] is True, "it is visible before joining"
            await ada.command(table, "settings", settings={**on, "rated": False})
            await bo.join_path(made["path"], name="Bo")
            with pytest.raises(Refused, match="not-allowed"):
                await ada.command(table, "settings", settings=on)
            await ada.command(table, "start")
            with pytest.raises(Refused, match="not-now"):
                await ada.command(table, "settings", settings=on)

    run(check())


def test_a_rated_table_stays_rated_and_without_hints(run: Runner, tmp_path: Path) -> None:
    on = msgspec.to_builtins(RATED)

    async def check() -> None:
        async with serving(tmp_path) as house:
            table, (ada, _) = await seated(house, "uly", 2, settings=on)
            with pytest.raises(Refused, match="not-now"):
                await ada.command(table, "settings", settings={**on, "rated": False})
            with pytest.raises(Refused, match="bad-request"):
                await ada.command(table, "settings", settings={**on, "hints": True})
            await ada.command(table, "settings", settings={**on, "chat": "off"})

    run(check())


async def play_rated(house: House) -> tuple[str, Any, Any]:
    """Play a rated game of two people to the end, and wait for its rating."""
    table, (ada, bo) = await seated(house, "uly", 2, settings=msgspec.to_builtins(RATED))
    async with ada.sit(table, 1) as first, bo.sit(table, 2) as second:
        await asyncio.gather(play_randomly(first, random.Random(1)), play_randomly(second, random.Random(2)))

    async def settled() -> bool:
        return bool((await ada.get(f"/api/tables/{table}/rating"))["state"] != "pending")

    await soon(settled)
    return table, ada, bo


def names_of(page: Any) -> list[str]:
    return [line["name"] for line in page["lines"] if line["level"] is None]


def test_a_rated_game_changes_what_its_players_see_and_nobody_else(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await play_rated(house)
            told = await ada.get(f"/api/tables/{table}/rating")
            assert told["state"] == "rated" and [one["seat"] for one in told["changes"]] == [1, 2]
            assert all(one["before"] == 1500 and one["unsure"] for one in told["changes"])
            assert sum(one["after"] for one in told["changes"]) == pytest.approx(3000, abs=1)
            page = await ada.get("/api/ladder", game="uly", seats=2)
            assert sorted(names_of(page)) == ["Seat 1", "Seat 2"]
            assert [line["yours"] for line in page["lines"] if line["name"] == "Seat 1"] == [True]
            assert len(page["curve"]) == 1 and page["curve"][0]["rating"] == told["changes"][0]["after"]
            assert {line["level"] for line in page["lines"]} == {None, "random", "sprout", "digger", "fox", "owl"}
            ratings = [line["rating"] for line in page["lines"]]
            assert ratings == sorted(ratings, reverse=True)
            assert names_of(await ada.get("/api/ladder", game="uly", seats=3)) == []
            await strangers(house, table)
            await hidden(ada, bo, table)

    run(check())


async def strangers(house: House, table: str) -> None:
    """Strangers with and without a key see only bots, and no ratings of the table."""
    other = house.visitor()
    await other.create("molly", [{"kind": "me", "name": "Zoe"}, {"kind": "remote"}])
    async with house.browser() as nobody:
        for http in (other.http, nobody):
            page = (await http.get("/api/ladder?game=uly&seats=2")).json()
            assert names_of(page) == [] and page["curve"] == [] and len(page["lines"]) == 5
            assert (await http.get(f"/api/tables/{table}/rating")).status_code in (403, 404)
        for query in (
            "",
            "?game=chess&seats=2",
            "?game=uly",
            "?game=uly&seats=1",
            "?game=uly&seats=9",
            "?game=uly&seats=x",
        ):
            assert (await nobody.get(f"/api/ladder{query}")).status_code == 400, query


async def hidden(ada: Any, bo: Any, table: str) -> None:
    """A person who hides their rating disappears from other people's ladders and tables, but still sees it."""
    for audience, seen in (
        ("nobody", ["Seat 2"]),
        ("known", ["Seat 1", "Seat 2"]),
        ("everybody", ["Seat 1", "Seat 2"]),
    ):
        await ada.post("/api/me/privacy", {"privacy": {"ladder": audience}})
        assert sorted(names_of(await bo.get("/api/ladder", game="uly", seats=2))) == seen
        changes = (await bo.get(f"/api/tables/{table}/rating"))["changes"]
        assert [one["seat"] for one in changes] == ([2] if audience == "nobody" else [1, 2])
        assert "Seat 1" in names_of(await ada.get("/api/ladder", game="uly", seats=2))


def test_who_shows_their_ladder_to_everybody_is_seen_by_strangers(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            _, ada, _ = await play_rated(house)
            await ada.post("/api/me/privacy", {"privacy": {"ladder": "everybody"}})
            async with house.browser() as nobody:
                response = await nobody.get("/api/ladder?game=uly&seats=2")
            assert names_of(response.json()) == ["Seat 1"]
            holders = await house.service.store.results.fetch("SELECT DISTINCT holder FROM ladder_steps")
            assert len(holders) == 2 and not any(holder in response.text for (holder,) in holders)

    run(check())


def test_a_deleted_person_is_gone_from_the_ladder(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, bo = await play_rated(house)
            ladder = Ladder(house.service.store)
            gone = (await ladder.kept.steps_of_table(table))[0].holder
            await ada.post("/api/me/delete", {"sure": True})
            page = await bo.get("/api/ladder", game="uly", seats=2)
            assert names_of(page) == ["Seat 2"] and len(page["curve"]) == 1
            assert [one["seat"] for one in (await bo.get(f"/api/tables/{table}/rating"))["changes"]] == [2]
            assert gone not in repr(await dump(house.service.store))
            assert (await ladder.check())[2] == []
            assert names_of(await ada.get("/api/ladder", game="uly", seats=2)) == [], (
                "the deleted person sees what a stranger sees"
            )

    run(check())


def test_nothing_that_a_client_sends_changes_a_rating(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            table, ada, _ = await play_rated(house)
            before = await dump(house.service.store)
            forged = {"state": "rated", "changes": [{"seat": 1, "after": 3000}], "rank": 1, "rated": True}
            for path in ("/api/ladder", f"/api/tables/{table}/rating", "/api/history", "/api/results"):
                for method in ("POST", "PUT", "DELETE", "PATCH"):
                    answered = await ada.http.request(method, path, json=forged)
                    assert answered.status_code in (404, 405), (method, path)
            with pytest.raises(Refused):
                await ada.command(table, "settings", settings={**msgspec.to_builtins(RATED), "rated": False})
            assert await dump(house.service.store) == before and (await Ladder(house.service.store).check())[2] == []

    run(check())


def test_a_step_is_what_its_columns_say() -> None:
    assert LadderStep.__struct_fields__[:5] == ("table", "seat", "ladder", "holder", "number")
