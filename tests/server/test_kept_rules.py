"""Kept rules: a rule changes between two starts of a server, and tables that began before continue by the old rules."""

from __future__ import annotations

import asyncio
import json
import random
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from tana.cli.known_rules import KnownRules
from tana.client import Refused, Session, Visitor
from tana.core import game_file
from tana.core.chance import derive_entropy
from tana.core.match import Match, header_of
from tana.core.registry import game as find_game
from tana.core.rules_file import RulesFile, unpack
from tana.engine import module_memory, readiness
from tana.engine.kept_game import KeptGame, kept_game
from tana.errors import BadGameFile
from tana.games.uly import rules as today
from tana.server.storage.backup import export
from tana.server.tables import fairness
from tana.wasm.build import build
from tana.wasm.linker import NoLinker, linker
from tests.server.conftest import Runner
from tests.server.harness import House, play_randomly, seated, serving, soon

GAME = "uly"
Change = Callable[[], None]


@pytest.fixture(scope="session")
def module() -> RulesFile:
    """The current rules as a module, which are the old rules after the second start."""
    try:
        linker()
    except NoLinker as fault:
        pytest.skip(str(fault))
    built = build(GAME)
    return RulesFile(built.module.read_bytes(), built.layout.read_bytes())


@pytest.fixture
def builder(tmp_path: Path) -> tuple[str, ...]:
    """A builder as `tana serve` runs one: it reports the module of the current rules."""
    built = build(GAME)
    line = json.dumps({"game": GAME, "module": str(built.module), "layout": str(built.layout), "data": None})
    script = tmp_path / "builder.py"
    script.write_text(f"print({line!r}, flush=True)\n")
    return sys.executable, str(script)


@pytest.fixture(params=["sqlite", "postgres"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """A new database, of each kind."""
    if request.param == "sqlite":
        return tmp_path / "tana.db"
    address: str = request.getfixturevalue("postgres").new_database()
    return address


@pytest.fixture
def change(monkeypatch: pytest.MonkeyPatch) -> Iterator[Change]:
    """Change the rules as an update would: legality, effects, views, reasons and scores.

    Compiled rules are dropped, as in a new process, since other tests may have compiled the current ones.
    """
    monkeypatch.setattr(readiness, "_ready", set())
    apply, legal, look, refuse, scores = today.apply, today.legal, today.look, today.refuse, today.scores

    def other_apply(s: Any, action: int, rng: Any, log: Any) -> None:
        apply(s, action, rng, log)
        s.dog = (int(s.dog) + 1) % 16

    def other_legal(s: Any, out: Any) -> int:
        return max(1, int(legal(s, out)) - 1)

    def other_look(s: Any, seat: int, out: Any) -> None:
        look(s, seat, out)
        out.round_number = 2

    def now() -> None:
        monkeypatch.setattr(today, "apply", other_apply)
        monkeypatch.setattr(today, "legal", other_legal)
        monkeypatch.setattr(today, "look", other_look)
        monkeypatch.setattr(today, "refuse", lambda s, action: -1 if refuse(s, action) == -1 else 0)
        monkeypatch.setattr(today, "scores", lambda s, out: (scores(s, out), out.__setitem__(0, 99))[0])

    yield now


def config(database: Path | str, **more: Any) -> dict[str, Any]:
    return {"database": database, "bot_processes": 1, **more}


async def kept(house: House, table: str) -> str:
    """The id of a table's rules, once they are bound."""
    files = house.service.rules.files

    async def known() -> bool:
        return bool(await files.of_table(table))

    await soon(known)
    return await files.of_table(table)


def frames(one: Session) -> dict[str, Any]:
    """The frames of a game for a perspective."""
    names = ("phase", "turn", "view", "choices", "can_undo", "outcome", "edition")
    return {name: one.table[name] for name in names}


async def refusals(visitor: Visitor, table: str, seat: int, legal: list[int]) -> list[Any]:
    """The reason why each illegal action is not allowed."""
    wrong = [action for action in range(len(find_game(GAME).actions)) if action not in legal]
    answers = [await visitor.command(table, "why", seat=seat, action=action) for action in wrong]
    return [(answer["rule"], answer["text"]) for answer in answers]


class Played:
    """The state of a table before the update, as its clients saw it."""

    def __init__(self, table: str, keys: list[str]) -> None:
        self.table, self.keys = table, keys
        self.frames: list[dict[str, Any]] = []
        self.refusals: list[Any] = []


async def begin(house: House, moves: int) -> Played:
    """Start a game of two and play some moves; returns everything its players and spectators see."""
    table, visitors = await seated(house, GAME, 2, settings={"undo": "consent"})
    made = Played(table, [str(visitor.key) for visitor in visitors])
    async with visitors[0].sit(table, 1) as one, visitors[1].sit(table, 2) as two:
        rng = random.Random(11)
        for _ in range(moves):
            mover = one if one.table["turn"] == 1 else two
            await mover.play(rng.choice(mover.table["choices"])["action"])
            await asyncio.gather(
                *(each.until(lambda t, seq=mover.table["seq"]: t["seq"] >= seq) for each in (one, two))
            )
        made.frames = [frames(one), frames(two)]
        actor = int(one.table["turn"])
        legal = [choice["action"] for choice in (one, two)[actor - 1].table["choices"]]
        made.refusals = await refusals(visitors[actor - 1], table, actor, legal)
    return made


def test_a_game_is_played_on_by_the_rules_it_began_with(
    run: Runner,
    tmp_path: Path,
    database: Path | str,
    module: RulesFile,
    builder: tuple[str, ...],
    change: Change,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Views, choices, refusals, undo, events, the end and the record are the same as without the update."""

    async def before() -> Played:
        async with serving(tmp_path, **config(database, module_builder=builder)) as house:
            await soon(lambda: GAME in house.service.rules.today)
            played = await begin(house, 6)
            assert await kept(house, played.table) == module.id
            return played

    async def after(played: Played) -> tuple[bytes, Any]:
        async with serving(tmp_path, **config(database)) as house:
            visitors = [house.visitor(key) for key in played.keys]
            async with visitors[0].sit(played.table, 1) as one, visitors[1].sit(played.table, 2) as two:
                assert [frames(one), frames(two)] == played.frames
                actor = int(one.table["turn"])
                now = (one, two)[actor - 1]
                legal = [choice["action"] for choice in now.table["choices"]]
                assert await refusals(visitors[actor - 1], played.table, actor, legal) == played.refusals
                assert len({rule for rule, _ in played.refusals}) > 1, (
                    "the current rules give one reason for everything"
                )
                await take_back(one, two)
                randoms = random.Random(1), random.Random(2)
                await asyncio.gather(play_randomly(one, randoms[0]), play_randomly(two, randoms[1]))
            async with house.browser() as browser:
                browser.cookies.set("tana", played.keys[0])
                record = (await browser.get(f"/api/tables/{played.table}/record")).content
                replay = await browser.get(f"/api/tables/{played.table}/replay", params={"seat": 1})
                assert replay.status_code == 200 and replay.json()["outcome"] == one.table["outcome"]
                analysis = await browser.get(f"/api/tables/{played.table}/analysis")
                assert (analysis.status_code, analysis.json()["code"]) == (409, "not-now")
            await a_new_table_has_the_new_rules(house)
            receipt = await visitors[0].get(f"/api/tables/{played.table}/fairness")
            return record, (receipt, one.table["outcome"], frames(two)["view"])

    found: list[Any] = []

    async def both() -> None:
        played = await before()
        change()
        record, rest = await after(played)
        found.extend([record, *rest])

    run(both())
    record, receipt, outcome, last_view = found
    assert game_file.rules_named_in(record) == receipt["rules"] == module.id
    with pytest.raises(BadGameFile):
        game_file.parse(record)
    match = game_file.parse(record, kept=kept_game(module))
    fairness.check(receipt, match)
    refused: list[str] = []
    assert export(database, tmp_path / "all", lambda table, why: refused.append(why))[0] == 1 and not refused
    (exported,) = (tmp_path / "all").glob("*.tana")
    known = KnownRules(tmp_path / "all", tmp_path / "none.db")
    assert game_file.load(exported, find=known.find).outcome == match.outcome
    known = KnownRules(tmp_path, database)
    assert game_file.load(exported, find=known.find).outcome == match.outcome
    monkeypatch.undo()
    original = game_file.parse(record)
    fairness.check(receipt, original)
    assert original.outcome is not None and list(original.outcome.scores) == outcome["scores"]
    seen = original.game.documents.whole(original.game.look(original.state.tobytes(), 1))
    assert json.loads(json.dumps(seen)) == last_view


async def take_back(one: Session, two: Session) -> None:
    """Play an action, and undo it by consent."""
    now, other = (one, two) if one.table["turn"] == 1 else (two, one)
    view, choices, seat = now.table["view"], now.table["choices"], now.table["you"]["perspective"]
    await now.play(choices[0]["action"])
    await now.ask("undo", seat=seat, seq=now.table["seq"])
    await other.until(lambda t: t["undo_asked"] is not None)
    await other.ask("answer-undo", seat=3 - seat, seq=other.table["seq"], agree=True)
    await now.until(lambda t: t["undo_asked"] is None and t["turn"] == seat and t["choices"])
    assert (now.table["view"], now.table["choices"]) == (view, choices)


async def a_new_table_has_the_new_rules(house: House) -> None:
    table, visitors = await seated(house, GAME, 2)
    async with visitors[0].sit(table, 1) as one:
        assert one.table["view"]["round_number"] == 2
    assert house.service.cache.sessions[table].table.kept is None


def test_bots_play_on_in_a_game_with_kept_rules(
    run: Runner, tmp_path: Path, module: RulesFile, builder: tuple[str, ...], change: Change
) -> None:
    database = tmp_path / "tana.db"
    seats = [{"kind": "me", "name": "Anna"}, *({"kind": "bot", "level": level} for level in ("sprout", "fox"))]

    async def check() -> None:
        async with serving(tmp_path, **config(database, module_builder=builder)) as house:
            await soon(lambda: GAME in house.service.rules.today)
            host = house.visitor()
            table = (await host.create(GAME, seats))["table"]
            await host.command(table, "start")
            async with host.sit(table, 1) as one:
                for _ in range(2):
                    await one.until(lambda t: t["turn"] == 1 and t["choices"])
                    await one.play(one.table["choices"][0]["action"])
            key = host.key
            assert await kept(house, table) == module.id
        change()
        async with serving(tmp_path, **config(database)) as house, house.visitor(key).sit(table, 1) as one:
            assert house.service.cache.sessions[table].table.kept is not None
            await play_randomly(one, random.Random(4))
            assert one.table["phase"] == "over"

    run(check())


def test_a_table_without_modules_waits_and_says_why(
    run: Runner, tmp_path: Path, builder: tuple[str, ...], change: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No module was built before the update, or there is no runtime for it."""
    database = tmp_path / "tana.db"

    async def check() -> None:
        async with serving(tmp_path, **config(database)) as house:
            without = await begin(house, 4)
        async with serving(tmp_path, **config(database, module_builder=builder)) as house:
            await soon(lambda: GAME in house.service.rules.today)
            waiting = await begin(house, 4)
            assert await kept(house, without.table), "idle tables are checked in the background"
            await kept(house, waiting.table)
            await house.service.rules.files.notices.write(
                ("DELETE FROM table_rules WHERE table_id = $1", (without.table,))
            )
        change()

        def missing() -> Any:
            raise module_memory.NoRuntime("kept rules need the Python package wasmtime")

        with monkeypatch.context() as patch:
            patch.setattr(module_memory, "runtime", missing)
            patch.setattr("tana.engine.kept_game._games", type(kept_game.__globals__["_games"])())
            async with serving(tmp_path, **config(database)) as house:
                with pytest.raises(Refused, match="wasmtime") as found:
                    await house.visitor(waiting.keys[0]).get(f"/api/tables/{waiting.table}")
                assert found.value.code == "old-game"
        async with serving(tmp_path, **config(database)) as house:
            for played in (waiting, without):
                seen = await house.visitor(played.keys[0]).get(f"/api/tables/{played.table}")
                assert seen["view"] == played.frames[0]["view"], "the log alone determines which rules fit"
            assert await kept(house, without.table)
            await house.service.rules.files.notices.write(
                ("DELETE FROM table_rules", ()), ("DELETE FROM kept_rules", ())
            )
        async with serving(tmp_path, **config(database)) as house:
            with pytest.raises(Refused, match="leads to another position") as found:
                await house.visitor(waiting.keys[0]).get(f"/api/tables/{waiting.table}")
            assert found.value.code == "old-game"

    run(check())


def test_rules_stay_for_as_long_as_a_table_needs_them(
    run: Runner, tmp_path: Path, database: Path | str, module: RulesFile
) -> None:
    other = RulesFile(module.module, module.layout + b" ")

    async def check() -> None:
        async with serving(tmp_path, **config(database)) as house:
            files, store = house.service.rules.files, house.service.store
            table, _ = await seated(house, GAME, 2)
            for rules in (module, other):
                await files.keep(rules, 1000)
            await files.bind(table, module.id)
            await files.bind("a table that was deleted", module.id)
            assert set(await files.of_game(GAME)) == {module.id, other.id}
            assert await files.collect(1000) == [], "a server has just offered them"
            assert await files.collect(1001) == [other.id]
            assert await files.body(other.id) is None
            packed = await files.body(module.id)
            assert packed is not None and unpack(packed, module.id) == module
            await store.forget(house.service.clock() + 1)
            assert await files.of_table(table) == ""
            await files.keep(module, 2000)
            assert await files.collect(1999) == [] and await files.collect(2001) == [module.id]

    run(check())


def test_a_table_that_replays_is_bound_to_the_rules_of_today(
    run: Runner, tmp_path: Path, module: RulesFile, builder: tuple[str, ...]
) -> None:
    """After an update that changes nothing for a game, the game continues and is bound to the new rules."""
    former = RulesFile(module.module, module.layout + b" ")
    database = tmp_path / "tana.db"

    async def check() -> None:
        async with serving(tmp_path, **config(database)) as house:
            played = await begin(house, 3)
            await house.service.rules.files.keep(former, 1000)
            await house.service.rules.files.bind(played.table, former.id)
        async with serving(tmp_path, **config(database, module_builder=builder)) as house:
            await soon(lambda: GAME in house.service.rules.today)
            seen = await house.visitor(played.keys[0]).get(f"/api/tables/{played.table}")
            assert seen["view"] == played.frames[0]["view"]
            table = house.service.cache.sessions[played.table].table
            assert table.kept is None and table.rules == module.id
            assert await kept(house, played.table) == module.id

    run(check())


def test_a_module_without_an_end_is_stopped(module: RulesFile, monkeypatch: pytest.MonkeyPatch) -> None:
    """A trap in a module leads to a refusal, and the position is unchanged."""
    game = KeptGame(module)
    match = Match(game, header_of(game, 2, game.settings(2, {}), (), derive_entropy(bytes(32), 0)), bytes(32))
    before, action = match.state.tobytes(), match.legal()[0]
    with monkeypatch.context() as patch:
        patch.setattr(module_memory, "FUEL", 10)
        with pytest.raises(module_memory.Trapped, match="failed"):
            match.play(action)
    assert match.state.tobytes() == before
    match.play(action)
