"""`tana verify` with rules that differ from the current ones: beside the record, in the database, or missing."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from pathlib import Path

import pytest

from tana.core.game_file import save
from tana.core.match import Match, header_of
from tana.core.rules_file import SUFFIX, RulesFile
from tana.engine.kept_game import kept_game
from tana.server.storage.kept_rules import KeptRulesStore
from tana.server.storage.sqlite_store import SqliteStore
from tana.wasm.build import build
from tana.wasm.linker import NoLinker, linker
from tests.cli.terminal import Tana


@pytest.fixture(scope="module")
def rules() -> RulesFile:
    """The rules of an older edition: the current module, with components of another name."""
    try:
        linker()
    except NoLinker as fault:
        pytest.skip(str(fault))
    built = build("uly")
    layout = json.loads(built.layout.read_bytes()) | {"edition": "uly-older"}
    return RulesFile(built.module.read_bytes(), json.dumps(layout).encode())


@pytest.fixture
def record(rules: RulesFile, tmp_path: Path) -> Path:
    """A record of a game played by these rules, which it names."""
    game = kept_game(rules)
    header = replace(header_of(game, 2, game.settings(2, {}), ("Ada", "Leo"), bytes(8)), rules=rules.id)
    match = Match(game, header, bytes(32))
    while match.actor is not None:
        match.play(match.legal_numbers()[-1])
    save(match, tmp_path / "old.tana")
    return tmp_path / "old.tana"


def test_rules_beside_the_record_are_used(tana_command: Tana, record: Path, rules: RulesFile) -> None:
    (record.parent / f"{rules.id}{SUFFIX}").write_bytes(rules.pack())
    found = tana_command("verify", str(record), "--database", str(record.parent / "none.db"))
    assert found.status == 0
    assert f"Replayed by the rules it names, {rules.id[:12]}" in found.out and "is a valid record" in found.out


def test_rules_in_the_database_are_used(tana_command: Tana, record: Path, rules: RulesFile) -> None:
    database = record.parent / "tana.db"

    async def keep() -> None:
        store = SqliteStore(database)
        await KeptRulesStore(store.notices).keep(rules, 1000)
        await store.close()

    asyncio.run(keep())
    found = tana_command("verify", str(record), "--database", str(database))
    assert found.status == 0 and str(database) in found.out


def test_missing_rules_are_named(tana_command: Tana, record: Path, rules: RulesFile) -> None:
    found = tana_command("verify", str(record), "--database", str(record.parent / "none.db"))
    assert found.status == 2
    assert f"It names rules that are not here: put {rules.id}{SUFFIX} beside it" in found.err


def test_a_file_with_other_content_than_its_name_is_rejected(
    tana_command: Tana, record: Path, rules: RulesFile
) -> None:
    other = RulesFile(rules.module, rules.layout + b" ")
    (record.parent / f"{rules.id}{SUFFIX}").write_bytes(other.pack())
    found = tana_command("verify", str(record), "--database", str(record.parent / "none.db"))
    assert found.status == 2 and "the file has the rules" in found.err
