"""Practice tables: they start from a chosen position or seed, with only their maker and bots.

TANA_FUZZ sets the number of damaged positions for each game.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import tana
from tana.client import Refused, Visitor
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.domain import Domain
from tana.core.game import Game
from tana.core.record import Field, Record
from tana.core.registry import game as find_game
from tana.core.registry import names
from tana.errors import BadOption, BadPosition
from tana.server.protocol.encoding import encode
from tana.server.tables import fairness
from tests.server.conftest import Runner
from tests.server.effort import effort
from tests.server.harness import House, contribution, people, serving

DAMAGED = effort("TANA_FUZZ", 40, 5_000)
ALONE = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
PLIES = 6


def middle(game: str, seats: int = 2, plies: int = 6, seed: int = 5) -> tana.Match:
    """A position in the middle of a game."""
    match = tana.new(game, seats=seats, seed=seed)
    rng = random.Random(seed)
    for _ in range(plies):
        match.play(rng.choice(match.legal()))
    return match


async def began(visitor: Visitor, game: str, **start: Any) -> str:
    """Make and start a practice table."""
    made = await visitor.create(game, ALONE, start=start)
    await visitor.command(made["table"], "start")
    return str(made["table"])


@pytest.mark.parametrize("game", names())
def test_a_table_begins_at_its_position(run: Runner, tmp_path: Path, game: str) -> None:
    async def check() -> None:
        match = middle(game)
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create(game, [{"kind": "me"}] * 2, start={"position": match.position()})
            await host.command(made["table"], "start")
            for seat in (1, 2):
                found = await host.get(f"/api/tables/{made['table']}", seat=seat)
                assert found["practice"] is True and found["turn"] == match.actor + 1
                expected = json.loads(encode(match.view(seat - 1)))
                assert found["view"] == expected
            acting = await host.get(f"/api/tables/{made['table']}", seat=match.actor + 1)
            assert [choice["notation"] for choice in acting["choices"]] == match.legal()

    run(check())


def test_a_seed_repeats_everything_the_bots_included(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            stories = [
                await story(house, {"seed": 11}),
                await story(house, {"seed": 11}),
                await story(house, {"seed": 12}),
            ]
            assert stories[0] == stories[1] != stories[2]

    async def story(house: House, start: dict[str, Any]) -> list[Any]:
        host = house.visitor()
        table = await began(host, "molly", **start)
        async with host.sit(table) as session:
            for _ in range(4):
                found = await session.until(lambda t: t["turn"] == 1 and t["choices"])
                await session.play(found["choices"][0]["action"])
            await session.until(lambda t: t["turn"] == 1)
            return [step["events"] for step in session.steps]

    run(check())


def test_nobody_else_comes_to_a_practice_table(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host, stranger = house.visitor(), house.visitor()
            made = await host.create("uly", ALONE, start={"seed": 1})
            table = made["table"]
            for body in ({"code": made["code"]}, {"code": made["code"], "watch": True}):
                with pytest.raises(Refused, match="unknown-secret"):
                    await stranger.post("/api/join", body)
            for watch in (False, True):
                with pytest.raises(Refused, match="unknown-secret"):
                    await stranger.join_path(made["path"], watch=watch)
            with pytest.raises(Refused, match="unknown-secret"):
                await stranger.post("/api/lookup", {"code": made["code"]})
            for command in (
                {"kind": "invite"},
                {"kind": "invite", "seat": 1},
                {"kind": "set-seat", "seat": 2, "to": "remote"},
            ):
                with pytest.raises(Refused, match="not-allowed"):
                    await host.command(table, command.pop("kind"), **command)
            with pytest.raises(Refused, match="not-allowed"):
                await host.command(table, "contribute", seat=1, random=contribution())
            assert (await host.get("/api/tables"))["tables"] == []

    run(check())


@pytest.mark.parametrize("kind", ["remote", "here"])
def test_other_people_are_refused(run: Runner, tmp_path: Path, kind: str) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            with pytest.raises(Refused) as refused:
                await house.visitor().create("uly", [{"kind": "me"}, {"kind": kind}], start={"seed": 1})
            assert refused.value.code == "bad-request" and refused.value.frame["detail"].startswith("seats[1].kind:")

    run(check())


def broken(change: str) -> tuple[dict[str, Any], str]:
    """An invalid position, and the path of the fault."""
    document = json.loads(json.dumps(middle("molly").position()))
    match change:
        case "edition":
            return {**document, "edition": "molly-0"}, "start.position.edition:"
        case "field":
            return {**document, "extra": 1}, "start.position.extra:"
        case "missing":
            del document["state"]["deck"]
            return document, "start.position.state.deck: missing"
        case "range":
            document["state"]["deck"] = 10**30
            return document, "start.position.state.deck: expected a whole number"
        case "tokens":
            document["state"]["supply"] = (document["state"]["supply"] + 1) % 12
            return document, "start.position.state.supply:"
        case "seats":
            return middle("molly", seats=3).position(), "start.position.state.seats:"
        case "over":
            return finished("molly").position(), "start.position.state: the game is over"
        case _:
            return {**document, "state": None}, "start.position.state: expected an object"


def finished(game: str) -> tana.Match:
    match = tana.new(game, seats=2, seed=3)
    rng = random.Random(3)
    while match.actor is not None:
        match.play(rng.choice(match.legal()))
    return match


@pytest.mark.parametrize("change", ["edition", "field", "missing", "range", "tokens", "seats", "over", "state"])
def test_a_wrong_position_is_refused_by_its_path(run: Runner, tmp_path: Path, change: str) -> None:
    async def check() -> None:
        document, path = broken(change)
        async with serving(tmp_path) as house:
            with pytest.raises(Refused) as refused:
                await house.visitor().create("molly", ALONE, start={"position": document})
            assert refused.value.code == "bad-request"
            assert refused.value.frame["detail"].startswith(path), refused.value.frame["detail"]

    run(check())


@pytest.mark.parametrize("start", [{}, {"seed": -1}, {"seed": 1.5}, {"position": []}, {"position": {}}, {"luck": 1}, 7])
def test_a_wrong_start_is_refused(run: Runner, tmp_path: Path, start: Any) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            with pytest.raises(Refused, match="bad-request"):
                await house.visitor().create("molly", ALONE, start=start)

    run(check())


def test_tables_of_other_components_are_refused(run: Runner, tmp_path: Path) -> None:
    """Positions of Hickory Dickory contain component tables; only those of the standard game are accepted."""

    async def check() -> None:
        game = find_game("hickory")
        state = middle("hickory").state
        state.edition.costs[0][0] += 1
        async with serving(tmp_path) as house:
            with pytest.raises(Refused) as refused:
                await house.visitor().create("hickory", ALONE, start={"position": game.position(state)})
            assert refused.value.frame["detail"].startswith("start.position.edition:")

    run(check())


def test_the_receipt_says_that_it_was_practice(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            table = await began(host, "uly", seed=4)
            async with host.sit(table) as session:
                while (await session.until(lambda t: t["phase"] == "over" or t["choices"]))["phase"] != "over":
                    await session.play(session.table["choices"][0]["action"])
            receipt = await host.get(f"/api/tables/{table}/fairness")
            assert receipt["practice"]
            with pytest.raises(fairness.UnfairRecord, match="practice"):
                fairness.read_receipt(receipt)
            record = (await host.http.get(f"/api/tables/{table}/record")).text
            assert json.loads(record.splitlines()[0])["extra"] == {"practice": True}
            await host.command(table, "rematch")
            following = (await host.get(f"/api/tables/{table}"))["next"]
            assert (await host.get(f"/api/tables/{following}"))["practice"] is False

    run(check())


def test_an_ordinary_table_is_not_practice(run: Runner, tmp_path: Path) -> None:
    async def check() -> None:
        async with serving(tmp_path) as house:
            host = house.visitor()
            made = await host.create("molly", people(2))
            assert (await host.get(f"/api/tables/{made['table']}"))["practice"] is False

    run(check())


# --- damaged positions -----------------------------------------------------------------------------------------

Place = tuple[str | int, ...]


def leaves(cls: type[Record], path: Place = ()) -> Iterator[tuple[Place, Field]]:
    """Every single value of a document, by its path."""
    for name, field in cls.fields.items():
        yield from _leaves_of(field, field.shape, (*path, name))


def _leaves_of(field: Field, shape: tuple[int, ...], path: Place) -> Iterator[tuple[Place, Field]]:
    if shape:
        for i in range(shape[0]):
            yield from _leaves_of(field, shape[1:], (*path, i))
    elif isinstance(field.of, type):
        yield from leaves(field.of, path)
    else:
        yield path, field


def get(document: Any, path: Place) -> Any:
    for step in path:
        document = document[step]
    return document


def put(document: Any, path: Place, value: Any) -> None:
    get(document, path[:-1])[path[-1]] = value


def another_value(field: Field, rng: random.Random) -> Any:
    if isinstance(field.of, Domain):
        return rng.choice(field.of.tokens)
    assert isinstance(field.of, range)
    low, high = field.of.start, field.of.stop
    return rng.choice([low, high - 1, rng.randrange(low, high), rng.randrange(low, min(high, low + 4))])


def damaged(document: Any, places: list[tuple[Place, Field]], rng: random.Random) -> Any:
    """Change some values of a document, or swap them with others of the same type."""
    changed = copy.deepcopy(document)
    for _ in range(rng.choice([1, 1, 2, 3])):
        place, field = rng.choice(places)
        if rng.random() < 0.4:
            other = rng.choice([path for path, one in places if one.of is field.of])
            one, two = get(changed["state"], place), get(changed["state"], other)
            put(changed["state"], place, two)
            put(changed["state"], other, one)
        else:
            put(changed["state"], place, another_value(field, rng))
    return changed


def some_positions(game: Game[Any], rng: random.Random) -> Iterator[Any]:
    """Positions of random games, with random options."""
    while True:
        options = {option.name: rng.choice(option.values) for option in game.options if option.values}
        try:
            match = tana.new(game.name, seats=rng.choice(game.seats), seed=rng.randrange(10**9), **options)
        except BadOption:
            continue
        while match.actor is not None:
            if rng.random() < 0.1:
                yield match.position()
            match.apply(rng.choice(game.legal(match.state)))


@pytest.mark.parametrize("name", names())
def test_a_damaged_position_is_refused_or_can_be_played(name: str) -> None:
    """Every accepted position can be played: it has legal actions, views, worlds, and an end or a next step."""
    game = find_game(name)
    rng = random.Random(name)
    places = [(path, field) for path, field in leaves(game.rules.State) if path[0] != "edition"]
    positions = some_positions(game, rng)
    for number in range(DAMAGED):
        document = damaged(next(positions), places, rng)
        try:
            state = game.from_position(document)
            game.check_beginning(state)
        except BadPosition as refused:
            assert refused.path.startswith("$.")
            continue
        play_on(game, state, number, rng)


def play_on(game: Game[Any], state: Any, seed: int, rng: random.Random) -> None:
    root = root_of_seed(seed)
    for ply in range(PLIES):
        for seat in (None, *range(game.seats_of(state))):
            game.view(state, seat)
        actor = game.actor(state)
        if actor is None:
            assert game.outcome(state) is not None
            return
        legal = game.legal(state)
        assert legal
        world = game.determinize(state, actor, rng_from(derive_entropy(root, 1000 + ply)))
        unlikely = rng.randrange(len(game.actions))
        if unlikely not in legal:
            game.why_not(world, unlikely)
        game.apply(state, rng.choice(legal), rng_from(derive_entropy(root, ply)))
