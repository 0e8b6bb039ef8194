"""Declarations read back from a layout document are those that it was made of; files of rules are checked."""

from __future__ import annotations

import json
import random
import zlib
from typing import Any

import pytest

from tana.core import rules_file
from tana.core.chance import rng_from
from tana.core.declared import BadRules, Declared, declared
from tana.core.game import AnyGame
from tana.core.registry import game, names
from tana.core.rules_file import MAGIC, RulesFile, unpack
from tana.core.schema import schema_of
from tana.core.view_document import Documents


def document_of(found: AnyGame) -> Any:
    """A layout document, through JSON, with the part of the module that declarations need."""
    limit = {"once": sorted(found.log_limit.once), "since_last_turn": found.log_limit.since_last_turn}
    document = schema_of(found) | {"tana": "layout", "module": {"log_limit": limit}}
    return json.loads(json.dumps(document))


@pytest.mark.parametrize("name", names())
def test_a_document_gives_back_what_it_was_made_of(name: str) -> None:
    found = game(name)
    again = declared(document_of(found))
    assert (again.game, again.edition, again.seats) == (found.name, found.edition, found.seats)
    assert again.options == found.options and again.log_limit == found.log_limit
    assert (again.secrets, again.max_legal) == (tuple(found.secrets), found.rules.MAX_LEGAL)
    assert again.state.dtype == found.rules.State.dtype and again.view.dtype == found.rules.View.dtype
    assert again.view.nothing().tobytes() == found.rules.View.nothing().tobytes()  # type: ignore[attr-defined]
    numbers = range(len(found.actions))
    assert [again.actions.action(n) for n in numbers] == [found.actions.action(n) for n in numbers]
    for table in ("refusals", "endings", "score_texts"):
        there, here = getattr(again, table), getattr(found, table)
        assert [there.because(n) for n in range(len(there))] == [here.because(n) for n in range(len(here))]
    assert [(kind.name, kind.reveals) for kind in again.events.kinds] == [
        (kind.name, kind.reveals) for kind in found.events.kinds
    ]


@pytest.mark.parametrize("name", names())
def test_views_read_alike(name: str) -> None:
    found = game(name)
    documents = Documents(declared(document_of(found)).view)
    rng, seats = random.Random(1), found.seats[-1]
    state, _ = found.new(seats, found.settings(seats, {}), rng_from(bytes(8)))
    before: dict[int | None, bytes] = {}
    for move in range(4):
        for reader in (None, *range(seats)):
            seen = found.look(state.tobytes(), reader)  # type: ignore[attr-defined]
            assert documents.whole(seen) == found.documents.whole(seen)
            if reader in before:
                assert documents.patch(before[reader], seen) == found.documents.patch(before[reader], seen)
            before[reader] = seen
        if not (legal := found.legal(state)):
            break
        found.apply(state, rng.choice(legal), rng_from(move.to_bytes(8, "big")))


def changed(document: Any, *path: str | int, to: Any) -> Any:
    copied = json.loads(json.dumps(document))
    part = copied
    for step in path[:-1]:
        part = part[step]
    part[path[-1]] = to
    return copied


def test_a_damaged_document_is_rejected() -> None:
    document = document_of(game("uly"))
    state = document["state"]["record"]
    for broken in (
        changed(document, "version", to=2),
        changed(document, "tana", to="schema"),
        changed(document, "domains", to={}),
        changed(document, "state", "records", state, "size", to=7),
        changed(document, "state", "records", state, "fields", 0, "kind", to="thing"),
        changed(document, "state", "records", state, "fields", 1, "at", to=1),
        changed(document, "module", to=None),
        [],
        None,
    ):
        with pytest.raises(BadRules):
            declared(broken)
    assert isinstance(declared(document), Declared)


def test_a_file_of_rules_is_what_it_is_called() -> None:
    rules = RulesFile(b"\0asm module", b'{"game": "uly", "edition": "uly-1"}')
    other = RulesFile(b"\0asm ", b'module{"game": "uly", "edition": "uly-1"}')
    assert rules.id != other.id and len(rules.id) == 64
    assert (rules.game, rules.edition) == ("uly", "uly-1")
    assert unpack(rules.pack(), rules.id) == rules
    with pytest.raises(BadRules, match="not"):
        unpack(other.pack(), rules.id)


def test_a_damaged_file_of_rules_is_rejected(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = RulesFile(b"module" * 100, b"{}").pack()
    for broken in (b"", packed[1:], packed[:-3], packed + b"more", MAGIC + zlib.compress(b"\xff\xff\xff\xff")):
        with pytest.raises(BadRules):
            unpack(broken)
    monkeypatch.setattr(rules_file, "MOST_BYTES", 100)
    with pytest.raises(BadRules, match="too large"):
        unpack(packed)
