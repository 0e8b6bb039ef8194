"""The fourth speed gives the same bytes and the same documents: every game, number of seats and option, in Node."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from dataclasses import asdict, replace
from hashlib import blake2b
from itertools import islice
from math import ceil
from typing import Any

import msgspec
import numpy as np
import pytest

from tana.core import record
from tana.core.chance import derive_entropy, rng_from, root_of_seed
from tana.core.events import Event
from tana.core.game import Game
from tana.core.registry import game as find_game
from tana.engine.instantiate import instantiate
from tana.engine.observation import Observation
from tana.engine.observation_kernel import Sight, observation_kernel
from tana.server.protocol.encoding import text_of
from tana.server.tables.outcome import wire_outcome
from tana.server.tables.position import WORLDS, mover_of
from tana.wasm.layout import layout_of
from tests.contract.tables import Step, Table, compiled_tables, each_game, random_game
from tests.wasm.conftest import Ask

SOAK = bool(os.environ.get("TANA_SOAK"))
SEED = 11
GAMES = 100_000 if SOAK else 2_000
"""Random games of all games together."""
EVERY = 1 if SOAK else 25
"""Which steps of a random game are looked at in full."""
MOST_STEPS = 1000 if SOAK else 5
REFUSED = 12
ROOT = root_of_seed(3)


def tables_of(name: str) -> list[Table]:
    return [table for table in compiled_tables() if table.game.name == name]


def plain(value: Any) -> Any:
    """As JSON has it."""
    return json.loads(msgspec.json.encode(value))


def events_of(events: list[Event]) -> list[dict[str, Any]]:
    return [
        {
            "name": event.name,
            "args": event.arguments,
            "seats": None if event.seats is None else sorted(event.seats),
            "reveals": event.reveals,
        }
        for event in events
    ]


@pytest.mark.parametrize("name", each_game())
def test_random_games_end_in_the_same_bytes(name: str, ask: Ask) -> None:
    """Decisions, a digest of the final state, scores and ranks of whole games."""
    tables = tables_of(name)
    count = ceil(GAMES / len(compiled_tables()))
    series = {"seed": SEED, "first": 0, "count": count}
    asked = [{"seats": table.seats, "options": table.settings, **series} for table in tables]
    found = ask(name, {"series": asked})["series"]
    play = instantiate("tana.engine.playout", name)
    for table, rows in zip(tables, found, strict=True):
        options = table.game.encode(table.settings)
        expected = play.play_many(table.seats, options, SEED, 0, count, with_digest=True)
        assert rows == expected.flatten().tolist(), str(table)


def some_steps(table: Table) -> Iterator[Step]:
    """A few steps of a random game, the last one among them."""
    steps = list(random_game(table, SEED))
    chosen = islice((step for step in steps[:-1] if step.number % EVERY == 1), MOST_STEPS - 1)
    yield from (*chosen, steps[-1])


def luck_of_looking(number: int) -> bytes:
    """As `Mover.crossings` has it."""
    return blake2b(b"tana/1/boundary/%d" % number, key=ROOT, digest_size=8 * WORLDS).digest()


def refused_in(game: Game[Any], step: Step) -> list[int]:
    """Some actions that are not allowed, from all over the action space."""
    every = max(1, len(game.actions) // REFUSED)
    return [action for action in range(step.number % every, len(game.actions), every) if action not in step.legal]


def question(game: Game[Any], step: Step) -> dict[str, Any]:
    return {
        "before": record.to_bytes(step.before).hex(),
        "action": step.action,
        "entropy": step.entropy.hex(),
        "luck": luck_of_looking(step.number).hex(),
        "refused": refused_in(game, step),
        "seat": step.actor,
    }


def expected(game: Game[Any], step: Step) -> dict[str, Any]:
    """What Python says about a step: by the functions that the server itself calls."""
    mover = mover_of(game)
    before = mover.enter(step.before)
    played = mover.play(before, step.action, step.entropy)
    assert played is not None
    after, _ = played
    state = mover.state(after)
    readers = (None, *range(game.seats_of(state)))
    old = [game.look(before.memory, reader) for reader in readers]
    seen = [game.look(after.memory, reader) for reader in readers]
    why = [game.why_not(step.before, action) for action in refused_in(game, step)]
    scores, ranks = game.standing(state)
    found = game.outcome(state)
    return {
        "before": {"state": before.memory.hex(), "actor": before.actor, "legal": before.legal},
        "after": {"state": after.memory.hex(), "actor": after.actor, "legal": after.legal},
        "actions": [action_of(game, number) for number in before.legal],
        "parsed": before.legal,
        "views": [game.documents.whole(one) for one in seen],
        "patches": [game.documents.patch(was, one) for was, one in zip(old, seen, strict=True)],
        "refusals": [{"rule": one.rule, "text": text_of(one.text)} for one in why],
        "illegal": [None] * len(why),
        "crossings": [bool(mark) for mark in mover.crossings(before, ROOT, step.number)],
        "standing": {"scores": scores, "ranks": ranks},
        "lines": [
            [{"text": text_of(line.text), "points": line.points} for line in game.score_lines(state, seat)]
            for seat in readers[1:]
        ],
        "outcome": None if found is None else wire_outcome(found),
        "world": record.to_bytes(game.determinize(state, step.actor, rng_from(step.entropy))).hex(),
        "document": game.position(state),
        "read": after.memory.hex(),
    }


def action_of(game: Game[Any], number: int) -> dict[str, Any]:
    action = game.actions.action(number)
    return {"action": number, "word": action.word, "args": action.arguments, "notation": action.notation}


@pytest.mark.parametrize("name", each_game())
def test_everything_that_rules_say_is_the_same(name: str, ask: Ask) -> None:
    """Positions, events, views, patches, refusals, what can be taken back, lines of the score, worlds, documents."""
    game = find_game(name).compiled
    steps = [(table, step, events_of(step.events)) for table in tables_of(name) for step in some_steps(table)]
    found = ask(name, {"steps": [question(game, step) for _, step, _ in steps]})["steps"]
    for (table, step, events), answers in zip(steps, found, strict=True):
        told = plain({**expected(game, step), "events": events})
        for what in told:
            assert answers[what] == told[what], (str(table), step.number, what)


def all_chosen(table: Table) -> Table:
    """The table with everything chosen that is drawn or dealt out otherwise: who begins, the colour of each seat."""
    settings = {**table.settings}
    for option in table.game.options:
        seat = option.name.rpartition("_")[2]
        if option.name == "first":
            settings["first"] = str(table.seats)
        elif seat.isdigit() and int(seat) <= table.seats:
            settings[option.name] = option.values[-int(seat)]
    return replace(table, settings=settings)


@pytest.mark.parametrize("name", each_game())
def test_options_change_numbers_independently(name: str) -> None:
    """A page adds up the changes of all options, whatever else was chosen."""
    numbers = layout_of(name, "")["module"]["options"]
    for table in map(all_chosen, tables_of(name)):
        found = list(numbers["numbers"])
        for option, value in table.settings.items():
            for at, number in numbers["changes"][option][value].items():
                found[int(at)] = number
        assert found == table.game.encode(table.settings).tolist(), str(table)


@pytest.mark.parametrize("name", each_game())
def test_games_begin_alike(name: str, ask: Ask) -> None:
    """States, events and complete settings of a setup."""
    game, entropy = find_game(name).compiled, derive_entropy(ROOT, 0)
    tables = [chosen for table in tables_of(name) for chosen in (table, all_chosen(table))]
    asked = [{"seats": table.seats, "options": table.settings, "entropy": entropy.hex()} for table in tables]
    for table, found in zip(tables, ask(name, {"setups": asked})["setups"], strict=True):
        state, events = game.new(table.seats, table.settings, rng_from(entropy))
        assert found["position"]["state"] == record.to_bytes(state).hex()
        assert found["position"]["legal"] == game.legal(state)
        assert found["events"] == events_of(events)
        assert found["settings"] == table.settings


# --- observations ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", each_game())
def test_observations_are_the_same_numbers(name: str, ask: Ask) -> None:
    """In both forms, with and without the memory aid, from every seat; Python's by the code that it compiles."""
    game, view = find_game(name).compiled, find_game(name).rules.View
    for memory in (False, True):
        observation = Observation(view, memory)
        write = observation_kernel(Sight(name, memory), "float32").write_observation
        write_compact = observation_kernel(Sight(name, memory), "uint8").write_observation
        asked, expected = [], []
        for table in (tables_of(name)[0], tables_of(name)[-1]):
            for step in islice(random_game(table, SEED), 5, 60, 18):
                for seat in range(table.seats):
                    state = record.to_bytes(step.before)
                    seen = np.frombuffer(game.look(state, seat), view.dtype)[0].view(np.recarray)
                    floats, compact = (np.zeros(observation.length, kind) for kind in (np.float32, np.uint8))
                    write(seen, seat, table.seats, floats)
                    write_compact(seen, seat, table.seats, compact)
                    asked.append({"state": state.hex(), "seat": seat, "memory": memory})
                    expected.append((compact.tolist(), floats.tobytes().hex()))
        found = ask(name, {"observations": asked})["observations"]
        assert [(one["compact"], one["floats"]) for one in found] == expected
        assert found[0]["spans"] == [asdict(span) for span in observation.spans]
        assert any(any(compact) for compact, _ in expected)
